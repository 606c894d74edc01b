import lists from "../../language/data/phrase-words.json" with { type: "json" };
import { DETERMINERS, DO, isFunctionWord, MARKS, PREPOSITIONS, WH } from "../../language/function-words.ts";
import { isVerb } from "../../language/verbs.ts";
import { wordSet } from "../../language/word-set.ts";
import { phraseText, type Word } from "../../language/words.ts";
import { METONYMS } from "../../linking/content-words.ts";

/** Of words with a preposition, "headquarters location of": longer ones are more than one noun. */
export const MOST_WORDS_OF_A_NOUN = 7;

/** Words that can be one noun phrase: no clause begins in them. */
export function isNounPhrase(words: readonly Word[]): boolean {
  return (
    words.every(
      (word) =>
        !MARKS.has(word.lower) &&
        !DETERMINERS.has(word.lower) &&
        word.lower !== "'s" &&
        word.lower !== "and" &&
        word.lower !== "or" &&
        word.lower !== "by" &&
        !DO.has(word.lower) &&
        !WH.has(word.lower) &&
        word.lower !== "that",
    ) &&
    !isFunctionWord(words[0]?.lower ?? "") &&
    !isVerb(words[0]?.lower ?? "")
  );
}

const NAMES = wordSet(lists.names);

/** "the name of X", "the title of X": X itself. */
export function isNaming(words: readonly Word[]): boolean {
  const content = words.filter((word) => !isFunctionWord(word.lower));
  return content.length > 0 && content.every((word) => NAMES.has(word.lower));
}

/** "influenced the work of X" is said of X. */
export function isMetonym(words: readonly Word[]): boolean {
  const content = words.filter((word) => !isFunctionWord(word.lower));
  return content.length === 1 && METONYMS.has(content[0]?.lower ?? "");
}

/** The noun that a relation's other end is called by. */
export function headNoun(words: readonly Word[]): string | undefined {
  const noun = words.filter((word) => !isFunctionWord(word.lower) && word.text === word.lower);
  const until = words.findIndex((word) => PREPOSITIONS.has(word.lower));
  const head = until > 0 ? words.slice(0, until).filter((word) => noun.includes(word)) : noun;
  return head.length === 0 ? undefined : phraseText(head);
}
