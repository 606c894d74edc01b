import { MOST_PARTS } from "./analysis.ts";

const JOINING = /[,;?!](?: (?:and|plus)(?![\p{L}\p{N}]))?|(?<![\p{L}\p{N}])(?:and|plus)(?![\p{L}\p{N}])/giu;
/** A comma alone parts nothing: a list of things ends with a word that joins. */
const PARTING = /[;?!]|and|plus/iu;

/**
 * How many things a question asks at most, by the words and marks that can join them in English; nothing is read. At
 * most `MOST_PARTS`. A reader that parts a question where nothing joins its words is not foreseen.
 */
export function mostPartsOf(text: string): number {
  const joins = text.trimEnd().replace(/[?!.]+$/u, "").match(JOINING) ?? [];
  return joins.some((join) => PARTING.test(join)) ? Math.min(MOST_PARTS, joins.length + 1) : 1;
}
