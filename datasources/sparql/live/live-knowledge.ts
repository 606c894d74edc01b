import type { Catalogue, EntityDescription } from "../../../engine/sources/knowledge-graph.ts";
import { contentVersion } from "../../source-files.ts";
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
import type { Survey } from "./survey.ts";

interface Way {
  readonly askingWith: (signal: AbortSignal) => EndpointSession;
  /** Aborted when the graph is closed. */
  readonly closing: AbortSignal;
}

/**
 * A graph that is too large to be read: relations and classes are listed once, entities are looked up by the names that
 * a question may hold. Of its content no more can be seen to change than what was counted, so that its version changes
 * with time, too.
 *
 * @param askingWith The way to the endpoint, until the signal closes it
 */
export function liveKnowledge(
  settings: ResolvedSettings,
  survey: Survey,
  fetchWith: typeof fetch,
  { askingWith, closing }: Way,
): Knowledge {
  const { endpoint, profile, languages, maxAgeMs } = settings;
  const { vocabulary, asOf, licence } = survey;
  const counted = [survey.predicates, survey.classes].map((counts) => [...(counts ?? [])]);
  const classes = new ClassTree(vocabulary.subclass);
  const names = new NameLookUp(settings, survey, classes, fetchWith);
  let catalogue: SingleFlight<Catalogue> | undefined;
  let subclasses: Subclasses = () => undefined;
  const read = async (signal: AbortSignal): Promise<Catalogue> => {
    try {
      const found = await readCatalogue(settings, survey, askingWith(signal));
      classes.learn(found.classes);
      // Where classes are counted or declared they are all known.
      if (survey.classes !== undefined || profile.classes.types.length > 0)
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
        counted,
        graphs: [settings.defaultGraphs, settings.namedGraphs],
      });
    },
    vocabulary,
    asOf,
    licence,
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
