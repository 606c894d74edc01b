import { compareDates } from "../../values/date.ts";
import { endedBy, holdsOn, overlap, type Certainty, type Interval } from "../../values/interval.ts";
import type { DateValue, SetForm } from "../../question/form/logical-form.ts";
import { childForms, childSlot, type Slot } from "../../question/form/walk.ts";
import { nodeKey, type Hop, type Row, type TripleHop } from "./hop.ts";

/**
 * What kind of time is asked about. "present": today, by the tense of the question alone; "now": by a word; "past": what has
 * ended; "then": a time that is stated or looked up; "untold": one whose date nobody states; "any": no time in particular.
 */
type TimeKind = "present" | "now" | "past" | "then" | "untold" | "any";

/** A time that the facts of a part of the form must obey. */
export interface TimeTest {
  /** The set that is read at that time. */
  readonly slot: Slot;
  readonly kind: TimeKind;
  /** Does a fact that is stated to hold in an interval hold at the time? */
  readonly test: (interval: Interval) => Certainty;
  /** The relations nearest to the set: it is of them that the time is said ("ex-wife of": the marriage has ended). */
  readonly nearest: readonly Slot[];
  /** Parts that say what kind a thing is, which no time is asked of. */
  readonly kinds: readonly Slot[];
  /** Hops that the time itself rests on: the dates of events. */
  readonly because: readonly Hop[];
}

export function holdsNow(today: DateValue): (interval: Interval) => Certainty {
  return (interval) => holdsOn(interval, today);
}

export function hasEnded(today: DateValue): (interval: Interval) => Certainty {
  return (interval) => endedBy(interval, today);
}

export function overlaps(period: Interval): (interval: Interval) => Certainty {
  return (interval) => overlap(interval, period);
}

/** The relations nearest to a set: those whose other ends are its members. */
export function outermostFollows(form: SetForm, slot: Slot): readonly Slot[] {
  if (form.kind === "follow") return [slot];
  const passing = form.kind === "except" || form.kind === "at" ? [form.set] : childForms(form);
  return passing.flatMap((child, index) => outermostFollows(child, childSlot(slot, index)));
}

/**
 * A question in the present tense prefers what holds today: rows with the fewest facts that have ended, or that were
 * measured again since. Where every row has some, they are all given, and their intervals tell.
 */
export function preferCurrent<Kind extends Row>(
  rows: readonly Kind[],
  today: DateValue,
  timed: (slot: Slot) => boolean,
): readonly Kind[] {
  const measured = latestMeasurements(rows);
  const isOld = (hop: Hop): boolean =>
    hop.kind === "triple" && !timed(hop.slot) && (isOver(hop, today) || isMeasuredAgain(hop, measured));
  const counts = rows.map((row) => row.hops.filter(isOld).length);
  const least = Math.min(...counts);
  return rows.filter((_row, index) => counts[index] === least);
}

function isOver(hop: TripleHop, today: DateValue): boolean {
  return hop.validity.length > 0 && hop.validity.every((interval) => endedBy(interval, today) === "yes");
}

/** The last date of measurement of each quantity of each thing. Things that happened on a date are not measured again. */
function latestMeasurements(rows: readonly Row[]): ReadonlyMap<string, DateValue> {
  const latest = new Map<string, DateValue>();
  for (const hop of rows.flatMap((row) => row.hops)) {
    const date = hop.kind === "triple" ? measurementOf(hop) : undefined;
    if (date === undefined) continue;
    const known = latest.get(quantityKey(hop));
    if (known === undefined || compareDates(known, date) === "before") latest.set(quantityKey(hop), date);
  }
  return latest;
}

function isMeasuredAgain(hop: TripleHop, latest: ReadonlyMap<string, DateValue>): boolean {
  const [date, last] = [measurementOf(hop), latest.get(quantityKey(hop))];
  return date !== undefined && last !== undefined && compareDates(date, last) === "before";
}

function measurementOf(hop: TripleHop): DateValue | undefined {
  return hop.to.kind === "literal" ? hop.validity.find(({ observed }) => observed !== undefined)?.observed : undefined;
}

function quantityKey(hop: Hop): string {
  return `${hop.slot} ${nodeKey(hop.from)} ${hop.relation}`;
}
