import { EvaluationInputError, type InputPosition, placeText, unexpected } from "../../input-error.ts";
import { parseJson } from "./parse-json.ts";
import { textOf } from "./text.ts";
import { endingFrom } from "../../../engine/text/ending.ts";

/** A value that is still to be read, with its place. */
export interface Unread {
  readonly place: InputPosition;
  /** @throws EvaluationInputError when it is no JSON */
  value(): unknown;
}

/** Anything that matters outside a string, or within one. */
const OUTSIDE = /["[\]{},\n]/gu;
const INSIDE = /["\\\n]/gu;

/**
 * The elements of a file's JSON array one after another: of the array that the file is, or of that which the file's
 * object has under a name. The file is never in memory as a whole, since published ones are larger than a string can
 * be.
 * @throws EvaluationInputError where the file ends early, or has no such array
 */
export async function* jsonElements(file: string, under?: string): AsyncGenerator<Unread> {
  const base = under === undefined ? 1 : 2;
  let depth = 0;
  let line = 1;
  let inString = false;
  let reached = false;
  let element = 0;
  let startLine = 1;
  let pending = "";

  for await (const part of textOf(file)) {
    let from = 0;
    let at = 0;
    // A backslash that ended the part before has taken this one's first character.
    if (inString && endsEscaped(pending)) at = 1;
    for (;;) {
      const pattern = inString ? INSIDE : OUTSIDE;
      pattern.lastIndex = at;
      const found = pattern.exec(part);
      if (found === null) break;
      const mark = found[0];
      at = found.index + 1;
      if (mark === "\n") line += 1;
      else if (mark === "\\") at += 1;
      else if (mark === '"') inString = !inString;
      else if (mark === "[" || mark === "{") {
        depth += 1;
        if (!reached && depth === base && mark === "[" && opensArray(pending + part.slice(from, found.index), under)) {
          [reached, from, pending, startLine] = [true, at, "", line];
        }
      } else if (mark === "," || mark === "]" || mark === "}") {
        const atBase = depth === base;
        if (mark !== ",") depth -= 1;
        if (!atBase) continue;
        if (reached) {
          const text = pending + part.slice(from, found.index);
          const place = { file, element, line: startLine + leadingLines(text) };
          // `[]` has no elements, and only the last one may be missing.
          if (text.trim() !== "" || mark === ",") yield { place, value: () => parseJson(text, place) };
          if (mark === "]") return;
          element += 1;
        }
        [from, pending, startLine] = [at, "", line];
      }
    }
    pending += part.slice(from);
    if (!reached && base === 1 && pending.trim() !== "")
      throw unexpected({ file, line }, "a JSON array", pending.trimStart());
  }
  if (!reached) throw new EvaluationInputError(`${placeText({ file })}: expected ${wanted(under)}, and there is none.`);
  const end = pending.slice(-60);
  throw unexpected(
    { file, element, line: startLine },
    "the element and the array to end",
    end === "" ? "the end of the file" : end,
  );
}

/** Whether what stands before a bracket makes it that of the array wanted. */
function opensArray(before: string, under: string | undefined): boolean {
  if (under === undefined) return before.trim() === "";
  const key = before.trimEnd();
  return (key.endsWith(":") ? key.slice(0, -1).trimEnd() : key).endsWith(JSON.stringify(under));
}

function endsEscaped(text: string): boolean {
  return (text.length - endingFrom(text, /\\/u)) % 2 === 1;
}

function leadingLines(text: string): number {
  return (/^\s*/u.exec(text)?.[0].match(/\n/gu) ?? []).length;
}

function wanted(under: string | undefined): string {
  return under === undefined ? "a JSON array" : `a JSON object with an array under ${JSON.stringify(under)}`;
}
