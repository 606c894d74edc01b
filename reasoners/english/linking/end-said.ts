import lists from "../language/data/adjectives.json" with { type: "json" };
import type { RelationEntry } from "../../../engine/sources/knowledge-graph.ts";
import { gradedAdjective, scaleOf, sizeMeant, type ScaleMeasure } from "../language/adjectives.ts";
import { wordSet } from "../language/word-set.ts";
import { wordsOf } from "../language/words.ts";
import { endMeant } from "./end-meant.ts";

type End = ScaleMeasure["direction"];

const BOUNDS = { max: wordSet(lists.bounds.max), min: wordSet(lists.bounds.min) } as const;

/** Of a name of a relation, so much is read. */
const LONGEST_NAME = 80;

/**
 * Does the name of a relation say the other end of what it measures than is meant? How warm it gets is not told by the
 * "lowest temperature", and how deep the water is not by the "minimum depth".
 * @param said words of the question, in lower case: an end that it names itself is meant
 */
export function saysOtherEnd(relation: RelationEntry, meant: End, said: ReadonlySet<string> = new Set()): boolean {
  const end = endSaid(relation, said);
  return end !== undefined && end !== meant;
}

/** The same of the end that an adjective in its base form means of these values: "warm", "cheap". */
export function saysOppositeOf(base: string, relation: RelationEntry, said?: ReadonlySet<string>): boolean {
  const meant = endMeant(base, relation);
  return meant !== undefined && saysOtherEnd(relation, meant, said);
}

/** "Lowest", "minimum", "high": which of several values is meant, and not what they are values of. */
export function isWordForEnd(lower: string): boolean {
  if (BOUNDS.min.has(lower) || BOUNDS.max.has(lower)) return true;
  const graded = gradedAdjective(lower);
  return graded !== undefined && (graded.degree === "superlative" || sizeMeant(graded.base) !== undefined);
}

/** The one end that the name says: "coldest", "maximum", or "low" right before what is measured. */
function endSaid(relation: RelationEntry, said: ReadonlySet<string>): End | undefined {
  const label = relation.label
    .slice(0, LONGEST_NAME)
    .replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, " ")
    .replaceAll("_", " ");
  const words = wordsOf(label.replace(/ \([^()]*\)$/u, "")).map(({ lower }) => lower);
  const ends = words.flatMap((lower, at): readonly End[] => {
    if (said.has(lower)) return [];
    if (BOUNDS.min.has(lower)) return ["min"];
    if (BOUNDS.max.has(lower)) return ["max"];
    const graded = gradedAdjective(lower);
    // A "best time" is somebody's own, of which others have better ones.
    if (graded === undefined || scaleOf(graded.base) === undefined) return [];
    if (graded.degree === "base" && at < words.length - 2) return [];
    const end = endMeant(graded.base, relation);
    return end === undefined ? [] : [end];
  });
  const [only, ...others] = new Set(ends);
  return others.length > 0 ? undefined : only;
}
