import { nodeKey } from "../../evidence/fact.ts";
import type { TotalForm, Value } from "../../question/form/logical-form.ts";
import type { Slot } from "../../question/form/walk.ts";
import { compareValues } from "../../values/compare-values.ts";
import { counted } from "../../values/counted.ts";
import type { LiteralContext } from "../../values/literal-value.ts";
import { rounded, type NumberValue } from "../../values/reckoning.ts";
import { totalledOf } from "../form-sets.ts";
import type { Decision } from "./decide.ts";
import { isFurther, valueAt, whyOpen } from "./extreme.ts";
import { endOf, startOf, type Row, type Table } from "./hop.ts";
import { numbersTogether } from "./numbers-together.ts";

/**
 * What the values of all members come to. A member of which nothing is stated is none of those in the rows; of one with
 * several values nobody can tell which of them counts. Of dates there are the first and the last.
 * @param slot where the total stands
 * @param table its values, as `totalledOf` gives them
 */
export function decideTotal(
  form: TotalForm,
  slot: Slot,
  { rows, reckoning }: Pick<Table, "rows" | "reckoning">,
  literals: (relation: string) => LiteralContext,
): Decision {
  const open = (reason: string): Decision => ({ kind: "undecided", reason, rows });
  if (rows.length === 0) return open("nothing was found");
  const members = statedOf(form, slot, rows, literals);
  if (reckoning?.sum !== undefined) return bySource(form, { ...reckoning, sum: reckoning.sum }, members, rows);
  if (form.how === "min" || form.how === "max") return furthest(form, form.how, members.flat(), rows);
  const number = numbersTogether(
    form.how,
    members.map((stated) => stated.map(({ value }) => value)),
  );
  if (typeof number === "string") return open(number);
  const made = form.how === "sum" ? "added up from" : "the mean of";
  return reckoned(number, rows, `${made} ${counted(members.length, "value")}`);
}

/** What a source reckoned itself, in the unit of what could be read of it. */
function bySource(
  { how }: TotalForm,
  { sum, members }: { readonly sum: number; readonly members: number },
  read: readonly (readonly Stated[])[],
  rows: readonly Row[],
): Decision {
  const first = read[0]?.[0]?.value;
  const unit = first?.type === "number" && first.unit !== undefined ? { unit: first.unit } : {};
  const number = rounded(how === "mean" ? sum / members : sum);
  const made = how === "mean" ? "the mean of" : "added up from";
  return reckoned(
    { type: "number", number, ...unit },
    rows,
    `${made} what ${counted(members, "thing has", "things have")}`,
  );
}

function reckoned({ number, unit }: NumberValue, rows: readonly Row[], remark: string): Decision {
  return { kind: "number", number, ...(unit === undefined ? {} : { unit }), rows, remarks: [remark] };
}

/** A value, and the rows that state it. */
interface Stated {
  readonly value: Value | undefined;
  readonly rows: Row[];
}

/** The values of each member, those that are written alike once; of things that are counted their number. */
function statedOf(
  form: TotalForm,
  slot: Slot,
  rows: readonly Row[],
  literals: (relation: string) => LiteralContext,
): readonly (readonly Stated[])[] {
  const { tally } = form;
  const { steps } = totalledOf(form, slot);
  const byMember = new Map<string, Map<string, Stated>>();
  for (const row of rows) {
    const value = tally === undefined ? valueAt(row, steps, literals) : undefined;
    for (const hop of row.hops) {
      if (hop.slot !== steps) continue;
      const member = nodeKey(startOf(hop));
      const known = byMember.get(member) ?? new Map<string, Stated>();
      byMember.set(member, known);
      const key = tally === undefined ? JSON.stringify(value ?? endOf(hop)) : nodeKey(endOf(hop));
      const same = known.get(key);
      if (same === undefined) known.set(key, { value, rows: [row] });
      else same.rows.push(row);
    }
  }
  const members = [...byMember.values()].map((stated) => [...stated.values()]);
  return tally === undefined
    ? members
    : members.map((things) => [
        { value: { type: "number", number: things.length }, rows: things.flatMap((each) => each.rows) },
      ]);
}

/** The greatest or the least of all values, as it is stated; of numbers of things the number. */
function furthest({ tally }: TotalForm, how: "min" | "max", all: readonly Stated[], rows: readonly Row[]): Decision {
  const open = (reason: string): Decision => ({ kind: "undecided", reason, rows });
  const values = all.flatMap(({ value }) => (value === undefined || value.type === "text" ? [] : [value]));
  const [first] = values;
  if (first === undefined || values.length < all.length) return open("not all that was found are numbers or dates");
  const best = values.reduce((known, value) => (isFurther(value, known, how) === true ? value : known), first);
  if (values.some((value) => compareValues(value, best) === "unknown")) return open(whyOpen(values));
  if (tally !== undefined && best.type === "number")
    return reckoned(best, rows, `the ${how === "max" ? "greatest" : "least"} of ${counted(values.length, "number")}`);
  const winners = all.filter(({ value }) => value !== undefined && compareValues(value, best) === "equal");
  return { kind: "members", rows: winners.slice(0, 1).flatMap((each) => each.rows), basis: rows };
}
