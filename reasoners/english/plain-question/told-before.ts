import lists from "../language/data/frames.json" with { type: "json" };
import { BE, HAVE, MARKS } from "../language/function-words.ts";
import { isPast } from "../language/word-forms.ts";
import { phraseList, wordSet } from "../language/word-set.ts";
import type { Word } from "../language/words.ts";
import type { Piece } from "./pieces.ts";
import type { HoldsName } from "./preambles.ts";

const SEVERAL = phraseList(lists.several);
const BREAKS = wordSet(lists.breaks);
const MOST_WORDS_OF_A_NOUN = 3;

/**
 * "E has painted several murals: which chapel holds every one of them?" as "which chapel holds every one of the murals
 * painted by E": what is told in front is what "them" means. Undefined where nothing, or more, is told.
 */
export function toldBefore(words: readonly Word[], holdsName: HoldsName): readonly Piece[] | undefined {
  const stop = words.findIndex(({ lower }) => BREAKS.has(lower));
  const end = MARKS.has(words.at(-1)?.lower ?? "") ? words.length - 1 : words.length;
  const isOfThem = words[end - 2]?.lower === "of" && words[end - 1]?.lower === "them";
  if (stop < 4 || !isOfThem || words.slice(stop + 1, end - 1).some(({ lower }) => lower === "them")) return undefined;
  const have = words.findIndex(({ lower }, at) => at > 0 && at < stop && HAVE.has(lower));
  const verb = have + 1;
  const passive = BE.has(words[verb]?.lower ?? "");
  const several = SEVERAL.find((phrase) => phrase.every((lower, at) => words[verb + 1 + at]?.lower === lower));
  if (have < 1 || passive || several === undefined || !isPast(words[verb]?.lower ?? "")) return undefined;
  const noun = { from: verb + 1 + several.length, to: stop };
  const length = noun.to - noun.from;
  if (length < 1 || length > MOST_WORDS_OF_A_NOUN || !holdsName(0, have) || holdsName(noun.from, noun.to))
    return undefined;
  return [
    { from: stop + 1, to: end - 1 },
    { said: "the" },
    noun,
    { from: verb, to: verb + 1 },
    { said: "by" },
    { from: 0, to: have },
  ];
}
