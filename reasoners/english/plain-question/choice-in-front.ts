import lists from "../language/data/frames.json" with { type: "json" };
import { gradedAdjective } from "../language/adjectives.ts";
import { BE, isAuxiliary, WH } from "../language/function-words.ts";
import { wordSet } from "../language/word-set.ts";
import type { Word } from "../language/words.ts";
import type { Piece } from "./pieces.ts";

const AGAINST = wordSet(lists.against);
const ONE_OF_THEM = lists.oneOfThem.map((phrase) => phrase.split(" ")).sort((a, b) => b.length - a.length);
const AMOUNTS = wordSet(lists.amountsCompared);
const PAUSES: ReadonlySet<string> = new Set([",", ":", ";"]);
const MOST_WORDS = 10;

/**
 * What is to be chosen from, behind the question where it stands before it: "E or F, which one is longer", "E vs F: who
 * was born first" and "E or F, more members?" are "which is longer, E or F" and so on.
 */
export function choiceInFront(words: readonly Word[], from: number, until: number): readonly Piece[] | undefined {
  let to = until;
  while (to > from && /^[?!.]$/u.test(words[to - 1]?.lower ?? "")) to -= 1;
  const first = words[from]?.lower ?? "";
  if (WH.has(first) || isAuxiliary(first)) return undefined;
  const against = words.findIndex(({ lower }, at) => at > from && AGAINST.has(lower));
  if (against < 0 || against - from > MOST_WORDS) return undefined;
  const start = words.findIndex(
    (word, at) => at > against + 1 && (WH.has(word.lower) || PAUSES.has(word.lower) || isMeasure(word.lower)),
  );
  if (start < 0 || start >= to || start - against > MOST_WORDS) return undefined;
  const asked = PAUSES.has(words[start]?.lower ?? "") ? start + 1 : start;
  const question = askedOf(words, asked, to);
  if (question === undefined) return undefined;
  return [...question, { said: "," }, { from, to: against }, { said: "or" }, { from: against + 1, to: start }];
}

function isMeasure(lower: string): boolean {
  return AMOUNTS.has(lower) || gradedAdjective(lower)?.degree === "comparative";
}

/** "Which one is longer", "which of the two is longer", "longer", "more members". */
function askedOf(words: readonly Word[], at: number, to: number): readonly Piece[] | undefined {
  const lower = words[at]?.lower ?? "";
  if (WH.has(lower)) {
    const skipped = ONE_OF_THEM.find((phrase) => phrase.every((word, index) => words[at + 1 + index]?.lower === word));
    const rest = at + 1 + (skipped?.length ?? 0);
    if (rest >= to) return undefined;
    const isBe = BE.has(words[rest]?.lower ?? "");
    return isBe
      ? [
          { from: at, to: at + 1 },
          { said: words[rest]?.lower === "'s" ? "is" : (words[rest]?.lower ?? "is") },
          { from: rest + 1, to },
        ]
      : [
          { from: at, to: at + 1 },
          { from: rest, to },
        ];
  }
  if (!isMeasure(lower)) return undefined;
  return [{ said: AMOUNTS.has(lower) ? "which has" : "which is" }, { from: at, to }];
}
