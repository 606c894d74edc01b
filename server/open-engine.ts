import { openDocuments } from "../datasources/documents/document-collection.ts";
import { openEmbeddedGraph } from "../datasources/embedded/embedded-graph.ts";
import { openSqliteStageStore } from "../datasources/store/sqlite-stage-store.ts";
import { createEngine } from "../engine/create-engine.ts";
import type { Engine } from "../engine/engine.ts";
import type { OnProblem, StageStore } from "../engine/investigation/store.ts";
import { createBuiltinReasoner } from "../engine/reasoner/builtin/reasoner.ts";
import { ConfigurationError, type Configuration } from "./configuration/configuration.ts";
import type { Log } from "./log.ts";

/** An engine with everything that was opened for it. */
export interface OpenEngine {
  readonly engine: Engine;
  /** Closes the engine, its sources and its store. */
  close(): Promise<void>;
}

/**
 * Opens what is configured and makes an engine of it.
 * @throws Failure `BAD_USER_INPUT` for a source that is missing or malformed, naming the place; ConfigurationError for a
 * store that can not be opened
 */
export async function openEngine(configuration: Configuration, log: Log): Promise<OpenEngine> {
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
    const graphs = await Promise.all(
      configuration.graphs.map(async (settings) => keep(await openEmbeddedGraph(settings))),
    );
    for (const { id, stats } of graphs) if (stats.empty) log.warn(`The graph "${id}" holds no triples.`);
    const documents = await Promise.all(
      configuration.documents.map(async (settings) => keep(await openDocuments(settings))),
    );
    // Taken over, and closed, by the engine.
    const store = configuration.store === false ? undefined : await openStore(configuration.store.path, onProblem);
    const engine = createEngine({
      graphs,
      documents,
      reasoner: createBuiltinReasoner(),
      onProblem,
      ...(store === undefined ? {} : { store }),
      ...(configuration.gracePeriodMs === undefined ? {} : { gracePeriodMs: configuration.gracePeriodMs }),
      ...(configuration.maxQuestionLength === undefined ? {} : { maxQuestionLength: configuration.maxQuestionLength }),
    });
    return {
      engine,
      async close() {
        await engine.close();
        await closeAll();
      },
    };
  } catch (error) {
    await closeAll();
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
