import type { AnalysisInput } from "../../../engine/question/analysis.ts";
import { wordsOf } from "../language/words.ts";
import type { Piece } from "../plain-question/pieces.ts";
import { type InOrdinaryWords, withPieces } from "./put-in-words.ts";

const DECADE = /^['’]?([2-9])0['’]?s$/u;
const YEAR = /^\d\d$/u;
const IN: ReadonlySet<string> = new Set(["the", "in"]);

/**
 * "In the 60s" as "in the 1960s", and a year in two digits behind a name that stands last ("E 98") as that of the last
 * century. Another century may be meant. Undefined where no time is said so.
 */
export function shortDecades<T extends AnalysisInput>(input: T): InOrdinaryWords<T> | undefined {
  const words = wordsOf(input.question);
  const at = words.findIndex(
    ({ text }, index) => DECADE.test(text) && IN.has(words[index - 1]?.lower ?? "") && index > 1,
  );
  const last = words.findLastIndex(({ lower }) => /[\p{L}\p{N}]/u.test(lower));
  const isYear =
    at < 0 &&
    YEAR.test(words[last]?.text ?? "") &&
    Number(words[last]?.text) >= FIRST_OF_LAST_CENTURY &&
    input.mentions.some(({ end }) => end === words[last - 1]?.end);
  const place = isYear ? last : at;
  const word = words[place];
  if (word === undefined) return undefined;
  const full = isYear ? `in 19${word.text}` : `19${DECADE.exec(word.text)?.[1] ?? ""}0s`;
  const pieces: readonly Piece[] = [{ from: 0, to: place }, { said: full }, { from: place + 1, to: words.length }];
  return {
    input: withPieces(input, pieces),
    readAs: [],
    doubts: [`“${word.text}” was read as “${full}”, which may not be meant`],
  };
}

/** What is written in two digits is a year less surely where it may be a number of this one. */
const FIRST_OF_LAST_CENTURY = 30;
