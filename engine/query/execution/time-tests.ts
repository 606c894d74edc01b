import { literalValue } from "../../values/literal-value.ts";
import { isAhead, periodOf, periodWithin, type Certainty, type Interval } from "../../values/interval.ts";
import type { AtForm, DateValue, SetForm } from "../../question/form/logical-form.ts";
import { childForms, childSlot, nodesOf, valueSlot, type Slot } from "../../question/form/walk.ts";
import type { Table } from "./hop.ts";
import { isSeparate } from "./separate-parts.ts";
import { turnMeant, turnsIn, type Turn } from "./turns.ts";
import { allThrough, during, hasEnded, holdsNow, kindOf, outermostFollows, type TimeTest } from "./times.ts";

/** What times are made of: the day that "now" means, and how the dates of events are looked up. */
export interface TimeSource {
  readonly today: DateValue;
  tableOf(set: SetForm, slot: Slot): Promise<Pick<Table, "rows"> & Partial<Pick<Table, "truncated">>>;
  /** The same, with the dates of all facts, where another table has none as no time is said. */
  readonly turnsOf?: (set: SetForm, slot: Slot) => ReturnType<TimeSource["tableOf"]>;
  /** Does the graph number those who come one after another? */
  readonly areTurnsNumbered?: boolean;
}

/** The times that parts of a set are read at; the dates of events are looked up. */
export async function timesOf(form: SetForm, slot: Slot, source: TimeSource): Promise<readonly TimeTest[]> {
  const children = form.kind === "at" ? [form.set] : childForms(form);
  const below = await Promise.all(
    children.map((child, index) => (isSeparate(form, index) ? [] : timesOf(child, childSlot(slot, index), source))),
  );
  const own = form.kind === "at" ? await timesAt(form, slot, source) : [];
  return [...own, ...below.flat()];
}

export async function timesAt(form: AtForm, slot: Slot, source: TimeSource): Promise<readonly TimeTest[]> {
  const set = childSlot(slot, 0);
  const { time } = form;
  const of = { slot: set, nearest: outermostFollows(form.set, set), kinds: kindsIn(form.set, set), because: [] };
  switch (time.kind) {
    case "now":
      return [{ ...of, kind: kindOf(time), test: holdsNow(source.today) }];
    case "past":
      return [{ ...of, kind: kindOf(time), test: hasEnded(source.today) }];
    case "instant":
      return [{ ...of, kind: kindOf(time), ...testOf(periodOf(time.date, time.date), source) }];
    case "interval": {
      if (time.throughout === true) return [{ ...of, kind: kindOf(time), ...throughout(time, source) }];
      const period = time.strict === true ? periodWithin(time.from, time.to) : periodOf(time.from, time.to);
      return [{ ...of, kind: kindOf(time), ...testOf(period, source) }];
    }
    case "turn":
      return [await turnTime(form, time, slot, of, source)];
    case "dates":
      return eventTimes(time.of, time.relation, slot, of, source);
  }
}

/**
 * The turn that a time means, of all that a graph states of those in the set at whatever time. Where nobody can tell
 * which one that is nothing holds, and it is said why.
 */
async function turnTime(
  { set }: AtForm,
  time: Turn,
  slot: Slot,
  of: Omit<TimeTest, "kind" | "test">,
  source: TimeSource,
): Promise<TimeTest> {
  const ever: SetForm = { kind: "at", set, time: { kind: "interval" } };
  const { rows, truncated } = await (source.turnsOf ?? source.tableOf)(ever, slot);
  const chosen = turnMeant(time, turnsIn(rows, of.nearest), {
    isPart: truncated === true,
    areNumbered: source.areTurnsNumbered === true,
    today: source.today,
  });
  const intervals = new Set(chosen.intervals.map((each) => JSON.stringify(each)));
  const test = (interval: Interval): Certainty => (intervals.has(JSON.stringify(interval)) ? "yes" : "no");
  const { unchecked } = chosen;
  return { ...of, kind: "then", test, ...(unchecked === undefined ? {} : { unchecked }) };
}

function throughout(
  { from, to }: Extract<AtForm["time"], { kind: "interval" }>,
  { today }: TimeSource,
): Pick<TimeTest, "test" | "isAhead" | "isThroughout"> {
  const period = { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) };
  return { test: allThrough(period, today), isAhead: isAhead(period, today), isThroughout: true };
}

function testOf(period: Interval, { today }: TimeSource): Pick<TimeTest, "test" | "isAhead"> {
  return { test: during(period, today), isAhead: isAhead(period, today) };
}

function kindsIn(form: SetForm, slot: Slot): readonly Slot[] {
  return [...nodesOf(form, slot)].flatMap(({ node, slot: at }) => (node.kind === "instances" ? [at] : []));
}

/**
 * One test per date of an event. An event known by its year alone may have been on any day of it; of one without a date
 * nobody can tell.
 */
async function eventTimes(
  events: SetForm,
  relation: Extract<AtForm["time"], { kind: "dates" }>["relation"],
  slot: Slot,
  of: Omit<TimeTest, "kind" | "test">,
  source: TimeSource,
): Promise<readonly TimeTest[]> {
  const dates = await source.tableOf({ kind: "follow", from: events, relation }, valueSlot(childSlot(slot, 1)));
  const tests = dates.rows.flatMap((row): readonly TimeTest[] => {
    if (row.value.kind !== "literal") return [];
    const date = literalValue(row.value, { objectKind: "DATE" });
    return date.type === "date"
      ? [{ ...of, kind: "then", ...testOf({ from: date, to: date }, source), because: row.hops }]
      : [];
  });
  return tests.length > 0 ? tests : [{ ...of, kind: "untold", test: () => "unknown" }];
}
