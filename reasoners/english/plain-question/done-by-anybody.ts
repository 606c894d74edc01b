import { englishDictionary } from "../dictionary/english-dictionary.ts";
import { DETERMINERS, isAuxiliary, isFunctionWord, MARKS, PREPOSITIONS } from "../language/function-words.ts";
import { likeVerb } from "../language/inflection.ts";
import { OF_THINGS } from "../language/question-words.ts";
import type { Word } from "../language/words.ts";
import type { Piece } from "./pieces.ts";

/** Whoever they are: those of whom nobody in a graph is meant. */
const ANYONE: ReadonlySet<string> = new Set(["they", "you", "we", "people"]);
const RELATIVE: ReadonlySet<string> = new Set(["that", "which"]);
const LIKE_PAST = "made";

/**
 * "The dye they use in E" as "the dye used in E", and "which dye do they use for E" as "which dye is used for E": who
 * does it is nobody in particular. Undefined where nothing is said so, or behind the verb there is no preposition.
 */
export function doneByAnybody(words: readonly Word[]): readonly Piece[] | undefined {
  const at = words.findIndex(({ lower }, index) => ANYONE.has(lower) && isVerbBase(words[index + 1]?.lower ?? ""));
  const tie = words[at + 2]?.lower ?? "";
  if (at < 2 || !PREPOSITIONS.has(tie) || tie === "to" || words[at + 3] === undefined) return undefined;
  const done = likeVerb(words[at + 1]?.lower ?? "", LIKE_PAST, true);
  const rest = { from: at + 2, to: words.length };
  const before = words[at - 1]?.lower ?? "";
  if (before === "do" && OF_THINGS.has(words[0]?.lower ?? "") && at > 2 && at <= MOST_WORDS_OF_A_NOUN)
    return [{ from: 0, to: at - 1 }, { said: "is" }, { said: done }, rest];
  const noun = RELATIVE.has(before) ? at - 2 : at - 1;
  const isNoun = isContent(words[noun]) && DETERMINERS.has(words[noun - 1]?.lower ?? "");
  if (!isNoun) return undefined;
  return [{ from: 0, to: noun + 1 }, { said: done }, rest];
}

const MOST_WORDS_OF_A_NOUN = 5;

function isContent(word: Word | undefined): boolean {
  return word !== undefined && word.text === word.lower && !isFunctionWord(word.lower) && !MARKS.has(word.lower);
}

function isVerbBase(lower: string): boolean {
  return !isAuxiliary(lower) && !isFunctionWord(lower) && englishDictionary().lemmasOf(lower, "v").includes(lower);
}
