import { wordsOf, type Word } from "../../language/words.ts";

/** An order of the words in which to read them, and what it costs to have changed it. */
export interface WordOrder {
  readonly words: readonly Word[];
  readonly cost: number;
}

/** A word that is said where another stands. @throws TypeError for a text that is none */
export function wordLike(place: Word | undefined, text: string): Word {
  const [word] = wordsOf(text);
  if (word === undefined) throw new TypeError(`"${text}" is no word.`);
  return place === undefined ? word : { ...word, start: place.start, end: place.end };
}
