import { dirname, join } from "node:path";
import type { SparqlGraphSettings } from "../../datasources/sparql/settings.ts";
import type { Vocabulary } from "../../engine/sources/knowledge-graph.ts";
import { DEFAULT_LIMITS } from "../limits/limits.ts";
import { builtInDocuments, builtInGraph } from "./built-in.ts";
import type { Configuration, DocumentSettings, GraphSettings } from "./configuration.ts";
import type { ConfigurationFile } from "./configuration-file.ts";

type Graph = NonNullable<ConfigurationFile["graphs"]>[number];

/** Settings with everything that was left out: what is built in, and defaults. */
export function completeConfiguration(
  settings: ConfigurationFile,
  sparqlPassword: string | undefined,
  workingDirectory: string,
): Configuration {
  const { maxQuestionLength, gracePeriodMs, heartbeatMs, readerPatienceMs, ...limits } = settings.limits ?? {};
  const { graphs = [], documents, wikis, model, embedding } = settings;
  // The built-in documents are about what is in the built-in graph: they go with it.
  const isBuiltIn = settings.graphs === undefined;
  const hasTexts = documents !== undefined || wikis !== undefined;
  const store = settings.store ?? { path: join(workingDirectory, ".whyql", "stages.sqlite") };
  return {
    host: settings.host ?? "127.0.0.1",
    port: settings.port ?? 4000,
    allowedHosts: settings.allowedHosts,
    graphs: isBuiltIn ? [builtInGraph()] : graphs.flatMap(graphSettings),
    endpoints: graphs.flatMap((graph) => endpointSettings(graph, sparqlPassword)),
    documents: documents?.map(documentSettings) ?? (isBuiltIn && !hasTexts ? [builtInDocuments()] : []),
    wikis: (wikis ?? []).map(withoutGaps),
    web: settings.web === undefined ? undefined : { id: "web", ...withoutGaps(settings.web) },
    model: model === undefined ? undefined : withoutGaps(model),
    embedding: embedding === undefined ? undefined : embeddingSettings(embedding, model),
    rewardModel: settings.rewardModel === undefined ? undefined : withoutGaps(settings.rewardModel),
    network: settings.network ?? {},
    store,
    // It goes with the store: without one nothing is kept.
    learned: store === false ? false : join(dirname(store.path), "learned"),
    limits: { ...DEFAULT_LIMITS, ...withoutGaps(limits) },
    maxQuestionLength,
    gracePeriodMs,
    streams: { heartbeatMs, readerPatienceMs },
  };
}

function graphSettings({
  id,
  title = id,
  files,
  vocabulary = {},
  languages,
  baseIri,
  defaultGraphs,
}: Graph): readonly GraphSettings[] {
  if (files === undefined) return [];
  return [
    {
      id,
      title,
      files,
      vocabulary: vocabulary as Partial<Vocabulary>,
      ...withoutGaps({ languages, baseIri, defaultGraphs }),
    },
  ];
}

function endpointSettings(graph: Graph, password: string | undefined): readonly SparqlGraphSettings[] {
  const { id, title = id, endpoint, files: _files, baseIri: _baseIri, maxAgeSeconds, ...own } = graph;
  if (endpoint === undefined) return [];
  const age = maxAgeSeconds === undefined ? {} : { maxAgeMs: 1000 * maxAgeSeconds };
  const secret = own.user === undefined || password === undefined ? {} : { password };
  return [{ ...withoutGaps(own), id, title, endpoint, ...age, ...secret } as SparqlGraphSettings];
}

function documentSettings({
  id,
  title = id,
  folder,
  links,
}: NonNullable<ConfigurationFile["documents"]>[number]): DocumentSettings {
  return { id, title, folder, ...(links === undefined ? {} : { links }) };
}

/** A server of embeddings is the model's, unless another is named. */
function embeddingSettings(
  { folder, ...server }: NonNullable<ConfigurationFile["embedding"]>,
  model: ConfigurationFile["model"],
): NonNullable<Configuration["embedding"]> {
  if (folder !== undefined) return { folder };
  const { baseUrl, apiKey } = server.baseUrl === undefined ? { ...model, ...withoutGaps(server) } : server;
  return withoutGaps({ ...server, model: server.model ?? "", baseUrl, apiKey });
}

type WithoutGaps<T> = { [Key in keyof T]: Exclude<T[Key], undefined> };

/** The same without members that are undefined: what is left out has its default further in. */
function withoutGaps<T extends object>(settings: T): WithoutGaps<T> {
  return Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined)) as WithoutGaps<T>;
}
