import { compareDates } from "../../../values/date.ts";
import { endedBy, holdsOn, overlap, type Certainty, type Interval } from "../../../values/interval.ts";
import type { DateValue, SetForm } from "../../../question/form/logical-form.ts";
import { childForms, childSlot, type Slot } from "../../../question/form/walk.ts";
import { isWithin, nodeKey, type Hop, type Row, type TripleHop } from "./hop.ts";

/** A time that the facts of a part of the form must obey. */
export interface TimeTest {
  /** The set that is read at that time. */
  readonly slot: Slot;
  /** Does a fact that is stated to hold in an interval hold at the time? */
  readonly test: (interval: Interval) => Certainty;
  /**
   * Slots of which at least one must pass by a stated interval ("ex-wife of": the marriage has ended, whatever holds of
   * the rest); absent when every fact must pass and facts without dates hold always.
   */
  readonly decisive?: readonly Slot[];
  /** True when the time is today, so that what was measured last is preferred as in the present tense. */
  readonly isToday?: boolean;
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

/** Does a row obey a time? Facts of a subject and relation that the graph never dates hold at any time. */
export function obeys(row: Row, time: TimeTest): Certainty {
  const hops = row.hops.filter((hop): hop is TripleHop => hop.kind === "triple" && isWithin(hop.slot, time.slot));
  if (time.decisive === undefined) return every(hops.map((hop) => holds(hop, time.test)));
  const decisive = hops.filter((hop) => time.decisive?.includes(hop.slot) === true && hop.validity.length > 0);
  return some(decisive.map((hop) => some(hop.validity.map(time.test))));
}

function holds(hop: TripleHop, test: TimeTest["test"]): Certainty {
  if (hop.validity.length > 0) return some(hop.validity.map(test));
  return hop.dated ? "no" : "yes";
}

function every(certainties: readonly Certainty[]): Certainty {
  if (certainties.includes("no")) return "no";
  return certainties.includes("unknown") ? "unknown" : "yes";
}

function some(certainties: readonly Certainty[]): Certainty {
  if (certainties.includes("yes")) return "yes";
  return certainties.includes("unknown") ? "unknown" : "no";
}

/** The rows that obey; where none does for certain, those of which it can not be told, with a note that says so. */
export function rowsAt<Kind extends Row>(rows: readonly Kind[], times: readonly TimeTest[]): { readonly rows: readonly Kind[]; readonly certain: boolean } {
  // Tests of one slot are alternatives: an event may have several dates.
  const slots = [...new Set(times.map((time) => time.slot))];
  const judged = rows.map((row) => ({
    row,
    certainty: every(slots.map((slot) => some(times.filter((time) => time.slot === slot).map((time) => obeys(row, time))))),
  }));
  const certain = judged.some(({ certainty }) => certainty === "yes");
  const wanted: Certainty = certain ? "yes" : "unknown";
  return {
    certain,
    rows: judged
      .filter(({ certainty }) => certainty === wanted)
      .map(({ row }) => ({ ...row, hops: [...row.hops, ...reasons(row, times)] })),
  };
}

/** What the times rest on that a row obeys. */
function reasons(row: Row, times: readonly TimeTest[]): readonly Hop[] {
  return times.filter((time) => time.because.length > 0 && obeys(row, time) !== "no").flatMap((time) => time.because);
}

/**
 * A question in the present tense prefers what holds today: rows with the fewest facts that have ended, or that were
 * measured again since. Where every row has some, they are all given, and their intervals tell.
 */
export function preferCurrent<Kind extends Row>(rows: readonly Kind[], today: DateValue, timed: (slot: Slot) => boolean): readonly Kind[] {
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
