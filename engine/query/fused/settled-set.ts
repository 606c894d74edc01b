import { Turn } from "../../investigation/turn.ts";
import { isOfSet, type SetForm } from "../../question/form/logical-form.ts";
import { childSlot, decidingSlot, type Slot } from "../../question/form/walk.ts";
import { averagedIn, chosenFrom, chosenRows, isOfEach } from "../execution/choose.ts";
import { sharesTold } from "../execution/compared.ts";
import { distinctRows } from "../execution/read-rows.ts";
import { currentRows, timelyRows, type SetUse, type Settling } from "../execution/settle.ts";
import { withAllThings } from "../execution/tally.ts";
import { timesAt, timesOf } from "../execution/time-tests.ts";
import { timingIn, type FusedSet, type FusedSource, type Timed } from "./fused-set.ts";

/**
 * A set of fused graphs as it is chosen: its facts hold at the times it is read at, else today, and a superlative has
 * one member.
 */
export async function settledSet(
  form: SetForm,
  slot: Slot,
  timed: readonly Timed[],
  use: SetUse,
  source: FusedSource,
): Promise<FusedSet> {
  const times = timingIn(source);
  const outer = await Promise.all(timed.map((each) => timesAt(each.form, each.slot, times)));
  const set = await source.partOf(form, slot, timed, "OPEN");
  const [notes, unchecked] = [[...set.notes], [...set.unchecked]];
  const compared = [set.compared ?? 1];
  const settling: Settling = {
    ...source,
    use,
    times: [...outer.flat(), ...(await timesOf(form, slot, times))],
    notes,
    unchecked,
    compared,
  };
  const turn = new Turn(source.context.signal);
  const timely = timelyRows(set.rows, settling);
  await turn.rest();
  const current = currentRows(timely, form, slot, settling);
  const from = current.length > 0 && set.unstated === undefined ? chosenFrom(form) : undefined;
  const all = from === undefined ? undefined : await source.partOf(from, childSlot(slot, 0), timed, "PART");
  const wanted = current.length > 0 && set.unstated === undefined ? withAllThings(form) : undefined;
  const things = wanted === undefined ? undefined : await source.partOf(wanted, slot, timed, "PART");
  const deciding = await decidingSet(form, slot, timed, source);
  notes.push(...(deciding?.notes ?? []));
  unchecked.push(...(deciding?.unchecked ?? []));
  await turn.rest();
  const meant = averagedIn(form, slot);
  const averaged = meant === undefined ? undefined : await source.partOf(meant.set, meant.slot, timed, "PART");
  const beside = { all: all?.rows, things, deciding, averaged };
  const rows = await chosenRows(current, form, slot, settling, turn, beside);
  await turn.rest();
  const distinct = await distinctRows(rows, turn);
  return {
    rows: distinct.map(({ value, hops }) => ({ value, hops })),
    truncated: set.truncated || (isOfEach(form) && all?.truncated === true) || deciding?.truncated === true,
    notes,
    unchecked,
    ...sharesTold(compared),
    ...(set.unstated === undefined ? {} : { unstated: set.unstated }),
  };
}

/** The set that decides a condition, of one that another set decides. */
async function decidingSet(
  form: SetForm,
  slot: Slot,
  timed: readonly Timed[],
  source: FusedSource,
): Promise<FusedSet | undefined> {
  if (form.kind !== "where" || !isOfSet(form.condition)) return undefined;
  const at = decidingSlot(form, slot);
  return at === undefined ? undefined : source.partOf(form.condition.of, at, timed, "PART");
}
