import type { Reading } from "../../../engine/question/analysis.ts";
import { nodesOf } from "../../../engine/question/form/walk.ts";
import lists from "../language/data/several.json" with { type: "json" };
import { isAuxiliary, PREPOSITIONS } from "../language/function-words.ts";
import { wordSet } from "../language/word-set.ts";
import type { Word } from "../language/words.ts";
import type { PartPiece } from "./part-text.ts";

const POINTING = wordSet(lists.pointing);
const TELLING_WHICH = wordSet(lists.tellingWhich);

/**
 * "When was the painter born", "the capital of that country", behind another thing that is asked: one of them is meant,
 * which the foregoing tells, and not all painters, nor what happens to be called so. The words of the first such thing;
 * undefined where a part speaks of none.
 */
export function pointingBack(
  pieces: readonly PartPiece[],
  words: readonly Word[],
  readings: readonly Reading[],
): string | undefined {
  const taken = new Set(
    readings.flatMap(({ form }) =>
      [...nodesOf(form)].flatMap(({ node }) =>
        node.kind === "instances" || node.kind === "mention" ? node.text.toLowerCase().split(" ") : [],
      ),
    ),
  );
  for (const piece of pieces) {
    if (!("from" in piece)) continue;
    for (let at = piece.from; at + 1 < piece.to; at += 1) {
      const [word, noun] = [words[at], words[at + 1]];
      const next = at + 2 < piece.to ? (words[at + 2]?.lower ?? "") : "";
      if (word === undefined || noun === undefined || !POINTING.has(word.lower)) continue;
      if (noun.text !== noun.lower) continue;
      const isBare = taken.has(noun.lower) && !TELLING_WHICH.has(next);
      if (word.lower === "the" ? isBare : isDemonstrative(words[at - 1])) return `${word.text} ${noun.text}`;
    }
  }
  return undefined;
}

/** "Of that country", "is this bridge"; and not "the man that wrote". */
function isDemonstrative(before: Word | undefined): boolean {
  return before !== undefined && (PREPOSITIONS.has(before.lower) || isAuxiliary(before.lower));
}
