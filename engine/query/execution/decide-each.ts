import { nodeKey, type FactNode } from "../../evidence/fact.ts";
import type { EachForm } from "../../question/form/logical-form.ts";
import { ROOT } from "../../question/form/walk.ts";
import { totalledOf } from "../form-sets.ts";
import type { Decision, Pairing } from "./decide.ts";
import { endOf, startOf, type Row } from "./hop.ts";

interface Found {
  readonly member: FactNode;
  readonly values: Map<string, { readonly value: FactNode; readonly rows: Row[] }>;
}

/**
 * What the relation leads to from each member, one pair for each value; of things that are counted their number. A
 * member that leads to nothing is in no row.
 * @param rows the values, as `totalledOf` gives them
 */
export function decideEach(form: EachForm, rows: readonly Row[]): Decision {
  const { steps } = totalledOf(form, ROOT);
  const byMember = new Map<string, Found>();
  for (const row of rows)
    for (const hop of row.hops) {
      if (hop.slot !== steps) continue;
      const member = startOf(hop);
      const found: Found = byMember.get(nodeKey(member)) ?? { member, values: new Map() };
      byMember.set(nodeKey(member), found);
      const value = endOf(hop);
      const known = found.values.get(nodeKey(value));
      // What led to the member is told of it alone.
      const own: Row = { value, hops: row.hops.filter((each) => each.slot !== steps || each === hop) };
      if (known === undefined) found.values.set(nodeKey(value), { value, rows: [own] });
      else known.rows.push(own);
    }
  const pairs = [...byMember.values()].flatMap(({ member, values }): readonly Pairing[] => {
    const told = [...values.values()];
    return form.tally === undefined
      ? told.map(({ value, rows: own }) => ({ member, value, rows: own }))
      : [{ member, value: told.length, rows: told.flatMap((one) => one.rows) }];
  });
  return pairs.length === 0 ? { kind: "undecided", reason: "nothing was found", rows } : { kind: "pairs", pairs, rows };
}
