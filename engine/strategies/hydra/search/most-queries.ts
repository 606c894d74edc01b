import { membersOf, type QueryGraph } from "../../../graph/fused-graph.ts";
import { BOUNDS } from "../../../graph/neighbourhood/bounds.ts";
import { mostQueriesToCount } from "../../../graph/neighbourhood/count-relations.ts";
import { MOST_PAGED } from "../../../graph/subgraph/fetch-facts.ts";
import type { HydraOptions } from "../parameters.ts";
import { SEARCH_BOUNDS } from "./bounds.ts";

/** Levels of a search for each hop: those of the trails, and those of their tails. */
const LEVELS_PER_HOP = 2;

/**
 * The most queries of one search of the graphs, whatever they hold. Each level counts the relations around what it has
 * come to, those that were counted before apart, and fetches facts: by each relation for as many entities as a query
 * names, or for every few of them, in smaller parts where a graph cuts its reply off. Of several graphs each goes on
 * from what the others say.
 */
export function mostQueriesOfSearch(
  graph: QueryGraph,
  { maxDepth, relationsPerLevel }: Pick<HydraOptions, "maxDepth" | "relationsPerLevel">,
): number {
  const members = membersOf(graph);
  const batches = Math.ceil(SEARCH_BOUNDS.entitiesOfLevel / BOUNDS.entitiesCounted);
  const counting = members.reduce((sum, member) => sum + (batches + 1) * mostQueriesToCount(member), 0);
  const whole = relationsPerLevel * batches;
  // A part of each entity alone at worst, after all parts that it was in; and as many counts of what was left out.
  const paged = Math.min(relationsPerLevel * BOUNDS.queries, 3 * MOST_PAGED + relationsPerLevel);
  return maxDepth * LEVELS_PER_HOP * members.length * (counting + members.length * (whole + paged));
}
