import { dateLabel } from "../../../values/date.ts";
import type { DateValue, TimeExpression } from "../logical-form.ts";
import { rankName } from "./degree.ts";

/** A time whose dates the question itself says. */
export type StatedTime = Exclude<TimeExpression, { readonly kind: "dates" | "turn" }>;
/** One turn of several that come one after another. */
type Turn = Extract<TimeExpression, { readonly kind: "turn" }>;

/** "in 1970", "on 20 July 1969", "since 2017"; empty for any time, and for the present that a tense implies. */
export function printTime(time: StatedTime): string {
  switch (time.kind) {
    case "now":
      if (time.still === true) return "still now";
      return time.implied === true ? "" : "now";
    case "past":
      return "in the past";
    case "instant":
      return `${time.date.day === undefined ? "in" : "on"} ${dateLabel(time.date)}`;
    case "interval":
      return time.throughout === true ? throughout(time.from, time.to) : between(time);
  }
}

function between({ from, to, strict }: Extract<TimeExpression, { kind: "interval" }>): string {
  if (strict === true) {
    const [after, before] = [from && `after ${dateLabel(from)}`, to && `before ${dateLabel(to)}`];
    return [after, before].filter((part) => part !== undefined).join(" and ");
  }
  if (from === undefined) return to === undefined ? "" : `until ${dateLabel(to)}`;
  return to === undefined ? `from ${dateLabel(from)} on` : `from ${dateLabel(from)} to ${dateLabel(to)}`;
}

function throughout(from: DateValue | undefined, to: DateValue | undefined): string {
  if (from === undefined) return to === undefined ? "" : `up to ${dateLabel(to)}`;
  return to === undefined ? `since ${dateLabel(from)}` : `all the time from ${dateLabel(from)} to ${dateLabel(to)}`;
}

/**
 * "As the second in turn", "as the next in turn after E".
 * @param other beside whose turn it is, in words
 */
export function printTurn({ counted, rank }: Turn, other: string | undefined): string {
  const ordinal = rankName(rank).trimEnd();
  const last = ordinal === "" ? "last" : `${ordinal} from the last`;
  switch (counted) {
    case "FROM FIRST":
      return `as the ${ordinal === "" ? "first" : ordinal} in turn`;
    case "FROM LAST":
      return `as the ${last} in turn`;
    case "AFTER":
      return `as the ${ordinal === "" ? "next" : ordinal} in turn after ${other ?? ""}`;
    case "BEFORE":
      return `as the ${last} in turn before ${other ?? "the one of today"}`;
    case "LONGEST":
      return "for the longest time";
  }
}
