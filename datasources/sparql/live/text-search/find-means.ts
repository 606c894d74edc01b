import { iri } from "../../../../engine/rdf/term.ts";
import { isWritableIri, writeTerm } from "../../../../engine/rdf/write-term.ts";
import type { Vocabulary } from "../../../../engine/sources/knowledge-graph.ts";
import type { EndpointSession } from "../../endpoint/endpoint-session.ts";
import { ifAffordable } from "../../endpoint/if-affordable.ts";
import { listedIris } from "../../endpoint/query-text.ts";
import { irisIn } from "../paged.ts";
import { type NameSearchMeans, wordsOf } from "./name-search.ts";
import { LISTED_CONNECTORS, luceneConnector, TEXT_INDEXES, type TextIndex } from "./text-index.ts";

const TIMEOUT_MS = 5_000;
/** Names that an index must find before it is relied on, and those among which they are chosen. */
const TRIED = 3;
const LOOKED_AT = 100;
const MOST_CONNECTORS = 5;
/** Names up to which each may be compared with a text. */
const MOST_SCANNED = 400_000;

/**
 * By which means the names of a graph can be looked through: an index of texts is relied on where it finds some of the
 * graph's own names, by a word of each.
 *
 * @param predicates Triples by predicate, where they are known
 */
export async function findMeans(
  { label, alias }: Vocabulary,
  predicates: ReadonlyMap<string, number> | undefined,
  ask: EndpointSession,
): Promise<NameSearchMeans> {
  const names = [...label, ...alias].reduce((sum, each) => sum + (predicates?.get(each) ?? 0), 0);
  const scans = predicates !== undefined && names <= MOST_SCANNED;
  const bounded = ask.within(TIMEOUT_MS);
  const isName = `FILTER(?p IN (${label.map((each) => writeTerm(iri(each))).join(", ")}))`;
  const sample = await ifAffordable(() =>
    bounded.part(
      `SELECT ?n WHERE { VALUES ?p { ${listedIris(label)} } ?e ?p ?n FILTER(isLiteral(?n)) } LIMIT ${LOOKED_AT}`,
    ),
  );
  const texts = (sample ?? []).flatMap((row) => {
    const name = row.get("n");
    return name?.kind === "literal" && wordsOf(name.lexical).some(isTelling) ? [name.lexical] : [];
  });
  const tried = [...new Set([texts[0], texts[Math.floor(texts.length / 2)], texts.at(-1)])].filter(
    (each) => each !== undefined,
  );
  if (tried.length === 0) return { index: undefined, scans };
  for (const index of TEXT_INDEXES)
    if (await findsAll(index, tried.slice(0, TRIED), isName, bounded)) return { index, scans };
  const connectors = irisIn((await ifAffordable(() => bounded.part(LISTED_CONNECTORS))) ?? [], "connector");
  for (const connector of connectors.filter(isWritableIri).slice(0, MOST_CONNECTORS)) {
    const index = luceneConnector(connector);
    if (await findsAll(index, tried.slice(0, TRIED), isName, bounded)) return { index, scans };
  }
  return { index: undefined, scans };
}

/** Letters of the Latin alphabet alone, which every index keeps as they are. */
function isTelling(word: string): boolean {
  return /^[a-z]{5,}$/u.test(word);
}

async function findsAll(
  index: TextIndex,
  names: readonly string[],
  isName: string,
  ask: EndpointSession,
): Promise<boolean> {
  for (const name of names) {
    const word = wordsOf(name).find(isTelling) ?? "";
    const rows = await ifAffordable(() =>
      ask.part(
        `SELECT DISTINCT ?n WHERE { ${index.words([{ word, isBeginning: false }])} ${isName} } LIMIT ${LOOKED_AT}`,
      ),
    );
    const found = (rows ?? []).filter((row) => {
      const each = row.get("n");
      return each?.kind === "literal" && wordsOf(each.lexical).includes(word);
    });
    if (found.length === 0 || found.length < (rows?.length ?? 0)) return false;
  }
  return true;
}
