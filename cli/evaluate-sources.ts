import type { FetchOptions } from "../datasources/http/outbound.ts";
import { createModelReasoner } from "../reasoners/model/reasoner.ts";
import type { Reasoner } from "../engine/task.ts";
import type { WholeParts } from "../engine/sources/whole-parts.ts";
import { CostMeter } from "../engine/investigation/cost.ts";
import { BASELINE_TASK_SETTINGS } from "../evaluation/baselines/baselines.ts";
import { BASELINE_PROMPTS } from "../evaluation/baselines/prompts.ts";
import { type KnowledgeThreads, openKnowledge } from "../evaluation/knowledge/open-knowledge.ts";
import { openWebPages } from "../evaluation/knowledge/web-pages.ts";
import type { QuestionSet, SetKnowledge } from "../evaluation/question-set.ts";
import type { Opening } from "../evaluation/run/opening.ts";
import { RunError } from "../evaluation/run/run-error.ts";
import { builtInGraph } from "../server/configuration/built-in.ts";
import type { Configuration } from "../server/configuration/configuration.ts";
import type { Log } from "../server/log.ts";
import { type Cassette, openNetwork } from "../server/network.ts";
import { openEmbedder, openReasoner, openRewardModel } from "../server/open-reasoner.ts";
import { openLearnedFiles, openSources } from "../server/open-sources.ts";
import type { SourcesWish } from "./evaluate-flags.ts";

export interface OpeningWish {
  readonly configuration: Configuration;
  readonly sources: SourcesWish | undefined;
  /** A folder of pages that are searched as the web is, besides. */
  readonly web?: string | undefined;
  readonly cassette: Cassette | undefined;
  readonly log: Log;
  /** Ends the getting to know of what lies elsewhere. */
  readonly signal: AbortSignal;
  /** For what the sets bring. */
  readonly threads?: KnowledgeThreads;
}

/** As long as the gateway waits for a model. */
const MODEL_TIMEOUT_MS = 600_000;

type Sources = Pick<WholeParts, "graphs" | "documents">;

/**
 * Opens the configured reasoner, and sources as they are needed: those that a set brings, those that are configured, or
 * both.
 */
export async function openForEvaluation({
  configuration,
  sources: wish,
  web,
  cassette,
  log,
  signal,
  threads,
}: OpeningWish): Promise<Opening> {
  // Beside what a set brings, which has ids of its own, configured sources are told apart.
  const chosen = wish === "both" ? withOtherIds(configuration) : configuration;
  const settings: Configuration = cassette === undefined ? chosen : { ...chosen, store: false, learned: false };
  const learned = openLearnedFiles(settings, (message, cause) => log.warn(message, cause));
  const fetchFor = openNetwork(settings, cassette);
  const reasoner = await openReasonerWithBaselines(settings, fetchFor);
  const embedder = await openEmbedder(settings, fetchFor);
  const rewardModel = await openRewardModel(settings, fetchFor);
  const means = { reasoner, embedder, ...(rewardModel === undefined ? {} : { rewardModel }) };
  const opened: { close(): Promise<void> }[] = [];
  const keep = <T extends { close(): Promise<void> }>(resource: T): T => {
    opened.push(resource);
    return resource;
  };
  const once = <Key, Value>(make: (key: Key, title: string) => Promise<Value>) => {
    const made = new Map<Key, Promise<Value>>();
    return (key: Key, title: string): Promise<Value> => {
      const value = made.get(key) ?? make(key, title);
      made.set(key, value);
      return value;
    };
  };
  const pages = web === undefined ? [] : [keep(await openWebPages(web, threads?.folder))];
  const configured = once<undefined, Sources>(async () => {
    const { graphs, documents, web: searches, warmUp } = await openSources(settings, fetchFor, keep, log);
    await warmUp(new CostMeter().context(signal));
    return { graphs, documents: [...documents, ...searches] };
  });
  const together = async (own: Sources): Promise<WholeParts> => {
    const others = wish === "both" ? await configured(undefined, "") : { graphs: [], documents: [] };
    return {
      graphs: [...own.graphs, ...others.graphs],
      documents: [...own.documents, ...others.documents, ...pages],
      ...means,
    };
  };
  const withPages = ({ graphs, documents }: Sources): WholeParts => ({
    ...{ graphs, documents: [...documents, ...pages] },
    ...means,
  });
  return {
    besides: pages.map(({ id, kind, version }) => ({ id, kind, version })),
    reasoner: reasoner.id,
    hasModel: settings.model !== undefined,
    embedder: embedder.id,
    shared: once(async (knowledge: SetKnowledge | undefined, title) =>
      knowledge === undefined
        ? withPages(await configured(undefined, ""))
        : together(keep(await openKnowledge(knowledge, title, learned, threads))),
    ),
    async alone(knowledge, title) {
      const own = await openKnowledge(knowledge, title, learned, threads);
      return { parts: await together(own), close: () => own.close() };
    },
    async close() {
      for (const resource of opened.reverse()) await resource.close();
    },
  };
}

/** The configured reasoner, which can be asked for the baselines' tasks, too, where it is a model. */
async function openReasonerWithBaselines(
  configuration: Configuration,
  fetchFor: (options?: FetchOptions) => typeof fetch,
): Promise<Reasoner> {
  const { model, network } = configuration;
  if (model === undefined) return await openReasoner(configuration, fetchFor);
  const settings = { ...model, tasks: { ...BASELINE_TASK_SETTINGS, ...model.tasks } };
  const fetch = fetchFor({ retriesPosts: true, timeoutMs: network.timeoutMs ?? MODEL_TIMEOUT_MS });
  const { openModel } = await import("../datasources/model/open-model.ts");
  return createModelReasoner({ model: openModel(settings, { fetch }), prompts: BASELINE_PROMPTS });
}

/**
 * The sets as they are asked: without what they bring when that is not wanted.
 * @throws RunError for a set that there is nothing to be asked of, with what to configure
 */
export function setsToAsk(
  sets: readonly QuestionSet[],
  wish: SourcesWish | undefined,
  configuration: Configuration,
): readonly QuestionSet[] {
  if (wish === "configured")
    return sets.map(({ knowledge: _knowledge, questions, ...set }) => ({
      ...set,
      questions: questions.map(({ knowledge: _own, ...question }) => question),
    }));
  for (const set of sets) {
    if (set.knowledge !== undefined || set.questions.every(({ knowledge }) => knowledge !== undefined)) continue;
    const lacks = `The set ${JSON.stringify(set.name)} brings nothing to be asked of`;
    if (wish === "set")
      throw new RunError(`${lacks}. Leave out --sources set, and configure a source: ${remedyFor(set.format)}.`);
    if (isBuiltIn(configuration))
      throw new RunError(
        `${lacks}, and no source is configured: ${remedyFor(set.format)}. With --sources configured the built-in knowledge is asked.`,
      );
  }
  return sets;
}

const FREEBASE = "set WHYQL_SPARQL_ENDPOINT to a SPARQL endpoint of Freebase and WHYQL_SPARQL_PROFILE=freebase";
const WIKIDATA =
  "set WHYQL_SPARQL_ENDPOINT=https://query.wikidata.org/sparql, WHYQL_SPARQL_PROFILE=wikidata and WHYQL_CONTACT";
const REMEDIES: Readonly<Record<string, string>> = {
  webqsp: FREEBASE,
  cwq: FREEBASE,
  simplequestions: FREEBASE,
  webquestions: FREEBASE,
  qald: WIKIDATA,
  kilt: `${WIKIDATA}, and WHYQL_WIKIPEDIA=en`,
};

function remedyFor(format: string): string {
  return REMEDIES[format] ?? "set WHYQL_GRAPH_FILES or WHYQL_SPARQL_ENDPOINT, and WHYQL_DOCUMENTS for texts";
}

/** Is there nothing but the graph that comes with the package? */
function isBuiltIn({ graphs, endpoints, wikis, web }: Configuration): boolean {
  return (
    endpoints.length === 0 &&
    wikis.length === 0 &&
    web === undefined &&
    graphs.every(({ files }) => files.join() === builtInGraph().files.join())
  );
}

function withOtherIds(configuration: Configuration): Configuration {
  const other = <T extends { readonly id: string }>(settings: T): T => ({
    ...settings,
    id: `configured-${settings.id}`,
  });
  const { graphs, endpoints, documents, wikis, web } = configuration;
  return {
    ...configuration,
    graphs: graphs.map(other),
    endpoints: endpoints.map(other),
    documents: documents.map(other),
    wikis: wikis.map(other),
    web: web === undefined ? undefined : other(web),
  };
}
