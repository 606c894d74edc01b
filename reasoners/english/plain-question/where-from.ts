import { BE, MARKS } from "../language/function-words.ts";
import type { Word } from "../language/words.ts";
import type { Piece } from "./pieces.ts";

/**
 * "Where is the author of E from" as "where did the author of E come from". Of a name alone, "where is E from" is read
 * as it stands. Undefined where nothing is asked so.
 */
export function whereFrom(words: readonly Word[]): readonly Piece[] | undefined {
  const end = MARKS.has(words.at(-1)?.lower ?? "") ? words.length - 1 : words.length;
  const isAsked = words[0]?.lower === "where" && BE.has(words[1]?.lower ?? "") && words[end - 1]?.lower === "from";
  const said = words.slice(2, end - 1);
  const isNested = said.some(({ lower }) => lower === "of" || lower === "'s");
  if (!isAsked || !isNested || said.some(({ lower }) => BE.has(lower))) return undefined;
  return [{ said: "where did" }, { from: 2, to: end - 1 }, { said: "come from" }];
}
