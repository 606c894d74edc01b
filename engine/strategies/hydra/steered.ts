import type { Skyline, SkylinePlace, SkylineRelation } from "../../question/skyline/skyline.ts";
import { normalise } from "../../text/normalise.ts";
import type { Topic } from "../../question/skyline/topics.ts";
import type { Steering } from "./tasks/steering.ts";

/** How a reasoner writes the place of what is asked for. */
const ASKED = "?";

/**
 * A chain that a reasoner wrote, as a skyline: names of topic entities stand for these, and relations that are worded
 * as in the question's own skyline mean what they mean there.
 * @param answer What is held to be the answer; the last place where the chain does not say
 */
export function steered(
  { places, relations }: Steering,
  topics: readonly Topic[],
  own: Skyline,
  answer?: string,
): Skyline {
  const asked = answer === undefined ? ASKED : normalise(answer);
  const isAsked = (text: string): boolean => text.trim() === ASKED || normalise(text) === asked;
  const shown = places.map((text): SkylinePlace => {
    const topic = topics.find((each) => [each.text, each.label].some((name) => normalise(name) === normalise(text)));
    if (topic !== undefined)
      return { id: `t${topics.indexOf(topic)}`, kind: "TOPIC", text: topic.text, entities: topic.entities };
    return isAsked(text)
      ? { id: "answer", kind: "ANSWER", text: answer ?? "", entities: [] }
      : { id: normalise(text), kind: "BETWEEN", text, entities: [] };
  });
  const last = shown.at(-1);
  const hasAnswer = shown.some(({ kind }) => kind === "ANSWER");
  return {
    places:
      hasAnswer || last === undefined || last.kind === "TOPIC"
        ? shown
        : [...shown.slice(0, -1), { ...last, id: "answer", kind: "ANSWER" }],
    relations: relations.map((text): SkylineRelation => ({
      text,
      candidates: own.relations.find((each) => normalise(each.text) === normalise(text))?.candidates ?? [],
    })),
  };
}
