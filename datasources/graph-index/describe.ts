import type { EntityDescription, SelectResult, Vocabulary } from "../../engine/sources/knowledge-graph.ts";
import { MAX_IRI_LENGTH } from "../select/bounded-term.ts";
import { ARTICLES, articleTitle, imageAddress } from "./links.ts";
import { nameFromIri } from "./local-name.ts";
import { isName } from "./name-length.ts";
import { languageRank } from "./statistics/wordings.ts";

/** Entities per query: enough that a trace needs one, few enough for engines that limit the size of VALUES. */
export const DESCRIBE_BATCH = 200;

/** What the IRIREF of SPARQL allows between angle brackets. */
const IRI = /^[^<>"{}|^`\\\u0000-\u0020]+$/u;

/** IRIs that can stand in a query, each once; anything else is not in any graph. */
export function describable(iris: readonly string[]): readonly string[] {
  return [...new Set(iris)].filter((iri) => iri.length <= MAX_IRI_LENGTH && IRI.test(iri));
}

/**
 * One query for all that is told of the entities; a row without `?p` says that an entity is in the graph.
 * @param amongThings The pattern of a variable that is one of the entities; their IRIs when absent
 */
export function describeQuery(
  iris: readonly string[],
  vocabulary: Vocabulary,
  amongThings?: (variable: "?e", iris: readonly string[]) => string,
): string {
  const list = (values: readonly string[]): string => values.map((value) => `<${value}>`).join(" ");
  // Two lists of VALUES make engines scan: a filter looks at the triples of the entities alone.
  const among = (values: readonly string[]): string => values.map((value) => `<${value}>`).join(", ");
  const { about = [] } = vocabulary;
  const entities = amongThings?.("?e", iris) ?? `VALUES ?e { ${list(iris)} }`;
  return `SELECT DISTINCT ?e ?p ?o {
  { ${entities} ?e ?p ?o FILTER(?p IN (${among(describing(vocabulary))})) }
  UNION
${about.length === 0 ? "" : `  { ${entities} ?o ?p ?e FILTER(?p IN (${among(about)}) && ${isArticle("?o")}) }\n  UNION\n`}  { ${entities} FILTER(EXISTS { ?e ?a ?b } || EXISTS { ?c ?d ?e } || EXISTS { ?f ?e ?g }) }
}`;
}

/** The predicates of what is told of an entity. */
export function describing({ label, description, type, sameAs, image = [], page = [] }: Vocabulary): readonly string[] {
  return [...new Set([...label, ...description, ...type, ...sameAs, ...image, ...page])];
}

/** Of the pages about an entity only its articles are read: there may be hundreds, one in each language. */
export function isArticle(page: string): string {
  return `(${ARTICLES.map((beginning) => `STRSTARTS(STR(${page}), "${beginning}")`).join(" || ")})`;
}

/**
 * Reads the rows of `describeQuery`. `typesOf` adds the superclasses.
 * @param madeLabels Labels that no predicate leads to, by IRI: made of several literals, or of another node's.
 */
export function descriptionsOf(
  { rows }: SelectResult,
  vocabulary: Vocabulary,
  typesOf: (types: readonly string[]) => readonly string[],
  madeLabels: ReadonlyMap<string, string> = new Map(),
): ReadonlyMap<string, EntityDescription> {
  const { image, page, about } = vocabulary;
  const said = new Map<string, Said[]>();
  for (const row of rows) {
    const [entity, predicate, object] = [row.get("e"), row.get("p"), row.get("o")];
    if (entity?.kind !== "iri") continue;
    const list = said.get(entity.value) ?? [];
    said.set(entity.value, list);
    if (predicate?.kind !== "iri" || object === undefined || object.kind === "blank") continue;
    const text = object.kind === "iri" ? object.value : object.lexical;
    list.push({
      predicate: predicate.value,
      text,
      rank: object.kind === "iri" ? 0 : languageRank(object.language, vocabulary.languages),
      isIri: object.kind === "iri",
    });
  }
  return new Map(
    Array.from(said, ([iri, list]) => [
      iri,
      {
        iri,
        ...nameOf(
          iri,
          best(
            list.filter(({ text }) => isName(text)),
            vocabulary.label,
          ) ?? madeLabels.get(iri),
        ),
        description: best(list, vocabulary.description),
        types: typesOf(iris(list, vocabulary.type)),
        sameAs: iris(list, vocabulary.sameAs),
        wikipediaTitle: first(linked(list, [...(page ?? []), ...(about ?? []), ...vocabulary.sameAs]), articleTitle),
        image: first(linked(list, image ?? []), imageAddress),
      },
    ]),
  );
}

function nameOf(iri: string, label: string | undefined): Pick<EntityDescription, "label" | "isUnnamed"> {
  return label === undefined ? { label: nameFromIri(iri), isUnnamed: true } : { label };
}

interface Said {
  readonly predicate: string;
  readonly text: string;
  /** Of the language. */
  readonly rank: number;
  readonly isIri: boolean;
}

/** The wording in the best language, of the preferred predicate, first by code units. */
function best(list: readonly Said[], predicates: readonly string[]): string | undefined {
  const place = ({ predicate }: Said): number => predicates.indexOf(predicate);
  return list
    .filter((said) => !said.isIri && place(said) >= 0 && said.text.trim() !== "")
    .sort((a, b) => a.rank - b.rank || place(a) - place(b) || (a.text < b.text ? -1 : 1))[0]
    ?.text.trim();
}

/** What the predicates lead to: preferred ones first, then in order of code units. */
function linked(list: readonly Said[], predicates: readonly string[]): readonly Said[] {
  const place = ({ predicate }: Said): number => predicates.indexOf(predicate);
  return list
    .filter((said) => place(said) >= 0)
    .sort((a, b) => place(a) - place(b) || (a.text < b.text ? -1 : a.text === b.text ? 0 : 1));
}

/** The first that something can be read from. */
function first(list: readonly Said[], read: (said: Said) => string | undefined): string | undefined {
  for (const said of list) {
    const found = read(said);
    if (found !== undefined) return found;
  }
  return undefined;
}

function iris(list: readonly Said[], predicates: readonly string[]): readonly string[] {
  return list.flatMap((said) => (said.isIri && predicates.includes(said.predicate) ? [said.text] : [])).sort();
}
