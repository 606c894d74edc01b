import lists from "../language/data/frames.json" with { type: "json" };
import { isAuxiliary, MARKS, WH } from "../language/function-words.ts";
import type { Word } from "../language/words.ts";
import { frameOf, longest } from "./frames.ts";
import type { Piece } from "./pieces.ts";

const OPENINGS = lists.openings.map(frameOf);

/**
 * "Who designed E and i also want to know when it opened", without what asks for the second thing to be told. Undefined
 * where nothing does.
 */
export function openingBehindAnd(words: readonly Word[]): readonly Piece[] | undefined {
  const lowers = words.map(({ lower }) => lower);
  for (let at = 2; at < words.length - 2; at += 1) {
    if (lowers[at] !== "and" && !MARKS.has(lowers[at] ?? "")) continue;
    const length = longest(OPENINGS, lowers, at + 1);
    if (length > 0 && WH.has(lowers[at + 1 + length] ?? "") && isAsked(lowers, at))
      return [
        { from: 0, to: at + 1 },
        { from: at + 1 + length, to: words.length },
      ];
  }
  return undefined;
}

/** Is something asked before it? */
function isAsked(lowers: readonly string[], to: number): boolean {
  return lowers.slice(0, to).some((lower) => WH.has(lower) || isAuxiliary(lower));
}
