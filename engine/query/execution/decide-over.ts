import type { DateValue, WhetherOver } from "../../question/form/logical-form.ts";
import { compareDates, dateLabel, isoDate } from "../../values/date.ts";
import { type DayOfAsking, heldOn } from "./asked-on.ts";
import { hasCome, stepsTo, type Literals, type Step } from "./beginnings-and-ends.ts";
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
  const isOfLife = form.ofLife === true;
  const over = steps.filter(({ date, undated }) =>
    date === undefined ? undated === "OVER" : hasCome(date, day, isOfLife),
  );
  const [first] = over;
  if (first === undefined) {
    const ahead = steps.find(({ date }) => date !== undefined) ?? steps.find(({ undated }) => undated === "UNCLEAR");
    const held = factsOf === undefined ? [] : [heldOn(factsOf)];
    const reason =
      ahead === undefined
        ? ["nothing is stated by which it is over, which does not tell that it goes on", ...held].join("; ")
        : toCome(ahead, day);
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

function toCome({ date, label }: Step, day: DateValue): string {
  if (date === undefined) return `what is stated as the ${label} is no date, and does not tell whether it is over`;
  const asked = `${label}, ${dateLabel(date)}; the day of asking is ${isoDate(day)}`;
  return compareDates(date, day) === "after"
    ? `its end is yet to come: ${asked}`
    : `its end is not stated to the day, and may be yet to come: ${asked}`;
}
