import { DETERMINERS, MARKS, WH } from "../language/function-words.ts";
import type { Word } from "../language/words.ts";
import type { HoldsName } from "./preambles.ts";
import type { Piece } from "./pieces.ts";

const MOST_BETWEEN = 8;

/**
 * "Which county would E be in" as "which county is E in", and "what would the age of E be" as "what is the age of E":
 * who asks so only asks politely. Undefined where nothing is asked so, or on a condition ("if …").
 */
export function wouldBe(words: readonly Word[], holdsName: HoldsName): readonly Piece[] | undefined {
  const lower = (at: number): string => words[at]?.lower ?? "";
  if (!WH.has(lower(0)) || words.some((word) => CONDITIONS.has(word.lower))) return undefined;
  // "How old would E be today" asks how long ago E was born, whether or not E lives.
  if (lower(0) === "how" && lower(1) === "old") return undefined;
  const would = words.findIndex((word) => word.lower === "would");
  const be = words.findIndex((word, at) => at > would && word.lower === "be");
  if (would < 1 || be < would + 2 || be - would > MOST_BETWEEN) return undefined;
  const between = words.slice(would + 1, be);
  if (between.some((word) => MARKS.has(word.lower))) return undefined;
  // "Would it be", "would you be": nothing is named of which it could be asked.
  const isNamed = holdsName(would + 1, be) || DETERMINERS.has(lower(would + 1)) || between.length > 1;
  if (!isNamed) return undefined;
  return [{ from: 0, to: would }, { said: "is" }, { from: would + 1, to: be }, { from: be + 1, to: words.length }];
}

const CONDITIONS: ReadonlySet<string> = new Set(["if", "were", "unless", "best", "better", "nice", "happen"]);
