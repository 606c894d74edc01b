import lists from "../language/data/people-words.json" with { type: "json" };
import { NEGATION } from "../language/function-words.ts";
import { wordSet } from "../language/word-set.ts";
import type { Unit } from "../relation-extraction/sentence-units.ts";
import { isAdverb, isBe, isDeterminer, isMark } from "../relation-extraction/word-classes.ts";

/** Words that may stand before what somebody is, and leave them that. */
export const BEFORE_TRADE: ReadonlySet<string> = wordSet(lists.beforeTrade);

/**
 * How surely a phrase that says what somebody is is said of the known person, 0–1: "S is a former wrestler", "S, the
 * wrestler", "the wrestler S".
 *
 * @param first where the phrase begins, but for words that may stand before any trade
 * @param head the noun
 */
export function saidOf(units: readonly Unit[], first: number, head: number): number {
  const behind = units[head + 1];
  if (behind?.kind === "NAME") return units[head + 2]?.lower === "'s" ? 0 : behind.subject;
  let start = first;
  while (BEFORE_TRADE.has(units[start - 1]?.lower ?? "")) start -= 1;
  if (!isDeterminer(units[start - 1])) return 0;
  let before = start - 2;
  while (isAdverb(units[before]) && !NEGATION.has(units[before]?.lower ?? "")) before -= 1;
  if (!isBe(units[before]) && !isMark(units[before], ",")) return 0;
  const isPredicate = isBe(units[before]);
  before -= 1;
  if (isPredicate && isMark(units[before], ")")) {
    const open = units.findLastIndex((unit, place) => place < before && isMark(unit, "("));
    before = open - 1;
  }
  const subject = units[before];
  // "Her brother, S, and the wife of S": only a name that begins what is said, or follows a comma.
  const opens = before === 0 || isMark(units[before - 1], ",") || (before === 1 && isDeterminer(units[0]));
  return subject === undefined || (isPredicate && !opens) || units[before - 1]?.lower === "of" ? 0 : subject.subject;
}
