import type { CompareForm } from "../../question/form/logical-form.ts";
import { childSlot, ROOT, valueSlot } from "../../question/form/walk.ts";
import type { Decision } from "./decide.ts";
import { membersOf, startOf, type Row } from "./hop.ts";

/**
 * Who is led to more different things, or to fewer; of one that is led to none, none is stated, which is no number.
 * @param a the things of the first, as `setsOf` gives them
 */
export function decideMore(form: CompareForm, a: readonly Row[], b: readonly Row[]): Decision {
  const rows = [...a, ...b];
  const [mine, yours] = [membersOf(a).length, membersOf(b).length];
  if (mine === 0 || yours === 0)
    return {
      kind: "undecided",
      reason: "for one of the two none is stated, which does not mean that there is none",
      rows,
    };
  const isAhead = form.direction === "max" ? mine > yours : mine < yours;
  if (form.whether === true) return { kind: "truth", truth: isAhead, rows };
  const winners = mine === yours ? rows : isAhead ? a : b;
  return { kind: "members", rows: ownersOf(winners, form), basis: rows };
}

/** The rows of what was counted as rows of what has it. */
function ownersOf(rows: readonly Row[], { tally }: CompareForm): readonly Row[] {
  const slots = [0, 1].map((side) => {
    const things = valueSlot(childSlot(ROOT, side));
    return tally?.among === undefined ? things : childSlot(things, 0);
  });
  return rows.map((row) => {
    const hop = row.hops.find((each) => slots.includes(each.slot));
    return hop === undefined ? row : { value: startOf(hop), hops: row.hops };
  });
}
