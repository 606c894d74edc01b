import { nodeKey, type FactNode } from "../../evidence/fact.ts";
import type { TotalForm } from "../../question/form/logical-form.ts";
import { stepsOfEach } from "../../question/form/steps-of-each.ts";
import { childSlot, ROOT } from "../../question/form/walk.ts";
import type { LiteralContext } from "../../values/literal-value.ts";
import { totalledOf, untimedValues } from "../form-sets.ts";
import type { Decision, Pairing } from "./decide.ts";
import { decideTotal } from "./decide-total.ts";
import type { Row } from "./hop.ts";
import { isCut, NOT_ALL_WAYS, waysOf } from "./ways-of-rows.ts";

/** A thing, and the rows of the values of its own. */
interface Own {
  readonly member: FactNode;
  readonly rows: Row[];
}

/**
 * What the values come to of each of several things, those of its own: pairs. Of none of them anything is told where
 * nobody can tell what those of one come to.
 * @param rows the values of all, as `totalledOf` gives them
 */
export function decideTotalOfEach(
  form: TotalForm,
  steps: number,
  rows: readonly Row[],
  literals: (relation: string) => LiteralContext,
): Decision {
  const open = (reason: string): Decision => ({ kind: "undecided", reason, rows });
  if (rows.length === 0) return open("nothing was found");
  const { set, slot } = untimedValues(form, ROOT);
  const chain = stepsOfEach(set, childSlot(slot, 0), steps)?.chain;
  if (chain === undefined) throw new TypeError(`What is added up is not ${steps} steps from what it is told of.`);
  if (rows.some((row) => isCut(row, chain))) return open(NOT_ALL_WAYS);
  const { steps: last } = totalledOf(form, ROOT);
  const byThing = new Map<string, Own>();
  for (const row of rows)
    for (const { member, own } of waysOf(row, [...chain, last])) {
      const known = byThing.get(nodeKey(member)) ?? { member, rows: [] };
      byThing.set(nodeKey(member), known);
      known.rows.push(own);
    }
  const pairs: Pairing[] = [];
  for (const { member, rows: own } of byThing.values()) {
    const decision = decideTotal(form, ROOT, { rows: own }, literals);
    if (decision.kind === "undecided") return open(decision.reason);
    // The greatest and the least are told as they are stated.
    const [stated] = decision.kind === "members" ? decision.rows : [];
    if (stated !== undefined) {
      pairs.push({ member, value: stated.value, rows: own });
      continue;
    }
    if (decision.kind !== "number") return open("the values of each do not come to a number");
    const { number, unit } = decision;
    pairs.push({ member, value: number, ...(unit === undefined ? {} : { unit }), rows: own });
  }
  return pairs.length === 0 ? open("nothing was found") : { kind: "pairs", pairs, rows };
}
