import { dayRange } from "../../values/date.ts";
import { isOpen, type Interval } from "../../values/interval.ts";
import type { DateValue } from "../../question/form/logical-form.ts";
import type { Held, TurnMeant } from "./turns.ts";

/** How long something was held, in days: as the dates say it, and at least and at most. */
interface Length {
  readonly stated: number;
  readonly least: number;
  readonly most: number;
}

/** Whoever held something, with all that is stated of it. */
interface Holder {
  readonly key: string;
  readonly intervals: readonly Interval[];
  /** All of it together. */
  readonly whole: Length;
  /** The longest stretch without anybody else between. */
  readonly stretch: Length;
}

const MS_PER_DAY = 86_400_000;
/** By so many days terms of as many years may differ. */
const MOST_LEAP_DAYS = 2;
const NOTHING: Length = { stated: 0, least: 0, most: 0 };
const RUNNING =
  "of one who may have been longest no end is stated, so that nobody can tell how long that was or will be";
const UNDATED = "of one of those who were found no beginning or end is stated, so that nobody can tell how long it was";
const SEVERAL_TIMES = "one was so several times, and it is not said whether all of that counts together";
const ALIKE = "several were so at the same time, so that nobody can tell them apart by it";
const TWICE = "of one of those who were found times are stated that overlap";
const COARSE = "the dates are too coarse to be sure of who it was";

/**
 * The turns of whoever held something longest: of several stretches both together and the longest of them must say so.
 * Of what goes on nobody knows how long it will be: there is no answer where it may have been longer already.
 */
export function longestHeld(all: readonly Held[], today: DateValue): TurnMeant {
  const isUndated = (each: Interval): boolean => each.from === undefined || (each.to === undefined && !isOpen(each));
  if (all.some(({ intervals }) => intervals.some(isUndated))) return unknown(UNDATED);
  if (all.some(({ intervals }) => overlap(intervals))) return unknown(TWICE);
  const ended = all.filter(({ intervals }) => intervals.every((each) => !isOpen(each)));
  const running = all.filter((each) => !ended.includes(each));
  // Part of what somebody held goes on: the rest of it is no measure of them.
  const holders = holdersOf(ended);
  const best = Math.max(...holders.map(({ whole }) => whole.stated));
  const first = holders.filter(({ whole }) => isAsLong(whole.stated, best));
  const [winner] = first;
  if (winner === undefined) return unknown(RUNNING);
  const mayBeLonger = running.some(({ holder, intervals }) => {
    const before = holders.find(({ key }) => key === holder)?.whole.most ?? 0;
    return before + sum(intervals.map((each) => lengthOf(each, today))).most >= winner.stretch.least;
  });
  if (mayBeLonger) return unknown(RUNNING);
  const longest = Math.max(...holders.map(({ stretch }) => stretch.stated));
  if (holders.some((each) => first.includes(each) !== isAsLong(each.stretch.stated, longest)))
    return unknown(SEVERAL_TIMES);
  const intervals = first.flatMap((each) => each.intervals);
  const others = holders.filter((each) => !first.includes(each));
  if (others.some((each) => each.intervals.some((one) => intervals.some((own) => isSame(one, own)))))
    return unknown(ALIKE);
  const least = Math.min(...first.map(({ whole }) => whole.least));
  const isSure = first.length === 1 || first.every(({ whole }) => isAsLong(whole.least, whole.most));
  return others.every(({ whole }) => whole.most < least) && isSure ? { intervals } : { intervals, unchecked: COARSE };
}

function unknown(unchecked: string): TurnMeant {
  return { intervals: [], unchecked };
}

function holdersOf(turns: readonly Held[]): readonly Holder[] {
  return [...new Set(turns.map(({ holder }) => holder))].map((key) => {
    const own = turns.filter(({ holder }) => holder === key);
    const stretches = own.map(({ intervals }) => sum(intervals.map((each) => lengthOf(each, undefined))));
    const longest = stretches.reduce((one, other) => (other.stated > one.stated ? other : one), NOTHING);
    return { key, intervals: own.flatMap(({ intervals }) => intervals), whole: sum(stretches), stretch: longest };
  });
}

function lengthOf({ from, to }: Interval, today: DateValue | undefined): Length {
  const end = to ?? today;
  if (from === undefined || end === undefined) return NOTHING;
  const [begun, over] = [daysOf(from), daysOf(end)];
  return {
    stated: over.first - begun.first,
    least: Math.max(0, over.first - begun.last),
    most: over.last - begun.first,
  };
}

/** The first and the last day that a date may mean, in days since 1970. */
function daysOf({ year, month, day }: DateValue): { readonly first: number; readonly last: number } {
  const dayAt = (months: number, days: number): number => {
    const at = new Date(0);
    at.setUTCFullYear(year, months, days);
    return at.getTime() / MS_PER_DAY;
  };
  return {
    first: dayAt((month ?? 1) - 1, day ?? 1),
    last: day === undefined ? dayAt(month ?? 12, 0) : dayAt((month ?? 1) - 1, day),
  };
}

/** So many years are as long as so many others, though a day more or less may lie in them. */
function isAsLong(one: number, other: number): boolean {
  return Math.abs(one - other) <= MOST_LEAP_DAYS;
}

function sum(lengths: readonly Length[]): Length {
  return lengths.reduce(
    (one, other) => ({
      stated: one.stated + other.stated,
      least: one.least + other.least,
      most: one.most + other.most,
    }),
    NOTHING,
  );
}

/** Does one of them begin before another that began earlier is over? */
function overlap(intervals: readonly Interval[]): boolean {
  const dated = intervals.flatMap(({ from, to }) =>
    from === undefined ? [] : [{ first: dayRange(from).first, last: to === undefined ? Infinity : dayRange(to).first }],
  );
  const inOrder = [...dated].sort((one, other) => one.first - other.first);
  return inOrder.some((each, at) => each.last > (inOrder[at + 1]?.first ?? Infinity));
}

function isSame(one: Interval, other: Interval): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
