import type { Skyline } from "../../../question/skyline/skyline.ts";

/** The skyline as the text that sentences are compared with, h(I): its places and relations in their order. */
export function skylineWords({ places, relations }: Skyline): string {
  return places
    .flatMap((place, index) => [place.text, relations[index]?.text ?? ""])
    .filter((words) => words.trim() !== "")
    .join(" ");
}
