import { iri, type Term } from "../../../engine/rdf/term.ts";
import { isWritable, writeTerm } from "../../../engine/rdf/write-term.ts";
import type { Reply } from "../endpoint/endpoint.ts";
import { listedIris } from "../endpoint/query-text.ts";
import { type Ask, distinctCount } from "./counts.ts";

/** Digits of a hash by which a predicate's triples are told apart at most: 16 to this power parts. */
const DEEPEST = 4;
/** Nobody bounds replies to fewer rows. */
const SMALLEST_CAP = 100;
/** A predicate that would be read in more parts, by what one reply seems to hold, is left as it is. */
const MOST_PARTS = 500;
/** Once alone, since others may have taken its place in a reply, and once in parts. */
const MOST_TIMES = 2;

/** Triples of one predicate as they came, and how many rows they were. */
export interface Read {
  readonly pairs: readonly (readonly [subject: string, object: string])[];
  readonly given: number;
}

export const NOTHING: Read = { pairs: [], given: 0 };

export async function readGroup(
  predicates: readonly string[],
  counts: ReadonlyMap<string, number>,
  rowCap: number,
  ask: Ask,
): Promise<ReadonlyMap<string, Read>> {
  const [single = ""] = predicates;
  if (predicates.length === 1)
    return new Map([[single, await readParts(single, counts.get(single) ?? 0, { cap: rowCap, rowCap }, ask)]]);
  // Where a part is said to be one, it is short of what is counted.
  const reply = await ask(
    `SELECT DISTINCT ?p ?s ?o WHERE { VALUES ?p { ${listedIris(predicates)} } ?s ?p ?o } LIMIT ${rowCap}`,
  );
  const found = new Map(predicates.map((predicate) => [predicate, { rows: [] as Reply["rows"][number][] }]));
  for (const row of reply.rows) {
    const predicate = row.get("p");
    if (predicate?.kind === "iri") found.get(predicate.value)?.rows.push(row);
  }
  return new Map([...found].map(([predicate, { rows }]) => [predicate, { pairs: pairsIn(rows), given: rows.length }]));
}

/**
 * Fewer rows than are counted may be all, since what is in two graphs is counted twice; else another reply, or smaller
 * ones, may hold more.
 */
export async function readAgainIfShort(
  predicate: string,
  read: Read,
  count: number,
  rowCap: number,
  ask: Ask,
): Promise<Read & { readonly counted: number }> {
  if (read.given >= count) return { ...read, counted: count };
  const counted = await distinctCount(predicate, ask);
  if (read.given >= counted) return { ...read, counted };
  let best = read;
  for (let time = 1; time <= MOST_TIMES && best.given < counted; time += 1) {
    // What it gave may be as much as it ever gives in one reply.
    const cap = best.given < SMALLEST_CAP ? rowCap : Math.min(rowCap, best.given);
    if (counted / cap > MOST_PARTS) break;
    const again = await readParts(predicate, counted, { cap, rowCap }, ask);
    if (again.given > best.given) best = again;
  }
  return { ...best, counted };
}

/** @param bounds Rows that are taken for the most that a reply holds, and that are asked for */
async function readParts(
  predicate: string,
  count: number,
  bounds: { readonly cap: number; readonly rowCap: number },
  ask: Ask,
): Promise<Read> {
  const { cap, rowCap } = bounds;
  const read = async (prefix: string, expected: number): Promise<Read> => {
    const isLast = prefix.length === DEEPEST;
    const reply = expected < cap || isLast ? await ask(partQuery(predicate, prefix, rowCap)) : undefined;
    // The last part as it is: that something is missing shows in the count.
    if (reply !== undefined && (isLast || (!reply.truncated && reply.rows.length < cap)))
      return { pairs: pairsIn(reply.rows), given: reply.rows.length };
    const parts: Read[] = [];
    for (const digit of "0123456789abcdef") parts.push(await read(prefix + digit, expected / 16));
    return { pairs: parts.flatMap((part) => part.pairs), given: parts.reduce((sum, part) => sum + part.given, 0) };
  };
  return read("", count);
}

function partQuery(predicate: string, prefix: string, rowCap: number): string {
  const part =
    prefix === ""
      ? ""
      : ` FILTER(STRSTARTS(MD5(CONCAT(COALESCE(STR(?s), ""), " ", COALESCE(STR(?o), ""))), "${prefix}"))`;
  return `SELECT DISTINCT ?s ?o WHERE { ?s ${writeTerm(iri(predicate))} ?o${part} } LIMIT ${rowCap}`;
}

/** Triples that can be written; whatever else came is in no query either. */
function pairsIn(rows: Reply["rows"]): Read["pairs"] {
  return rows.flatMap((row) => {
    const [subject, object] = [nodeOf(row.get("s")), nodeOf(row.get("o"))];
    return subject === undefined || object === undefined ? [] : [[subject, object] as const];
  });
}

/** As N-Triples writes it; undefined for what it can not. */
export function nodeOf(term: Term | undefined): string | undefined {
  if (term === undefined) return undefined;
  if (term.kind === "blank") return `_:b${Buffer.from(term.id).toString("hex")}`;
  return isWritable(term) ? writeTerm(term) : undefined;
}
