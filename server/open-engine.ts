import { threadsForSearches } from "../datasources/searching/search-threads.ts";
import { openSqliteStageStore } from "../datasources/store/sqlite-stage-store.ts";
import { createEngine } from "../engine/create-engine.ts";
import type { Engine } from "../engine/engine.ts";
import type { OnProblem, StageStore } from "../engine/investigation/store.ts";
import { type ExampleSource, openExamples } from "../engine/examples/example-source.ts";
import type { KnowledgeGraph } from "../engine/sources/knowledge-graph.ts";
import type { RewardModel } from "../engine/sources/reward-model.ts";
import type { UpstreamContext } from "../engine/sources/upstream.ts";
import type { Embedder } from "../engine/text/embedder.ts";
import { openBuiltinReasoner } from "../reasoners/threads/builtin-reasoner.ts";
import { isBuiltIn } from "./configuration/built-in.ts";
import { ConfigurationError, type Configuration } from "./configuration/configuration.ts";
import { Loading } from "./loading.ts";
import type { Log } from "./log.ts";
import { type Cassette, openNetwork } from "./network.ts";
import { openEmbedder, openReasoner, openRewardModel } from "./open-reasoner.ts";
import { openSources } from "./open-sources.ts";

/** An engine with everything that was opened for it. */
export interface OpenEngine {
  readonly engine: Engine;
  /** What is configured to tell texts of similar meaning. */
  readonly embedder: Embedder;
  /** What scores the answers of paths, where it is configured. */
  readonly rewardModel: RewardModel | undefined;
  readonly graphs: readonly KnowledgeGraph[];
  /** Questions that the graphs answer; undefined for the graph that is built in, with which examples come. */
  readonly examples: ExampleSource | undefined;
  /** Gets to know what lies elsewhere and how to read about it, before anybody asks. */
  warmUp(context: UpstreamContext): Promise<void>;
  /** Closes the engine, its sources and its store. */
  close(): Promise<void>;
}

/**
 * Opens what is configured and makes an engine of it. With a cassette nothing is kept from one run to the next: what
 * had been stored would be missing in the recording.
 * @throws Failure `BAD_USER_INPUT` for a source that is missing or malformed, naming the place; ConfigurationError for
 * a store that can not be opened, and for settings that do not fit together
 */
export async function openEngine(
  given: Configuration,
  log: Log,
  cassette?: Cassette,
  loading: Loading = new Loading(log),
): Promise<OpenEngine> {
  const configuration: Configuration = cassette === undefined ? given : { ...given, store: false, learned: false };
  const onProblem = (message: string, cause: unknown): void => log.warn(message, cause);
  const opened: { close(): Promise<void> }[] = [];
  const keep = <T extends { close(): Promise<void> }>(resource: T): T => {
    opened.push(resource);
    return resource;
  };
  const closeAll = async (): Promise<void> => {
    for (const resource of opened.reverse()) await resource.close();
  };
  try {
    const fetchFor = openNetwork(configuration, cassette);
    const reasoner = await openReasoner(configuration, fetchFor);
    // Examples are asked by whom it costs nothing.
    const exampleReasoner = configuration.model === undefined ? reasoner : openBuiltinReasoner();
    const { graphs, documents, web, warmUp } = await openSources(configuration, fetchFor, keep, log, loading);
    const embedder = await openEmbedder(configuration, fetchFor);
    const rewardModel = await openRewardModel(configuration, fetchFor);
    // Taken over, and closed, by the engine.
    const path = configuration.store === false ? undefined : configuration.store.path;
    const store = path === undefined ? undefined : await openStore(path, onProblem);
    const engine = createEngine({
      graphs,
      documents,
      web,
      reasoner,
      embedder,
      searchThreads: threadsForSearches,
      ...(rewardModel === undefined ? {} : { rewardModel }),
      onProblem,
      ...(store === undefined ? {} : { store }),
      ...(configuration.gracePeriodMs === undefined ? {} : { gracePeriodMs: configuration.gracePeriodMs }),
      ...(configuration.maxQuestionLength === undefined ? {} : { maxQuestionLength: configuration.maxQuestionLength }),
    });
    const examples = isBuiltIn(configuration) ? undefined : keep(openExamples({ graphs, reasoner: exampleReasoner }));
    return {
      engine,
      embedder,
      rewardModel,
      graphs,
      examples,
      async warmUp(context) {
        await warmUp(context);
        // Should it fail, the first question says so.
        await engine.warmUp(context).catch(() => undefined);
      },
      async close() {
        await engine.close();
        await closeAll();
      },
    };
  } catch (error) {
    await closeAll();
    // What a source says of its settings names key, value and remedy.
    if (error instanceof TypeError || error instanceof RangeError)
      throw new ConfigurationError(error.message, { cause: error });
    throw error;
  }
}

async function openStore(path: string, onProblem: OnProblem): Promise<StageStore> {
  try {
    return await openSqliteStageStore({ path, onProblem });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ConfigurationError(`${reason} Set WHYQL_STORE to it, or to false to keep nothing.`, { cause: error });
  }
}
