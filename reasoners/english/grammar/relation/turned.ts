import type { RelationCandidate } from "../../../../engine/question/form/logical-form.ts";

/** The same relation, walked the other way. */
export function turned(candidate: RelationCandidate): RelationCandidate {
  return { ...candidate, direction: candidate.direction === "FORWARD" ? "BACKWARD" : "FORWARD" };
}
