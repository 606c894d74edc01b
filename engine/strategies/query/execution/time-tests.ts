import { literalValue } from "../../../values/literal-value.ts";
import { periodOf } from "../../../values/interval.ts";
import type { AtForm, DateValue, SetForm } from "../../../question/form/logical-form.ts";
import { childForms, childSlot, valueSlot, type Slot } from "../../../question/form/walk.ts";
import type { Table } from "./hop.ts";
import { isSeparate } from "./separate-parts.ts";
import { hasEnded, holdsNow, outermostFollows, overlaps, type TimeTest } from "./times.ts";

/** What times are made of: the day that "now" means, and how the dates of events are looked up. */
export interface TimeSource {
  readonly today: DateValue;
  tableOf(set: SetForm, slot: Slot): Promise<Pick<Table, "rows">>;
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
  switch (time.kind) {
    case "now":
      return [{ slot: set, test: holdsNow(source.today), isToday: true, because: [] }];
    case "past":
      return [{ slot: set, test: hasEnded(source.today), decisive: outermostFollows(form.set, set), because: [] }];
    case "instant":
      return [{ slot: set, test: overlaps(periodOf(time.date, time.date)), because: [] }];
    case "interval":
      return [{ slot: set, test: overlaps(periodOf(time.from, time.to)), because: [] }];
    case "dates":
      return eventTimes(time.of, time.relation, slot, set, source);
  }
}

/** One test per date of an event. An event known by its year alone may have been on any day of it. */
async function eventTimes(
  of: SetForm,
  relation: Extract<AtForm["time"], { kind: "dates" }>["relation"],
  slot: Slot,
  set: Slot,
  source: TimeSource,
): Promise<readonly TimeTest[]> {
  const dates = await source.tableOf({ kind: "follow", from: of, relation }, valueSlot(childSlot(slot, 1)));
  const tests = dates.rows.flatMap((row): readonly TimeTest[] => {
    if (row.value.kind !== "literal") return [];
    const date = literalValue(row.value, { objectKind: "DATE" });
    return date.type === "date" ? [{ slot: set, test: overlaps({ from: date, to: date }), because: row.hops }] : [];
  });
  return tests.length > 0 ? tests : [{ slot: set, test: () => "no", decisive: [], because: [] }];
}
