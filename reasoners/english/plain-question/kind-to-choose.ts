import { gradedAdjective, gradedBehindDegree, ordinal } from "../language/adjectives.ts";
import { BE, isFunctionWord, MARKS, WH } from "../language/function-words.ts";
import { isPlural } from "../language/word-forms.ts";
import type { Word } from "../language/words.ts";
import type { Piece } from "./pieces.ts";
import type { HoldsName } from "./preambles.ts";

const PAUSES: ReadonlySet<string> = new Set([":", ","]);
const DEGREES: ReadonlySet<string> = new Set(["most", "least"]);
const MOST_WORDS_OF_A_NOUN = 3;

/**
 * "What is the largest island: A, B or C" as "which island is the largest: A, B or C": the noun says of what kind those
 * are that are named to choose from. Undefined where something else is said of them ("in E").
 */
export function kindToChoose(words: readonly Word[], holdsName: HoldsName): readonly Piece[] | undefined {
  const lower = (at: number): string => words[at]?.lower ?? "";
  if (!WH.has(lower(0)) || !BE.has(lower(1)) || lower(2) !== "the") return undefined;
  const rank = ordinal(lower(3)) === undefined ? 3 : 4;
  const isDegree = DEGREES.has(lower(rank));
  const adjective = isDegree ? gradedBehindDegree(lower(rank + 1)) : gradedAdjective(lower(rank));
  if (adjective === undefined || (!isDegree && adjective.degree !== "superlative")) return undefined;
  const noun = rank + (isDegree ? 2 : 1);
  const pause = words.findIndex((word, at) => at > noun && PAUSES.has(word.lower));
  if (pause < 0 || pause - noun > MOST_WORDS_OF_A_NOUN || isPlural(lower(pause - 1))) return undefined;
  const isNoun = words.slice(noun, pause).every(({ lower: each, text }) => each === text && !isFunctionWord(each));
  if (!isNoun || holdsName(noun, pause) || !listsNames(words, pause + 1, holdsName)) return undefined;
  return [
    { said: "which" },
    { from: noun, to: pause },
    { said: lower(1) === "'s" ? "is" : lower(1) },
    { from: 2, to: noun },
    { from: pause, to: words.length },
  ];
}

/** "A, B or C": nothing but names. */
function listsNames(words: readonly Word[], from: number, holdsName: HoldsName): boolean {
  const or = words.findLastIndex(({ lower }) => lower === "or");
  const end = words.findLastIndex(({ lower }) => !MARKS.has(lower)) + 1;
  return or > from && or < end - 1 && holdsName(from, or) && holdsName(or + 1, end);
}
