import type { FactNode } from "../../../engine/evidence/fact.ts";
import type { Path } from "../../../engine/evidence/path.ts";

/**
 * The nodes that a path of one chain with one fact for each step passes, from its beginning.
 * @throws Error where a step does not begin where the one before it ended
 */
export function walkedEnds({ chains }: Path): readonly FactNode[] {
  const nodes: FactNode[] = [];
  for (const { facts, direction } of chains.flat()) {
    const [fact] = facts;
    if (fact === undefined || facts.length > 1) throw new Error("not one fact");
    const [from, to] = direction === "FORWARD" ? [fact.subject, fact.object] : [fact.object, fact.subject];
    const last = nodes.at(-1);
    if (last !== undefined && JSON.stringify(last) !== JSON.stringify(from)) throw new Error("a gap");
    if (last === undefined) nodes.push(from);
    nodes.push(to);
  }
  return nodes;
}
