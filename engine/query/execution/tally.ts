import { nodeKey } from "../../evidence/fact.ts";
import type { Value } from "../../question/form/logical-form.ts";
import type { Slot } from "../../question/form/walk.ts";
import { endOf, type Row } from "./hop.ts";

/**
 * How many different things each member is led to by the hops at one slot of the form, by the key of the member. A
 * member that is led to nothing is in no row, and has no number.
 */
export function talliesOf(rows: readonly Row[], slot: Slot): ReadonlyMap<string, Value> {
  const ends = new Map<string, Set<string>>();
  for (const { value, hops } of rows) {
    const known = ends.get(nodeKey(value)) ?? new Set<string>();
    for (const hop of hops) if (hop.slot === slot) known.add(nodeKey(endOf(hop)));
    ends.set(nodeKey(value), known);
  }
  return new Map([...ends].map(([member, things]) => [member, { type: "number", number: things.size }]));
}
