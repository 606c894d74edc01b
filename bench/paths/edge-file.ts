import { closeSync, openSync, readSync, writeSync } from "node:fs";
import type { NumberedEdge } from "./scale-free.ts";

const PIECE_BYTES = 1024 * 1024;
const LINES_PER_WRITE = 10_000;
const [SPACE, NEWLINE, ZERO] = [0x20, 0x0a, 0x30];

/** Writes edges as lines of three numbers. Gives how many there are. */
export function writeEdges(path: string, edges: Iterable<NumberedEdge>): number {
  const file = openSync(path, "w");
  let written = 0;
  let lines: string[] = [];
  for (const [from, relation, to] of edges) {
    lines.push(`${from} ${relation} ${to}\n`);
    written += 1;
    if (lines.length === LINES_PER_WRITE) {
      writeSync(file, lines.join(""));
      lines = [];
    }
  }
  writeSync(file, lines.join(""));
  closeSync(file);
  return written;
}

/** Reads them, a piece of the file at a time. */
export function readEdges(path: string, each: (from: number, relation: number, to: number) => void): void {
  const file = openSync(path, "r");
  const piece = Buffer.alloc(PIECE_BYTES);
  const numbers = [0, 0, 0];
  let field = 0;
  for (let read = readSync(file, piece); read > 0; read = readSync(file, piece)) {
    for (let at = 0; at < read; at += 1) {
      const byte = piece[at] ?? 0;
      if (byte === SPACE) field += 1;
      else if (byte === NEWLINE) {
        each(numbers[0] ?? 0, numbers[1] ?? 0, numbers[2] ?? 0);
        numbers.fill(0);
        field = 0;
      } else numbers[field] = (numbers[field] ?? 0) * 10 + byte - ZERO;
    }
  }
  closeSync(file);
}
