import { existsSync, readFileSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { quoted } from "../../engine/failure.ts";
import type { Vocabulary } from "../../engine/sources/knowledge-graph.ts";
import { DEFAULT_LIMITS } from "../limits/limits.ts";
import { builtInDocuments, builtInGraph } from "./built-in.ts";
import { ConfigurationError, type Configuration, type DocumentSettings, type GraphSettings } from "./configuration.ts";
import { configurationFile, type ConfigurationFile } from "./configuration-file.ts";
import { describeIssue } from "./describe-issue.ts";
import { fromEnvironment, type Environment } from "./environment.ts";

const FILE_NAME = "whyql.config.json";

export interface ConfigurationPlace {
  readonly workingDirectory: string;
  readonly environment: Environment;
  /** Path of the configuration file, where a command line names one. */
  readonly file?: string | undefined;
}

/**
 * Reads the configuration: what is built in, overlaid by `whyql.config.json` in the working directory (or the file that
 * is named), overlaid by the environment.
 * @throws ConfigurationError for a missing or malformed file, unknown keys, wrong values, and sources that are not there.
 */
export function readConfiguration({ workingDirectory, environment, file }: ConfigurationPlace): Configuration {
  const named = file ?? environment["WHYQL_CONFIG"];
  const path = resolve(workingDirectory, named || FILE_NAME);
  const fromFile = existsSync(path) ? resolvedFrom(dirname(path), readFile(path)) : {};
  if (named && !existsSync(path)) {
    throw new ConfigurationError(
      `The configuration file ${quoted(path)} does not exist. Correct --config or WHYQL_CONFIG.`,
    );
  }
  const set = fromEnvironment(environment);
  const overlay = resolvedFrom(workingDirectory, checked(set, "the environment"));
  const settings: ConfigurationFile = { ...fromFile, ...overlay, limits: { ...fromFile.limits, ...overlay.limits } };
  const configuration = complete(settings, workingDirectory);
  requireDistinctIds([...configuration.graphs, ...configuration.documents]);
  for (const { files, id } of configuration.graphs) for (const path of files) requirePath(path, id);
  for (const { folder, id } of configuration.documents) requireFolder(folder, id);
  return configuration;
}

function readFile(path: string): ConfigurationFile {
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(path, "utf8"));
  } catch (error) {
    throw new ConfigurationError(`${path} is not JSON: ${error instanceof Error ? error.message : String(error)}.`);
  }
  return checked(content, path);
}

function checked(content: unknown, place: string): ConfigurationFile {
  const result = configurationFile.safeParse(content);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new ConfigurationError(
    `In ${place}: ${issue === undefined ? result.error.message : describeIssue(issue, content)}`,
  );
}

/** The same settings with absolute paths. */
function resolvedFrom(folder: string, settings: ConfigurationFile): ConfigurationFile {
  const { graphs, documents, store } = settings;
  return {
    ...settings,
    ...(graphs && {
      graphs: graphs.map((graph) => ({ ...graph, files: graph.files.map((file) => resolve(folder, file)) })),
    }),
    ...(documents && { documents: documents.map((each) => ({ ...each, folder: resolve(folder, each.folder) })) }),
    ...(store && { store: { path: resolve(folder, store.path) } }),
  };
}

function complete(settings: ConfigurationFile, workingDirectory: string): Configuration {
  const { maxQuestionLength, gracePeriodMs, ...limits } = settings.limits ?? {};
  const given = Object.entries(limits).filter(([, value]) => value !== undefined);
  return {
    host: settings.host ?? "127.0.0.1",
    port: settings.port ?? 4000,
    graphs: settings.graphs?.map(graphSettings) ?? [builtInGraph()],
    // The built-in documents are about what is in the built-in graph: they go with it.
    documents: settings.documents?.map(documentSettings) ?? (settings.graphs === undefined ? [builtInDocuments()] : []),
    store: settings.store ?? { path: join(workingDirectory, ".whyql", "stages.sqlite") },
    limits: { ...DEFAULT_LIMITS, ...Object.fromEntries(given) },
    maxQuestionLength,
    gracePeriodMs,
  };
}

function graphSettings({
  id,
  title = id,
  files,
  vocabulary = {},
}: NonNullable<ConfigurationFile["graphs"]>[number]): GraphSettings {
  return { id, title, files, vocabulary: vocabulary as Partial<Vocabulary> };
}

function documentSettings({
  id,
  title = id,
  folder,
}: NonNullable<ConfigurationFile["documents"]>[number]): DocumentSettings {
  return { id, title, folder };
}

function requireDistinctIds(sources: readonly { readonly id: string }[]): void {
  const repeated = sources.find(({ id }, index) => sources.findIndex((other) => other.id === id) !== index);
  if (repeated !== undefined) {
    throw new ConfigurationError(
      `Two sources have the id ${quoted(repeated.id)}. Give each graph and collection an id of its own.`,
    );
  }
}

function requirePath(path: string, id: string): void {
  if (existsSync(path)) return;
  throw new ConfigurationError(
    `The graph ${quoted(id)} names ${quoted(path)}, which does not exist. Correct the path.`,
  );
}

function requireFolder(path: string, id: string): void {
  if (existsSync(path) && statSync(path).isDirectory()) return;
  throw new ConfigurationError(
    `The documents ${quoted(id)} name the folder ${quoted(path)}, which does not exist. Correct the path.`,
  );
}
