import type { Mention } from "../../../engine/sources/knowledge-graph.ts";
import { BE, DO, HAVE } from "../language/function-words.ts";
import { isPast } from "../language/word-forms.ts";
import { lowerOf, type Token } from "./tokens.ts";

/** Who does what the verb says: what is asked for, a name, or, where it is only suffered, nobody who is named. */
export type Doer = "ASKED" | "NOBODY" | Mention;

/** Who does it, by where the words stand; `tokens` are those behind what asks. */
export function doerIn(tokens: readonly Token[]): Doer {
  const [first, second] = tokens;
  const by = tokens.findIndex((token) => lowerOf(token) === "by");
  const isSuffered = tokens.some(
    (token, at) => BE.has(lowerOf(token)) && tokens.slice(at + 1).some((each) => isPast(lowerOf(each))),
  );
  if (isSuffered && by >= 0) {
    const behind = tokens[by + 1];
    return behind !== undefined && "name" in behind ? behind.name : "ASKED";
  }
  if (isSuffered) return "NOBODY";
  const isTurned = [DO, HAVE, BE].some((words) => words.has(lowerOf(first)));
  if (isTurned && second !== undefined && "name" in second) return second.name;
  if (first !== undefined && "name" in first) return first.name;
  return "ASKED";
}
