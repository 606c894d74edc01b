import { isAuxiliary, isFunctionWord, MARKS, PREPOSITIONS } from "../../language/function-words.ts";
import type { Word } from "../../language/words.ts";
import { OF } from "./implied-words.ts";

const MOST_WORDS_OF_A_NOUN = 2;

/** What a preposition, "whose" and a noun say of whoever is meant, and where the words behind them begin. */
interface OfWhose {
  /** "in honour of" */
  readonly words: readonly Word[];
  readonly to: number;
}

/**
 * "In whose honour", from the preposition on: whoever is meant stands behind "in honour of", as relations are named.
 * All lengths of the noun that leave something behind it.
 */
export function ofWhose(words: readonly Word[], at: number, end: number): readonly OfWhose[] {
  const [preposition, pronoun] = [words[at], words[at + 1]];
  if (preposition === undefined || !PREPOSITIONS.has(preposition.lower) || pronoun?.lower !== "whose") return [];
  const found: OfWhose[] = [];
  for (let to = at + 3; to < end && to <= at + 2 + MOST_WORDS_OF_A_NOUN; to += 1) {
    const last = words[to - 1]?.lower ?? "";
    if (isFunctionWord(last) || isAuxiliary(last) || MARKS.has(last)) break;
    found.push({ words: [preposition, ...words.slice(at + 2, to), OF], to });
  }
  return found;
}
