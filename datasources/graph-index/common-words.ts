import lists from "./words.json" with { type: "json" };

/**
 * Words that make questions, not names, although every one of them is the name of some film, band or person. Verbs that
 * open a request ("Name the …", "List …") are among them.
 */
const COMMON_WORDS: ReadonlySet<string> = new Set(lists.common.flatMap((line) => line.split(" ")));

/** True for words of a question's frame and for numbers, which alone say nothing of an entity. `word` is normalised. */
export function isCommonWord(word: string): boolean {
  return COMMON_WORDS.has(word) || /^\p{N}+$/u.test(word);
}

/** What stands before a number that counts something or is a time. */
export const BEFORE_NUMBERS: ReadonlySet<string> = new Set(lists.beforeNumbers.flatMap((line) => line.split(" ")));

/** What may stand behind a number that is the name of something. */
export const BEHIND_NUMBERS: ReadonlySet<string> = new Set(lists.behindNumbers.flatMap((line) => line.split(" ")));
