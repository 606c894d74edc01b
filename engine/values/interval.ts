import type { DateValue } from "../question/form/logical-form.ts";
import { dayRange } from "./date.ts";

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
}

/**
 * Have two intervals a moment in common? "yes" only if they have for every date that the stated ends may mean, "no"
 * only if they have for none.
 */
export function overlap(a: Interval, b: Interval): Certainty {
  const [first, second] = [bounds(a), bounds(b)];
  if (first.from.last <= second.to.first && second.from.last <= first.to.first) return "yes";
  if (first.from.first > second.to.last || second.from.first > first.to.last) return "no";
  return "unknown";
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
