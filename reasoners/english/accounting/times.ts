import lists from "../language/data/account-words.json" with { type: "json" };
import orders from "../language/data/orders.json" with { type: "json" };
import { wordSet } from "../language/word-set.ts";
import { BOUNDS, isFunctionWord, PREPOSITIONS, WH } from "../language/function-words.ts";
import { isPlural } from "../language/word-forms.ts";
import { isNextSaid } from "../grammar/order/next-said.ts";
import type { Carried } from "./carried.ts";
import { isComparison } from "./amounts.ts";
import { demand, lowerAt, nothing, stands, type Demand, type Said } from "./demand.ts";
import { MONTHS, NOW, PAST, PERIODS, RELATIVE_TIMES } from "./operator-words.ts";

const SHORT_PERIODS = wordSet(lists.shortPeriods);

/** Before a year: what had happened until it was over. */
const BY_THE_END = "by the end of";

/** "Current", "formerly", "since", "when E happened", "next". */
export function times(said: Said, at: number): Demand | undefined {
  if (isNextSaid(said.words, at)) return demand(at, 1, "next", ({ kind }) => kind === "rank" || kind === "order");
  const lower = lowerAt(said, at);
  const next = lowerAt(said, at + 1);
  if (NOW.has(lower)) return demand(at, 1, "now", (carried) => carried.kind === "time" && carried.time === "now");
  if (stands(said, at, "no longer")) return demand(at, 2, "past", isPast);
  if (stands(said, at, "used to")) return demand(at, 2, "past", isPast);
  // "The previous mayor" is the one before the present one; the previous mayors are all that were before.
  if (BEFORE_THIS.has(lower) && isOfOne(said, at + 1)) return demand(at, 1, "next", isPredecessor);
  if ((PAST.has(lower) && !["at", "than"].includes(lowerAt(said, at - 1))) || /^ex-\p{L}/u.test(lower))
    return demand(at, 1, "past", isPast);
  if (stands(said, at, BY_THE_END)) return demand(at, BY_THE_END.split(" ").length, "bound", isComparison);
  if (BOUNDS.has(lower))
    return demand(at, 1, "bound", (carried) => isTime(carried) || isComparison(carried) || isOrder(carried, lower));
  if (lower === "when" && isClause(said, at)) return demand(at, 1, "bound", isTime);
  if (RELATIVE_TIMES.has(lower) && !(lower === "next" && next === "to")) return demand(at, 1, "relative time", nothing);
  if ((lower === "this" || lower === "last") && (SHORT_PERIODS.has(next) || PERIODS.has(next)))
    return demand(at, 2, "relative time", nothing);
  const month = MONTHS.indexOf(lower) + 1;
  if (month > 0 && said.words[at]?.text !== lower && at > said.start)
    return demand(at, 1, "month", (carried) => isIn(carried, month));
  return undefined;
}

function isOrder(carried: Carried, lower: string): boolean {
  return carried.kind === "order" && lower === (carried.after ? "after" : "before");
}

/** Does a noun for one thing begin there: "prime minister of E"? */
function isOfOne({ words }: Said, at: number): boolean {
  let end = at;
  while (end < words.length && end - at < MOST_WORDS_OF_A_NOUN && !isFunctionWord(words[end]?.lower ?? "")) end += 1;
  return end > at && !words.slice(at, end).some(({ text, lower }) => text === lower && isPlural(lower));
}

const MOST_WORDS_OF_A_NOUN = 4;
const BEFORE_THIS = wordSet(orders.previous);

function isPredecessor(carried: Carried): boolean {
  return (carried.kind === "order" && !carried.after) || (carried.kind === "rank" && carried.direction === "max");
}

function isPast(carried: Carried): boolean {
  return carried.kind === "time" && carried.time === "past";
}

/** A time that is stated or looked up, rather than that of asking. */
function isTime(carried: Carried): boolean {
  return carried.kind === "time" && !["now", "present", "past"].includes(carried.time);
}

function isIn(carried: Carried, month: number): boolean {
  return (
    (carried.kind === "time" || carried.kind === "condition") && carried.dates.some((date) => date.month === month)
  );
}

/** "Who was president when E happened", and not "when did E happen". */
function isClause({ words, start }: Said, at: number): boolean {
  return (
    at > start &&
    !PREPOSITIONS.has(words[at - 1]?.lower ?? "") &&
    words.slice(start, at).some(({ lower }) => WH.has(lower))
  );
}
