import type { EntityCandidate } from "../sources/knowledge-graph.ts";

/** A span of the question that names an entity, what it may mean, and which meaning is taken unless the graph objects. */
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
