import { SEARCH_BOUNDS } from "../../../graph/trails/bounds.ts";
import { grownByOneStep as grown } from "../../../graph/trails/grown.ts";
import { compare, type Trail } from "../../../graph/trails/trail.ts";
import { drawPerCluster } from "./draw.ts";
import type { Search } from "./request.ts";

/** One level of the search: the most plausible of the trails that are a step longer. */
export async function grownByOneStep(trails: readonly Trail[], search: Search): Promise<readonly Trail[]> {
  const all = await grown(trails, search);
  const kept =
    search.oneRelationPerCluster === true ? drawPerCluster(all, search.options.seed) : all.map(({ trail }) => trail);
  search.cuts.add("trails", Math.max(0, kept.length - SEARCH_BOUNDS.trails));
  return [...kept].sort(byPlausibility).slice(0, SEARCH_BOUNDS.trails);
}

function byPlausibility(one: Trail, other: Trail): number {
  const mean = ({ plausibility, steps }: Trail): number => plausibility / Math.max(1, steps.length);
  return mean(other) - mean(one) || compare(one.key, other.key);
}
