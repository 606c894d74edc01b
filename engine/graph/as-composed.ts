import { iri, type Iri } from "../rdf/term.ts";
import type { ComposedRelation, ComposedStep } from "../sources/knowledge-graph.ts";
import {
  type PathSequence,
  type PathStep,
  type Pattern,
  type SelectQuery,
  triple,
  type Variable,
} from "../sparql/syntax.ts";
import { mapPatterns } from "../sparql/walk.ts";

/** The query with each composed relation as the paths that it stands for: no graph has triples of it. */
export function asComposed(query: SelectQuery, composed: readonly ComposedRelation[] = []): SelectQuery {
  if (composed.length === 0) return query;
  const known = new Map(composed.map((each) => [each.relation, each.ways.map(sequenceOf)]));
  // What is repeated already says as much as a chain of it.
  const chains = new Set(composed.filter(isOwnChain).map(({ relation }) => relation));
  return mapPatterns(query, (pattern) => {
    if (pattern.kind !== "triple" || pattern.predicate.kind === "variable") return pattern;
    const { predicate } = pattern;
    const isRepeated = predicate.kind === "path" && predicate.repeated;
    const alternatives = predicate.kind === "path" ? predicate.alternatives : [predicate];
    if (!alternatives.some((each) => each.kind === "iri" && known.has(each.value))) return pattern;
    return {
      ...pattern,
      predicate: {
        kind: "path",
        alternatives: alternatives.flatMap((each): readonly (Iri | PathSequence)[] =>
          each.kind === "iri" && !(isRepeated && chains.has(each.value)) ? (known.get(each.value) ?? [each]) : [each],
        ),
        repeated: isRepeated,
      },
    };
  });
}

/** Is a relation composed of nothing but itself, as what is below what is below something is? */
function isOwnChain({ relation, ways }: ComposedRelation): boolean {
  return ways.every((way) => way.every((step) => step.relation === relation));
}

/** The two triples that lead through a node; undefined for a way of more steps, or of fewer. */
export function throughNode(
  way: readonly ComposedStep[],
  subject: Variable,
  node: Variable,
  object: Variable,
): readonly Pattern[] | undefined {
  const [first, second, ...more] = way;
  if (first === undefined || second === undefined || more.length > 0) return undefined;
  return [stepBetween(first, subject, node), stepBetween(second, node, object)];
}

/** A path of one step is the relation itself, and not the composed one that may have its name. */
function stepBetween(step: ComposedStep, from: Variable, to: Variable): Pattern {
  const path: PathSequence = { kind: "sequence", steps: [stepOf(step)] };
  return triple(from, { kind: "path", alternatives: [path], repeated: false }, to);
}

function sequenceOf(way: readonly ComposedStep[]): Iri | PathSequence {
  const [only, ...others] = way.map(stepOf);
  return only?.kind === "iri" && others.length === 0 ? only : { kind: "sequence", steps: way.map(stepOf) };
}

function stepOf({ relation, walked }: ComposedStep): PathStep {
  return walked === undefined ? iri(relation) : { kind: walked, of: iri(relation) };
}
