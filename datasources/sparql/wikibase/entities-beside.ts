import { type Literal, type Term } from "../../../engine/rdf/term.ts";
import { isWritableIri } from "../../../engine/rdf/write-term.ts";
import type { QueryTerm, SelectQuery } from "../../../engine/sparql/syntax.ts";
import { constantsOf, patternsOf } from "../../../engine/sparql/walk.ts";
import type { Rows } from "../endpoint/endpoint-session.ts";

/** Entities of a query that are looked at. */
const MOST_NAMED = 20;

/** A literal of a result with an entity whose statement it may be the value of. */
export interface Stated {
  readonly entity: string;
  readonly value: Literal;
}

/**
 * The entities whose statements the literal in a column of a row may be the value of; none of what no graph has stated.
 */
export type EntitiesBeside = (row: Rows[number], column: string) => readonly string[];

/**
 * Where the query says of which entity a column is the value, that one; else all entities of the row, and those that
 * the query names. What a query counts or binds itself is the value of none.
 */
export function entitiesBeside(query: SelectQuery, beginning: string): EntitiesBeside {
  // Statements bear their values themselves, and are called like the entities that they are about.
  const isEntity = (value: string): boolean =>
    value.startsWith(beginning) && !value.startsWith(`${beginning}statement/`) && isWritableIri(value);
  const entityIn = (term: Term | undefined): readonly string[] =>
    term?.kind === "iri" && isEntity(term.value) ? [term.value] : [];
  // What a question names stands in the query, not in the rows.
  const always = [...new Set(constantsOf(query).flatMap(entityIn))].slice(0, MOST_NAMED);
  const own = ownColumns(query);
  const subjects = subjectsByObject(query);
  return (row, column) => {
    if (own.has(column)) return [];
    const stated = (subjects.get(column) ?? []).map((subject) =>
      entityIn(subject.kind === "variable" ? row.get(subject.name) : subject),
    );
    if (stated.length > 0 && stated.every(({ length }) => length > 0)) return [...new Set(stated.flat())];
    return [...always, ...[...row.values()].flatMap(entityIn)];
  };
}

/** What stands before each variable in the triples of a query. */
function subjectsByObject(query: SelectQuery): ReadonlyMap<string, readonly QueryTerm[]> {
  const subjects = new Map<string, QueryTerm[]>();
  for (const pattern of patternsOf(query)) {
    if (pattern.kind !== "triple" || pattern.object.kind !== "variable") continue;
    const known = subjects.get(pattern.object.name) ?? [];
    subjects.set(pattern.object.name, [...known, pattern.subject]);
  }
  return subjects;
}

function ownColumns(query: SelectQuery): ReadonlySet<string> {
  const bound = patternsOf(query).flatMap((pattern) => (pattern.kind === "bind" ? [pattern.as.name] : []));
  const reckoned = [
    ...(query.aggregates ?? []).map((each) => each.as),
    ...(query.count === undefined ? [] : [query.count]),
  ];
  return new Set([...bound, ...reckoned.map(({ name }) => name)]);
}

/** Every literal of the rows that is wanted, with every entity beside it, each pair once. */
export function statedIn(
  rows: Rows,
  entitiesIn: EntitiesBeside,
  isWanted: (term: Term) => term is Literal,
): readonly Stated[] {
  const pairs = new Map<string, Stated>();
  for (const row of rows)
    for (const [column, value] of row)
      if (isWanted(value))
        for (const entity of entitiesIn(row, column)) pairs.set(`${entity} ${value.lexical}`, { entity, value });
  return [...pairs.values()];
}
