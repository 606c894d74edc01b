import { membersOf, type QueryGraph } from "../fused-graph.ts";
import { BOUNDS } from "../neighbourhood/bounds.ts";
import { mostQueriesToCount } from "../neighbourhood/count-relations.ts";
import { MOST_PAGED } from "../subgraph/fetch-facts.ts";
import { SEARCH_BOUNDS } from "./bounds.ts";

/**
 * The most queries by which trails grow by one step, whatever the graphs hold. The relations around what they have come
 * to are counted, those that were counted before apart, and facts fetched: by each relation for as many entities as a
 * query names, or for every few of them, in smaller parts where a graph cuts its reply off. Of several graphs each goes
 * on from what the others say.
 */
export function mostQueriesToGrow(graph: QueryGraph, relationsPerLevel: number): number {
  const members = membersOf(graph);
  const batches = Math.ceil(SEARCH_BOUNDS.entitiesOfLevel / BOUNDS.entitiesCounted);
  const counting = members.reduce((sum, member) => sum + (batches + 1) * mostQueriesToCount(member), 0);
  const whole = relationsPerLevel * batches;
  // A part of each entity alone at worst, after all parts that it was in; and as many counts of what was left out.
  const paged = Math.min(relationsPerLevel * BOUNDS.queries, 3 * MOST_PAGED + relationsPerLevel);
  return members.length * (counting + members.length * (whole + paged));
}
