import type { UpstreamContext } from "../../sources/upstream.ts";
import type { QueryGraph } from "../fused-graph.ts";
import { relationsOf, type RelationFound } from "../neighbourhood/relations.ts";
import { noticing } from "./noticing.ts";

/** The relations of an entity, in both directions, those of most facts first. */
export interface EntityRelations {
  readonly relations: readonly RelationFound[];
  /** False when there may be others, or more facts by them. */
  readonly complete: boolean;
}

/** @throws Failure when no graph answers */
export async function entityRelations(
  graph: QueryGraph,
  entity: string,
  context: UpstreamContext,
): Promise<EntityRelations> {
  const { noticed, context: own } = noticing(context);
  const { relations, truncated } = await relationsOf(graph, [entity], own);
  return {
    // Equal ones stay in the order of their IRIs.
    relations: [...relations].sort((one, other) => other.degree - one.degree),
    complete: !truncated && noticed.length === 0,
  };
}
