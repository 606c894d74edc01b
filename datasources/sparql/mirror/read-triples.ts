import { createHash } from "node:crypto";
import { iri } from "../../../engine/rdf/term.ts";
import { isWritableIri, writeTerm } from "../../../engine/rdf/write-term.ts";
import type { Pairs } from "../../graph-index/statistics/pairs.ts";
import { type Ask, complete, countsByPredicate } from "./counts.ts";
import { nodeOf, NOTHING, type Read, readAgainIfShort, readGroup } from "./read-predicates.ts";

/** All triples of a graph, by predicate; nodes are written as N-Triples does. */
export type Triples = ReadonlyMap<string, Pairs>;

/** Predicates that one query lists at most. */
const PREDICATES_PER_QUERY = 100;
/** Predicates that are read again: of an endpoint that gives too little of more, more reading makes no whole. */
const MOST_AGAIN = 50;

/** What was read of a graph. */
export interface TripleSet {
  readonly triples: Triples;
  /** What the endpoint counts and did not give, in words; none where everything is there. */
  readonly missing: readonly string[];
}

/**
 * Reads a graph predicate by predicate, several small ones at a time. One with more triples than a reply may hold is
 * read in parts, told apart by a hash of subject and object: unlike pages by offset, they are the same whatever order
 * the endpoint has. What came is compared with what the endpoint counts, in all and of each predicate; where less came,
 * the predicate is read again in smaller parts.
 *
 * @param total Triples of the graph, as a query of its own has counted them
 * @throws HttpProblem `MALFORMED` when an endpoint says that it gives only a part of its predicates
 */
export async function readTriples(
  rowCap: number,
  isWanted: (predicate: string) => boolean,
  total: number,
  ask: Ask,
): Promise<TripleSet> {
  const { byPredicate, sum } = await countsByPredicate(ask);
  const counts = new Map([...byPredicate].filter(([predicate]) => isWanted(predicate) && isWritableIri(predicate)));
  const missing = sum === total ? [] : [`it counts ${total} triples in all and ${sum} by predicate`];
  const triples = new Map<string, Pairs>();
  let short = 0;
  for (const group of groupsWithin(counts, rowCap)) {
    const found = await readGroup(group, counts, rowCap, ask);
    for (const predicate of group) {
      const count = counts.get(predicate) ?? 0;
      const first = found.get(predicate) ?? NOTHING;
      if (first.given < count) short += 1;
      const { pairs, given, counted } =
        short > MOST_AGAIN
          ? { ...first, counted: count }
          : await readAgainIfShort(predicate, first, count, rowCap, ask);
      if (given < counted)
        missing.push(
          `it gives ${given} of its ${counted} triples with ${predicate} and does not say that they are a part; set rowCap to what it gives at most`,
        );
      triples.set(predicate, sortedPairs(pairs));
    }
  }
  return { triples: await withStableBlankNodes(triples, rowCap, ask), missing };
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

function sortedPairs(pairs: Read["pairs"]): Pairs {
  const distinct = new Map(pairs.map((pair) => [pair.join(" "), pair]));
  const sorted = [...distinct].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, pair]) => pair);
  return { subjects: sorted.map(([subject]) => subject), objects: sorted.map(([, object]) => object) };
}

/**
 * The label of a blank node is good within one reply only. Most endpoints keep it all the same; of one that does not,
 * all triples with such nodes are read in one reply, or left out where they are more: they can not be put together.
 */
async function withStableBlankNodes(triples: Triples, rowCap: number, ask: Ask): Promise<Triples> {
  const example = [...triples].find(([, { subjects }]) => subjects.filter(isBlank).length > 1);
  if (example === undefined) return triples;
  const query = (rest: string): string =>
    `SELECT ?s WHERE { ?s ${writeTerm(iri(example[0]))} ?o FILTER(isBlank(?s)) } ${rest}`;
  const [both, second] = [await complete(query("LIMIT 2"), ask), await complete(query("LIMIT 1 OFFSET 1"), ask)];
  const label = nodeOf(second.rows[0]?.get("s"));
  if (label !== undefined && label === nodeOf(both.rows[1]?.get("s")) && new Set(example[1].subjects).has(label))
    return triples;
  const atOnce = await blankInOneReply(triples, rowCap, ask);
  return new Map(
    [...triples].map(([predicate, { subjects, objects }]) => {
      const kept = subjects.flatMap((subject, row) => {
        const object = objects[row] ?? "";
        return isBlank(subject) || isBlank(object) ? [] : [[subject, object] as const];
      });
      return [predicate, sortedPairs([...kept, ...(atOnce.get(predicate) ?? [])])];
    }),
  );
}

/** The triples with blank nodes, by predicate; none where they are more than a reply holds. */
async function blankInOneReply(
  triples: Triples,
  rowCap: number,
  ask: Ask,
): Promise<ReadonlyMap<string, Read["pairs"]>> {
  const { rows, truncated } = await ask(
    `SELECT DISTINCT ?s ?p ?o WHERE { ?s ?p ?o FILTER(isBlank(?s) || isBlank(?o)) } LIMIT ${rowCap}`,
  );
  const found = new Map<string, (readonly [string, string])[]>();
  if (truncated || rows.length >= rowCap) return found;
  for (const row of rows) {
    const [subject, predicate, object] = [nodeOf(row.get("s")), row.get("p"), nodeOf(row.get("o"))];
    if (subject === undefined || object === undefined || predicate?.kind !== "iri") continue;
    if (!triples.has(predicate.value)) continue;
    const pairs = found.get(predicate.value) ?? [];
    pairs.push([subject, object]);
    found.set(predicate.value, pairs);
  }
  return found;
}

function isBlank(node: string): boolean {
  return node.startsWith("_:");
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
  const lines = nTriples(triples)
    .replace(/_:b[0-9a-f]+/gu, "_:")
    .split("\n")
    .sort();
  return createHash("sha256")
    .update(JSON.stringify(settings) ?? "")
    .update(lines.join("\n"))
    .digest("hex")
    .slice(0, 16);
}
