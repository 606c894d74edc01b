import type { AnalysisInput } from "../../../engine/question/analysis.ts";
import { BE, DETERMINERS, isFunctionWord, MARKS, WH } from "../language/function-words.ts";
import { wordsOf } from "../language/words.ts";
import { namedInOrder } from "./named-in-order.ts";
import type { Piece } from "./pieces.ts";

const MOST_WORDS_OF_A_NOUN = 4;

/**
 * "Of E the founder" and "of E, who was the founder" as "(who was) the founder of E". Undefined where anything else is
 * said.
 */
export function ofNameFirst({
  question,
  mentions,
}: Pick<AnalysisInput, "question" | "mentions">): readonly Piece[] | undefined {
  const words = wordsOf(question);
  const [name, ...others] = namedInOrder(words, mentions);
  if (words[0]?.lower !== "of" || name === undefined) return undefined;
  if (others.some(({ mention }) => /\p{Lu}/u.test(mention.text))) return undefined;
  if (!words.slice(1, name.from).every(({ lower }) => DETERMINERS.has(lower))) return undefined;
  const end = words.findLastIndex(({ lower }) => !MARKS.has(lower)) + 1;
  const from = words[name.to]?.lower === "," ? name.to + 1 : name.to;
  const isAsked = WH.has(words[from]?.lower ?? "") && BE.has(words[from + 1]?.lower ?? "");
  const article = isAsked ? from + 2 : from;
  const noun = words.slice(article + 1, end);
  if (words[article]?.lower !== "the" || noun.length === 0 || noun.length > MOST_WORDS_OF_A_NOUN) return undefined;
  if (noun.some(({ lower }) => isFunctionWord(lower))) return undefined;
  return [
    { from, to: end },
    { from: 0, to: name.to },
    { from: end, to: words.length },
  ];
}
