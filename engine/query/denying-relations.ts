import type { Catalogue, RelationEntry } from "../sources/knowledge-graph.ts";

/**
 * Facts of a relation from which it is hardly a chance that every subject has one value. Of 43 relations of the
 * built-in graph of which subjects may have several, twenty subjects drawn by chance have one each for 5 % of the
 * relations; ten for 14 %, five for 28 %.
 */
const FACTS_ENOUGH = 20;

/**
 * The same where one kind of thing stands at both ends (parent, teacher, neighbour): of people it is often the one of
 * several that is told, so that as many are asked for as leave no more than one subject in twenty with others (3 / 60).
 */
const FACTS_AMONG_EQUALS = 60;

/**
 * The relations of which one value of a subject denies all others: those that the graph declares to have one, and those
 * of which enough subjects have one each.
 */
export function denyingRelations({ relations }: Pick<Catalogue, "relations">): ReadonlySet<string> {
  return new Set(relations.filter(denies).map(({ iri }) => iri));
}

/** The relations of which subjects may have several values: that one is stated says nothing against another. */
export function relationsOfSeveral({ relations }: Pick<Catalogue, "relations">): ReadonlySet<string> {
  return new Set(relations.filter(({ functional }) => !functional).map(({ iri }) => iri));
}

function denies({ functional, declaredFunctional, homogeneous, count }: RelationEntry): boolean {
  if (!functional) return false;
  return declaredFunctional === true || count >= (homogeneous ? FACTS_AMONG_EQUALS : FACTS_ENOUGH);
}
