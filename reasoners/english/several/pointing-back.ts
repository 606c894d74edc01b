import type { Reading } from "../../../engine/question/analysis.ts";
import type { SetForm } from "../../../engine/question/form/logical-form.ts";
import { nodesOf } from "../../../engine/question/form/walk.ts";
import lists from "../language/data/several.json" with { type: "json" };
import { isAuxiliary, PREPOSITIONS } from "../language/function-words.ts";
import { wordSet } from "../language/word-set.ts";
import type { Word } from "../language/words.ts";
import type { PartPiece } from "./part-text.ts";

const POINTING = wordSet(lists.pointing);
const TELLING_WHICH = wordSet(lists.tellingWhich);

/** A noun that points back: the place of its first word, what it says, and how many words that are. */
export interface PointingNoun {
  readonly at: number;
  readonly text: string;
  readonly noun: Word;
  /** "The painter's". */
  readonly owns: boolean;
}

/**
 * "When was the painter born", "the capital of that country", behind another thing that is asked: one of them is meant,
 * which the foregoing tells, and not all painters, nor what happens to be called so. The first such thing; undefined
 * where a part speaks of none.
 */
export function pointingBack(
  pieces: readonly PartPiece[],
  words: readonly Word[],
  readings: readonly Reading[],
): PointingNoun | undefined {
  const taken = new Set(
    readings.flatMap(({ form }) =>
      [...nodesOf(form)].flatMap(({ node }) => {
        if (node.kind === "instances" || node.kind === "mention") return node.text.toLowerCase().split(" ");
        // All painters of anything.
        return node.kind === "follow" && !namesAnything(node.from) ? node.relation.text.toLowerCase().split(" ") : [];
      }),
    ),
  );
  for (const piece of pieces) {
    if (!("from" in piece)) continue;
    for (let at = piece.from; at + 1 < piece.to; at += 1) {
      const [word, noun] = [words[at], words[at + 1]];
      const next = at + 2 < piece.to ? (words[at + 2]?.lower ?? "") : "";
      if (word === undefined || noun === undefined || !POINTING.has(word.lower)) continue;
      if (noun.text !== noun.lower) continue;
      const isBare = taken.has(noun.lower) && (next === "'s" || !TELLING_WHICH.has(next));
      if (word.lower === "the" ? isBare : isDemonstrative(words[at - 1]))
        return { at, text: `${word.text} ${noun.text}`, noun, owns: next === "'s" };
    }
  }
  return undefined;
}

function namesAnything(set: SetForm): boolean {
  return [...nodesOf(set)].some(({ node }) => node.kind === "mention" || node.kind === "value");
}

/** "Of that country", "is this bridge"; and not "the man that wrote". */
function isDemonstrative(before: Word | undefined): boolean {
  return before !== undefined && (PREPOSITIONS.has(before.lower) || isAuxiliary(before.lower));
}
