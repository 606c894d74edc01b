import { nodeKey } from "../../evidence/fact.ts";
import { endOf, startOf, type Row } from "./hop.ts";

/**
 * How many values texts name of one thing by one relation, where they name several; 0 where they never do. A text lists
 * what it cares to: nobody says that a list in it is all there is, while a graph is taken to hold what it holds of a
 * relation.
 */
export function mostListedInTexts(rows: readonly Row[]): number {
  const listed = new Map<string, Set<string>>();
  for (const hop of rows.flatMap(({ hops }) => hops)) {
    if (hop.fact.kind !== "quote") continue;
    const key = JSON.stringify([hop.slot, nodeKey(startOf(hop))]);
    listed.set(key, (listed.get(key) ?? new Set()).add(nodeKey(endOf(hop))));
  }
  const most = Math.max(0, ...[...listed.values()].map(({ size }) => size));
  return most > 1 ? most : 0;
}
