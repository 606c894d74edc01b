import type { Skyline, SkylinePlace } from "../../../question/skyline/skyline.ts";
import type { Topic } from "../../../question/skyline/topics.ts";

/** A topic where the skyline names it. */
export interface PlacedTopic {
  readonly topic: Topic;
  /** Index of the place in the skyline, as it is read here; undefined for a topic that it does not name. */
  readonly place: number | undefined;
}

/** Topics in the order in which the skyline names them, from the end of it that is farther from the answer. */
export interface TopicOrder {
  readonly topics: readonly PlacedTopic[];
  /** The skyline's places in the order in which they are read. */
  readonly places: readonly SkylinePlace[];
}

/**
 * Topics that a graph knows, in skyline order; those that it does not name come last, as they were given. A skyline
 * that begins with the answer is read from its other end: a path goes from what is known to what is asked for.
 */
export function topicOrder(topics: readonly Topic[], skyline: Skyline): TopicOrder {
  const isTopic = ({ kind }: SkylinePlace): boolean => kind === "TOPIC";
  const isAnswer = ({ kind }: SkylinePlace): boolean => kind === "ANSWER";
  const isReversed = skyline.places.findLastIndex(isAnswer) < skyline.places.findIndex(isTopic);
  const places = isReversed && skyline.places.some(isAnswer) ? skyline.places.toReversed() : skyline.places;
  const placed = topics
    .filter(({ entities }) => entities.length > 0)
    .map((topic): PlacedTopic => {
      const found = places.findIndex((place) => isTopic(place) && names(place, topic));
      return { topic, place: found < 0 ? undefined : found };
    });
  const last = places.length;
  return { topics: placed.sort((one, other) => (one.place ?? last) - (other.place ?? last)), places };
}

function names(place: SkylinePlace, topic: Topic): boolean {
  return place.text === topic.text || place.entities.some((entity) => topic.entities.includes(entity));
}

/** Ids of the places between two topics that are no topics; none where the skyline does not name both. */
export function idsBetween(
  { places }: TopicOrder,
  one: PlacedTopic | undefined,
  other: PlacedTopic | undefined,
): readonly string[] {
  if (one?.place === undefined || other?.place === undefined) return [];
  return places.slice(one.place + 1, other.place).flatMap(({ kind, id }) => (kind === "TOPIC" ? [] : [id]));
}

/**
 * What leads on to the answer behind the last topic. NONE: it stands between two topics, where paths meet. MEETING: the
 * skyline returns to a place between topics before it goes on to the answer. ANY: from there, or from the last topic.
 */
export type TailWanted = "NONE" | "MEETING" | "ANY";

export function tailWanted(order: TopicOrder): TailWanted {
  const { places, topics } = order;
  const named = topics.flatMap(({ place }) => place ?? []);
  const [first, last] = [Math.min(...named), Math.max(...named)];
  if (named.length === 0) return "ANY";
  const isBetween = (index: number): boolean => index > first && index < last;
  const answers = places.flatMap(({ kind, id }, index) => (kind === "ANSWER" ? [{ id, index }] : []));
  if (answers.some(({ index }) => isBetween(index))) return "NONE";
  const between = new Set(places.flatMap(({ kind, id }, index) => (kind !== "TOPIC" && isBetween(index) ? [id] : [])));
  return places.some(({ id }, index) => index > last && between.has(id)) ? "MEETING" : "ANY";
}
