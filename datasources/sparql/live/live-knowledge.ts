import type { Catalogue, EntityDescription, Vocabulary } from "../../../engine/sources/knowledge-graph.ts";
import { contentVersion } from "../../source-files.ts";
import { resolveVocabulary } from "../../graph-index/vocabulary.ts";
import type { EndpointSession } from "../endpoint/endpoint-session.ts";
import type { Subclasses } from "../class-paths.ts";
import type { Knowledge } from "../knowledge.ts";
import type { ResolvedSettings } from "../resolved-settings.ts";
import { SingleFlight } from "../single-flight.ts";
import { subclassesOf } from "../subclasses.ts";
import { readCatalogue } from "./catalogue.ts";
import { ClassTree } from "./class-tree.ts";
import { describeBatch } from "./describe.ts";
import { NameLookUp } from "./name-look-up.ts";

interface Way {
  readonly askingWith: (signal: AbortSignal) => EndpointSession;
  /** Aborted when the graph is closed. */
  readonly closing: AbortSignal;
}

/**
 * A graph that is too large to be read: relations and classes are listed once, entities are looked up by the names that
 * a question may hold. Its content can not be seen to change, so that its version does with time.
 *
 * @param askingWith The way to the endpoint, until the signal closes it
 */
export function liveKnowledge(
  settings: ResolvedSettings,
  fetchWith: typeof fetch,
  { askingWith, closing }: Way,
): Knowledge {
  const { vocabulary: given, endpoint, profile, languages, maxAgeMs } = settings;
  const vocabulary = vocabularyOf(given);
  const classes = new ClassTree(vocabulary.subclass);
  const names = new NameLookUp(settings, vocabulary, classes, fetchWith);
  let catalogue: SingleFlight<Catalogue> | undefined;
  let subclasses: Subclasses = () => undefined;
  const read = async (signal: AbortSignal): Promise<Catalogue> => {
    try {
      const found = await readCatalogue(settings, vocabulary, askingWith(signal));
      classes.learn(found.classes);
      // Where classes are declared they are all known.
      if (profile.classes.types.length > 0)
        subclasses = subclassesOf(
          new Map(found.classes.map(({ iri, ancestors }) => [iri, ancestors])),
          profile.limits.subclasses,
        );
      return found;
    } catch (error) {
      if (!signal.aborted) catalogue = undefined;
      throw error;
    }
  };
  return {
    subclasses: (type) => subclasses(type),
    get version() {
      const period = Math.floor(Date.now() / Math.max(maxAgeMs, 1_000));
      return contentVersion([], {
        endpoint,
        profile,
        vocabulary,
        languages,
        period,
        graphs: [settings.defaultGraphs, settings.namedGraphs],
      });
    },
    vocabulary,
    asOf: settings.asOf,
    licence: settings.licence,
    spotMentions: (text, ask) => names.spot(text, ask),
    searchEntities: (name, limit, ask, options) => names.search(name, limit, ask, options),
    catalogue(signal) {
      if (catalogue === undefined || catalogue.isAbandoned) catalogue = new SingleFlight(read, closing);
      return catalogue.wait(signal);
    },
    async describe(iris, ask): Promise<ReadonlyMap<string, EntityDescription>> {
      return describeBatch(iris, { vocabulary, languages, classes }, ask);
    },
  };
}

/** What a profile leaves out is taken to be the most common predicate: which are used can not be asked cheaply. */
function vocabularyOf(given: Partial<Vocabulary>): Vocabulary {
  return resolveVocabulary(given, {
    predicates: new Set(COMMON_PREDICATES),
    aliasPredicates: [],
    hasStatements: false,
  });
}

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
