import type { FactNode } from "../../evidence/fact.ts";
import { nodesOn } from "../../evidence/path.ts";
import type { WalkedPath } from "../../graph/trails/as-path.ts";

/**
 * A path that may lead to the answer, wherever it was found; nobody has judged it. Its chains are of steps: the first
 * begins at a topic entity, and leads to another where there are several; others go on from nodes of it, to a further
 * topic entity or to what is asked for, which the last one leads to. Survives JSON.
 */
export type CandidatePath = WalkedPath;

/** Ent(p): the ends of all facts of a path, each once, by `nodeKey`. */
export function entitiesOf({ path }: CandidatePath): ReadonlyMap<string, FactNode> {
  return nodesOn(path);
}
