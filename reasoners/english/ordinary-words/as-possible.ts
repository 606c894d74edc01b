import type { AnalysisInput } from "../../../engine/question/analysis.ts";
import { isOnlyAlike } from "../../../engine/question/only-alike.ts";
import { gradedAdjective } from "../language/adjectives.ts";
import { MARKS, PREPOSITIONS } from "../language/function-words.ts";
import { superlativeOfBase } from "../language/superlative-of.ts";
import { phraseText, type Word, wordsOf } from "../language/words.ts";
import { phraseList } from "../language/word-set.ts";
import { isOfAsker } from "../talk/phrases-of-talk.ts";
import { type InOrdinaryWords, withPieces } from "./put-in-words.ts";

/** Behind "which hut" they ask which one is as was said before. */
const WOULD_BE = phraseList(["would that be", "would it be", "is that", "is it", "should we take", "should i take"]);
const MOST_WORDS_OF_A_KIND = 3;

/**
 * "As high up as possible" and "highest up" as "the highest", also where it is asked behind it which one that is: "we
 * want to sleep as high up as possible, which hut would that be". Undefined where nothing is said so.
 */
export function asPossible<T extends AnalysisInput>(input: T): InOrdinaryWords<T> | undefined {
  const words = wordsOf(input.question);
  const lower = (at: number): string => words[at]?.lower ?? "";
  const possible = words.findIndex(({ lower: each }, at) => each === "possible" && lower(at - 1) === "as");
  if (possible < 0) return highestUp(words, input);
  const up = lower(possible - 2) === "up" ? 1 : 0;
  const at = possible - 2 - up;
  if (lower(at - 1) !== "as") return undefined;
  const superlative = superlativeOfBase(lower(at));
  if (superlative === undefined) return undefined;
  const told = [`“${phraseText(words.slice(at - 1, possible + 1))}” was read as “${superlative}”`];
  const kind = kindAskedBehind(words, possible + 1);
  // "We want to stay on E as high up as possible": on E, and not anywhere.
  if (kind !== undefined && !saysNothing(words.slice(0, at - 1), input)) return undefined;
  const pieces =
    kind === undefined
      ? [{ from: 0, to: at - 1 }, { said: superlative }, { from: possible + 1, to: words.length }]
      : [kind, { said: `is ${superlative}` }];
  return { input: withPieces(input, pieces), readAs: told, doubts: [] };
}

/** "We want to sleep": who asks it wants that, and no more is said of the things. */
function saysNothing(before: readonly Word[], { mentions }: AnalysisInput): boolean {
  const end = before.at(-1)?.end ?? 0;
  const isNamed = mentions.some(({ start, candidates }) => start < end && !candidates.every(isOnlyAlike));
  return (
    !isNamed &&
    before.length <= MOST_BEFORE &&
    isOfAsker(before[0]) &&
    before.every(({ lower }) => lower === "to" || !PREPOSITIONS.has(lower))
  );
}

const MOST_BEFORE = 7;

/** "…, which hut would that be": the words "which hut"; undefined where something else is asked. */
function kindAskedBehind(words: readonly Word[], from: number): { from: number; to: number } | undefined {
  const which = words.findIndex(({ lower }, at) => at >= from && (lower === "which" || lower === "what"));
  if (which < 0 || !words.slice(from, which).every(({ lower }) => MARKS.has(lower) || lower === "so")) return undefined;
  const end = MARKS.has(words.at(-1)?.lower ?? "") ? words.length - 1 : words.length;
  const asked = WOULD_BE.find((phrase) => phrase.every((each, at) => words[end - phrase.length + at]?.lower === each));
  if (asked === undefined) return undefined;
  const to = end - asked.length;
  return to - which >= 2 && to - which <= 1 + MOST_WORDS_OF_A_KIND ? { from: which, to } : undefined;
}

/** "Which hut is (the) highest up", and not "the highest up to 1990". */
function highestUp<T extends AnalysisInput>(words: readonly Word[], input: T): InOrdinaryWords<T> | undefined {
  const end = MARKS.has(words.at(-1)?.lower ?? "") ? words.length - 1 : words.length;
  if (end < 2 || words[end - 1]?.lower !== "up") return undefined;
  const last = gradedAdjective(words[end - 2]?.lower ?? "");
  if (last?.degree !== "superlative") return undefined;
  return {
    input: withPieces(input, [
      { from: 0, to: end - 1 },
      { from: end, to: words.length },
    ]),
    readAs: [],
    doubts: [],
  };
}
