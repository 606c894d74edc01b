import type { EntityCandidate, Mention } from "../sources/knowledge-graph.ts";

/** The mentions that several graphs spotted in one text: candidates of equal spans are joined, by IRI, best first. */
export function joinMentions(spotted: readonly (readonly Mention[])[]): readonly Mention[] {
  const bySpan = new Map<string, Mention>();
  for (const mention of spotted.flat()) {
    const key = `${mention.start}:${mention.end}`;
    const known = bySpan.get(key);
    bySpan.set(key, { ...mention, candidates: joinCandidates([...(known?.candidates ?? []), ...mention.candidates]) });
  }
  return [...bySpan.values()].sort((a, b) => a.start - b.start || b.end - a.end);
}

/** Each entity once, as its best candidate has it, with the kinds that any of them has; best first. */
export function joinCandidates(candidates: readonly EntityCandidate[]): readonly EntityCandidate[] {
  const best = new Map<string, EntityCandidate>();
  for (const candidate of candidates) {
    const known = best.get(candidate.iri);
    const better = known === undefined || candidate.score > known.score ? candidate : known;
    best.set(candidate.iri, { ...better, types: [...new Set([...(known?.types ?? []), ...candidate.types])] });
  }
  return [...best.values()].sort((a, b) => b.score - a.score);
}
