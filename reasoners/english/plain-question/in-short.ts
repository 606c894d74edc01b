import { DETERMINERS, isFunctionWord, MARKS } from "../language/function-words.ts";
import { isPlural } from "../language/word-forms.ts";
import type { Word } from "../language/words.ts";
import type { Piece } from "./pieces.ts";
import type { HoldsName } from "./preambles.ts";

const MOST_WORDS_OF_A_KIND = 4;

/**
 * "List of boats" as "list boats", and "number of boats" as "how many boats are there": what is asked for in short of
 * all of a kind. Undefined where a question is put otherwise.
 */
export function inShort(words: readonly Word[], holdsName: HoldsName): readonly Piece[] | undefined {
  const start = DETERMINERS.has(words[0]?.lower ?? "") ? 1 : 0;
  let end = words.length;
  while (end > start && MARKS.has(words[end - 1]?.lower ?? "")) end -= 1;
  const of = start + 1;
  if (words[0]?.lower === "how" && words[1]?.lower === "many" && areKind(words.slice(2, end)))
    return [{ from: 0, to: end }, { said: "are there" }];
  if (words[of]?.lower !== "of" || of + 1 >= end || holdsName(start, of + 1)) return undefined;
  if (words[start]?.lower === "list") return [{ said: "list" }, { from: of + 1, to: words.length }];
  const kind = words.slice(DETERMINERS.has(words[of + 1]?.lower ?? "") ? of + 2 : of + 1, end);
  if (words[start]?.lower !== "number" || !areKind(kind)) return undefined;
  return [{ said: "how many" }, { from: end - kind.length, to: end }, { said: "are there" }];
}

function areKind(words: readonly Word[]): boolean {
  return (
    words.length > 0 &&
    words.length <= MOST_WORDS_OF_A_KIND &&
    words.every(({ lower, text }) => lower === text && !isFunctionWord(lower)) &&
    isPlural(words.at(-1)?.lower ?? "")
  );
}
