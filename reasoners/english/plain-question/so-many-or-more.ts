import { isFunctionWord, MARKS } from "../language/function-words.ts";
import { numberOf } from "../grammar/value.ts";
import type { Word } from "../language/words.ts";
import type { Piece } from "./pieces.ts";

/** How a bound is said in front of a number. */
const BOUNDS: ReadonlyMap<string, string> = new Map([
  ["more", "at least"],
  ["fewer", "at most"],
  ["less", "at most"],
]);
const MOST_WORDS_OF_A_NUMBER = 2;
const MOST_WORDS_OF_A_NOUN = 3;

/**
 * "Three or more ports", "three ports or more" as "at least three ports", and "two or fewer" as "at most two".
 * Undefined where no bound is said behind a number.
 */
export function soManyOrMore(words: readonly Word[]): readonly Piece[] | undefined {
  for (const at of words.keys()) {
    const bound = BOUNDS.get(words[at + 1]?.lower ?? "");
    if (bound === undefined || words[at]?.lower !== "or" || words[at + 2]?.lower === "than") continue;
    const number = numberBefore(words, at);
    if (number === undefined || isCompared(words, number.from)) continue;
    return [
      { from: 0, to: number.from },
      { said: bound },
      { from: number.from, to: at },
      { from: at + 2, to: words.length },
    ];
  }
  return undefined;
}

/** The number before a word, or before the noun that stands there. */
function numberBefore(words: readonly Word[], at: number): { readonly from: number } | undefined {
  for (let noun = 0; noun <= MOST_WORDS_OF_A_NOUN; noun += 1) {
    if (noun > 0 && !isNounWord(words[at - noun])) return undefined;
    for (let length = MOST_WORDS_OF_A_NUMBER; length > 0; length -= 1) {
      const from = at - noun - length;
      if (from < 0) continue;
      const said = words.slice(from, at - noun);
      if (numberOf(said)?.type === "number" || (length === 1 && said[0]?.lower === "one")) return { from };
    }
  }
  return undefined;
}

/** "More than two or fewer": a number that is held against already. */
function isCompared(words: readonly Word[], from: number): boolean {
  const before = words[from - 1]?.lower ?? "";
  return before === "than" || before === "least" || before === "most" || before === "exactly" || before === "or";
}

function isNounWord(word: Word | undefined): boolean {
  return word !== undefined && word.text === word.lower && !isFunctionWord(word.lower) && !MARKS.has(word.lower);
}
