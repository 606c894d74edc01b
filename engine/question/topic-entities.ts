import type { EntityCandidate, Mention } from "../sources/knowledge-graph.ts";
import { overlaps } from "./mentions.ts";

/**
 * A span of the question that names an entity, what it may mean, and which meaning is taken unless the graph objects.
 */
export interface TopicEntity {
  readonly mention: string;
  /** Character offsets in the question, end exclusive. */
  readonly start: number;
  readonly end: number;
  /** Best first. */
  readonly candidates: readonly EntityCandidate[];
  /** The IRI of the candidate taken: the client's correction, else the best. */
  readonly chosen: string;
}

/** The mentions that a reader would underline: none overlaps another; longer ones first, then better ones. */
export function chooseTopicEntities(mentions: readonly Mention[]): readonly TopicEntity[] {
  const byPreference = [...mentions].sort(
    (a, b) => length(b) - length(a) || bestScore(b) - bestScore(a) || a.start - b.start,
  );
  const chosen: Mention[] = [];
  for (const mention of byPreference) {
    if (!chosen.some((other) => overlaps(mention, other))) chosen.push(mention);
  }
  return chosen
    .sort((a, b) => a.start - b.start)
    .flatMap(({ text, start, end, candidates }) => {
      const [best] = candidates;
      return best === undefined ? [] : [{ mention: text, start, end, candidates, chosen: best.iri }];
    });
}

function length(mention: Mention): number {
  return mention.end - mention.start;
}

function bestScore(mention: Mention): number {
  return mention.candidates[0]?.score ?? 0;
}
