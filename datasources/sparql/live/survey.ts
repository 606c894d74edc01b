import { DCTERMS, iri, OWL, RDF } from "../../../engine/rdf/term.ts";
import { writeTerm } from "../../../engine/rdf/write-term.ts";
import type { Vocabulary } from "../../../engine/sources/knowledge-graph.ts";
import { chainOf, OF_KINDS } from "../../graph-index/statistics/composed/along-terms.ts";
import { type ComposedFacts, composedRelation } from "../../graph-index/statistics/composed/composed-facts.ts";
import { SYMMETRIC_IN_SKOS } from "../../graph-index/statistics/implied.ts";
import { LICENCES } from "../../graph-index/statistics/graph-statistics.ts";
import { DATASET_TYPES, isDemonym } from "../../graph-index/statistics/structure.ts";
import { labelPredicates, resolveVocabulary } from "../../graph-index/vocabulary.ts";
import type { EndpointSession } from "../endpoint/endpoint-session.ts";
import { ifAffordable } from "../endpoint/if-affordable.ts";
import { batches, listedIris } from "../endpoint/query-text.ts";
import type { ResolvedSettings } from "../resolved-settings.ts";
import { countsIn } from "./counts-in.ts";
import { composedAmong } from "./read-composed.ts";
import { otherLanguages } from "./other-languages.ts";
import { codesAmong } from "./read-codes.ts";
import { impliedAmong } from "./read-implied.ts";
import { ownLabelsAmong } from "./read-own-labels.ts";
import { namelessNamespaces } from "./nameless-namespaces.ts";
import { irisIn } from "./paged.ts";
import { type SurveyedTerms, termsOf } from "./read-terms.ts";
import { findMeans } from "./text-search/find-means.ts";
import type { NameSearchMeans } from "./text-search/name-search.ts";
import { usedPredicates } from "./used-predicates.ts";

/** What a graph that is not read was found to be like, as far as it could be asked. */
export interface Survey {
  readonly vocabulary: Vocabulary;
  /** Triples by predicate, in order of the predicates; undefined where that was too much to ask. */
  readonly predicates: ReadonlyMap<string, number> | undefined;
  /** Whether these are all predicates there are. */
  readonly countsAll: boolean;
  /** Nodes by the class that is stated of them, in order of the classes; undefined where that was too much to ask. */
  readonly classes: ReadonlyMap<string, number> | undefined;
  /** Relations that are stated in parts, as far as they were read; none where the catalogue is known already. */
  readonly composed: readonly ComposedFacts[];
  /** Classes of nodes that do nothing but hold such relations together. */
  readonly linking: readonly string[];
  /** Classes none of whose members has a name. */
  readonly unnamed: readonly string[];
  /** What is said of the classes and properties of a vocabulary; undefined where they are what is said of others. */
  readonly terms: SurveyedTerms | undefined;
  /** Languages in which things have names, besides those that are wanted; most frequent first. */
  readonly otherLanguages: readonly string[];
  /** What the IRIs of things begin with that have no name but their IRI. */
  readonly namespaces: readonly string[];
  /** By what names are looked through. */
  readonly nameSearch: NameSearchMeans;
  readonly asOf: string | undefined;
  readonly licence: string | undefined;
}

/** Milliseconds for one question about all triples. */
const SURVEY_TIMEOUT_MS = 15_000;

/** What is used where nothing was asked: the most common predicate of each part. */
const COMMON_PREDICATES = [
  "http://www.w3.org/2000/01/rdf-schema#label",
  "http://www.w3.org/2004/02/skos/core#prefLabel",
  "http://www.w3.org/2004/02/skos/core#altLabel",
  "https://schema.org/name",
  "https://schema.org/description",
  "http://www.w3.org/2000/01/rdf-schema#comment",
  "http://www.w3.org/1999/02/22-rdf-syntax-ns#type",
  "http://www.w3.org/2000/01/rdf-schema#subClassOf",
  "http://www.w3.org/2002/07/owl#sameAs",
  "https://schema.org/image",
  "http://xmlns.com/foaf/0.1/depiction",
  "http://xmlns.com/foaf/0.1/isPrimaryTopicOf",
];

/** Of a graph that nothing was asked of. */
export function unsurveyed({ vocabulary, asOf, licence }: ResolvedSettings): Survey {
  return {
    vocabulary: resolveVocabulary(vocabulary, {
      predicates: new Set(COMMON_PREDICATES),
      aliasPredicates: [],
      hasStatements: false,
    }),
    predicates: undefined,
    countsAll: false,
    classes: undefined,
    composed: [],
    linking: [],
    unnamed: [],
    terms: undefined,
    otherLanguages: [],
    namespaces: [],
    nameSearch: { index: undefined, scans: false },
    asOf,
    licence,
  };
}

/**
 * Asks a graph for what every question needs: its predicates and classes, with their numbers, and by which of them it
 * says what every graph says. What it does not tell in time is taken to be as in most graphs.
 */
export async function surveyGraph(
  settings: ResolvedSettings,
  ask: EndpointSession,
  fetchWith: typeof fetch,
): Promise<Survey> {
  const fallback = unsurveyed(settings);
  if (!settings.profile.surveyed) return fallback;
  const bounded = ask.within(SURVEY_TIMEOUT_MS);
  const used = await usedPredicates(bounded, { settings, fetch: fetchWith });
  if (used === undefined) return { ...fallback, nameSearch: await findMeans(fallback.vocabulary, undefined, ask) };
  const predicates = used.counts;
  const known = resolveVocabulary(settings.vocabulary, {
    predicates: new Set(predicates.keys()),
    aliasPredicates: [],
    hasStatements: false,
  });
  const classes = await ifAffordable(() => classCounts(known, bounded));
  const has = (type: string): boolean => classes?.has(type) ?? false;
  const declaredSymmetric = has(`${OWL}SymmetricProperty`)
    ? ((await ifAffordable(() => instancesOf(`${OWL}SymmetricProperty`, bounded))) ?? [])
    : [];
  const symmetric = [...new Set([...declaredSymmetric, ...SYMMETRIC_IN_SKOS])].sort();
  const stated = resolveVocabulary(settings.vocabulary, {
    predicates: new Set(predicates.keys()),
    aliasPredicates: await demonyms([...predicates.keys()], settings, bounded),
    ownLabels:
      classes === undefined || settings.vocabulary.label !== undefined
        ? []
        : await ownLabelsAmong([...predicates.keys()], classes, known, bounded),
    hasStatements: has(`${RDF}Statement`),
    symmetric: symmetric.filter((each) => predicates.has(each)),
  });
  const implied =
    settings.vocabulary.implied ?? (await impliedAmong([...predicates.keys()], symmetric, stated, bounded));
  // Whether a list of predicates without their numbers leads to codes would take a look at each.
  const codes =
    settings.vocabulary.codes ?? (classes === undefined ? [] : await codesAmong(predicates, stated, bounded));
  const { composed, linking, unnamed } =
    classes === undefined || settings.profile.mediators !== undefined
      ? { composed: [], linking: new Set<string>(), unnamed: [] }
      : await composedAmong({ vocabulary: stated, predicates, classes }, settings, bounded);
  const terms = classes === undefined ? undefined : await termsOf([...predicates.keys()], classes, bounded);
  const chains = terms === undefined ? [] : OF_KINDS.filter((each) => predicates.has(each)).map(chainOf);
  const inParts = [...chains, ...composed.map(composedRelation)];
  const vocabulary: Vocabulary = {
    ...stated,
    ...(implied.length === 0 ? {} : { implied }),
    ...(codes.length === 0 ? {} : { codes }),
    ...(inParts.length === 0 ? {} : { composed: inParts }),
  };
  const said = classes === undefined ? new Map<string, string>() : await saidOfDataset(classes, bounded);
  return {
    vocabulary,
    predicates,
    countsAll: used.areAll,
    classes,
    linking: [...linking],
    unnamed,
    composed,
    terms,
    otherLanguages: await otherLanguages(vocabulary, predicates, settings.languages, ask),
    namespaces: await namelessNamespaces(predicates, vocabulary, ask),
    nameSearch: await findMeans(vocabulary, predicates, ask),
    asOf: settings.asOf ?? said.get(`${DCTERMS}modified`)?.match(/^\d{4}-\d{2}-\d{2}/u)?.[0],
    licence: settings.licence ?? LICENCES.map((each) => said.get(each)).find((each) => each !== undefined),
  };
}

async function classCounts({ type }: Vocabulary, ask: EndpointSession): Promise<ReadonlyMap<string, number>> {
  return countsIn(
    await ask.whole(
      `SELECT ?c (COUNT(DISTINCT ?s) AS ?n) WHERE { VALUES ?p { ${listedIris(type)} } ?s ?p ?c } GROUP BY ?c`,
    ),
    "c",
  );
}

async function instancesOf(type: string, ask: EndpointSession): Promise<readonly string[]> {
  const rows = await ask.part(
    `SELECT DISTINCT ?r WHERE { ?r ${writeTerm(iri(`${RDF}type`))} ${writeTerm(iri(type))} }`,
  );
  return irisIn(rows, "r").toSorted();
}

/** Predicates called "demonym" name their subject too. */
async function demonyms(
  predicates: readonly string[],
  { vocabulary, valuesPerQuery }: ResolvedSettings,
  ask: EndpointSession,
): Promise<readonly string[]> {
  const found = new Set<string>();
  for (const batch of batches(predicates, valuesPerQuery)) {
    const rows = await ifAffordable(() =>
      ask.part(
        `SELECT DISTINCT ?r ?o WHERE { VALUES ?r { ${listedIris(batch)} } VALUES ?p { ${listedIris(labelPredicates(vocabulary))} } ?r ?p ?o }`,
      ),
    );
    for (const row of rows ?? []) {
      const [predicate, label] = [row.get("r"), row.get("o")];
      if (predicate?.kind === "iri" && label?.kind === "literal" && isDemonym(label.lexical))
        found.add(predicate.value);
    }
  }
  return [...found].sort();
}

/** What the node that describes the graph itself says of it, where there is exactly one. */
async function saidOfDataset(
  classes: ReadonlyMap<string, number>,
  ask: EndpointSession,
): Promise<ReadonlyMap<string, string>> {
  const types = DATASET_TYPES.filter((type) => classes.has(type));
  if (types.length === 0) return new Map();
  const rows = await ifAffordable(() =>
    ask.part(
      `SELECT DISTINCT ?d ?p ?o WHERE { VALUES ?t { ${listedIris(types)} } ?d ${writeTerm(iri(`${RDF}type`))} ?t OPTIONAL { VALUES ?p { ${listedIris([`${DCTERMS}modified`, ...LICENCES])} } ?d ?p ?o } } LIMIT 100`,
    ),
  );
  if (rows === undefined || new Set(rows.map((row) => JSON.stringify(row.get("d")))).size !== 1) return new Map();
  return new Map(
    rows.flatMap((row) => {
      const [predicate, object] = [row.get("p"), row.get("o")];
      if (predicate?.kind !== "iri" || object === undefined || object.kind === "blank") return [];
      return [[predicate.value, object.kind === "iri" ? object.value : object.lexical] as const];
    }),
  );
}
