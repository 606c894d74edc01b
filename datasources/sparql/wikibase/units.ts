import { iri, type Literal, literal, type Term, XSD } from "../../../engine/rdf/term.ts";
import { writeTerm } from "../../../engine/rdf/write-term.ts";
import type { SelectQuery } from "../../../engine/sparql/syntax.ts";
import type { EndpointSession, Rows } from "../endpoint/endpoint-session.ts";
import { batches, inLanguages, listed, listedIris } from "../endpoint/query-text.ts";
import type { WikibaseTerms } from "../profiles/profile.ts";
import { entitiesBeside, statedIn, type Stated } from "./entities-beside.ts";

const PAIRS_PER_QUERY = 100;

/** How units are named: the predicates of names, and the languages in the order in which they are wanted. */
export interface UnitNames {
  readonly label: readonly string[];
  readonly languages: readonly string[];
}

/**
 * The rows with quantities in the units that their statements say: one query for all quantities of a result, none when
 * there are none. A direct claim gives the number alone. One that is stated in two units stays without any.
 */
export async function withUnits(
  rows: Rows,
  query: SelectQuery,
  terms: WikibaseTerms,
  names: UnitNames,
  ask: EndpointSession,
): Promise<Rows> {
  const { quantityAmount, quantityUnit } = terms;
  if (quantityAmount === undefined || quantityUnit === undefined) return rows;
  const entitiesIn = entitiesBeside(query, terms.entities);
  const stated = statedIn(rows, entitiesIn, isQuantity);
  if (stated.length === 0) return rows;
  const units = new Map<string, Map<string, string>>();
  for (const batch of batches(stated, PAIRS_PER_QUERY)) {
    for (const row of await ask.part(unitsQuery(batch, terms.values, quantityAmount, quantityUnit, names))) {
      const [entity, amount, unit, name] = [row.get("e"), row.get("d"), row.get("unit"), row.get("name")];
      if (entity?.kind !== "iri" || amount?.kind !== "literal" || unit?.kind !== "iri" || name?.kind !== "literal")
        continue;
      const key = keyOf(entity.value, amount);
      const known = units.get(key) ?? new Map<string, string>();
      units.set(key, known.set(unit.value, preferred(known.get(unit.value), name, names.languages)));
    }
  }
  return rows.map((row) => {
    const withUnit = (term: Term, column: string): Term => {
      if (!isQuantity(term)) return term;
      const found = new Set(
        entitiesIn(row, column).flatMap((entity) => [...(units.get(keyOf(entity, term))?.values() ?? [])]),
      );
      const [only] = found;
      // "1" is what Wikibase calls the unit of what has none.
      return found.size !== 1 || only === undefined || /^\d+$/u.test(only) ? term : { ...term, unit: only };
    };
    return new Map([...row].map(([column, term]) => [column, withUnit(term, column)]));
  });
}

const NUMBERS = new Set(["decimal", "integer", "double"].map((name) => XSD + name));

function isQuantity(term: Term): term is Literal {
  return term.kind === "literal" && NUMBERS.has(term.datatype) && Number.isFinite(Number(term.lexical));
}

/** Servers write one number in several ways: with a sign, with a fraction of zeros. */
function keyOf(entity: string, { lexical }: Literal): string {
  return `${entity} ${Number(lexical)}`;
}

/** The first name, unless another is in a language that is wanted more. */
function preferred(known: string | undefined, name: Literal, languages: readonly string[]): string {
  return known === undefined || name.language === languages[0] ? name.lexical : known;
}

function unitsQuery(
  stated: readonly Stated[],
  values: string,
  amount: string,
  unit: string,
  { label, languages }: UnitNames,
): string {
  const entities = [...new Set(stated.map(({ entity }) => entity))];
  const amounts = [
    ...new Map(stated.map(({ value }) => [value.lexical, literal(value.lexical, value.datatype)])).values(),
  ];
  return `SELECT DISTINCT ?e ?d ?unit ?name WHERE {
  VALUES ?e { ${listedIris(entities)} } VALUES ?d { ${listed(amounts)} }
  ?e ?p ?st . ?st ?v ?node . ?node ${writeTerm(iri(amount))} ?d ; ${writeTerm(iri(unit))} ?unit .
  FILTER(STRSTARTS(STR(?v), ${writeTerm(literal(values))}))
  VALUES ?named { ${listedIris(label)} } ?unit ?named ?name ${inLanguages("?name", languages)}
}`;
}
