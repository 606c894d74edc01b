import { endedBy, holdsIn, holdsOn, holdsThroughout, type Certainty, type Interval } from "../../values/interval.ts";
import { isAnyTime, type DateValue, type SetForm, type TimeExpression } from "../../question/form/logical-form.ts";
import { childForms, childSlot, nodesOf, type Slot } from "../../question/form/walk.ts";
import { isGraphHop, isWithin, type GraphHop, type Hop, type Row } from "./hop.ts";
import { isMeasuredAgain, latestMeasurements } from "./measurements.ts";

/**
 * What kind of time is asked about. "present": today, by the tense of the question alone; "now": by a word; "past":
 * what has ended; "then": a time that is stated or looked up; "untold": one whose date nobody states; "any": whether or
 * not it has ended, by the past tense.
 */
type TimeKind = "present" | "now" | "past" | "then" | "untold" | "any";

/** Where a time is said of a part of a form. */
interface PlacedTime {
  /** The set that is read at that time. */
  readonly slot: Slot;
  readonly kind: TimeKind;
}

/** A time that the facts of a part of the form must obey. */
export interface TimeTest extends PlacedTime {
  /** Does a fact that is stated to hold in an interval hold at the time? */
  readonly test: (interval: Interval) => Certainty;
  /** Is it to come? What holds today is then not known to hold still. */
  readonly isAhead?: boolean;
  /** Is it said of what held all the time? What may have held for a part of it is then no answer. */
  readonly isThroughout?: boolean;
  /** The relations nearest to the set: it is of them that the time is said ("ex-wife of": the marriage has ended). */
  readonly nearest: readonly Slot[];
  /** Parts that say what kind a thing is, which no time is asked of. */
  readonly kinds: readonly Slot[];
  /** Hops that the time itself rests on: the dates of events. */
  readonly because: readonly Hop[];
  /** What of the time itself could not be checked, as a sentence. */
  readonly unchecked?: string;
}

/** All times that parts of a set are read at, also of parts that are computed by themselves. */
export function timesIn(form: SetForm, slot: Slot): readonly PlacedTime[] {
  return [...nodesOf(form, slot)].flatMap(({ node, slot: at }) =>
    node.kind === "at" ? [{ slot: childSlot(at, 0), kind: kindOf(node.time) }] : [],
  );
}

/** What kind of time an expression asks about; of an event without dates it turns out to be "untold". */
export function kindOf(time: TimeExpression): TimeKind {
  switch (time.kind) {
    case "now":
      if (time.still === true) return "then";
      return time.implied === true ? "present" : "now";
    case "past":
      return "past";
    case "interval":
      return isAnyTime(time) ? "any" : "then";
    case "instant":
    case "dates":
    case "turn":
      return "then";
  }
}

export function holdsNow(today: DateValue): (interval: Interval) => Certainty {
  return (interval) => holdsOn(interval, today);
}

export function hasEnded(today: DateValue): (interval: Interval) => Certainty {
  return (interval) => endedBy(interval, today);
}

export function during(period: Interval, today: DateValue): (interval: Interval) => Certainty {
  return (interval) => holdsIn(interval, period, today);
}

export function allThrough(period: Pick<Interval, "from" | "to">, today: DateValue): (interval: Interval) => Certainty {
  return (interval) => holdsThroughout(interval, period, today);
}

/** The relations nearest to a set: those whose other ends are its members. */
export function outermostFollows(form: SetForm, slot: Slot): readonly Slot[] {
  if (form.kind === "follow") return [slot];
  const isNarrowed = form.kind === "except" || form.kind === "at" || form.kind === "where" || form.kind === "extreme";
  const passing = isNarrowed ? [form.set] : childForms(form);
  return passing.flatMap((child, index) => outermostFollows(child, childSlot(slot, index)));
}

/** The rows that hold today, and those that a question in no tense may be given instead. */
export interface CurrentRows<Kind extends Row> {
  readonly rows: readonly Kind[];
  /** Where none holds today: rows with as little as there is that has ended, whose last facts held at one time. */
  readonly former: readonly Kind[];
}

/**
 * The rule of the present tense, for every fact of every part alike: a row holds today when none of its facts is stated
 * to hold at other times only, and none was measured again since. A fact without dates holds. Facts that a time is said
 * of are judged by that time; what is asked at any time may have ended.
 */
export function currentRowsOf<Kind extends Row>(
  rows: readonly Kind[],
  today: DateValue,
  times: readonly PlacedTime[],
  nearest: readonly Slot[],
): CurrentRows<Kind> {
  const measured = latestMeasurements(rows);
  const isMeasuredBefore = (hop: Hop): boolean =>
    isGraphHop(hop) && isMeasuredAgain(hop, measured) && !isAtATime(hop, times);
  const isFormer = (hop: Hop): boolean => isGraphHop(hop) && isOver(hop, today) && isInThePresent(hop, times);
  const kept = rows.map((row) => ({
    row,
    former: row.hops.filter(isFormer),
    isMeasuredBefore: row.hops.some(isMeasuredBefore),
  }));
  const latest = kept.filter((each) => !each.isMeasuredBefore);
  const current = latest.filter(({ former }) => former.length === 0).map(({ row }) => row);
  if (current.length > 0) return { rows: current, former: [] };
  // What still holds and what has ended are no facts of one time.
  const ofOneTime = latest.filter(({ row, former }) => {
    const last = row.hops.filter((hop) => isGraphHop(hop) && nearest.includes(hop.slot));
    return last.every((hop) => former.includes(hop)) || !last.some((hop) => former.includes(hop));
  });
  const least = Math.min(...ofOneTime.map(({ former }) => former.length));
  return { rows: [], former: ofOneTime.filter(({ former }) => former.length === least).map(({ row }) => row) };
}

/** The times that apply to a fact: those of the innermost part of the form around it. */
function timesAround(slot: Slot, times: readonly PlacedTime[]): readonly PlacedTime[] {
  const around = times.filter((time) => isWithin(slot, time.slot));
  const innermost = Math.max(...around.map((time) => time.slot.length));
  return around.filter((time) => time.slot.length === innermost);
}

/** Do facts that must hold today bear dates of which nobody can tell whether they do? */
export function hasUnreadTimes(rows: readonly Row[], times: readonly PlacedTime[]): boolean {
  return rows.some(({ hops }) =>
    hops.some((hop) => isGraphHop(hop) && hop.fact.hasUnreadTimes === true && isInThePresent(hop, times)),
  );
}

function isInThePresent({ slot }: Hop, times: readonly PlacedTime[]): boolean {
  return timesAround(slot, times).every(({ kind }) => kind === "now" || kind === "present");
}

/** Does a stated time apply to a fact, rather than a tense? */
function isAtATime({ slot }: Hop, times: readonly PlacedTime[]): boolean {
  return times.some(({ kind, slot: set }) => !["now", "present", "any"].includes(kind) && isWithin(slot, set));
}

/** Is a fact stated to hold at other times than today only? */
export function isOver({ fact: { validity } }: GraphHop, today: DateValue): boolean {
  return validity.length > 0 && validity.every((interval) => holdsOn(interval, today) === "no");
}
