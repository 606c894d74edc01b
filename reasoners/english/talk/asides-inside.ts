import lists from "../language/data/talk-words.json" with { type: "json" };
import type { AnalysisInput } from "../../../engine/question/analysis.ts";
import { isOnlyAlike } from "../../../engine/question/only-alike.ts";
import { DETERMINERS, MARKS } from "../language/function-words.ts";
import { phraseText, type Word, wordsOf } from "../language/words.ts";
import { phraseList } from "../language/word-set.ts";
import { type InOrdinaryWords, withPieces } from "../ordinary-words/put-in-words.ts";

const WHEREABOUTS = phraseList(lists.whereabouts);
const MOST_BETWEEN = 4;

/**
 * "The bakery or whatever company supplies E" as "the company that supplies E": who says so does not know what it is.
 * Undefined where nothing is left open so.
 */
export function withoutWhatever<T extends AnalysisInput>(input: T): InOrdinaryWords<T> | undefined {
  const words = wordsOf(input.question);
  const at = words.findIndex(({ lower }, index) => lower === "whatever" && words[index - 1]?.lower === "or");
  const noun = words[at + 1];
  if (at < 2 || noun === undefined || MARKS.has(noun.lower)) return undefined;
  const determiner = words.findLastIndex(({ lower }, index) => index < at && DETERMINERS.has(lower));
  if (determiner < 0 || at - determiner > MOST_BETWEEN || holdsName(input, words, determiner, at)) return undefined;
  const told = phraseText(words.slice(determiner + 1, at + 2));
  return {
    input: withPieces(input, [
      { from: 0, to: determiner + 1 },
      { from: at + 1, to: words.length },
    ]),
    readAs: [`“${told}” was read as “${noun.text}”`],
    doubts: [],
  };
}

/**
 * The question without where its asker says that he is: "the oldest club round here". Which of the things are near him
 * no graph tells; that all are taken may not be meant. "In our area, E or F" are E and F. Undefined where nothing is
 * said of that.
 */
export function withoutWhereabouts<T extends AnalysisInput>(input: T): InOrdinaryWords<T> | undefined {
  const words = wordsOf(input.question);
  const found = WHEREABOUTS.flatMap((phrase) => {
    const from = words.findIndex((_, at) => at > 1 && phrase.every((each, more) => words[at + more]?.lower === each));
    return from < 0 ? [] : [{ from, to: from + phrase.length }];
  })[0];
  if (found === undefined || holdsName(input, words, found.from, found.to)) return undefined;
  const { from, to } = found;
  const told = phraseText(words.slice(from, to));
  const behind = words.slice(to).findIndex(({ lower }) => !MARKS.has(lower));
  if (behind > 0 && words[to]?.lower === "," && isNamed(input, words[to + behind]))
    return {
      input: withPieces(input, [{ from: 0, to: from }, { said: "in" }, { from: to + 1, to: words.length }]),
      readAs: [],
      doubts: [],
    };
  if (behind >= 0) return undefined;
  return {
    input: withPieces(input, [
      { from: 0, to: from },
      { from: to, to: words.length },
    ]),
    readAs: [],
    doubts: [`“${told}” was left out, as the graph does not tell where that is`],
  };
}

function isNamed({ mentions }: AnalysisInput, word: Word | undefined): boolean {
  return mentions.some(({ start, candidates }) => start === word?.start && !candidates.every(isOnlyAlike));
}

function holdsName({ mentions }: AnalysisInput, words: readonly Word[], from: number, to: number): boolean {
  const [start, end] = [words[from]?.start ?? 0, words[to - 1]?.end ?? 0];
  return mentions.some((each) => each.start < end && start < each.end && !each.candidates.every(isOnlyAlike));
}
