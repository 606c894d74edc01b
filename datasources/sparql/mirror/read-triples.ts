import { createHash } from "node:crypto";
import { iri, type Term } from "../../../engine/rdf/term.ts";
import { isWritable, isWritableIri, writeTerm } from "../../../engine/rdf/write-term.ts";
import type { Pairs } from "../../graph-index/survey/pairs.ts";
import { HttpProblem } from "../../http/http-problem.ts";
import type { Reply } from "../endpoint/endpoint.ts";
import { listedIris } from "../endpoint/query-text.ts";

/** Runs one query; never told that a result is a part when it is. */
export type Ask = (query: string) => Promise<Reply>;

/** All triples of a graph, by predicate; nodes are written as N-Triples does. */
export type Triples = ReadonlyMap<string, Pairs>;

/** Predicates that one query lists at most. */
const PREDICATES_PER_QUERY = 100;
/** Digits of a hash by which a predicate's triples are told apart at most: 16 to this power parts. */
const DEEPEST = 4;

/** The number of triples, counted no further than `bound` + 1. */
export async function countUpTo(bound: number, ask: Ask): Promise<number> {
  return numberIn(await ask(`SELECT (COUNT(*) AS ?n) WHERE { { SELECT ?s WHERE { ?s ?p ?o } LIMIT ${bound + 1} } }`), "n");
}

/**
 * Reads a graph predicate by predicate, several small ones at a time. One with more triples than a reply may hold is read
 * in parts, told apart by a hash of subject and object: unlike pages by offset, they are the same whatever order the
 * endpoint has.
 * @throws HttpProblem `MALFORMED` when an endpoint gives fewer triples than it counts
 */
export async function readTriples(rowCap: number, isWanted: (predicate: string) => boolean, ask: Ask): Promise<Triples> {
  const counts = new Map([...(await countsByPredicate(ask))].filter(([predicate]) => isWanted(predicate) && isWritableIri(predicate)));
  const triples = new Map<string, Pairs>();
  for (const group of groupsWithin(counts, rowCap)) {
    const single = group.length === 1 ? group[0] : undefined;
    const found = single === undefined ? await readGroup(group, rowCap, ask) : new Map([[single, await readLarge(single, counts.get(single) ?? 0, rowCap, ask)]]);
    for (const predicate of group) {
      const { pairs, given } = found.get(predicate) ?? { pairs: [], given: 0 };
      const count = counts.get(predicate) ?? 0;
      if (given < count && given < (await distinctCount(predicate, ask))) {
        throw new HttpProblem("MALFORMED", `it gives ${given} of its ${count} triples with ${predicate} and does not say that they are a part; set rowCap to what it gives at most`);
      }
      triples.set(predicate, sortedPairs(pairs));
    }
  }
  return withStableBlankNodes(triples, ask);
}

/** In order of the predicates. */
async function countsByPredicate(ask: Ask): Promise<ReadonlyMap<string, number>> {
  const { rows } = await complete(`SELECT ?p (COUNT(*) AS ?n) WHERE { ?s ?p ?o } GROUP BY ?p`, ask);
  const counts = rows.flatMap((row) => {
    const [predicate, count] = [row.get("p"), row.get("n")];
    return predicate?.kind === "iri" && count?.kind === "literal" ? [[predicate.value, Number(count.lexical)] as const] : [];
  });
  return new Map(counts.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Predicates side by side whose triples fit into one reply. */
function groupsWithin(counts: ReadonlyMap<string, number>, rowCap: number): readonly (readonly string[])[] {
  const groups: string[][] = [];
  let sum = Number.POSITIVE_INFINITY;
  for (const [predicate, count] of counts) {
    sum += count;
    const group = groups.at(-1);
    if (group !== undefined && sum < rowCap && group.length < PREDICATES_PER_QUERY) group.push(predicate);
    else {
      groups.push([predicate]);
      sum = count;
    }
  }
  return groups;
}

/** Triples of one predicate as they came, and how many rows they were. */
interface Read {
  readonly pairs: readonly (readonly [subject: string, object: string])[];
  readonly given: number;
}

async function readGroup(predicates: readonly string[], rowCap: number, ask: Ask): Promise<ReadonlyMap<string, Read>> {
  const reply = await complete(`SELECT DISTINCT ?p ?s ?o WHERE { VALUES ?p { ${listedIris(predicates)} } ?s ?p ?o } LIMIT ${rowCap}`, ask);
  const found = new Map(predicates.map((predicate) => [predicate, { rows: [] as Reply["rows"][number][] }]));
  for (const row of reply.rows) {
    const predicate = row.get("p");
    if (predicate?.kind === "iri") found.get(predicate.value)?.rows.push(row);
  }
  return new Map([...found].map(([predicate, { rows }]) => [predicate, { pairs: pairsIn(rows), given: rows.length }]));
}

async function readLarge(predicate: string, count: number, rowCap: number, ask: Ask): Promise<Read> {
  const read = async (prefix: string, expected: number): Promise<Read> => {
    const reply = expected < rowCap || prefix.length === DEEPEST ? await ask(partQuery(predicate, prefix, rowCap)) : undefined;
    if (reply !== undefined && !reply.truncated && reply.rows.length < rowCap) return { pairs: pairsIn(reply.rows), given: reply.rows.length };
    if (prefix.length === DEEPEST) throw new HttpProblem("MALFORMED", `it gives no more than ${reply?.rows.length ?? 0} of the triples with ${predicate}`);
    const parts: Read[] = [];
    for (const digit of "0123456789abcdef") parts.push(await read(prefix + digit, expected / 16));
    return { pairs: parts.flatMap((part) => part.pairs), given: parts.reduce((sum, part) => sum + part.given, 0) };
  };
  return read("", count);
}

function partQuery(predicate: string, prefix: string, rowCap: number): string {
  const part = prefix === "" ? "" : ` FILTER(STRSTARTS(MD5(CONCAT(COALESCE(STR(?s), ""), " ", COALESCE(STR(?o), ""))), "${prefix}"))`;
  return `SELECT DISTINCT ?s ?o WHERE { ?s ${writeTerm(iri(predicate))} ?o${part} } LIMIT ${rowCap}`;
}

/** Triples that can be written; whatever else came is in no query either. */
function pairsIn(rows: Reply["rows"]): Read["pairs"] {
  return rows.flatMap((row) => {
    const [subject, object] = [nodeOf(row.get("s")), nodeOf(row.get("o"))];
    return subject === undefined || object === undefined ? [] : [[subject, object] as const];
  });
}

function sortedPairs(pairs: Read["pairs"]): Pairs {
  const distinct = new Map(pairs.map((pair) => [pair.join(" "), pair]));
  const sorted = [...distinct].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, pair]) => pair);
  return { subjects: sorted.map(([subject]) => subject), objects: sorted.map(([, object]) => object) };
}

/** A triple in two graphs is counted twice, and given once. */
async function distinctCount(predicate: string, ask: Ask): Promise<number> {
  return numberIn(await ask(`SELECT (COUNT(*) AS ?n) WHERE { { SELECT DISTINCT ?s ?o WHERE { ?s ${writeTerm(iri(predicate))} ?o } } }`), "n");
}

/**
 * The label of a blank node is good within one reply only. Most endpoints keep it all the same; of one that does not,
 * triples with such nodes are left out, since they can not be put together.
 */
async function withStableBlankNodes(triples: Triples, ask: Ask): Promise<Triples> {
  const example = [...triples].find(([, { subjects }]) => subjects.filter(isBlank).length > 1);
  if (example === undefined) return triples;
  const query = (rest: string): string => `SELECT ?s WHERE { ?s ${writeTerm(iri(example[0]))} ?o FILTER(isBlank(?s)) } ${rest}`;
  const [both, second] = [await complete(query("LIMIT 2"), ask), await complete(query("LIMIT 1 OFFSET 1"), ask)];
  const label = nodeOf(second.rows[0]?.get("s"));
  if (label !== undefined && label === nodeOf(both.rows[1]?.get("s")) && new Set(example[1].subjects).has(label)) return triples;
  return new Map([...triples].map(([predicate, { subjects, objects }]) => {
    const kept = subjects.flatMap((subject, row) => (isBlank(subject) || isBlank(objects[row] ?? "") ? [] : [row]));
    return [predicate, { subjects: kept.map((row) => subjects[row] ?? ""), objects: kept.map((row) => objects[row] ?? "") }];
  }));
}

function isBlank(node: string): boolean {
  return node.startsWith("_:");
}

async function complete(query: string, ask: Ask): Promise<Reply> {
  const reply = await ask(query);
  if (reply.truncated) throw new HttpProblem("MALFORMED", "it gave only a part of the rows that it was asked for");
  return reply;
}

function numberIn({ rows }: Reply, name: string): number {
  const term = rows[0]?.get(name);
  const number = term?.kind === "literal" ? Number(term.lexical) : Number.NaN;
  if (!Number.isFinite(number)) throw new HttpProblem("MALFORMED", "it answers a COUNT without a number");
  return number;
}

/** As N-Triples writes it; undefined for what it can not. */
function nodeOf(term: Term | undefined): string | undefined {
  if (term === undefined) return undefined;
  if (term.kind === "blank") return `_:b${Buffer.from(term.id).toString("hex")}`;
  return isWritable(term) ? writeTerm(term) : undefined;
}

export function nTriples(triples: Triples): string {
  const lines: string[] = [];
  for (const [predicate, { subjects, objects }] of triples) {
    const name = writeTerm(iri(predicate));
    subjects.forEach((subject, row) => lines.push(`${subject} ${name} ${objects[row]} .\n`));
  }
  return lines.join("");
}

/** 16 hexadecimal digits that change with the triples, whatever their order and the labels of blank nodes. */
export function digestOf(triples: Triples, settings: unknown): string {
  const lines = nTriples(triples).replace(/_:b[0-9a-f]+/gu, "_:").split("\n").sort();
  return createHash("sha256").update(JSON.stringify(settings) ?? "").update(lines.join("\n")).digest("hex").slice(0, 16);
}
