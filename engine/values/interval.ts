import type { DateValue } from "../question/form/logical-form.ts";
import { dayAfter, dayBefore, dayRange, isoDate } from "./date.ts";

/** Yes, no, or not to be said from what is stated. */
export type Certainty = "yes" | "no" | "unknown";

/**
 * When something holds. A missing end is open: from always, for ever. Ends are as precise as their source states them.
 */
export interface Interval {
  readonly from?: DateValue;
  readonly to?: DateValue;
  /** True when it has ended at a date that is not stated. */
  readonly ended?: boolean;
  /**
   * The date at which it was measured or happened, where no interval is stated: known to hold then, and not over since.
   */
  readonly observed?: DateValue;
  /** Of those who come one after another, the number of whose turn it is, where one is stated: 1 for the first. */
  readonly ordinal?: number;
}

/**
 * Does something hold at a moment of a period? "yes" only if it does for every date that the stated ends may mean, "no"
 * only if it does for none. What has not ended today may end tomorrow: of times to come nobody can tell.
 */
export function holdsIn(stated: Interval, period: Interval, today: DateValue): Certainty {
  const [fact, asked] = [bounds(stated), bounds(period)];
  const lastKnown = isOpen(stated) ? Math.max(fact.from.first, dayRange(today).last) : fact.to.first;
  if (fact.from.last <= asked.to.first && asked.from.last <= lastKnown) return "yes";
  if (fact.from.first > asked.to.last || asked.from.first > fact.to.last) return "no";
  return "unknown";
}

/**
 * Does something hold all the time of a period? As it holds without a break, it does when it holds at both ends: at a
 * moment of `from` ("since 2010" is said of what began in that year, or before), and at a moment of `to`, or today
 * where no `to` is said. Without `from` it has to end with `to`; of what goes on nobody can tell whether it is meant. A
 * point in time is only in the period or outside it.
 */
export function holdsThroughout(
  stated: Interval,
  { from, to }: Pick<Interval, "from" | "to">,
  today: DateValue,
): Certainty {
  if (isPoint(stated)) return holdsIn(stated, periodOf(from, to), today);
  const begun = from === undefined ? "yes" : holdsIn(stated, periodOf(from, from), today);
  if (to === undefined) return both(begun, from === undefined ? "yes" : holdsOn(stated, today));
  const held = both(begun, holdsIn(stated, lastMoments(to), today));
  if (from !== undefined || held === "no") return held;
  return endedBy(stated, dayAfter(to)) === "yes" ? held : "unknown";
}

/** "Until 1 June" is also said of what is over on the last day before. */
function lastMoments(to: DateValue): Interval {
  return periodOf(to.day === undefined ? to : dayBefore(to), to);
}

function isPoint({ from, to, observed }: Interval): boolean {
  return observed !== undefined || (from !== undefined && to !== undefined && isoDate(from) === isoDate(to));
}

function both(one: Certainty, other: Certainty): Certainty {
  return (["no", "unknown"] as const).find((each) => each === one || each === other) ?? "yes";
}

/** Is no end stated, so that it is known to hold up to today alone? */
export function isOpen({ to, ended, observed }: Interval): boolean {
  return to === undefined && ended !== true && observed === undefined;
}

/** Is all of a period to come? */
export function isAhead({ from }: Interval, today: DateValue): boolean {
  return from !== undefined && dayRange(from).first > dayRange(today).last;
}

/** Is the interval over at a date? */
export function endedBy(interval: Interval, date: DateValue): Certainty {
  if (interval.ended === true && interval.to === undefined) return "yes";
  if (interval.to === undefined) return "no";
  const [end, day] = [dayRange(interval.to), dayRange(date)];
  if (end.last < day.first) return "yes";
  return end.first > day.last ? "no" : "unknown";
}

/** Does the interval hold at a date: begun, and not over? */
export function holdsOn(interval: Interval, date: DateValue): Certainty {
  if (interval.ended === true) return "no";
  const ended = endedBy(interval, date);
  const begun = interval.from === undefined ? "yes" : begunBy(interval.from, date);
  if (ended === "yes" || begun === "no") return "no";
  return ended === "no" && begun === "yes" ? "yes" : "unknown";
}

function begunBy(from: DateValue, date: DateValue): Certainty {
  const [start, day] = [dayRange(from), dayRange(date)];
  if (start.last <= day.last) return "yes";
  return start.first > day.last ? "no" : "unknown";
}

/** A period that a question names ("before 1969"), without the dates at its ends. */
export function periodWithin(after: DateValue | undefined, before: DateValue | undefined): Interval {
  return periodOf(after && dayAfter(after), before && dayBefore(before));
}

/** A period that a question names ("in 1969"): any moment of it counts, so its ends are exact days. */
export function periodOf(from: DateValue | undefined, to: DateValue | undefined): Interval {
  return {
    ...(from === undefined
      ? {}
      : { from: { type: "date", year: from.year, month: from.month ?? 1, day: from.day ?? 1 } }),
    ...(to === undefined ? {} : { to: { type: "date", year: to.year, month: to.month ?? 12, day: to.day ?? 31 } }),
  };
}

interface Range {
  readonly first: number;
  readonly last: number;
}

function bounds(interval: Interval): { readonly from: Range; readonly to: Range } {
  if (interval.observed !== undefined) return { from: dayRange(interval.observed), to: dayRange(interval.observed) };
  const from = interval.from === undefined ? { first: -Infinity, last: -Infinity } : dayRange(interval.from);
  if (interval.to !== undefined) return { from, to: dayRange(interval.to) };
  return {
    from,
    to: interval.ended === true ? { first: from.first, last: Infinity } : { first: Infinity, last: Infinity },
  };
}
