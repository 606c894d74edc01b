import type { Catalogue, EntityDescription } from "../../../engine/sources/knowledge-graph.ts";
import { HttpProblem } from "../../http/http-problem.ts";
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
import { GrowingCatalogue } from "./growing-catalogue.ts";
import type { Survey } from "./survey.ts";

/** Raised when the same graph gives other names, relations or classes than before: what was stored rests on them. */
const KNOWLEDGE_VERSION = 2;

interface Way {
  /** The way to the endpoint, until the signal closes it. */
  readonly askingWith: (signal: AbortSignal) => EndpointSession;
  /** Aborted when the graph is closed. */
  readonly closing: AbortSignal;
  /** What was learned before, of the same survey. */
  readonly learned?: Catalogue | undefined;
  /** Told of a catalogue when it was read. */
  readonly onLearned: (catalogue: Catalogue, ask: EndpointSession) => Promise<void>;
}

/**
 * A graph that is too large to be read: relations and classes are listed once, entities are looked up by the names that
 * a question may hold. Of its content no more can be seen to change than what was counted, so that its version changes
 * with time, too.
 */
export function liveKnowledge(
  settings: ResolvedSettings,
  survey: Survey,
  fetchWith: typeof fetch,
  { askingWith, closing, learned, onLearned }: Way,
): Knowledge {
  const { endpoint, profile, languages, maxAgeMs } = settings;
  const { vocabulary, asOf, licence } = survey;
  const counted = [survey.predicates, survey.classes].map((counts) => [...(counts ?? [])]);
  const classes = new ClassTree(vocabulary.subclass);
  const names = new NameLookUp(settings, survey, classes, fetchWith);
  let catalogue: SingleFlight<Catalogue> | undefined;
  let subclasses: Subclasses = () => undefined;
  const use = (found: Catalogue): Catalogue => {
    classes.learn(found.classes);
    // Where classes are counted or declared they are all known.
    if (survey.classes !== undefined || profile.classes.types.length > 0)
      subclasses = subclassesOf(
        new Map(found.classes.map(({ iri, ancestors }) => [iri, ancestors])),
        profile.limits.subclasses,
      );
    return found;
  };
  const read = async (signal: AbortSignal): Promise<Catalogue> => {
    if (learned !== undefined) return use(learned);
    try {
      const ask = askingWith(signal);
      const found = use(await readCatalogue(settings, survey, ask));
      // What is known is good, whatever became of keeping it.
      await onLearned(found, ask).catch((error: unknown) => {
        if (!(error instanceof HttpProblem)) throw error;
      });
      return found;
    } catch (error) {
      if (!signal.aborted) catalogue = undefined;
      throw error;
    }
  };
  const growing = new GrowingCatalogue(settings, survey);
  const readOnce = (signal: AbortSignal): Promise<Catalogue> => {
    if (catalogue === undefined || catalogue.isAbandoned) catalogue = new SingleFlight(read, closing);
    return catalogue.wait(signal);
  };
  return {
    subclasses: (type) => subclasses(type),
    get version() {
      const period = Math.floor(Date.now() / Math.max(maxAgeMs, 1_000));
      return contentVersion([], {
        knowledge: KNOWLEDGE_VERSION,
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
    catalogue: async (signal) => growing.of(await readOnce(signal)),
    async learnAround(around, ask) {
      const found = await readOnce(ask.signal);
      return found.isPartial !== true || growing.learnAround(found, around, ask);
    },
    async describe(iris, ask): Promise<ReadonlyMap<string, EntityDescription>> {
      return describeBatch(iris, settings, survey, classes, ask);
    },
  };
}
