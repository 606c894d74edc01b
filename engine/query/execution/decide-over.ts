import type { WhetherOver } from "../../question/form/logical-form.ts";
import { compareDates, dateLabel, isoDate } from "../../values/date.ts";
import { type DayOfAsking, heldOn } from "./asked-on.ts";
import { stepsTo, type Literals } from "./beginnings-and-ends.ts";
import type { Decision } from "./decide.ts";
import type { Row } from "./hop.ts";

/**
 * Whether something is over by the day of asking. That nothing tells so is no proof that it goes on; nor does an end
 * that is still to come say what happens before it.
 */
export function decideOver(
  form: WhetherOver,
  rows: readonly Row[],
  literals: Literals,
  { day, factsOf }: DayOfAsking,
): Decision {
  const steps = stepsTo(rows, form.set, 0, literals);
  const over = steps.filter(({ date }) => date === undefined || compareDates(date, day) !== "after");
  const [first] = over;
  if (first === undefined) {
    const [ahead] = steps;
    const held = factsOf === undefined ? [] : [heldOn(factsOf)];
    const reason =
      ahead?.date === undefined
        ? ["nothing is stated by which it is over, which does not tell that it goes on", ...held].join("; ")
        : `its end is yet to come: ${ahead.label}, ${dateLabel(ahead.date)}; the day of asking is ${isoDate(day)}`;
    return { kind: "undecided", reason, isOpen: true, rows };
  }
  const owners = new Set(steps.map(({ owner }) => owner));
  if (owners.size > 1) return { kind: "undecided", reason: "there are several of what it is asked", rows };
  const dated = over.find(({ date }) => date !== undefined) ?? first;
  const when = dated.date === undefined ? dated.label : `${dated.label}: ${dateLabel(dated.date)}`;
  const used = over.flatMap(({ row }) => row);
  return {
    ...{ kind: "truth", truth: form.over === "YES", rows: used },
    remarks: [`it was over by ${isoDate(day)}, the day of asking (${when})`],
  };
}
