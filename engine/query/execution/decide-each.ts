import { nodeKey, type FactNode } from "../../evidence/fact.ts";
import type { EachForm } from "../../question/form/logical-form.ts";
import { ROOT, type Slot } from "../../question/form/walk.ts";
import { totalledOf } from "../form-sets.ts";
import type { Decision, Pairing } from "./decide.ts";
import type { Row } from "./hop.ts";
import { waysOf } from "./ways-of-rows.ts";

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
  return pairsOf(rows, totalledOf(form, ROOT).chain, form.tally !== undefined);
}

/** What some steps lead to from each member, one pair for each value; or how many different things that are. */
export function pairsOf(rows: readonly Row[], chain: readonly Slot[], areCounted: boolean): Decision {
  const byMember = new Map<string, Found>();
  for (const row of rows)
    for (const { member, value, own } of waysOf(row, chain)) {
      const found: Found = byMember.get(nodeKey(member)) ?? { member, values: new Map() };
      byMember.set(nodeKey(member), found);
      const known = found.values.get(nodeKey(value));
      if (known === undefined) found.values.set(nodeKey(value), { value, rows: [own] });
      else known.rows.push(own);
    }
  const pairs = [...byMember.values()].flatMap(({ member, values }): readonly Pairing[] => {
    const told = [...values.values()];
    return !areCounted
      ? told.map(({ value, rows: own }) => ({ member, value, rows: own }))
      : [{ member, value: told.length, rows: told.flatMap((one) => one.rows) }];
  });
  return pairs.length === 0 ? { kind: "undecided", reason: "nothing was found", rows } : { kind: "pairs", pairs, rows };
}
