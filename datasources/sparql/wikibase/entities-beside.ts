import { type Literal, type Term } from "../../../engine/rdf/term.ts";
import { isWritableIri } from "../../../engine/rdf/write-term.ts";
import type { SelectQuery } from "../../../engine/sparql/syntax.ts";
import { constantsOf } from "../../../engine/sparql/walk.ts";
import type { Rows } from "../endpoint/endpoint-session.ts";

/** Entities of a query that are looked at. */
const MOST_NAMED = 20;

/** A literal of a result with an entity whose statement it may be the value of. */
export interface Stated {
  readonly entity: string;
  readonly value: Literal;
}

/** The entities beside whose literals those of a row may stand: those of the row, and those that the query names. */
export function entitiesBeside(query: SelectQuery, beginning: string): (row: Rows[number]) => readonly string[] {
  const isEntity = (value: string): boolean => value.startsWith(beginning) && isWritableIri(value);
  // What a question names stands in the query, not in the rows.
  const named = constantsOf(query).flatMap((term) => (term.kind === "iri" && isEntity(term.value) ? [term.value] : []));
  const always = [...new Set(named)].slice(0, MOST_NAMED);
  return (row) => [
    ...always,
    ...[...row.values()].flatMap((term) => (term.kind === "iri" && isEntity(term.value) ? [term.value] : [])),
  ];
}

/** Every literal of the rows that is wanted, with every entity beside it, each pair once. */
export function statedIn(
  rows: Rows,
  entitiesIn: (row: Rows[number]) => readonly string[],
  isWanted: (term: Term) => term is Literal,
): readonly Stated[] {
  const pairs = new Map<string, Stated>();
  for (const row of rows) {
    const values = [...row.values()].filter(isWanted);
    if (values.length === 0) continue;
    for (const entity of entitiesIn(row))
      for (const value of values) pairs.set(`${entity} ${value.lexical}`, { entity, value });
  }
  return [...pairs.values()];
}
