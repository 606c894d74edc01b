import type { Skyline, SkylinePlace } from "../../../engine/question/skyline/skyline.ts";
import { normalise } from "../../../engine/text/normalise.ts";
import { cleanText } from "../../../engine/text/clean-text.ts";

const MOST_PLACES = 12;

/**
 * A skyline as a model is shown it: “Ada Krall” – teacher – (person) – born in – answer (town).
 * @param called What topics are called otherwise, by their normalised names in the question; said in brackets
 */
export function shownSkyline({ places, relations }: Skyline, called: ReadonlyMap<string, string> = new Map()): string {
  return places
    .slice(0, MOST_PLACES)
    .flatMap((place, index) => [
      shownPlace(place, called),
      ...(index < MOST_PLACES - 1 ? shownRelation(relations[index]) : []),
    ])
    .join(" – ");
}

function shownPlace({ kind, text }: SkylinePlace, called: ReadonlyMap<string, string>): string {
  const words = cleanText(text, 120);
  if (kind === "TOPIC") {
    const name = called.get(normalise(text)) ?? text;
    return normalise(name) === normalise(text) ? `“${words}”` : `“${words}” (named “${cleanText(name, 120)}”)`;
  }
  if (kind === "ANSWER") return words === "" ? "answer" : `answer (${words})`;
  return words === "" ? "(something)" : `(${words})`;
}

function shownRelation(relation: Skyline["relations"][number] | undefined): readonly string[] {
  return relation === undefined ? [] : [cleanText(relation.said ?? relation.text, 120)];
}
