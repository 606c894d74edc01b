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

/** Facts of entities in one direction, of a graph some of whose relations stand for two triples. */
export interface FactsAsked extends FactsWanted {
  /** Relations that stand for two triples, besides the others. */
  readonly composed?: readonly string[];
  /** Relations that are not meant by any. */
  readonly except?: readonly string[];
}

/** What rows of facts are made of: one of the entities, the relation, and what stands at its other end. */
export const [ENTITY, RELATION, OTHER] = [variable("entity"), variable("relation"), variable("other")];

/** Patterns for the facts of some entities in one direction, as graphs answer them from their indexes. */
export function factsOf(
  entities: readonly string[],
  direction: Direction,
  { relations, entitiesOnly = false, composed = [], except = [] }: FactsAsked,
  vocabulary: Vocabulary,
): readonly Pattern[] {
  const fact = (relation: Iri | Variable): Pattern =>
    direction === "FORWARD" ? triple(ENTITY, relation, OTHER) : triple(OTHER, relation, ENTITY);
  const each: readonly Pattern[] = [
    { kind: "values", variables: [ENTITY], rows: entities.map((entity) => [iri(entity)]) },
  ];
  // Each relation has its place in the pattern: a filter would look at all facts of a hub.
  const named = (relation: string): readonly Pattern[] => [
    ...each,
    fact(iri(relation)),
    { kind: "bind", value: iri(relation), as: RELATION },
  ];
  const any: readonly Pattern[] = [
    ...each,
    fact(RELATION),
    ...isNoStructure(RELATION, vocabulary),
    ...(except.length === 0
      ? []
      : [{ kind: "in" as const, variable: RELATION, terms: except.map(iri), negated: true }]),
  ];
  // Two triples that lead back to where they came from say nothing.
  const away: Pattern = { kind: "differ", one: ENTITY, other: OTHER };
  const branches = [
    ...(relations === undefined ? [any] : relations.map(named)),
    ...composed.map((relation) => [...named(relation), away]),
  ];
  return [
    ...(branches.length === 1 ? branches.flat() : [{ kind: "union" as const, branches }]),
    { kind: entitiesOnly ? "isIri" : "isNamed", variable: OTHER },
  ];
}
