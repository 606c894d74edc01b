import { DETERMINERS, HAVE, isFunctionWord, MARKS } from "../language/function-words.ts";
import type { Word } from "../language/words.ts";
import type { Piece } from "./pieces.ts";

const MOST_WORDS_OF_A_NAME = 6;
const MOST_WORDS_OF_A_NOUN = 5;

/**
 * "(Which clubs) have E as their patron" and "(clubs) with E as patron" as "have the patron E": what the value is to
 * them is said in front of it. Undefined where nothing of the kind is said last.
 */
export function asTheir(words: readonly Word[]): readonly Piece[] | undefined {
  const lower = (at: number): string => words[at]?.lower ?? "";
  const end = MARKS.has(lower(words.length - 1)) ? words.length - 1 : words.length;
  const as = words.findLastIndex((word, at) => at < end && word.lower === "as");
  const noun = OWNING.has(lower(as + 1)) || DETERMINERS.has(lower(as + 1)) ? as + 2 : as + 1;
  if (as < 3 || noun >= end || end - noun > MOST_WORDS_OF_A_NOUN || !isNoun(words.slice(noun, end))) return undefined;
  const has = words.findLastIndex(({ lower: each }, at) => at < as && (HAVE.has(each) || each === "with"));
  // What is asked for has it: "what does E have as its patron" asks for the patron.
  const isSaidOfKind = has > 0 && as - has - 1 <= MOST_WORDS_OF_A_NAME && !isFunctionWord(lower(has - 1));
  if (has < 0 || as - has < 2 || !isSaidOfKind) return undefined;
  return [
    { from: 0, to: has + 1 },
    { said: "the" },
    { from: noun, to: end },
    { from: has + 1, to: as },
    { from: end, to: words.length },
  ];
}

/** Words in lower case that name no one, of which the first and the last tell something. */
function isNoun(words: readonly Word[]): boolean {
  const [first, last] = [words[0], words.at(-1)];
  return (
    words.every(({ text, lower }) => text === lower && !MARKS.has(lower)) &&
    !isFunctionWord(first?.lower ?? "") &&
    !isFunctionWord(last?.lower ?? "")
  );
}

const OWNING: ReadonlySet<string> = new Set(["its", "their", "his", "her"]);
