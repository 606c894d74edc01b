import type { Skyline } from "../../question/skyline/skyline.ts";
import type { TopicEntity } from "../../question/topic-entities.ts";
import type { Topic } from "./candidate-path.ts";

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
