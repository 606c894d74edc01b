import { Turn } from "../../investigation/turn.ts";
import type { SetForm } from "../../question/form/logical-form.ts";
import { childSlot, type Slot } from "../../question/form/walk.ts";
import { distinctRows } from "../execution/read-rows.ts";
import { chosenRows, currentRows, timelyRows, type SetUse, type Settling } from "../execution/settle.ts";
import { timesAt, timesOf, type TimeSource } from "../execution/time-tests.ts";
import type { FusedSet, FusedSource, Timed } from "./fused-set.ts";

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
  const times: TimeSource = { today: source.today, tableOf: (set, at) => source.partOf(set, at, [], "WHOLE") };
  const outer = await Promise.all(timed.map((each) => timesAt(each.form, each.slot, times)));
  const set = await source.partOf(form, slot, timed, "OPEN");
  const [notes, unchecked] = [[...set.notes], [...set.unchecked]];
  const settling: Settling = {
    ...source,
    use,
    times: [...outer.flat(), ...(await timesOf(form, slot, times))],
    notes,
    unchecked,
  };
  const turn = new Turn(source.context.signal);
  const timely = timelyRows(set.rows, settling);
  await turn.rest();
  const current = currentRows(timely, form, slot, settling);
  const rankedOf =
    form.kind === "extreme" && current.length > 0
      ? await source.partOf(form.set, childSlot(slot, 0), timed, "PART")
      : undefined;
  await turn.rest();
  const rows = await chosenRows(current, form, slot, settling, turn, rankedOf?.rows);
  await turn.rest();
  const distinct = await distinctRows(rows, turn);
  return {
    rows: distinct.map(({ value, hops }) => ({ value, hops })),
    truncated: set.truncated,
    notes,
    unchecked,
  };
}
