import type { FusedGraph } from "../../graph/fused-graph.ts";
import { fromAll } from "../../sources/from-all.ts";
import type { UpstreamContext } from "../../sources/upstream.ts";
import { symmetricIn } from "../../graph/symmetric-relations.ts";
import { pairsIn, type ArcPair, type PairsHeld } from "../grounding/arcs.ts";

/** Asks every member of fused graphs, each in its own names; a pair holds where it holds in one of them. */
export function pairsInAll(graph: FusedGraph, context: UpstreamContext): PairsHeld {
  return async (pairs) => {
    const held = await fromAll(
      graph.members,
      async (member) => {
        const names = await graph.namesOf(member, context);
        const entities = await graph.entitiesIn(member, [...new Set(pairs.map(({ entity }) => entity.iri))], context);
        const local = pairs.flatMap(({ entity, relation, unless }, index) => {
          const [known] = unless === undefined ? [] : names.here(unless.iri);
          const without = unless === undefined || known === undefined ? undefined : { ...unless, iri: known };
          return names.here(relation.iri).flatMap((here) =>
            (entities.get(entity.iri) ?? []).map((iri): { readonly index: number; readonly pair: ArcPair } => ({
              index,
              pair: { entity: { ...entity, iri }, relation: { ...relation, iri: here }, unless: without },
            })),
          );
        });
        const symmetric = await symmetricIn(member, graph, context);
        const found = await pairsIn(member, context, symmetric)(local.map(({ pair }) => pair));
        return [...found].flatMap((place) => local[place]?.index ?? []);
      },
      context,
    );
    return new Set(held.flat());
  };
}
