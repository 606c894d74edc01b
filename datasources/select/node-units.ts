import { throughNode } from "../../engine/graph/as-composed.ts";
import { iri, type Iri, type Literal, type Term, termKey } from "../../engine/rdf/term.ts";
import { isWritableIri } from "../../engine/rdf/write-term.ts";
import type { ComposedRelation, SelectResult } from "../../engine/sources/knowledge-graph.ts";
import { type Pattern, type QueryTerm, type SelectQuery, triple, variable } from "../../engine/sparql/syntax.ts";
import { patternsOf } from "../../engine/sparql/walk.ts";
import { parseNumber } from "../../engine/values/number.ts";

type Measured = ComposedRelation & Required<Pick<ComposedRelation, "measure">>;

/** Where a column of a result comes from: the values of a measured relation of something. */
interface ValuesOf {
  readonly relation: Measured;
  readonly subject: QueryTerm;
}

/** A number of a result with what it is stated of. */
interface Stated {
  readonly subject: Iri;
  readonly relation: Measured;
}

const SUBJECTS_PER_QUERY = 100;
const MOST_UNITS = 1_000;
const [SUBJECT, NODE, OBJECT, UNIT] = [variable("s"), variable("n"), variable("o"), variable("u")];

/**
 * The rows with numbers in the units that their nodes say, where not all of a relation are in one: one query for each
 * such relation and a hundred things, none when there are none. A number that is stated in two units stays without any.
 */
export async function withNodeUnits(
  found: SelectResult,
  query: SelectQuery,
  composed: readonly ComposedRelation[] = [],
  ask: (query: SelectQuery) => Promise<SelectResult>,
): Promise<SelectResult> {
  const measured = new Map(composed.filter(isMeasured).map((each) => [each.relation, each]));
  if (measured.size === 0) return found;
  const columns = columnsOf(query, measured);
  if (columns.size === 0) return found;
  const statedBy = (row: ReadonlyMap<string, Term>, column: string): readonly Stated[] =>
    (columns.get(column) ?? []).flatMap(({ relation, subject }) => {
      const term = subject.kind === "variable" ? row.get(subject.name) : subject;
      return term?.kind === "iri" && isWritableIri(term.value) ? [{ relation, subject: term }] : [];
    });
  const units = await unitsOf(
    found.rows.flatMap((row) => [...row].flatMap(([column, term]) => (isNumber(term) ? statedBy(row, column) : []))),
    ask,
  );
  const withUnit = (term: Term, stated: readonly Stated[]): Term => {
    if (!isNumber(term)) return term;
    const said = new Set(stated.flatMap((each) => [...(units.get(keyOf(each, term)) ?? [])]));
    const [only] = said;
    return said.size === 1 && only !== undefined ? { ...term, unit: only } : term;
  };
  return {
    ...found,
    rows: found.rows.map(
      (row) => new Map([...row].map(([column, term]) => [column, withUnit(term, statedBy(row, column))])),
    ),
  };
}

function isMeasured(relation: ComposedRelation): relation is Measured {
  return relation.measure !== undefined;
}

function isNumber(term: Term): term is Literal {
  return term.kind === "literal" && term.unit === undefined && parseNumber(term.lexical) !== undefined;
}

function columnsOf(
  query: SelectQuery,
  measured: ReadonlyMap<string, Measured>,
): ReadonlyMap<string, readonly ValuesOf[]> {
  const columns = new Map<string, ValuesOf[]>();
  for (const pattern of patternsOf(query)) {
    if (pattern.kind !== "triple" || pattern.object.kind !== "variable" || pattern.predicate.kind !== "iri") continue;
    const relation = measured.get(pattern.predicate.value);
    if (relation === undefined) continue;
    const known = columns.get(pattern.object.name) ?? [];
    columns.set(pattern.object.name, [...known, { relation, subject: pattern.subject }]);
  }
  return columns;
}

/** Servers write one number in several ways. */
function keyOf({ relation, subject }: Stated, { lexical }: Literal): string {
  return `${relation.relation} ${subject.value} ${parseNumber(lexical)}`;
}

async function unitsOf(
  stated: readonly Stated[],
  ask: (query: SelectQuery) => Promise<SelectResult>,
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const subjects = new Map<Measured, Map<string, Iri>>();
  for (const { relation, subject } of stated) {
    const known = subjects.get(relation) ?? new Map<string, Iri>();
    subjects.set(relation, known.set(subject.value, subject));
  }
  const units = new Map<string, Set<string>>();
  for (const [relation, named] of subjects) {
    const all = [...named.values()];
    for (let start = 0; start < all.length; start += SUBJECTS_PER_QUERY) {
      const { rows, truncated } = await ask(unitsQuery(relation, all.slice(start, start + SUBJECTS_PER_QUERY)));
      // Of a part nobody can tell whether a number is stated in one unit alone.
      if (truncated || rows.length > MOST_UNITS) continue;
      for (const row of rows) {
        const [subject, object, unit] = [row.get("s"), row.get("o"), row.get("u")];
        if (subject?.kind !== "iri" || object?.kind !== "literal" || unit === undefined) continue;
        const words = relation.measure.words[termKey(unit)];
        const key = keyOf({ relation, subject }, object);
        if (words !== undefined) units.set(key, (units.get(key) ?? new Set()).add(words));
      }
    }
  }
  return units;
}

function unitsQuery({ ways, measure }: Measured, subjects: readonly Iri[]): SelectQuery {
  const branches = ways.flatMap((way): readonly (readonly Pattern[])[] => {
    const steps = throughNode(way, SUBJECT, NODE, OBJECT);
    return steps === undefined ? [] : [[...steps, triple(NODE, iri(measure.predicate), UNIT)]];
  });
  return {
    distinct: true,
    variables: [SUBJECT, OBJECT, UNIT],
    where: [
      { kind: "values", variables: [SUBJECT], rows: subjects.map((subject) => [subject]) },
      { kind: "union", branches },
    ],
    limit: MOST_UNITS + 1,
  };
}
