import type { Skyline, SkylinePlace } from "../../../engine/question/skyline/skyline.ts";
import { cleanText } from "../../../engine/text/clean-text.ts";

const MOST_PLACES = 12;

/** A skyline as a model is shown it: “Ada Krall” – teacher – (person) – born in – answer (town). */
export function shownSkyline({ places, relations }: Skyline): string {
  return places
    .slice(0, MOST_PLACES)
    .flatMap((place, index) => [shownPlace(place), ...(index < MOST_PLACES - 1 ? shownRelation(relations[index]) : [])])
    .join(" – ");
}

function shownPlace({ kind, text }: SkylinePlace): string {
  const words = cleanText(text, 120);
  if (kind === "TOPIC") return `“${words}”`;
  if (kind === "ANSWER") return words === "" ? "answer" : `answer (${words})`;
  return words === "" ? "(something)" : `(${words})`;
}

function shownRelation(relation: Skyline["relations"][number] | undefined): readonly string[] {
  return relation === undefined ? [] : [cleanText(relation.text, 120)];
}
