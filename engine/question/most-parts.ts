import { MOST_PARTS } from "./analysis.ts";

const JOINING = /[,;?!](?: (?:and|plus)(?![\p{L}\p{N}]))?|(?<![\p{L}\p{N}])(?:and|plus)(?![\p{L}\p{N}])/giu;
/** What may stand behind all that is asked. */
const ENDING: ReadonlySet<string> = new Set(["?", "!", ".", ";", " "]);
/** A comma alone parts nothing: a list of things ends with a word that joins. */
const PARTING = /[;?!]|and|plus/iu;

/**
 * How many things a question asks at most, by the words and marks that can join them in English; nothing is read. At
 * most `MOST_PARTS`. A reader that parts a question where nothing joins its words is not foreseen.
 */
export function mostPartsOf(text: string): number {
  let end = text.length;
  while (end > 0 && ENDING.has(text[end - 1] ?? "")) end -= 1;
  const joins = text.slice(0, end).match(JOINING) ?? [];
  return joins.some((join) => PARTING.test(join)) ? Math.min(MOST_PARTS, joins.length + 1) : 1;
}
