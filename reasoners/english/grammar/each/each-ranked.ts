import lists from "../../language/data/operator-words.json" with { type: "json" };
import { knownUnit } from "../../../../engine/values/unit.ts";
import { gradedAdjective, ordinal } from "../../language/adjectives.ts";
import { DO, HAVE, WH } from "../../language/function-words.ts";
import { wordSet } from "../../language/word-set.ts";
import type { Word } from "../../language/words.ts";

/** Where "each" stands that a rank is said of: "the oldest of each author"; undefined where it is said of none. */
export function eachRanked(words: readonly Word[], start: number): number | undefined {
  const found = words.findIndex(
    ({ lower }, at) => at >= start && EACH.has(lower) && !isMeasuredBy(words, at + 1) && isRanked(words, start, at),
  );
  return found < 0 ? undefined : found;
}

const MOST = wordSet(lists.most);

/** "Visitors per year" are a number, and "price per kilo" is one. */
function isMeasuredBy(words: readonly Word[], at: number): boolean {
  const lower = words[at]?.lower ?? "";
  return PERIODS.has(lower) || (words[at - 1]?.lower === "per" && (RATES.has(lower) || knownUnit(lower) !== undefined));
}

const RATES: ReadonlySet<string> = new Set(["kilo", "head", "capita", "piece"]);

const PERIODS: ReadonlySet<string> = new Set(["second", "minute", "hour", "day", "night", "week", "month", "year"]);

const EACH: ReadonlySet<string> = new Set(["each", "every", "per"]);

/**
 * Does a rank stand before "each", and no verb between the two: "the oldest of them by each author"? "The mayor of each
 * town with the oldest church" ranks churches. "Each author's oldest work" says it behind, and "for each author, the
 * oldest work".
 */
function isRanked(words: readonly Word[], start: number, at: number): boolean {
  for (let before = at - 1; before >= start; before -= 1) {
    if (isRank(words, before)) return true;
    if (isVerbOrQuestion(words[before])) break;
  }
  const owned = words.findIndex(({ lower }, index) => index > at && lower === "'s");
  if (owned > at && isRank(words, owned + 1)) return true;
  if (words[at - 1]?.lower !== "for") return false;
  const comma = words.findIndex(({ lower }, index) => index > at && lower === ",");
  return comma > at && words.some((_, index) => index > comma && isRank(words, index));
}

/** "Longest", "first", "most". */
function isRank(words: readonly Word[], at: number): boolean {
  const lower = words[at]?.lower ?? "";
  if (ordinal(lower) !== undefined || lower === "last") return true;
  return MOST.has(lower) || gradedAdjective(lower)?.degree === "superlative";
}

function isVerbOrQuestion(word: Word | undefined): boolean {
  const lower = word?.lower ?? "";
  return WH.has(lower) || DO.has(lower) || HAVE.has(lower);
}
