import { nodeKey } from "../../evidence/fact.ts";
import type { PartOfTotal, TotalForm } from "../../question/form/logical-form.ts";
import { ROOT } from "../../question/form/walk.ts";
import type { LiteralContext } from "../../values/literal-value.ts";
import { totalledOf } from "../form-sets.ts";
import type { Decision } from "./decide.ts";
import { decideTotal } from "./decide-total.ts";
import { startsAt } from "./rows.ts";
import { membersOf, type Row, type Table } from "./hop.ts";
import { percentOf } from "./shares.ts";

/**
 * How much of what the values of all members come to those of some of them make up, in percent: both are added up from
 * the same values. Of values below 0 nothing is a part, and of a part without any nothing is known.
 * @param tables the values of all members, and the members of the part
 */
export function decidePartOfTotal(
  form: PartOfTotal,
  [values, members]: readonly Table[],
  literals: (relation: string) => LiteralContext,
): Decision {
  const { part: _part, ...all } = form;
  const total: TotalForm = all;
  const rows = [...(values?.rows ?? []), ...(members?.rows ?? [])];
  const open = (reason: string): Decision => ({ kind: "undecided", reason, rows });
  if (values === undefined || members === undefined || members.rows.length === 0) return open("nothing was found");
  const inPart = new Set(membersOf(members.rows).map(nodeKey));
  const startsOf = startsAt(totalledOf(total, ROOT).steps);
  const isInPart = (row: Row): boolean => startsOf(row).some((start) => inPart.has(nodeKey(start)));
  const whole = decideTotal(total, ROOT, { rows: values.rows }, literals);
  const part = decideTotal(total, ROOT, { rows: values.rows.filter(isInPart) }, literals);
  if (whole.kind !== "number") return open(whole.kind === "undecided" ? whole.reason : "nothing was found");
  const valued = new Set(values.rows.flatMap(startsOf).map(nodeKey));
  if (![...inPart].some((member) => valued.has(member)))
    return open("of none of those of whom the part is asked a value is stated among all of them");
  if (part.kind !== "number") return open(part.kind === "undecided" ? part.reason : "nothing was found");
  const isWhole = values.rows.every((row) => isPositive(row, total, literals));
  if (!isWhole || whole.number <= 0) return open("some of the values are not more than 0, of which nothing is a part");
  if (part.unit !== whole.unit) return open("the values are in units that can not be converted into each other");
  const unit = whole.unit === undefined ? "" : ` ${whole.unit}`;
  const remarks = [`${shown(part.number)} of ${shown(whole.number)}${unit}, ${whole.remarks?.join(", ") ?? ""}`];
  return { kind: "number", number: percentOf(part.number, whole.number), unit: "percent", rows, remarks };
}

function isPositive(row: Row, total: TotalForm, literals: (relation: string) => LiteralContext): boolean {
  const one = decideTotal(total, ROOT, { rows: [row] }, literals);
  return one.kind === "number" && one.number >= 0;
}

function shown(number: number): string {
  return number.toLocaleString("en-US");
}
