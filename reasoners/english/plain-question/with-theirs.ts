import lists from "../language/data/frames.json" with { type: "json" };
import { politeOpening } from "../grammar/questions/politeness.ts";
import { DETERMINERS, isAuxiliary, MARKS, WH } from "../language/function-words.ts";
import { wordSet } from "../language/word-set.ts";
import type { Word } from "../language/words.ts";
import type { Piece } from "./pieces.ts";

const THEIRS = wordSet(lists.theirs);
const ALL: ReadonlySet<string> = new Set(["all", "every", "each"]);
const OF_ONE: ReadonlySet<string> = new Set(["every", "each"]);
const JOINING: ReadonlySet<string> = new Set(["with", "and"]);
const MOST_WORDS_OF_A_NOUN = 4;

/**
 * "List the countries of E with their capitals", "name every ship and its captain": what is told of each of them is
 * asked for, and not only which they are. Undefined where a question says nothing of the kind.
 */
export function withTheirs(words: readonly Word[]): readonly Piece[] | undefined {
  const opening = politeOpening(words, 0);
  const end = MARKS.has(words.at(-1)?.lower ?? "") ? words.length - 1 : words.length;
  if (opening === 0 || words.slice(opening, end).some(({ lower }) => WH.has(lower))) return undefined;
  const their = words.findLastIndex(({ lower }, at) => at > opening && at < end && THEIRS.has(lower));
  if (their < opening + 2 || !JOINING.has(words[their - 1]?.lower ?? "")) return undefined;
  const noun = words.slice(their + 1, end);
  if (noun.length === 0 || noun.length > MOST_WORDS_OF_A_NOUN || noun.some(isNoPartOfNoun)) return undefined;
  let from = opening;
  const isOfOne = OF_ONE.has(words[from]?.lower ?? "");
  while (from < their - 1 && (ALL.has(words[from]?.lower ?? "") || DETERMINERS.has(words[from]?.lower ?? "")))
    from += 1;
  if (from >= their - 1) return undefined;
  return [
    { said: "what are the" },
    { from: their + 1, to: end },
    { said: isOfOne ? "of each" : "of each of the" },
    { from, to: their - 1 },
  ];
}

/** "And their wives who …" tells more of them. */
function isNoPartOfNoun({ lower }: Word): boolean {
  return MARKS.has(lower) || isAuxiliary(lower) || JOINING.has(lower);
}
