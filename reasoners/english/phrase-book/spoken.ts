import { DETERMINERS } from "../language/function-words.ts";
import { type Word, wordsOf } from "../language/words.ts";

/** Stands for the name of the thing in a question, as everywhere in the book. */
export const THING = "E";

/** What stands in lines between semicolons. */
export function listed(lines: readonly string[] = []): readonly string[] {
  return lines.flatMap((line) => line.split("; "));
}

/** A line of the book as it is compared; most have no words that are read otherwise than they are written. */
export function spokenLine(line: string): readonly string[] {
  if (READ_OTHERWISE.some((part) => line.includes(part))) return spokenWords(wordsOf(line));
  const words = line
    .replaceAll("E's", "E 's")
    .split(" ")
    .map((word) => (word === THING ? word : word.toLowerCase()));
  return words.filter((word, at) => !isArticle(word, at === words.length - 1));
}

/** The words of a line, with the name and its ending as one of them. */
export function wordsIn(line: string): readonly string[] {
  return READ_OTHERWISE.some((part) => line.includes(part)) ? spokenLine(line) : line.split(" ");
}

/** Contractions, marks, and "found", which is a form of two verbs. */
const READ_OTHERWISE: readonly string[] = [",", "found", "who's", "what's", "where's", "how's", "it's"];

/** As they are compared: in lower case, without articles and possessives; the name of the thing stays as it is. */
export function spokenWords(words: readonly Word[]): readonly string[] {
  return words
    .filter(({ text, lower }, at) => text === THING || !isArticle(lower, at === words.length - 1))
    .map(({ text, lower }) => (text === THING ? THING : lower));
}

/** Does a word say nothing of what is asked: "the", "their"? "Her" at the end is who it is asked of. */
function isArticle(lower: string, isLast: boolean): boolean {
  return DETERMINERS.has(lower) && !TELLING.has(lower) && !(lower === "her" && isLast);
}

/** Words that are determiners as well, and ask, or tell which ones are meant. */
const TELLING: ReadonlySet<string> = new Set(
  "which what whose how any no all every each other another same both either neither own such".split(" "),
);
