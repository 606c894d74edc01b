import { iri } from "../../../engine/rdf/term.ts";
import type { Pattern, SelectQuery } from "../../../engine/sparql/syntax.ts";
import { mapPatterns, type PatternMap } from "../../../engine/sparql/walk.ts";
import { namingByFacts } from "./naming-by-facts.ts";
import { namingByLabels } from "./naming-by-labels.ts";
import type { NodesOfGraph } from "./nodes-of-graph.ts";

/** A query as an endpoint understands it that knows nothing of the IRIs that were given to nodes of its graph. */
export function withNodes(query: SelectQuery, nodes: NodesOfGraph): SelectQuery {
  return mapPatterns(query, namingOf(nodes));
}

/** Patterns as such an endpoint understands them. */
export function patternsWithNodes(patterns: readonly Pattern[], nodes: NodesOfGraph): readonly Pattern[] {
  return withNodes({ variables: [], where: patterns }, nodes).where;
}

function namingOf(nodes: NodesOfGraph): PatternMap {
  const orWith = nodes.naming.map(iri);
  const named = nodes.means === "LABELS" ? namingByLabels(nodes) : namingByFacts(nodes);
  return (pattern) =>
    pattern.kind === "isIri" || pattern.kind === "isNamed" ? { ...pattern, orWith } : named(pattern);
}
