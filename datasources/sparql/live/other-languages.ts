import { iri } from "../../../engine/rdf/term.ts";
import { writeTerm } from "../../../engine/rdf/write-term.ts";
import type { Vocabulary } from "../../../engine/sources/knowledge-graph.ts";
import type { EndpointSession } from "../endpoint/endpoint-session.ts";
import { ifAffordable } from "../endpoint/if-affordable.ts";

/** Names that are looked at, of each predicate, from several places, as shares of all. */
const NAMES = 500;
const PLACES = [0, 0.3, 0.6, 0.9];
/** To skip more takes too long. */
const MOST_SKIPPED = 1_000_000;
const TIMEOUT_MS = 5_000;
/** Each makes what is looked for by its name longer. */
const MOST_LANGUAGES = 8;

/**
 * The languages besides those wanted in which a graph has names, most frequent first: told from some of its names, as
 * to look at all takes an endpoint too long. What has a name in one of these is found by it, as in a file.
 * @param predicates Triples by predicate
 */
export async function otherLanguages(
  { label, alias }: Pick<Vocabulary, "label" | "alias">,
  predicates: ReadonlyMap<string, number>,
  wanted: readonly string[],
  ask: EndpointSession,
): Promise<readonly string[]> {
  const branches = [...label, ...alias].flatMap((each) => slices(each, predicates.get(each) ?? 0));
  if (branches.length === 0) return [];
  const rows = await ifAffordable(() =>
    ask
      .within(TIMEOUT_MS)
      .part(
        `SELECT ?l (COUNT(*) AS ?n) WHERE { { ${branches.join(" UNION ")} } FILTER(isLiteral(?o)) BIND(LANG(?o) AS ?l) } GROUP BY ?l`,
      ),
  );
  const counts = new Map<string, number>();
  for (const row of rows ?? []) {
    const [language, count] = [row.get("l"), row.get("n")];
    if (language?.kind !== "literal" || count?.kind !== "literal") continue;
    const tag = language.lexical.toLowerCase();
    if (/^[a-z]{1,8}(?:-[a-z0-9]{1,8})*$/u.test(tag)) counts.set(tag, (counts.get(tag) ?? 0) + Number(count.lexical));
  }
  return [...counts]
    .filter(([tag]) => !wanted.includes(tag))
    .sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1))
    .slice(0, MOST_LANGUAGES)
    .map(([tag]) => tag);
}

function slices(predicate: string, count: number): readonly string[] {
  if (count === 0) return [];
  const reached = Math.max(0, Math.min(count - NAMES, MOST_SKIPPED));
  const offsets = [...new Set(PLACES.map((place) => Math.floor(place * reached)))];
  return offsets.map(
    (offset) => `{ SELECT ?o WHERE { ?e ${writeTerm(iri(predicate))} ?o } LIMIT ${NAMES} OFFSET ${offset} }`,
  );
}

/** Those wanted, and their varieties among others ("en-GB" beside "en"). */
export function withVarieties(wanted: readonly string[], others: readonly string[]): readonly string[] {
  return [...wanted, ...others.filter((other) => wanted.some((each) => other.startsWith(`${each}-`)))];
}
