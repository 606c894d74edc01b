import { openDocuments } from "../datasources/documents/document-collection.ts";
import { openEmbeddedGraph } from "../datasources/embedded/embedded-graph.ts";
import { LearnedFiles } from "../datasources/learned/learned-files.ts";
import type { FetchOptions } from "../datasources/http/outbound.ts";
import type { SparqlGraph, SparqlGraphParts } from "../datasources/sparql/sparql-graph.ts";
import type { WebSettings } from "../datasources/web/web-settings.ts";
import type { OnProblem } from "../engine/investigation/store.ts";
import type { DocumentCollection } from "../engine/sources/documents.ts";
import type { KnowledgeGraph } from "../engine/sources/knowledge-graph.ts";
import type { UpstreamContext } from "../engine/sources/upstream.ts";
import type { Configuration } from "./configuration/configuration.ts";
import { Loading } from "./loading.ts";
import type { Log } from "./log.ts";

/** The sources that are configured. */
export interface OpenSources {
  readonly graphs: readonly KnowledgeGraph[];
  readonly documents: readonly DocumentCollection[];
  readonly web: readonly DocumentCollection[];
  /** Gets to know what lies elsewhere, before anybody asks; what fails now is tried again by the first question. */
  warmUp(context: UpstreamContext): Promise<void>;
}

interface Closeable {
  close(): Promise<void>;
}

type FetchFor = (options?: FetchOptions) => typeof fetch;
type Keep = <T extends Closeable>(resource: T) => T;

/** Largest page that is read, unless the settings say otherwise. */
const MAX_PAGE_BYTES = 2 * 1024 * 1024;

/** Pages lie at addresses that anybody may name: they are checked where connections are made. */
async function openSearch(settings: WebSettings, fetchFor: FetchFor, keep: Keep): Promise<DocumentCollection> {
  const { openPageTransport } = await import("../datasources/web/pages/page-transport.ts");
  const { openWeb } = await import("../datasources/web/web.ts");
  const transport = keep(openPageTransport({ ports: settings.pagePorts ?? [80, 443], unsafelyAllow: [] }));
  return keep(
    openWeb(settings, {
      fetch: fetchFor(QUERIES),
      pageFetch: fetchFor({ base: transport.fetch, attempts: 1, maxBytes: settings.maxPageBytes ?? MAX_PAGE_BYTES }),
    }),
  );
}

export function openLearnedFiles(
  { learned: folder }: Pick<Configuration, "learned">,
  onProblem: OnProblem,
): LearnedFiles | undefined {
  return folder === false ? undefined : new LearnedFiles({ folder, onProblem });
}

// Clients of what lies elsewhere are large libraries: they are loaded when something is configured that needs them.

async function openEndpoints(
  settings: Configuration["endpoints"],
  parts: SparqlGraphParts,
  keep: Keep,
): Promise<readonly SparqlGraph[]> {
  if (settings.length === 0) return [];
  const { openSparqlGraph } = await import("../datasources/sparql/sparql-graph.ts");
  return settings.map((each) => keep(openSparqlGraph(each, parts)));
}

async function openWikis(
  settings: Configuration["wikis"],
  fetchFor: FetchFor,
  keep: Keep,
): Promise<readonly DocumentCollection[]> {
  if (settings.length === 0) return [];
  const { openWikipedia } = await import("../datasources/wikipedia/wikipedia.ts");
  return settings.map((each) => keep(openWikipedia(each, { fetch: fetchFor() })));
}

/** Queries only read, so that one may be sent again; and people wait for them. */
const QUERIES: FetchOptions = { retriesPosts: true };

/**
 * Opens the sources that are configured. `keep` is told of each at once, so that it is closed whatever happens next.
 * @throws Failure `BAD_USER_INPUT` for a source that is missing or malformed, naming the place
 */
export async function openSources(
  configuration: Configuration,
  fetchFor: FetchFor,
  keep: Keep,
  log: Log,
  loading: Loading = new Loading(log),
): Promise<OpenSources> {
  const onProblem = (message: string, cause: unknown): void => log.warn(message, cause);
  const learned = openLearnedFiles(configuration, onProblem);
  const kept = learned === undefined ? {} : { learned };
  const files = await Promise.all(
    configuration.graphs.map(async (settings) => {
      const onProgress = (share: number): void => loading.tell(settings.id, share);
      const onAdvice = (advice: string): void => log.warn(advice);
      const graph = keep(await openEmbeddedGraph({ ...settings, onProgress, onAdvice, ...kept }));
      loading.isOpen(settings.id, graph.stats.triples);
      return graph;
    }),
  );
  for (const { id, stats } of files) if (stats.empty) log.warn(`The graph "${id}" holds no triples.`);
  const endpoints = await openEndpoints(configuration.endpoints, { fetch: fetchFor(QUERIES), ...kept }, keep);
  const folders = await Promise.all(
    configuration.documents.map(async (settings) => keep(await openDocuments({ ...settings, onProblem }))),
  );
  const wikis = await openWikis(configuration.wikis, fetchFor, keep);
  const web = configuration.web === undefined ? [] : [await openSearch(configuration.web, fetchFor, keep)];
  return {
    graphs: [...files, ...endpoints],
    documents: [...folders, ...wikis],
    web,
    async warmUp(context) {
      // The names of a file go to the threads that look for them, with the first text that they read.
      const names = Promise.allSettled(files.map((file) => file.spotMentions("", context)));
      const settled = await Promise.allSettled(endpoints.map((endpoint) => endpoint.warmUp(context)));
      await names;
      for (const each of settled)
        if (each.status === "rejected") log.warn("A graph is not known yet; questions try again.", each.reason);
    },
  };
}
