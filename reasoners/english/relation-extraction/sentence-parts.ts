import { LRUCache } from "lru-cache";
import { normalise } from "../../../engine/text/normalise.ts";
import { wordsOf, type Word } from "../language/words.ts";
import { datesOf, numbersOf, type Stretch } from "./dates-and-numbers.ts";
import { nameRanges } from "./names.ts";

/** What stands in a sentence, whoever it is read about. */
export interface SentenceParts {
  readonly words: readonly Word[];
  /** As names are compared. */
  readonly normal: string;
  /** Where names stand, as ranges of its words, end exclusive. */
  readonly names: readonly (readonly [number, number])[];
  readonly dates: readonly Stretch[];
  readonly numbers: readonly Stretch[];
}

/** Characters of all sentences that are remembered, and of one. */
const MOST_CHARACTERS = 300_000;
const LONGEST_REMEMBERED = 2_000;

// The same few passages are read for every relation of a question, along each of its readings.
const remembered = new LRUCache<string, SentenceParts>({
  maxSize: MOST_CHARACTERS,
  maxEntrySize: LONGEST_REMEMBERED,
  sizeCalculation: (_, sentence) => Math.max(1, sentence.length),
});

export function sentenceParts(sentence: string): SentenceParts {
  const known = remembered.get(sentence);
  if (known !== undefined) return known;
  const words = wordsOf(sentence);
  const parts: SentenceParts = {
    words,
    normal: normalise(sentence),
    names: nameRanges(words, sentence),
    dates: datesOf(sentence),
    numbers: numbersOf(sentence),
  };
  remembered.set(sentence, parts);
  return parts;
}
