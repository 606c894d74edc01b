import { BE, DETERMINERS, MARKS } from "../language/function-words.ts";
import { OF_PERSONS } from "../language/question-words.ts";
import type { Word } from "../language/words.ts";
import type { Piece } from "./pieces.ts";

const CO = /^co-\p{L}{3}/u;

/**
 * "Who was E a co-star of" and "E was the co-star of who" as "who was the co-star of E": whoever does something in
 * somebody's company has him for company as well. Undefined where nothing of the kind is asked.
 */
export function companyTurned(words: readonly Word[]): readonly Piece[] | undefined {
  const end = MARKS.has(words.at(-1)?.lower ?? "") ? words.length - 1 : words.length;
  const isInFront = OF_PERSONS.has(words[0]?.lower ?? "") && BE.has(words[1]?.lower ?? "");
  const isBehind = OF_PERSONS.has(words[end - 1]?.lower ?? "");
  const of = isBehind ? end - 2 : end - 1;
  if (isInFront === isBehind || words[of]?.lower !== "of" || !CO.test(words[of - 1]?.lower ?? "")) return undefined;
  const noun = DETERMINERS.has(words[of - 2]?.lower ?? "") ? of - 2 : of - 1;
  const [be, name] = isInFront ? [1, { from: 2, to: noun }] : [noun - 1, { from: 0, to: noun - 1 }];
  if (name.from >= name.to || !BE.has(words[be]?.lower ?? "")) return undefined;
  return [{ said: "who" }, { from: be, to: be + 1 }, { said: "the" }, { from: of - 1, to: of + 1 }, name];
}
