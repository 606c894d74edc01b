import { iri, type Iri } from "../../engine/rdf/term.ts";
import type { PathSequence, SelectQuery } from "../../engine/sparql/syntax.ts";
import { mapPatterns } from "../../engine/sparql/walk.ts";
import type { MediatorRule } from "./profiles/profile.ts";

/**
 * Two relations through a node without a name, as one: Freebase writes `film.film.starring..film.performance.actor`.
 */
export function mediatedRelation(first: string, second: string, { namespace }: MediatorRule): string {
  return `${first}..${second.slice(namespace.length)}`;
}

/** The query with every such relation as the path that it stands for: no graph has triples of them. */
export function withPaths(query: SelectQuery, rule: MediatorRule | undefined): SelectQuery {
  if (rule === undefined) return query;
  return mapPatterns(query, (pattern) => {
    if (pattern.kind !== "triple" || pattern.predicate.kind === "variable") return pattern;
    const { predicate } = pattern;
    if (predicate.kind === "path") {
      const alternatives = predicate.alternatives.flatMap((each) =>
        each.kind === "iri" ? halvesOf(each, rule) : each,
      );
      return { ...pattern, predicate: { ...predicate, alternatives } };
    }
    const path = halvesOf(predicate, rule);
    return path.kind === "iri"
      ? pattern
      : { ...pattern, predicate: { kind: "path", alternatives: [path], repeated: false } };
  });
}

function halvesOf(relation: Iri, { namespace }: MediatorRule): Iri | PathSequence {
  const [first = "", second] = relation.value.split("..");
  if (second === undefined || !first.startsWith(namespace)) return relation;
  return { kind: "sequence", steps: [iri(first), iri(namespace + second)] };
}
