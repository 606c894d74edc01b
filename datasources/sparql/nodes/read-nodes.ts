import { labelPredicates } from "../../graph-index/vocabulary.ts";
import type { EndpointSession, Rows } from "../endpoint/endpoint-session.ts";
import { ifAffordable } from "../endpoint/if-affordable.ts";
import { listedIris } from "../endpoint/query-text.ts";
import { countIn } from "../endpoint/row-count.ts";
import { nodeOf } from "../mirror/read-predicates.ts";
import type { ResolvedSettings } from "../resolved-settings.ts";
import { givenNodes, type NodeFact } from "./given-nodes.ts";
import { askable } from "./means-of-asking.ts";
import type { WrittenNodes } from "./nodes-of-graph.ts";

/** Milliseconds for one query: it looks through all names. */
const TIMEOUT_MS = 15_000;
/** After so many milliseconds no more parts are read: of some of the nodes nobody can tell what all are like. */
const READING_MS = 60_000;
/** What is more than one reply is read in as many parts, told apart by a hash of the name. */
const PARTS = [..."0123456789abcdef"];
/** Facts of a node at least: its name, and what leads to it. */
const FEWEST_FACTS = 2;

/**
 * The nodes with a name and no IRI of a graph that is not read, with their facts: one query where there are none, and
 * four or five where there are few. Undefined where there are none, or more than the replies of 16 queries hold, and
 * where the endpoint does not tell in time.
 */
export async function readNodes(settings: ResolvedSettings, ask: EndpointSession): Promise<WrittenNodes | undefined> {
  const { profile, vocabulary } = settings;
  if (!profile.surveyed || profile.mediators !== undefined) return undefined;
  const naming = labelPredicates(vocabulary);
  const bounded = ask.within(TIMEOUT_MS);
  return ifAffordable(async () => {
    const counting = `SELECT (COUNT(*) AS ?names) WHERE { ${namedBy(naming)} }`;
    const names = countIn({ rows: await bounded.part(counting) }, "names");
    if (names === 0) return undefined;
    const rows = await factsOf(naming, names, settings, bounded);
    const facts = distinct(rows.flatMap((row) => [...factOf(row, "n", "p", "o"), ...factOf(row, "s", "q", "n")]));
    return askable(givenNodes(facts, naming), usedOf(facts, naming), (query) => bounded.part(query));
  });
}

/** Nodes `?n` without an IRI that have the name `?name`. */
function namedBy(naming: readonly string[]): string {
  return `VALUES ?naming { ${listedIris(naming)} } ?n ?naming ?name FILTER(isBlank(?n) && isLiteral(?name))`;
}

/** In one reply, since the label of a node may be another in the next; none where there are too many. */
async function factsOf(
  naming: readonly string[],
  names: number,
  { rowCap }: ResolvedSettings,
  ask: EndpointSession,
): Promise<Rows> {
  const read = async (filter: string): Promise<Rows | undefined> => {
    const named = `${namedBy(naming)} ${filter}`;
    const query = `SELECT DISTINCT ?n ?p ?o ?s ?q WHERE { { ${named} ?n ?p ?o } UNION { ${named} ?s ?q ?n } } LIMIT ${rowCap}`;
    // By a part of what is said of nodes they can not be told from each other.
    const rows = await ifAffordable(() => ask.whole(query));
    return rows === undefined || rows.length >= rowCap ? undefined : rows;
  };
  const fewest = names * FEWEST_FACTS;
  const all = fewest < rowCap ? await read("") : undefined;
  if (all !== undefined || fewest >= PARTS.length * rowCap) return all ?? [];
  const parts: Rows[] = [];
  const startedAt = performance.now();
  for (const digit of PARTS) {
    if (performance.now() - startedAt > READING_MS) return [];
    const part = await read(`FILTER(STRSTARTS(MD5(STR(?name)), "${digit}"))`);
    if (part === undefined) return [];
    parts.push(part);
  }
  return parts.flat();
}

function factOf(row: Rows[number], from: string, by: string, to: string): readonly NodeFact[] {
  const [subject, predicate, object] = [nodeOf(row.get(from)), row.get(by), nodeOf(row.get(to))];
  if (subject === undefined || object === undefined || predicate?.kind !== "iri") return [];
  return [{ subject, predicate: predicate.value, object }];
}

/** What leads from one of the nodes to another is in both replies. */
function distinct(facts: readonly NodeFact[]): readonly NodeFact[] {
  return [...new Map(facts.map((fact) => [`${fact.subject} ${fact.predicate} ${fact.object}`, fact])).values()];
}

/** Those of some predicates that facts have. */
function usedOf(facts: readonly NodeFact[], predicates: readonly string[]): readonly string[] {
  const used = new Set(facts.map(({ predicate }) => predicate));
  return predicates.filter((each) => used.has(each));
}
