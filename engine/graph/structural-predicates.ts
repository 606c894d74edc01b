import { iri, RDF, type Iri } from "../rdf/term.ts";
import type { Vocabulary } from "../sources/knowledge-graph.ts";
import type { Pattern, Variable } from "../sparql/syntax.ts";

/** Predicates that relate an entity to its names, its types and statements about it: never what words mean. */
function structuralPredicates(vocabulary: Vocabulary): readonly Iri[] {
  const { label, alias, description, type, subclass, sameAs, validity } = vocabulary;
  const statements = ["subject", "predicate", "object"].map((name) => RDF + name);
  const times =
    validity === undefined
      ? []
      : [
          validity.start,
          validity.end,
          validity.observed,
          validity.kind === "wikibase" ? validity.rank : validity.ended,
        ];
  return [
    ...new Set([...label, ...alias, ...description, ...type, ...subclass, ...sameAs, ...statements, ...times]),
  ].map(iri);
}

/**
 * Keeps relations between things: what says what every graph says is left out, and how a Wikibase says a fact besides
 * its claims.
 */
export function isNoStructure(relation: Variable, vocabulary: Vocabulary): readonly Pattern[] {
  const { validity } = vocabulary;
  return [
    { kind: "in", variable: relation, terms: structuralPredicates(vocabulary), negated: true },
    ...(validity?.kind === "wikibase"
      ? [{ kind: "textStarts" as const, variable: relation, prefix: validity.claims }]
      : []),
  ];
}
