import type { Form } from "../../../../engine/question/form/logical-form.ts";
import { nodesOf } from "../../../../engine/question/form/walk.ts";
import { gradedAdjective, ordinal } from "../../language/adjectives.ts";
import { DO, HAVE, WH } from "../../language/function-words.ts";
import type { Word } from "../../language/words.ts";
import type { AskedQuestion } from "../asked-question.ts";
import { MOST } from "../operator-words.ts";

/**
 * True for "the longest river of each continent" read as the longest of all: what is first of each of several things is
 * one for each, and a form that ranks them together has one.
 */
export function ranksAcrossEach(form: Form, { words, start }: AskedQuestion): boolean {
  if (![...nodesOf(form)].some(({ node }) => node.kind === "extreme")) return false;
  return words.some(
    ({ lower }, at) =>
      at >= start && EACH.has(lower) && !PERIODS.has(words[at + 1]?.lower ?? "") && isRanked(words, start, at),
  );
}

/** "Visitors per year" are a number. */
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
