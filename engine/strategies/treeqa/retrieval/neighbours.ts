import type { QueryGraph } from "../../../graph/fused-graph.ts";
import { relationsOf, type RelationFound } from "../../../graph/neighbourhood/relations.ts";
import type { Stage } from "../../../investigation/stage.ts";
import { isWritableIri } from "../../../rdf/write-term.ts";
import { maxAgeOf } from "../../../sources/age.ts";
import { BOUNDS } from "../bounds.ts";
import { versionOf } from "../../../sources/version.ts";

/** A relation that at least one of some entities has. */
export type Neighbour = Pick<RelationFound, "relation" | "direction">;

/** All one-hop relations of the entities, in both directions, in the order of their IRIs (TreeQA, section 3.2). */
export function neighboursStage(entities: readonly string[], graph: QueryGraph): Stage<readonly Neighbour[]> {
  const known = [...new Set(entities)].filter(isWritableIri).sort().slice(0, BOUNDS.knownEnds);
  return {
    name: "treeqa.neighbours",
    version: 2,
    inputs: { entities: known, graph: versionOf(graph) },
    maxAgeMs: maxAgeOf([graph]),
    async compute(context) {
      const { relations, truncated } = await relationsOf(graph, known, context);
      if (truncated || relations.length > BOUNDS.relations)
        context.markPartial(`${graph.title} gave only a part of the relations of what a sub-question is about`);
      return relations.slice(0, BOUNDS.relations).map(({ relation, direction }) => ({ relation, direction }));
    },
  };
}
