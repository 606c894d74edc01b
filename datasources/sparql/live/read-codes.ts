import { iri, RDF } from "../../../engine/rdf/term.ts";
import { writeTerm } from "../../../engine/rdf/write-term.ts";
import type { Vocabulary } from "../../../engine/sources/knowledge-graph.ts";
import { readCodes } from "../../graph-index/statistics/codes.ts";
import { nodeOf, type Pairs } from "../../graph-index/statistics/pairs.ts";
import { relationsAmong } from "../../graph-index/statistics/structure.ts";
import { CLASS_TYPES, PROPERTY_TYPES } from "../../graph-index/statistics/terms.ts";
import type { EndpointSession } from "../endpoint/endpoint-session.ts";
import { ifAffordable } from "../endpoint/if-affordable.ts";
import { batches, listedIris } from "../endpoint/query-text.ts";
import { nodeOf as nodeOfTerm } from "../mirror/read-predicates.ts";
import { countsIn } from "./counts-in.ts";

/** A predicate of more triples gives no codes: whether each looks like one is seen only where all are read. */
const MOST_TRIPLES = 20_000;
const PREDICATES_PER_QUERY = 100;
/** Predicates whose values are read, rows of each reply, and values by which most are told to be none. */
const MOST_READ = 30;
const ROWS = 5_000;
const LOOKED_AT = 20;

/**
 * The predicates whose values are codes, as `readCodes` tells them: of those that have one value for each thing and one
 * thing for each value, by the endpoint's own count, all values are read.
 * @param predicates Triples by predicate
 */
export async function codesAmong(
  predicates: ReadonlyMap<string, number>,
  vocabulary: Vocabulary,
  ask: EndpointSession,
): Promise<readonly string[]> {
  const small = relationsAmong([...predicates.keys()], vocabulary, () => []).filter(
    (each) => (predicates.get(each) ?? 0) <= MOST_TRIPLES,
  );
  const unique = await ifAffordable(() => uniqueAmong(small, ask));
  const found: string[] = [];
  for (const each of (unique ?? []).slice(0, MOST_READ)) {
    const some = await ifAffordable(() => pairsOf(each, 0, LOOKED_AT, ask));
    if (some === undefined || !areCodes(each, some)) continue;
    const all = await ifAffordable(() => allPairs(each, predicates.get(each) ?? 0, ask));
    if (all !== undefined && areCodes(each, all)) found.push(each);
  }
  return found;
}

/** Those with as many subjects, and as many objects, as triples. */
async function uniqueAmong(predicates: readonly string[], ask: EndpointSession): Promise<readonly string[]> {
  const found: string[] = [];
  for (const batch of batches(predicates, PREDICATES_PER_QUERY)) {
    const rows = await ask.whole(
      `SELECT ?p (COUNT(*) AS ?n) (COUNT(DISTINCT ?s) AS ?subjects) (COUNT(DISTINCT ?o) AS ?objects) WHERE { VALUES ?p { ${listedIris(batch)} } ?s ?p ?o ${ofThings(ask)} } GROUP BY ?p`,
    );
    const [triples, subjects, objects] = ["n", "subjects", "objects"].map((name) =>
      countsIn(
        rows.map(
          (row) =>
            new Map([...row, ...[...row].flatMap(([key, term]) => (key === name ? [["n", term] as const] : []))]),
        ),
        "p",
      ),
    );
    for (const [predicate, count] of triples ?? [])
      if (count > 1 && subjects?.get(predicate) === count && objects?.get(predicate) === count) found.push(predicate);
  }
  return found;
}

/** What is said of things, and not of properties, classes and statements. */
const ofThings = (ask: EndpointSession): string =>
  `FILTER(${ask.isThing("?s")}) FILTER NOT EXISTS { ?s ${writeTerm(iri(`${RDF}type`))} ?apparatus FILTER(?apparatus IN (${[`${RDF}Statement`, ...PROPERTY_TYPES, ...CLASS_TYPES].map((type) => writeTerm(iri(type))).join(", ")})) }`;

async function allPairs(predicate: string, count: number, ask: EndpointSession): Promise<Pairs | undefined> {
  const [subjects, objects]: [string[], string[]] = [[], []];
  for (let offset = 0; offset < count; offset += ROWS) {
    const page = await pairsOf(predicate, offset, ROWS, ask);
    subjects.push(...page.subjects);
    objects.push(...page.objects);
    if (page.subjects.length < Math.min(ROWS, count - offset)) break;
  }
  return { subjects, objects };
}

async function pairsOf(predicate: string, offset: number, limit: number, ask: EndpointSession): Promise<Pairs> {
  const rows = await ask.part(
    `SELECT ?s ?o WHERE { ?s ${writeTerm(iri(predicate))} ?o ${ofThings(ask)} } ORDER BY STR(?s) LIMIT ${limit} OFFSET ${offset}`,
  );
  return {
    subjects: rows.map((row) => nodeOfTerm(row.get("s")) ?? ""),
    objects: rows.map((row) => nodeOfTerm(row.get("o")) ?? ""),
  };
}

function areCodes(predicate: string, pairs: Pairs): boolean {
  const reader = { predicates: [predicate], pairs: (each: string) => (each === predicate ? pairs : NOTHING) };
  const apparatus = new Set([nodeOf(predicate)]);
  return readCodes(reader, { relations: [predicate], apparatus }).relations.length > 0;
}

const NOTHING: Pairs = { subjects: [], objects: [] };
