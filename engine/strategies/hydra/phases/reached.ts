import type { Topic } from "../../../question/skyline/topics.ts";
import { TEXT_BOUNDS } from "../text/bounds.ts";
import type { PhaseOutcome } from "./judged.ts";

/** Things at one end of a step beyond which it leads to too much to be read about. */
const MOST_TOGETHER = 3;

/**
 * What graphs led to in a phase that did not answer, on its best paths: texts may go on from there, where the graphs
 * can not (ours). As many as can be searched for beside the topics.
 */
export function reachedIn({ pruned, labels }: PhaseOutcome, topics: readonly Topic[]): readonly Topic[] {
  const named = new Set(topics.flatMap(({ entities }) => entities));
  const reached = new Set<string>();
  for (const { path } of pruned)
    for (const { facts, direction } of path.chains.flat()) {
      const ends = facts.map(({ subject, object }) => (direction === "FORWARD" ? object : subject));
      const entities = new Set(ends.flatMap((end) => (end.kind === "iri" ? [end.value] : [])));
      if (entities.size > MOST_TOGETHER) break;
      for (const entity of entities) if (!named.has(entity)) reached.add(entity);
    }
  return [...reached]
    .flatMap((entity) => {
      const label = labels[entity];
      return label === undefined ? [] : [{ text: label, label, entities: [entity], score: 1 }];
    })
    .slice(0, Math.max(0, TEXT_BOUNDS.topics - topics.length));
}
