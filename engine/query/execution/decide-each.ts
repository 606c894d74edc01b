import { nodeKey, type FactNode } from "../../evidence/fact.ts";
import type { EachForm } from "../../question/form/logical-form.ts";
import { ROOT, type Slot } from "../../question/form/walk.ts";
import { totalledOf } from "../form-sets.ts";
import type { Decision, Pairing } from "./decide.ts";
import { endOf, startOf, type Hop, type Row } from "./hop.ts";

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
  const { chain } = totalledOf(form, ROOT);
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
    return form.tally === undefined
      ? told.map(({ value, rows: own }) => ({ member, value, rows: own }))
      : [{ member, value: told.length, rows: told.flatMap((one) => one.rows) }];
  });
  return pairs.length === 0 ? { kind: "undecided", reason: "nothing was found", rows } : { kind: "pairs", pairs, rows };
}

interface Way {
  readonly member: FactNode;
  readonly value: FactNode;
  /** The row with no other of the steps than those of this way. */
  readonly own: Row;
}

/** The ways of a row from a member to a value, step by step: what led to another member is told of that one alone. */
function waysOf(row: Row, chain: readonly Slot[]): readonly Way[] {
  let ways: readonly (readonly Hop[])[] = [[]];
  for (const slot of chain) {
    const steps = row.hops.filter((hop) => hop.slot === slot);
    ways = ways.flatMap((way) => {
      const last = way.at(-1);
      const at = last === undefined ? undefined : nodeKey(endOf(last));
      return steps.filter((step) => at === undefined || nodeKey(startOf(step)) === at).map((step) => [...way, step]);
    });
  }
  return ways.flatMap((way): readonly Way[] => {
    const [first, last] = [way[0], way.at(-1)];
    if (first === undefined || last === undefined) return [];
    const value = endOf(last);
    const hops = row.hops.filter((hop) => !chain.includes(hop.slot) || way.includes(hop));
    return [{ member: startOf(first), value, own: { value, hops } }];
  });
}
