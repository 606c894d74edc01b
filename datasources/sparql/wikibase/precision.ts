import { iri, type Literal, literal, type Term, XSD } from "../../../engine/rdf/term.ts";
import { writeTerm } from "../../../engine/rdf/write-term.ts";
import type { SelectQuery } from "../../../engine/sparql/syntax.ts";
import type { EndpointSession, Rows } from "../endpoint/endpoint-session.ts";
import { batches, listed, listedIris } from "../endpoint/query-text.ts";
import type { WikibaseTerms } from "../profiles/profile.ts";
import { entitiesBeside, statedIn, type Stated } from "./entities-beside.ts";

/** A direct claim can not say less than a day: of a year it gives the first of January, of a month its first day. */
const MAYBE_COARSE = /^[+-]?\d{4,}-\d{2}-01T00:00:00Z$/u;
const PAIRS_PER_QUERY = 100;
/** Of Wikibase's precisions: month 10, day 11; anything coarser is told as a year. */
const [MONTH, DAY] = [10, 11];

/**
 * The rows with dates as precise as their statements say: one query for all dates of a result that may be coarser than
 * they look, none when there are none. A date of the same entity whose statements differ in precision stays a day.
 */
export async function withPrecision(
  rows: Rows,
  query: SelectQuery,
  terms: WikibaseTerms,
  ask: EndpointSession,
): Promise<Rows> {
  const entitiesIn = entitiesBeside(query, terms.entities);
  const stated = statedIn(rows, entitiesIn, isMaybeCoarse);
  if (stated.length === 0) return rows;
  const precisions = new Map<string, number>();
  for (const batch of batches(stated, PAIRS_PER_QUERY)) {
    for (const row of await ask.part(precisionQuery(batch, terms))) {
      const [entity, date, precision] = [row.get("e"), row.get("d"), row.get("x")];
      if (entity?.kind !== "iri" || date?.kind !== "literal" || precision?.kind !== "literal") continue;
      const key = `${entity.value} ${date.lexical}`;
      precisions.set(key, Math.max(precisions.get(key) ?? 0, Number(precision.lexical)));
    }
  }
  return rows.map((row) => {
    const precise = (term: Term, column: string): Term => {
      if (!isMaybeCoarse(term)) return term;
      const found = entitiesIn(row, column).flatMap((entity) => precisions.get(`${entity} ${term.lexical}`) ?? []);
      return found.length === 0 ? term : coarser(term, Math.max(...found));
    };
    return new Map([...row].map(([column, term]) => [column, precise(term, column)]));
  });
}

function isMaybeCoarse(term: Term): term is Literal {
  return term.kind === "literal" && term.datatype === `${XSD}dateTime` && MAYBE_COARSE.test(term.lexical);
}

function coarser(date: Literal, precision: number): Literal {
  if (precision >= DAY) return date;
  const [, year = "", month = ""] = /^([+-]?\d{4,})-(\d{2})/u.exec(date.lexical) ?? [];
  return precision === MONTH ? literal(`${year}-${month}`, `${XSD}gYearMonth`) : literal(year, `${XSD}gYear`);
}

/** Predicates of full values are told by their beginning, so that no relation need be known. */
function precisionQuery(stated: readonly Stated[], { values, timeValue, timePrecision }: WikibaseTerms): string {
  const entities = [...new Set(stated.map(({ entity }) => entity))];
  const dates = [...new Map(stated.map(({ value }) => [value.lexical, value])).values()];
  return `SELECT DISTINCT ?e ?d ?x WHERE {
  VALUES ?e { ${listedIris(entities)} } VALUES ?d { ${listed(dates)} }
  ?e ?p ?st . ?st ?v ?node . ?node ${writeTerm(iri(timeValue))} ?d ; ${writeTerm(iri(timePrecision))} ?x .
  FILTER(STRSTARTS(STR(?v), ${writeTerm(literal(values))}))
}`;
}
