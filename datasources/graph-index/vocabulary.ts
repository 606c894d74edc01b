import { DCTERMS, OWL, RDF, RDFS, SCHEMA, SKOS } from "../../engine/rdf/term.ts";
import type { StatementValidity, Vocabulary } from "../../engine/sources/knowledge-graph.ts";
import { normalise } from "../../engine/text/normalise.ts";
import { nameFromIri } from "./local-name.ts";

/** schema.org was first published under http; both are in use. */
const SCHEMA_HTTP = "http://schema.org/";
const FOAF = "http://xmlns.com/foaf/0.1/";
const WIKIDATA_DIRECT = "http://www.wikidata.org/prop/direct/";
const DBPEDIA = "http://dbpedia.org/ontology/";
const DC = "http://purl.org/dc/elements/1.1/";
const GEONAMES = "http://www.geonames.org/ontology#";
const VCARD = "http://www.w3.org/2006/vcard/ns#";
const DOAP = "http://usefulinc.com/ns/doap#";

type CommonPart = Exclude<keyof Vocabulary, "validity" | "symmetric" | "languages" | "codes" | "composed" | "implied">;

/** What most graphs use. A graph's own vocabulary is the part of it that the graph really uses. */
const COMMON: Record<CommonPart, readonly string[]> = {
  label: [
    ...[`${RDFS}label`, `${SKOS}prefLabel`, `${SCHEMA}name`, `${SCHEMA_HTTP}name`, `${FOAF}name`],
    ...[`${VCARD}fn`, `${GEONAMES}name`, `${DOAP}name`, `${DCTERMS}title`, `${DC}title`],
  ],
  alias: [
    ...[`${SKOS}altLabel`, `${SCHEMA}alternateName`, `${SCHEMA_HTTP}alternateName`, `${FOAF}nick`],
    ...[`${SCHEMA}legalName`, `${SCHEMA_HTTP}legalName`, `${DCTERMS}alternative`, `${GEONAMES}alternateName`],
  ],
  description: [
    `${SCHEMA}description`,
    `${SCHEMA_HTTP}description`,
    `${DCTERMS}description`,
    `${DC}description`,
    `${RDFS}comment`,
    `${SKOS}definition`,
  ],
  type: [`${RDF}type`, `${WIKIDATA_DIRECT}P31`],
  subclass: [`${RDFS}subClassOf`, `${WIKIDATA_DIRECT}P279`],
  sameAs: [`${OWL}sameAs`, `${SCHEMA}sameAs`, `${SCHEMA_HTTP}sameAs`, `${SKOS}exactMatch`],
  image: [
    `${SCHEMA}image`,
    `${SCHEMA_HTTP}image`,
    `${WIKIDATA_DIRECT}P18`,
    `${DBPEDIA}thumbnail`,
    `${FOAF}depiction`,
    `${FOAF}img`,
  ],
  page: [
    `${FOAF}isPrimaryTopicOf`,
    `${SCHEMA}mainEntityOfPage`,
    `${SCHEMA_HTTP}mainEntityOfPage`,
    `${SCHEMA}subjectOf`,
    `${SCHEMA_HTTP}subjectOf`,
    `${FOAF}page`,
  ],
  about: [`${FOAF}primaryTopic`, `${SCHEMA}about`, `${SCHEMA_HTTP}about`],
};

/** What decides a graph's vocabulary besides the user's settings. */
export interface VocabularyFacts {
  /** All predicates of the graph. */
  readonly predicates: ReadonlySet<string>;
  /** Predicates that give names under another title, such as demonyms. */
  readonly aliasPredicates: readonly string[];
  /** Predicates of the graph's own that give names, preferred ones first; absent where that was not read. */
  readonly ownLabels?: readonly string[];
  /** Whether any node is an `rdf:Statement`. */
  readonly hasStatements: boolean;
  /** Relations that are declared to be symmetric; absent where that was not read. */
  readonly symmetric?: readonly string[];
}

/** The vocabulary of a graph: the user's settings as they are, and of the common predicates those that occur. */
export function resolveVocabulary(settings: Partial<Vocabulary>, facts: VocabularyFacts): Vocabulary {
  const present = (key: CommonPart): readonly string[] =>
    COMMON[key].filter((predicate) => facts.predicates.has(predicate));
  const used = (key: CommonPart): readonly string[] => {
    const setting = settings[key];
    if (setting !== undefined) return setting;
    const found = key === "label" ? [...present(key), ...(facts.ownLabels ?? [])] : present(key);
    // Queries join these lists to alternatives, which may not be empty.
    return found.length > 0 ? found : COMMON[key].slice(0, 1);
  };
  const symmetric = settings.symmetric ?? facts.symmetric ?? [];
  const validity = settings.validity ?? (facts.hasStatements ? commonValidity(facts.predicates) : undefined);
  return {
    label: used("label"),
    alias: settings.alias ?? [...used("alias"), ...facts.aliasPredicates],
    description: used("description"),
    type: used("type"),
    subclass: used("subclass"),
    sameAs: used("sameAs"),
    image: settings.image ?? present("image"),
    page: settings.page ?? present("page"),
    about: settings.about ?? present("about"),
    ...(validity === undefined ? {} : { validity }),
    ...(symmetric.length === 0 ? {} : { symmetric }),
    ...(settings.languages === undefined ? {} : { languages: settings.languages }),
  };
}

/** Where labels are looked for before the vocabulary is known. */
export function labelPredicates(settings: Partial<Vocabulary>): readonly string[] {
  return settings.label ?? COMMON.label;
}

/** True for names that are asked for as well ("What is the title of …?"): they stay relations. */
export function isAskedFor(predicate: string): boolean {
  return /(?:title|nick|nickname|legal ?name)$/iu.test(nameFromIri(predicate));
}

/** How predicates are called that number those who come one after another. */
const ORDINALS: ReadonlySet<string> = new Set(["series ordinal", "ordinal", "ordinal number", "position in series"]);

function commonValidity(predicates: ReadonlySet<string>): StatementValidity {
  const term = (name: string): string =>
    predicates.has(`${SCHEMA_HTTP}${name}`) && !predicates.has(`${SCHEMA}${name}`)
      ? `${SCHEMA_HTTP}${name}`
      : `${SCHEMA}${name}`;
  const ordinal = [...predicates].find((each) => ORDINALS.has(normalise(nameFromIri(each))));
  return {
    start: term("startDate"),
    end: term("endDate"),
    ended: term("eventStatus"),
    observed: term("observationDate"),
    ...(ordinal === undefined ? {} : { ordinal }),
  };
}
