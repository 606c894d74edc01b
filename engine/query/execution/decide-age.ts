import { nodeKey } from "../../evidence/fact.ts";
import type { AgeForm, DateValue } from "../../question/form/logical-form.ts";
import { ageOn, type Age, type Range } from "../../values/age.ts";
import { counted } from "../../values/counted.ts";
import { dateLabel, isoDate } from "../../values/date.ts";
import { pluralUnit } from "../../values/number.ts";
import type { Interval } from "../../values/interval.ts";
import { unitName } from "../../values/unit.ts";
import { type DayOfAsking, heldOn } from "./asked-on.ts";
import { agreed, endOfTime, stepsTo, type End, type Literals, type Step } from "./beginnings-and-ends.ts";
import type { Decision } from "./decide.ts";
import { intervalsOf, type Row } from "./hop.ts";

/** Facts that are older than a year tell too little of whether somebody is alive today. */
const DAYS_THAT_FACTS_LAST = 366;
const DAYS_PER_WEEK = 7;

/**
 * How much time has passed up to the day of asking, or up to when it was over. The thing must be one, and its dates
 * must not contradict each other: of several dates that agree the most exact one counts.
 */
export function decideAge(
  form: AgeForm,
  since: readonly Row[],
  until: readonly Row[],
  literals: Literals,
  asking: DayOfAsking,
): Decision {
  const rows = [...since, ...until];
  const open = (reason: string): Decision => ({ kind: "undecided", reason, rows });
  const spans = form.held === true ? spansHeld(since) : spansStated(form, since, until, literals);
  // Hardly anything but a life has a most that it lasts.
  const isOfLife = form.atMost !== undefined;
  const going = spans.filter((span) => endOfTime(span.ends, asking.day, isOfLife) === undefined);
  const [span, ...others] = going.length === 1 ? going : spans;
  if (span === undefined) return open("no date is stated that it could be reckoned from");
  // Of several of which one alone is not over, that one is asked about.
  if (going.length !== 1 && others.length > 0)
    return open("there are several of what it is to be told of, and of each it may be another");
  const beginning = agreed(span.began);
  if (beginning === undefined)
    return open(
      span.began.length > 1
        ? "several dates are stated that it could be reckoned from, and nobody can tell which of those counts"
        : "no date is stated that it could be reckoned from",
    );
  const end = endOfTime(span.ends, asking.day, isOfLife);
  if (end === "UNDATED") return open(untold(span.ends));
  if (end === "UNCLEAR") return open("it may be over or still go on, as its end is not stated to the day");
  if (end === "SEVERAL") return open("it is over, and several dates are stated of when that was");
  const age = ageOn(beginning, end?.date ?? asking.day);
  if (age === undefined)
    return open(
      end === undefined
        ? `it is yet to begin: ${dateLabel(beginning)} is after ${isoDate(asking.day)}, the day of asking`
        : "what is stated as its end is before its beginning",
    );
  if (end === undefined && form.atMost !== undefined && age.years.least > form.atMost)
    return open(
      `from ${dateLabel(beginning)} on it would be ${counted(age.years.least, "year")}, so that it is over, and when is not stated`,
    );
  const isOneOfSeveral = spans.length > 1;
  return reckoned(form, age, { beginning, end, rows, asking, isOneOfSeveral });
}

/** From when on something was so, and what tells that it is over. */
interface Span {
  readonly began: readonly (DateValue | undefined)[];
  readonly ends: readonly Step[];
}

/** Why nothing can be reckoned up to an end that has no date. */
function untold(ends: readonly Step[]): string {
  const loose = ends.find(({ isLoose }) => isLoose);
  if (loose !== undefined) return `the ${loose.label} is stated, and whether it is over by that is not told`;
  const undated = ends.filter(({ date }) => date === undefined);
  const over = undated.find(({ undated: told }) => told === "OVER");
  if (over !== undefined) return `it is over, as the ${over.label} tells, and when that was is not stated`;
  return `it may be over: what is stated as the ${undated[0]?.label ?? "end"} is no date`;
}

/** By the thing that they are stated of. */
function spansStated(form: AgeForm, since: readonly Row[], until: readonly Row[], literals: Literals): readonly Span[] {
  const began = stepsTo(since, form.since, 0, literals);
  const ended = form.until === undefined ? [] : stepsTo(until, form.until, 1, literals);
  const owners = [...new Set([...began, ...ended].map(({ owner }) => owner))];
  return owners.map((owner) => ({
    began: began.filter((step) => step.owner === owner).map(({ date }) => date),
    ends: ended.filter((step) => step.owner === owner),
  }));
}

/** When the facts hold that lead to what was found: those nearest to it that say so. */
function spansHeld(rows: readonly Row[]): readonly Span[] {
  const intervals = rows.flatMap((row) => {
    const dated = row.hops.filter((hop) => hop.fact.kind === "triple" && hop.fact.validity.length > 0);
    // Of a fact without dates nobody knows whether it is that which is asked about.
    const intervals: readonly Interval[] = dated.length === 0 ? [{}] : intervalsOf(dated.slice(-1));
    return intervals.map((interval) => ({ interval, row }));
  });
  const spans = intervals.map(({ interval: { from, to, ended, observed }, row }): Span => {
    const isPast = to !== undefined || ended === true || observed !== undefined;
    return {
      began: [observed === undefined ? from : undefined],
      ends: isPast ? [{ owner: nodeKey(row.value), date: to, undated: "OVER", isLoose: false, label: "end", row }] : [],
    };
  });
  return [
    ...new Map(spans.map((span) => [JSON.stringify([span.began, span.ends.map(({ date }) => date)]), span])).values(),
  ];
}

interface Known {
  readonly beginning: DateValue;
  readonly end: End | undefined;
  readonly rows: readonly Row[];
  readonly asking: DayOfAsking;
  /** Are there others, which are over? */
  readonly isOneOfSeveral: boolean;
}

function reckoned(form: AgeForm, age: Age, { beginning, end, rows, asking, isOneOfSeveral }: Known): Decision {
  const unit = form.unit === undefined ? usualUnit(age) : unitName(form.unit);
  const range = rangeIn(unit, age);
  if (range === undefined) return { kind: "undecided", reason: `dates do not tell of ${pluralUnit(unit)}`, rows };
  const isExact = range.least === range.most;
  // Days and months that a year alone leaves open are hundreds.
  if (range.most - range.least > 1)
    return { kind: "undecided", reason: `the date is not exact enough to be told in ${pluralUnit(unit)}`, rows };
  const doubts = isExact
    ? []
    : [
        `${range.least} or ${range.most} ${pluralUnit(unit)}, as ${vaguest(beginning, end?.date)} is all that is stated`,
      ];
  const day = isoDate(asking.day);
  if (end !== undefined) {
    const ending = `${end.label}: ${dateLabel(end.date)}`;
    return {
      ...{ kind: "number", number: range.most, unit, rows, told: `(${ending})` },
      remarks: [...doubts, `it was over by ${day}, the day of asking, so that this is how long it lasted (${ending})`],
      isDoubtful: true,
    };
  }
  const isOld = asking.factsOf !== undefined && mayHaveEndedSince(form, asking.factsOf, asking.day);
  const held = asking.factsOf === undefined || !mayEnd(form) ? [] : [heldOn(asking.factsOf)];
  const goesOn = form.until === undefined && form.held !== true ? [] : ["nothing is stated by which it is over"];
  const others = isOneOfSeveral ? ["others are over, and were left out"] : [];
  return {
    ...{ kind: "number", number: range.most, unit, rows },
    remarks: [`as of ${day}, from ${dateLabel(beginning)} on`, ...doubts, ...goesOn, ...others, ...held],
    ...(isExact && !isOld && !isOneOfSeveral ? {} : { isDoubtful: true }),
  };
}

/** Of two dates that which is stated less exactly, or both. */
function vaguest(beginning: DateValue, end: DateValue | undefined): string {
  if (end === undefined) return dateLabel(beginning);
  const [one, other] = [isoDate(beginning).length, isoDate(end).length];
  if (one === other) return `${dateLabel(beginning)} to ${dateLabel(end)}`;
  return dateLabel(one < other ? beginning : end);
}

function mayEnd({ until, held }: AgeForm): boolean {
  return until !== undefined || held === true;
}

function mayHaveEndedSince(form: AgeForm, factsOf: DateValue, day: DateValue): boolean {
  const passed = ageOn(factsOf, day);
  return mayEnd(form) && passed !== undefined && passed.days.most > DAYS_THAT_FACTS_LAST;
}

/** Years, but for what began within the last one. */
function usualUnit({ years, days }: Age): string {
  return years.most === 0 && days.least === days.most ? "day" : "year";
}

function rangeIn(unit: string, { years, months, days }: Age): Range | undefined {
  const inWeeks = (number: number): number => Math.floor(number / DAYS_PER_WEEK);
  return new Map<string, Range>([
    ["year", years],
    ["month", months],
    ["week", { least: inWeeks(days.least), most: inWeeks(days.most) }],
    ["day", days],
  ]).get(unit);
}
