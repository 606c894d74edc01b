import type { TopicEntity } from "../topic-entities.ts";
import type { Skyline } from "./skyline.ts";

/** A topic entity of the question, as the search begins there. */
export interface Topic {
  /** As the question writes it. */
  readonly text: string;
  /** What the graph calls it; the text where no graph knows it. */
  readonly label: string;
  /** The entities that it may mean, as IRIs, best first; empty where no graph knows it. */
  readonly entities: readonly string[];
  /** 0–1: how surely it means the first of them. */
  readonly score: number;
  /** True for what a reasoner holds to be the answer: the question does not name it, and nothing is read of it. */
  readonly isGuess?: boolean;
}

/** Topic(q), each once, in the order in which the skyline names them. */
export function topicsOf({ places }: Skyline, topicEntities: readonly TopicEntity[]): readonly Topic[] {
  const topics = new Map<string, Topic>();
  for (const { id, kind, text, entities } of places) {
    if (kind !== "TOPIC" || topics.has(id)) continue;
    const [first] = entities;
    const named = topicEntities
      .flatMap(({ candidates }) => candidates)
      .filter(({ iri }) => iri === first)
      .sort((a, b) => b.score - a.score)[0];
    topics.set(id, { text, label: named?.label ?? text, entities, score: named?.score ?? 0 });
  }
  return [...topics.values()];
}

/** IRIs of all that the names of some skylines may mean. */
export function namedBy(skylines: readonly Skyline[]): ReadonlySet<string> {
  return new Set(skylines.flatMap(({ places }) => places.flatMap(({ entities }) => entities)));
}
