import lists from "../language/data/talk-words.json" with { type: "json" };
import type { AnalysisInput } from "../../../engine/question/analysis.ts";
import { BE, DETERMINERS, isFunctionWord, MARKS, MODAL } from "../language/function-words.ts";
import { phraseList, wordSet } from "../language/word-set.ts";
import { type Word, wordsOf } from "../language/words.ts";
import { type InOrdinaryWords, withPieces } from "../ordinary-words/put-in-words.ts";
import { namedInOrder } from "../plain-question/named-in-order.ts";

const SPEAKERS: ReadonlySet<string> = new Set(["i", "you", "we", "u"]);
const BEING = wordSet(lists.beingThere);
const AT = phraseList(lists.atAPlace);
const MOST_WORDS_OF_A_NOUN = 3;

/**
 * "If I stood on top of E, what country would I be in" as "what country is E in": who is there is where that is.
 * Undefined where more is said of it.
 */
export function whereIWouldBe<T extends AnalysisInput>(input: T): InOrdinaryWords<T> | undefined {
  const words = wordsOf(input.question);
  const lower = (at: number): string => words[at]?.lower ?? "";
  if (lower(0) !== "if" || !SPEAKERS.has(lower(1)) || !BEING.has(lower(2))) return undefined;
  const rest = words.slice(3).map((word) => word.lower);
  const at = AT.filter((phrase) => phrase.every((each, index) => rest[index] === each));
  const place = 3 + Math.max(0, ...at.map(({ length }) => length));
  const start = DETERMINERS.has(lower(place)) ? place + 1 : place;
  const name = namedInOrder(words, input.mentions).find(({ from }) => from === start);
  if (place === 3 || name === undefined) return undefined;
  let asking = name.to;
  while (MARKS.has(lower(asking)) || lower(asking) === "then") asking += 1;
  const modal = words.findIndex((word, index) => index > asking && isBeing(word));
  const noun = words.slice(asking + 1, modal);
  const isAsked = (lower(asking) === "what" || lower(asking) === "which") && noun.length > 0;
  if (!isAsked || modal < 0 || noun.length > MOST_WORDS_OF_A_NOUN || noun.some((word) => isFunctionWord(word.lower)))
    return undefined;
  const end = words.findLastIndex((word) => !MARKS.has(word.lower)) + 1;
  const behind = words.slice(modal + 1, end).map((word) => word.lower);
  if (!SPEAKERS.has(behind[0] ?? "") || !BEHIND.has(behind.slice(1).join(" "))) return undefined;
  return {
    input: withPieces(input, [
      { from: asking, to: modal },
      { said: "is" },
      { from: place, to: name.to },
      { said: "in" },
    ]),
    readAs: [],
    doubts: [],
  };
}

function isBeing({ lower }: Word): boolean {
  return MODAL.has(lower) || BE.has(lower);
}

const BEHIND: ReadonlySet<string> = new Set(["be in", "be standing in", "be", "in", "be at", "find myself in"]);
