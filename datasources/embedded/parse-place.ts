import type { ParsePlace } from "./worker-protocol.ts";

/** Characters of a line that are shown. */
const SHOWN = 80;
const BEFORE = 30;

/** The place of an offset in a text, in code units. */
export function placeOf(text: string, offset: number, path: string): ParsePlace {
  let line = 1;
  let start = 0;
  for (let end = text.indexOf("\n"); end >= 0 && end < offset; end = text.indexOf("\n", start)) {
    line += 1;
    start = end + 1;
  }
  const column = offset - start + 1;
  return { path, line, column, quote: excerpt(text, start, column) };
}

/** The place of a line and a column, both counted from 1. */
export function placeAt(text: string, line: number, column: number, path: string): ParsePlace {
  let start = 0;
  for (let passed = 1; passed < line && start >= 0; passed += 1) start = text.indexOf("\n", start) + 1 || -1;
  return { path, line, column, quote: start < 0 ? "" : excerpt(text, start, column) };
}

/** The line, or of a long one what stands around the column: some files are one line of many megabytes. */
function excerpt(text: string, start: number, column: number): string {
  const end = text.indexOf("\n", start);
  const length = (end < 0 ? text.length : end) - start;
  if (length <= SHOWN) return text.slice(start, start + length);
  const from = Math.max(0, Math.min(column - 1 - BEFORE, length - SHOWN));
  return text.slice(start + from, start + Math.min(from + SHOWN, length));
}
