import type { RelationEntry } from "../../../engine/sources/knowledge-graph.ts";
import { dimensionOf } from "../../../engine/values/unit.ts";
import { endsMeant, sizeMeant, type ScaleMeasure } from "../language/adjectives.ts";
import { wordsOf } from "../language/words.ts";

/**
 * The end of a relation's values that an adjective means: "fastest" is the least of times and the greatest of speeds,
 * "highest" the greatest of anything. The unit of the values tells what they are, or else the name of the relation.
 * Undefined where neither does.
 */
export function endMeant(base: string, relation: RelationEntry | undefined): ScaleMeasure["direction"] | undefined {
  if (relation === undefined) return undefined;
  const ends = endsMeant(base);
  const units = [...(relation.unit === undefined ? [] : [relation.unit]), ...(relation.ownUnits ?? [])];
  const dimensions = new Set(units.map(dimensionOf));
  const [dimension] = dimensions;
  const ofUnit = dimensions.size === 1 ? ends.find(({ name }) => name === dimension) : undefined;
  if (ofUnit !== undefined) return ofUnit.direction;
  const roots = new Set(wordsOf(relation.label).flatMap((word) => word.roots));
  const named = ends.filter(({ name }) => isCalled(name, roots, relation));
  const directions = new Set(named.map(({ direction }) => direction));
  const [only] = directions;
  if (directions.size > 0) return directions.size === 1 ? only : undefined;
  // Of a date there are an earlier and a later one, whatever happened then.
  const ofDates = relation.objectKind === "DATE" ? ends.find(({ name }) => DATES.has(name)) : undefined;
  return ofDates?.direction ?? sizeMeant(base);
}

/** One of these every adjective for times measures. */
const DATES: ReadonlySet<string> = new Set(["inception", "date of birth"]);

/** A "start time" is no time that something takes, and neither is another date. */
function isCalled(name: string, roots: ReadonlySet<string>, { objectKind }: RelationEntry): boolean {
  if (name === "time" && objectKind !== "NUMBER") return false;
  return wordsOf(name).every((word) => word.roots.some((root) => roots.has(root)));
}
