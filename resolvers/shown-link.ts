import type { TopicEntity } from "../engine/question/topic-entities.ts";
import type { EntityCandidate } from "../engine/sources/knowledge-graph.ts";
import type { KnownEntity } from "./known-entity.ts";

/** A topic entity as the schema shows it: entities in place of IRIs, with what the candidates already tell of them. */
export function shownLink({ mention, start, end, candidates, chosen }: TopicEntity) {
  const candidate = candidates.find(({ iri }) => iri === chosen);
  return {
    mention,
    start,
    end,
    chosen: candidate === undefined ? { iri: chosen } : entityOf(candidate),
    candidates: candidates.map(shownCandidate),
  };
}

/** An entity that words may mean, as the schema shows it. */
export function shownCandidate(candidate: EntityCandidate) {
  const { score, matched, match, via } = candidate;
  return { entity: entityOf(candidate), score, matched, match, via };
}

function entityOf({ iri, label, description }: EntityCandidate): KnownEntity {
  return { iri, label, description };
}
