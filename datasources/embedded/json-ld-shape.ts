import type { ShapeProblem } from "./file-shape.ts";

/** Levels of objects and arrays. The parser calls itself for each, and its stack ends between 100 and 1,000. */
const MAX_DEPTH = 100;

/** What is wrong with a text of JSON-LD that its parser does not survive; undefined for what it can judge itself. */
export function jsonLdProblem(text: string): ShapeProblem | undefined {
  let depth = 0;
  const outside = /["[\]{}]/gu;
  for (let found = outside.exec(text); found !== null; found = outside.exec(text)) {
    if (found[0] === "[" || found[0] === "{") depth += 1;
    else if (found[0] === "]" || found[0] === "}") depth -= 1;
    else {
      const end = endOfString(text, found.index + 1);
      if (end === undefined) return undefined;
      outside.lastIndex = end;
    }
    if (depth > MAX_DEPTH)
      return {
        what: `objects and lists are nested more than ${MAX_DEPTH} deep`,
        offset: found.index,
        isLeftToParser: false,
      };
  }
  return undefined;
}

function endOfString(text: string, from: number): number | undefined {
  const inside = /["\\]/gu;
  inside.lastIndex = from;
  for (let found = inside.exec(text); found !== null; found = inside.exec(text)) {
    if (found[0] === '"') return found.index + 1;
    inside.lastIndex = found.index + 2;
  }
  return undefined;
}
