import type { TopicEntity } from "../topic-entities.ts";
import type { Skyline, SkylinePlace, SkylineRelation } from "./skyline.ts";

/**
 * The skyline of a question that no logical form was made of: what it names, in its order, linked by the keywords that
 * stand between, and the answer at the end, to which all other keywords lead. Where it names nothing, they stand in the
 * answer's place.
 * @param wouldTell which facts would tell, where a reasoner that could not read it has said so: what is searched for is
 * like them, and not like words such as "would", "likely"
 */
export function withoutReading(
  question: string,
  keywords: readonly string[],
  topicEntities: readonly TopicEntity[],
  wouldTell?: string,
): Skyline {
  const topics = [...topicEntities].sort((a, b) => a.start - b.start);
  const gaps = wordsOfGaps(question, keywords, topics);
  const [lead = "", ...between] = gaps;
  const last = between.pop() ?? "";
  if (topics.length === 0) return { places: [answer(lead)], relations: [] };
  return {
    places: [...topics.map(placeOf), answer("")],
    relations: [...between.map(relation), leading([lead, last].filter(Boolean).join(" "), wouldTell)],
  };
}

/** The keywords before, between and behind the names, in the order of the question. */
function wordsOfGaps(question: string, keywords: readonly string[], topics: readonly TopicEntity[]): readonly string[] {
  const text = question.toLowerCase();
  const found = [...new Set(keywords)]
    .flatMap((keyword) => {
      const at = placeIn(text, keyword.toLowerCase(), topics);
      return at === undefined ? [] : [{ keyword, at }];
    })
    .sort((a, b) => a.at - b.at);
  return [0, ...topics.map(({ end }) => end)].map((from, index) => {
    const to = topics[index]?.start ?? Number.POSITIVE_INFINITY;
    return found.flatMap(({ keyword, at }) => (at >= from && at < to ? [keyword] : [])).join(" ");
  });
}

/**
 * Where a keyword first stands outside of all names, undefined where it stands in names alone. One that the question
 * does not hold as it is written stands behind all.
 */
function placeIn(text: string, keyword: string, topics: readonly TopicEntity[]): number | undefined {
  if (keyword === "") return undefined;
  let at = text.indexOf(keyword);
  if (at < 0) return text.length;
  const isNamed = (): boolean => topics.some(({ start, end }) => at < end && start < at + keyword.length);
  while (at >= 0 && isNamed()) at = text.indexOf(keyword, at + keyword.length);
  return at < 0 ? undefined : at;
}

function placeOf({ mention, candidates, chosen }: TopicEntity, index: number): SkylinePlace {
  const others = candidates.map(({ iri }) => iri).filter((iri) => iri !== chosen);
  return { id: `topic ${index + 1}`, kind: "TOPIC", text: mention, entities: [chosen, ...others] };
}

function answer(text: string): SkylinePlace {
  return { id: "answer 1", kind: "ANSWER", text, entities: [] };
}

/** What leads to the answer. */
function leading(said: string, wouldTell: string | undefined): SkylineRelation {
  return wouldTell === undefined ? relation(said) : { ...relation(wouldTell), said };
}

function relation(text: string): SkylineRelation {
  return { text, candidates: [] };
}
