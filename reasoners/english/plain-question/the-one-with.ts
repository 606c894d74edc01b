import { MARKS } from "../language/function-words.ts";
import type { Word } from "../language/words.ts";
import type { Piece } from "./pieces.ts";

const ASKING: ReadonlySet<string> = new Set(["which", "what", "who"]);
const IS: ReadonlySet<string> = new Set(["is", "was", "are", "were"]);
const ONES: ReadonlySet<string> = new Set(["one", "ones"]);
const RELATIVE: ReadonlySet<string> = new Set(["that", "which", "who"]);
const MOST_WORDS_OF_A_NOUN = 4;

/**
 * "Which boat is the one with the most prizes" as "which boat has the most prizes", "who is the one who built E" as
 * "who built E": what "the one" is said to be is asked of the noun itself. Undefined where nothing is said so.
 */
export function theOneWith(words: readonly Word[]): readonly Piece[] | undefined {
  const lower = (at: number): string => words[at]?.lower ?? "";
  if (!ASKING.has(lower(0))) return undefined;
  const be = words.findIndex(
    (word, at) => at > 0 && IS.has(word.lower) && lower(at + 1) === "the" && ONES.has(lower(at + 2)),
  );
  if (be < 1 || be > 1 + MOST_WORDS_OF_A_NOUN || words.slice(1, be).some((word) => MARKS.has(word.lower)))
    return undefined;
  const [kept, rest] = [
    { from: 0, to: be },
    { from: be + 4, to: words.length },
  ];
  if (be + 4 >= words.length) return undefined;
  if (RELATIVE.has(lower(be + 3))) return [kept, rest];
  if (lower(be + 3) !== "with") return undefined;
  const isOfMany = lower(be) === "are" || lower(be) === "were";
  return [kept, { said: isOfMany ? "have" : "has" }, rest];
}
