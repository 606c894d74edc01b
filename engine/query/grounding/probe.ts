import { Failure } from "../../failure.ts";
import { XSD, literal } from "../../rdf/term.ts";
import type { KnowledgeGraph } from "../../sources/knowledge-graph.ts";
import type { UpstreamContext } from "../../sources/upstream.ts";
import { variable, type Pattern } from "../../sparql/syntax.ts";

/**
 * Asks in one query which of several groups of patterns match: each is a sub-query of its own that stops at the first
 * row. Every group has its constants in place, so that a source answers from its indexes however large the graph is.
 * Gives the indices of those that match.
 */
export async function probe(
  graph: KnowledgeGraph,
  groups: readonly (readonly Pattern[])[],
  context: UpstreamContext,
): Promise<ReadonlySet<number>> {
  const matched = variable("probe");
  const branches = groups.map((patterns, index): readonly Pattern[] => [
    {
      kind: "select",
      query: {
        variables: [matched],
        where: [...patterns, { kind: "bind", value: literal(String(index), `${XSD}integer`), as: matched }],
        limit: 1,
      },
    },
  ]);
  const result = await graph.select({ variables: [matched], where: [{ kind: "union", branches }] }, context);
  // What does not come in a part of a reply might have come in the whole, and nothing may be ruled out by it.
  if (result.truncated)
    throw new Failure("SOURCE_UNAVAILABLE", `${graph.title} gave only a part of what it was asked for.`, {
      source: graph.id,
    });
  return new Set(
    result.rows.flatMap((row) => {
      const term = row.get(matched.name);
      return term?.kind === "literal" ? [Number(term.lexical)] : [];
    }),
  );
}
