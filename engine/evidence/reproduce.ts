import { iri, literal, type Iri, type Literal } from "../rdf/term.ts";
import { endsOf, type Hop, type HopNode, type Table } from "../query/execution/hop.ts";
import type { KnowledgeGraph } from "../sources/knowledge-graph.ts";
import { serialise } from "../sparql/serialise.ts";
import { triple, variable, type Pattern, type SelectQuery } from "../sparql/syntax.ts";

/** The graphs that a trace is of: some run a query otherwise than it is asked. */
type Graphs = readonly Pick<KnowledgeGraph, "asRun">[];

/** Members that a query may name, so that sources with limits on VALUES still run it. */
const MOST_MEMBERS = 200;

/**
 * The query whose rows hold the members of a table. What the engine decided beyond SPARQL (times, conditions) is put in
 * as the members that were left, and said in a comment. A superlative keeps all that it was computed from.
 */
export function answerQuery(table: Table, members: readonly HopNode[], graphs: Graphs): string | undefined {
  if (table.query === undefined) return undefined;
  return shown(table.narrowed === true ? restricted(table, table.query, members) : table.query, graphs);
}

/**
 * The query that reproduces the graph steps of a path: the table's query for the path's answers, and steps found before it.
 * Undefined for a path with steps of several graphs: no source can run it.
 */
export function pathQuery(
  table: Table,
  members: readonly HopNode[],
  hops: readonly Hop[],
  graphs: Graphs,
): string | undefined {
  if (new Set(hops.flatMap((hop) => (hop.kind === "triple" ? [hop.origin?.graph] : []))).size > 1) return undefined;
  const query = table.query === undefined ? CONFIRMATION : restricted(table, table.query, members);
  const before = hops.flatMap((hop) => (isReadFrom(table, hop) ? [] : factOf(hop)));
  const facts = [...new Map(before.map((fact) => [JSON.stringify(fact), fact])).values()].slice(0, MOST_MEMBERS);
  if (table.query === undefined && facts.length === 0) return undefined;
  return shown({ ...query, where: [...facts, ...query.where] }, graphs);
}

/** As anyone can run it on the source. */
function shown(query: SelectQuery, graphs: Graphs): string {
  return serialise(graphs.reduce((asked, graph) => graph.asRun?.(asked) ?? asked, query));
}

const FOUND = variable("found");

/** For steps that no single query gave: one row if the source holds all of their triples. */
const CONFIRMATION: SelectQuery = { variables: [FOUND], where: [{ kind: "bind", value: literal("yes"), as: FOUND }] };

function isReadFrom(table: Table, hop: Hop): boolean {
  return table.read?.includes(hop.slot) === true;
}

/** A triple found by another query, with nothing left open: it matches where the source still holds it. */
function factOf(hop: Hop): Pattern[] {
  if (hop.kind !== "triple") return [];
  const { subject, relation, object } = hop.origin ?? { ...endsOf(hop), relation: hop.relation };
  return [triple(subject, iri(relation), object)];
}

function restricted(table: Table, query: SelectQuery, members: readonly HopNode[]): SelectQuery {
  const terms = members.filter((member): member is Iri | Literal => member.kind !== "words");
  const { answer } = table;
  if (answer?.kind !== "variable" || terms.length === 0 || terms.length > MOST_MEMBERS) return query;
  return {
    ...query,
    ...(table.narrowed === true ? { comments: ["The members were chosen by what their dates and values say."] } : {}),
    where: [{ kind: "values", variables: [answer], rows: terms.map((term) => [term]) }, ...query.where],
  };
}
