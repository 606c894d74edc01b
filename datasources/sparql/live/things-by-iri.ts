import { RDF } from "../../../engine/rdf/term.ts";
import { normalise } from "../../../engine/text/normalise.ts";
import { isWritableIri } from "../../../engine/rdf/write-term.ts";
import { isCommonWord } from "../../graph-index/common-words.ts";
import { relationsAmong } from "../../graph-index/statistics/structure.ts";
import type { EndpointSession } from "../endpoint/endpoint-session.ts";
import { ifAffordable } from "../endpoint/if-affordable.ts";
import { batches, listedIris } from "../endpoint/query-text.ts";
import { irisIn } from "./paged.ts";
import type { Survey } from "./survey.ts";

/** IRIs that are tried for one text, and by one query. */
const MOST_IRIS = 800;
const IRIS_PER_QUERY = 400;
/** Of more that are there the rest is left out. */
const MOST_FOUND = 100;
const TIMEOUT_MS = 4_000;

type Asked = Pick<Survey, "namespaces" | "predicates" | "vocabulary">;

/**
 * Things that have no name, found by what their IRI would be if it said one: `…/quantitykind/Volume`, `…/New_York`. As
 * exact terms, whatever the size of the graph.
 * @param names Those that matter most first: of a long text not all are tried
 */
export async function thingsByIri(
  names: readonly string[],
  survey: Asked,
  ask: EndpointSession,
): Promise<readonly string[]> {
  const tried = new Set<string>();
  for (const name of names.filter(mayBeName))
    for (const local of localNames(name))
      for (const namespace of survey.namespaces)
        if (tried.size < MOST_IRIS && isWritableIri(namespace + local)) tried.add(namespace + local);
  const bounded = ask.within(TIMEOUT_MS);
  const found: string[] = [];
  for (const batch of batches([...tried], IRIS_PER_QUERY)) {
    const isThere = "FILTER(EXISTS { ?e ?p ?o } || EXISTS { ?s ?q ?e })";
    const query = `SELECT DISTINCT ?e WHERE { VALUES ?e { ${listedIris(batch)} } ${isThere} }`;
    found.push(...irisIn((await ifAffordable(() => bounded.part(query))) ?? [], "e"));
  }
  return found.length === 0 ? [] : await namelessAmong(found.slice(0, MOST_FOUND), survey, bounded);
}

/** "of the symbol" is none, and "Studio 54" may be. */
function mayBeName(text: string): boolean {
  const words = text.trim().split(/[\s_]+/u);
  const [first = "", last = ""] = [words[0], words.at(-1)].map((word) => normalise(word ?? ""));
  return !isCommonWord(first) && (!isCommonWord(last) || /^\p{N}+$/u.test(last));
}

/** Those that relations speak of and that have no name. Of hundreds at once Virtuoso takes seconds to tell. */
async function namelessAmong(
  things: readonly string[],
  survey: Asked,
  ask: EndpointSession,
): Promise<readonly string[]> {
  const aside = notOfThings(survey);
  const isOther = (variable: string): string =>
    aside.length === 0 ? "" : ` FILTER(${variable} NOT IN (${listedIris(aside).split(" ").join(", ")}))`;
  const rows = await ifAffordable(() =>
    ask.part(
      `SELECT DISTINCT ?e WHERE { VALUES ?e { ${listedIris(things)} }
  FILTER(EXISTS { ?e ?p ?o${isOther("?p")} } || EXISTS { ?s ?q ?e${isOther("?q")} })
  FILTER NOT EXISTS { VALUES ?l { ${listedIris(survey.vocabulary.label)} } ?e ?l ?name } }`,
    ),
  );
  return irisIn(rows ?? [], "e");
}

/** Predicates by which what has no other is no thing that questions are about. */
function notOfThings({ predicates, vocabulary }: Asked): readonly string[] {
  const { type, alias, description } = vocabulary;
  const all = [...(predicates?.keys() ?? [])];
  const kept = new Set([...relationsAmong(all, vocabulary, () => []), ...type, ...alias, ...description]);
  return all.filter((each) => !kept.has(each) && each !== `${RDF}type` && isWritableIri(each));
}

/** How the end of an IRI may write a name: as it stands, all in small letters, in camel case, with escapes. */
function localNames(name: string): readonly string[] {
  // Half of a character can not be escaped.
  const words = name
    .replaceAll(/\p{Surrogate}/gu, "")
    .trim()
    .split(/[\s_]+/u);
  const lower = words.map((word) => word.toLowerCase());
  const capitals = words.map((word) => word.slice(0, 1).toUpperCase() + word.slice(1));
  const [first = "", ...others] = lower;
  const written = [
    ...[words, lower].flatMap((each) => ["_", "", "-", "%20"].map((between) => each.join(between))),
    capitals.join(""),
    first + others.map((_word, place) => capitals[place + 1]).join(""),
  ];
  return [...new Set(written.flatMap((each) => [each, encodeURI(each).replaceAll("%25", "%")]))];
}
