import type { RelationCandidate } from "../../../engine/question/form/logical-form.ts";

/** Each relation once in each direction, at its best score; best first, equal scores by IRI. */
export function bestCandidates(candidates: readonly RelationCandidate[]): readonly RelationCandidate[] {
  const best = new Map<string, RelationCandidate>();
  for (const candidate of candidates) {
    const key = `${candidate.direction} ${candidate.iri}`;
    if (candidate.score > (best.get(key)?.score ?? 0)) best.set(key, candidate);
  }
  return [...best.values()].sort((a, b) => b.score - a.score || (a.iri < b.iri ? -1 : 1));
}
