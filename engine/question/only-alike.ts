import type { EntityCandidate } from "../sources/knowledge-graph.ts";

/** Is a name only written like what was said, so that it may be the name of something else? */
export function isOnlyAlike({ match, isPart }: Pick<EntityCandidate, "match" | "isPart">): boolean {
  return match === "FUZZY" && isPart !== true;
}
