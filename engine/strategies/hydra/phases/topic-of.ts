import type { Topic } from "../../../question/skyline/topics.ts";
import type { Run } from "./run.ts";

/** Entities of one name that are looked at. */
const MOST_NAMESAKES = 3;

/** A name that a reasoner gives, as an entity that paths may come by; without entities where no graph knows it. */
export async function topicOf(name: string, { parts, context, options }: Run): Promise<Topic> {
  const found = await parts.graph.searchEntities(name, MOST_NAMESAKES, context);
  const same = found.filter(({ match, score }) => match !== "FUZZY" && score >= options.alignment);
  return {
    text: name,
    label: same[0]?.label ?? name,
    entities: same.map(({ iri }) => iri),
    score: Math.min(1, same[0]?.score ?? 0),
  };
}
