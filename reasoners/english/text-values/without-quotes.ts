import type { AnalysisInput } from "../../../engine/question/analysis.ts";
import { withPieces } from "../ordinary-words/put-in-words.ts";
import type { Piece } from "../plain-question/pieces.ts";
import { wordsOf } from "../language/words.ts";
import { textsIn } from "./stated-texts.ts";

const QUOTES: ReadonlyMap<string, string> = new Map([
  ['"', '"'],
  ["“", "”"],
]);
const MOST_WORDS = 6;

/** Of a text that is looked for within others the quotes say where it ends: "has “moss” in its title". */
const WITHIN: ReadonlySet<string> = new Set(["contain", "contains", "containing", "word", "words", "phrase", "has"]);

/**
 * A question without the marks around a text that the graph states: "of the grade “second cut”" as "of the grade second
 * cut". Around anything else they stay.
 */
export function withoutQuotes<T extends AnalysisInput>(input: T): T {
  const words = wordsOf(input.question);
  const pieces: Piece[] = [];
  let kept = 0;
  for (let open = 0; open < words.length; open += 1) {
    const mark = QUOTES.get(words[open]?.lower ?? "");
    if (mark === undefined || open < kept || WITHIN.has(words[open - 1]?.lower ?? "")) continue;
    const close = words.findIndex(({ lower }, at) => at > open && lower === mark);
    if (close < 0 || close - open - 1 > MOST_WORDS) continue;
    const inside = words.slice(open + 1, close);
    if (!textsIn(inside, input.catalogue).some(({ from, to }) => from === 0 && to === inside.length)) continue;
    pieces.push({ from: kept, to: open }, { from: open + 1, to: close });
    kept = close + 1;
  }
  return pieces.length === 0 ? input : withPieces(input, [...pieces, { from: kept, to: words.length }]);
}
