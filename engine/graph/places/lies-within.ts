import { nothingWithin, type LiesWithin } from "../../evidence/conflicts/lies-within.ts";
import type { AnswerValue } from "../../evidence/trace.ts";
import { distinctValues, valueKey } from "../../evidence/values.ts";
import { forgivable } from "../../sources/from-all.ts";
import { locatingRelations, type LocatingRelations } from "./locating-relations.ts";
import { surroundingsOf, type Atlas } from "./surroundings.ts";

export type { Atlas } from "./surroundings.ts";

/** Values that are looked up, and entities that one name may mean. */
const [MOST_VALUES, MOST_NAMESAKES] = [12, 4];

/**
 * Which of some values are places that lie within others, through any number of places between them up to four, as the
 * graphs have it. A name that stands for no entity is any of the entities so called. Two places of which each lies in
 * the other are told of neither.
 */
export async function placesAmong(
  values: readonly AnswerValue[],
  { graph, catalogue, context }: Atlas,
): Promise<LiesWithin> {
  const asked = distinctValues(values.filter(({ node }) => node.kind !== "literal")).slice(0, MOST_VALUES);
  if (asked.length < 2) return nothingWithin;
  const locating = locatingRelations(catalogue);
  if (locating.relations.length === 0) return nothingWithin;
  try {
    return await nestingOf(asked, locating, { graph, catalogue, context });
  } catch (reason) {
    context.markPartial?.(forgivable(reason, true));
    return nothingWithin;
  }
}

async function nestingOf(
  values: readonly AnswerValue[],
  locating: LocatingRelations,
  atlas: Atlas,
): Promise<LiesWithin> {
  const meant = await entitiesMeant(values, atlas);
  const { placesOf } = await surroundingsOf([...new Set([...meant.values()].flat())], locating, atlas);
  const isIn = (inner: AnswerValue, outer: AnswerValue): boolean => {
    const others = new Set(meant.get(valueKey(outer)));
    return (meant.get(valueKey(inner)) ?? []).some(
      (iri) => !others.has(iri) && [...placesOf(iri).keys()].some((place) => others.has(place)),
    );
  };
  return (inner, outer) => isIn(inner, outer) && !isIn(outer, inner);
}

/** The entities that each value may mean, by `valueKey`. */
async function entitiesMeant(
  values: readonly AnswerValue[],
  { graph, context }: Atlas,
): Promise<ReadonlyMap<string, readonly string[]>> {
  return new Map(
    await Promise.all(
      values.map(async (value): Promise<readonly [string, readonly string[]]> => {
        const { node } = value;
        if (node.kind === "entity") return [valueKey(value), [node.iri]];
        const found = await graph.searchEntities(node.label, MOST_NAMESAKES, context);
        return [valueKey(value), found.filter(({ match }) => match !== "FUZZY").map(({ iri }) => iri)];
      }),
    ),
  );
}
