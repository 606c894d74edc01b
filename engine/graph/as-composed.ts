import { iri, type Iri } from "../rdf/term.ts";
import type { ComposedRelation, ComposedStep } from "../sources/knowledge-graph.ts";
import type { PathSequence, PathStep, SelectQuery } from "../sparql/syntax.ts";
import { mapPatterns } from "../sparql/walk.ts";

/** The query with each composed relation as the paths that it stands for: no graph has triples of it. */
export function asComposed(query: SelectQuery, composed: readonly ComposedRelation[] = []): SelectQuery {
  if (composed.length === 0) return query;
  const known = new Map(composed.map((each) => [each.relation, each.ways.map(sequenceOf)]));
  return mapPatterns(query, (pattern) => {
    if (pattern.kind !== "triple" || pattern.predicate.kind === "variable") return pattern;
    const { predicate } = pattern;
    const alternatives = predicate.kind === "path" ? predicate.alternatives : [predicate];
    if (!alternatives.some((each) => each.kind === "iri" && known.has(each.value))) return pattern;
    return {
      ...pattern,
      predicate: {
        kind: "path",
        alternatives: alternatives.flatMap((each): readonly (Iri | PathSequence)[] =>
          each.kind === "iri" ? (known.get(each.value) ?? [each]) : [each],
        ),
        repeated: predicate.kind === "path" && predicate.repeated,
      },
    };
  });
}

function sequenceOf(way: readonly ComposedStep[]): Iri | PathSequence {
  const [only, ...others] = way.map(stepOf);
  return only?.kind === "iri" && others.length === 0 ? only : { kind: "sequence", steps: way.map(stepOf) };
}

function stepOf({ relation, walked }: ComposedStep): PathStep {
  return walked === undefined ? iri(relation) : { kind: walked, of: iri(relation) };
}
