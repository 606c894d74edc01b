import type { AnalysisInput } from "../../../engine/question/analysis.ts";
import { BE, isFunctionWord, MARKS } from "../language/function-words.ts";
import { wordsOf } from "../language/words.ts";
import { type InOrdinaryWords, withPieces } from "../ordinary-words/put-in-words.ts";
import { namedInOrder } from "../plain-question/named-in-order.ts";

const MOST_WORDS_OF_A_NOUN = 3;

/** "E is whose mascot" as "whose mascot is E". Undefined where it is not asked so. */
export function whoseInFront<T extends AnalysisInput>(input: T): InOrdinaryWords<T> | undefined {
  const words = wordsOf(input.question);
  const whose = words.findIndex(({ lower }) => lower === "whose");
  const verb = words[whose - 1]?.lower ?? "";
  const name = namedInOrder(words, input.mentions).find(({ to }) => to === whose - 1);
  if (whose < 2 || name === undefined || !(BE.has(verb) || verb === "'s")) return undefined;
  if (words.slice(0, name.from).some(({ lower }) => !isFunctionWord(lower))) return undefined;
  const end = words.findLastIndex(({ lower }) => !MARKS.has(lower)) + 1;
  const noun = words.slice(whose + 1, end);
  if (noun.length === 0 || noun.length > MOST_WORDS_OF_A_NOUN || noun.some(({ lower }) => isFunctionWord(lower)))
    return undefined;
  const pieces = [{ from: whose, to: end }, { said: verb === "'s" ? "is" : verb }, { from: 0, to: name.to }];
  return { input: withPieces(input, pieces), readAs: [], doubts: [] };
}
