import type { Iri, Literal } from "../../rdf/term.ts";
import type { FactNode } from "../../evidence/fact.ts";
import { areOfOneGraph, factPattern } from "../../evidence/path-query.ts";
import type { Pattern, SelectQuery } from "../../sparql/syntax.ts";
import { isGraphHop, type Hop, type Table } from "../execution/hop.ts";

/** Members that a query may name, so that sources with limits on VALUES still run it. */
const MOST_MEMBERS = 200;

/**
 * The query whose rows hold the members of a table. What the engine decided beyond SPARQL (times, conditions) is put in
 * as the members that were left, and said in a comment. A superlative keeps all that it was computed from.
 */
export function answerQuery(table: Table, members: readonly FactNode[]): SelectQuery | undefined {
  if (table.query === undefined) return undefined;
  return table.narrowed === true ? restricted(table, table.query, members) : table.query;
}

/**
 * The query by which a path was found: the table's query for the path's answers, and the facts that were found before
 * it. Undefined where no query gave the table, and for a path with facts of several graphs: no source can run it.
 */
export function foundByQuery(
  table: Table,
  members: readonly FactNode[],
  hops: readonly Hop[],
): SelectQuery | undefined {
  const found = hops.filter(isGraphHop);
  if (table.query === undefined || !areOfOneGraph(found.map(({ fact }) => fact))) return undefined;
  const query = restricted(table, table.query, members);
  const before = found.filter(({ slot }) => table.read?.includes(slot) !== true).map(({ fact }) => factPattern(fact));
  return { ...query, where: [...distinctPatterns(before).slice(0, MOST_MEMBERS), ...query.where] };
}

function distinctPatterns(patterns: readonly Pattern[]): readonly Pattern[] {
  return [...new Map(patterns.map((pattern) => [JSON.stringify(pattern), pattern])).values()];
}

/** Said above a query that names its own answers: what it would find by itself, and who chose. */
const NAMED = ["VALUES names the answers of this path. Without that line, the query finds all answers."];
const CHOSEN = [
  "VALUES names the answers. whyql chose them by comparing dates and values itself.",
  "Without that line, the query finds all that they were chosen from.",
];

function restricted(table: Table, query: SelectQuery, members: readonly FactNode[]): SelectQuery {
  const terms = members.filter((member): member is Iri | Literal => member.kind !== "words");
  const { answer } = table;
  if (answer?.kind !== "variable" || terms.length === 0 || terms.length > MOST_MEMBERS) return query;
  return {
    ...query,
    comments: table.narrowed === true ? CHOSEN : NAMED,
    where: [{ kind: "values", variables: [answer], rows: terms.map((term) => [term]) }, ...query.where],
  };
}
