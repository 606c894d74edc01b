import { editDistance } from "../../engine/text/edit-similarity.ts";
import lists from "./words.json" with { type: "json" };

/** Below it a letter more or less makes another name: "Nell" and "Neil". */
export const LEAST_LETTERS = 5;
/** From this many letters on, two of them may be wrong. */
const LETTERS_FOR_TWO = 8;
/** Words that tell things apart and are written similarly. */
const TELLING_APART: ReadonlySet<string> = new Set(lists.tellingApart.flatMap((line) => line.split(" ")));

/**
 * Is a name another name misspelt? Both are normalised. Each word must be the same but for a letter or two of a longer
 * one; a name with another word, one word more or fewer, or another number, is another name. Where the words are cut
 * otherwise, the letters must be the same ("spiderman"). `isWordOfNames` tells words that are spelt as they should be:
 * such a word stands for no other.
 */
export function isMisspelt(said: string, name: string, isWordOfNames: (word: string) => boolean): boolean {
  const [ours, theirs] = [said.split(" "), name.split(" ")];
  if (said.replaceAll(" ", "") === name.replaceAll(" ", "")) return true;
  return ours.length === theirs.length && ours.every((word, at) => isSpeltLike(word, theirs[at] ?? "", isWordOfNames));
}

function isSpeltLike(said: string, word: string, isWordOfNames: (word: string) => boolean): boolean {
  if (said === word) return true;
  if (/\p{N}/u.test(said + word) || TELLING_APART.has(said)) return false;
  // "Republican" for one of the "Republicans": the same word in another number.
  const isOtherNumber = said === `${word}s` || word === `${said}s`;
  if (!isOtherNumber && isWordOfNames(said)) return false;
  const letters = Math.max(said.length, word.length);
  if (letters < LEAST_LETTERS) return false;
  return editDistance(said, word) <= (letters < LETTERS_FOR_TWO ? 1 : 2);
}
