import { iri, type Iri } from "../../rdf/term.ts";
import type { Vocabulary } from "../../sources/knowledge-graph.ts";
import { triple, variable, type Pattern, type Variable } from "../../sparql/syntax.ts";
import { isNoStructure } from "../structural-predicates.ts";
import type { Direction } from "../../evidence/fact.ts";

/** Which facts of an entity are wanted. */
export interface FactsWanted {
  /** IRIs; any relation when absent, save those that say what every graph says. */
  readonly relations?: readonly string[];
  /** True for facts between entities only: none with dates, numbers and texts. */
  readonly entitiesOnly?: boolean;
}

/** What rows of facts are made of: one of the entities, the relation, and what stands at its other end. */
export const [ENTITY, RELATION, OTHER] = [variable("entity"), variable("relation"), variable("other")];

/** Patterns for the facts of some entities in one direction, as graphs answer them from their indexes. */
export function factsOf(
  entities: readonly string[],
  direction: Direction,
  { relations, entitiesOnly = false }: FactsWanted,
  vocabulary: Vocabulary,
): readonly Pattern[] {
  const fact = (relation: Iri | Variable): Pattern =>
    direction === "FORWARD" ? triple(ENTITY, relation, OTHER) : triple(OTHER, relation, ENTITY);
  const between: readonly Pattern[] =
    relations === undefined
      ? [fact(RELATION), ...isNoStructure(RELATION, vocabulary)]
      : [
          {
            kind: "union",
            // Each relation has its place in the pattern: a filter would look at all facts of a hub.
            branches: relations.map((each) => [fact(iri(each)), { kind: "bind", value: iri(each), as: RELATION }]),
          },
        ];
  return [
    { kind: "values", variables: [ENTITY], rows: entities.map((entity) => [iri(entity)]) },
    ...between,
    { kind: entitiesOnly ? "isIri" : "isNamed", variable: OTHER },
  ];
}
