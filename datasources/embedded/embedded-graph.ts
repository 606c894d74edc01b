import type {
  Catalogue,
  EntityDescription,
  KnowledgeGraph,
  SelectResult,
  Vocabulary,
} from "../../engine/sources/knowledge-graph.ts";
import type { Surveyable } from "../../engine/sources/survey.ts";
import type { Party, UpstreamContext } from "../../engine/sources/upstream.ts";
import { asComposed } from "../../engine/graph/as-composed.ts";
import { Failure, quoted } from "../../engine/failure.ts";
import type { Triple } from "../../engine/rdf/term.ts";
import { serialise } from "../../engine/sparql/serialise.ts";
import { MOST_TRIPLES_AT_ONCE } from "../../engine/sources/named-graphs.ts";
import type { SelectQuery } from "../../engine/sparql/syntax.ts";
import { contentVersion } from "../source-files.ts";
import { unlessAborted } from "../select/abort.ts";
import { checkGraph } from "./check-graph.ts";
import { checkOptions } from "./checked-options.ts";
import { DESCRIBE_BATCH, describable, describeQuery, descriptionsOf } from "../graph-index/describe.ts";
import { bytesOf, findGraphFiles } from "./graph-files.ts";
import type { LearnedFiles } from "../learned/learned-files.ts";
import { GraphLearning } from "./learn-graph.ts";
import { labelPredicates } from "../graph-index/vocabulary.ts";
import { withTypesAbove } from "../graph-index/statistics/ancestors.ts";
import { memoryAdvice } from "./memory-needed.ts";
import { NameIndex } from "../reading/name-index.ts";
import { withNodeUnits } from "../select/node-units.ts";
import { limitedTo } from "../select/limited.ts";
import { selectResult } from "./select-results.ts";
import { type StartStoreThread, StoreWorker } from "./store-worker.ts";
import { learningTimeoutMs } from "./time-limits.ts";
import type { LearnedGraph, LoadedFile, PackedStatistics } from "./worker-protocol.ts";

const PROGRESS_INTERVAL_MS = 250;

export interface EmbeddedGraphOptions {
  /** Short and stable: names the graph in configuration, evidence, cost and errors. */
  readonly id: string;
  readonly title: string;
  /** Files, and folders of files, in Turtle, N-Triples, N-Quads, TriG, RDF/XML or JSON-LD, told by their extension. */
  readonly files: readonly string[];
  /** What each part of the vocabulary is, where the common one does not fit; as full IRIs, preferred ones first. */
  readonly vocabulary?: Partial<Vocabulary>;
  /** Languages of names, preferred ones first, as BCP 47 tags. Default English. */
  readonly languages?: readonly string[];
  /**
   * What relative IRIs of the files are relative to, an absolute IRI. Default each file's own address, so that the same
   * file has other IRIs elsewhere.
   */
  readonly baseIri?: string;
  /**
   * The only named graphs of N-Quads, TriG and JSON-LD whose triples are asked, as full IRIs; what stands in none in
   * such a file is then not asked. Files of other formats have none, and are asked whole. Default all graphs, as one.
   */
  readonly defaultGraphs?: readonly string[];
  /** Time after which a query is ended. Default 10 000. */
  readonly queryTimeoutMs?: number;
  /** Rows after which a result is cut off. Default 10 000. */
  readonly maxRows?: number;
  /** Where what is learned of large files is kept, so that they need only be loaded the next time. */
  readonly learned?: LearnedFiles;
  /** Told, every quarter of a second until the graph is open, what share of the files' bytes is loaded, 0–1. */
  readonly onProgress?: (share: number) => void;
  /** Told before files are loaded that may take more memory than there is, with what to do instead. */
  readonly onAdvice?: (advice: string) => void;
}

/** A graph held by this process. To be closed when it is no longer asked. */
export interface EmbeddedGraph extends KnowledgeGraph {
  readonly survey: Surveyable["survey"];
  readonly stats: EmbeddedGraphStats;
  /** Ends the threads that hold the store and the names; requests that wait are refused. */
  close(): Promise<void>;
}

interface EmbeddedGraphStats {
  readonly files: number;
  /** Distinct triples. */
  readonly triples: number;
  readonly entities: number;
  /** True for a graph without a single triple: allowed, but hardly meant. */
  readonly empty: boolean;
  readonly loadMs: number;
}

/**
 * Loads files into an RDF store in a thread of its own (oxigraph) and has the names of their entities indexed in
 * others.
 *
 * ```ts
 * const graph = await openEmbeddedGraph({ id: "films", title: "Films", files: ["films.ttl"] });
 * ```
 *
 * A file counts as a whole or not at all, in every format, and without one of its files the graph is not opened: half a
 * graph would answer as if it were all. What is long but well-formed is loaded: texts above 500 characters are no
 * names, literals above 10,000 are shown shortened, and IRIs above 8,192 name nothing.
 *
 * @throws Failure `BAD_USER_INPUT` for an option out of range, and a path that is missing, of an unknown kind, no file,
 * larger than 500 MB, malformed (by line and column), or more than the store survives.
 */
export function openEmbeddedGraph(options: EmbeddedGraphOptions): Promise<EmbeddedGraph> {
  return openGraphWith(options);
}

/**
 * As `openEmbeddedGraph` does.
 * @param startThread In place of a thread of Oxigraph's
 * @param availableBytes Of memory, before anything is loaded
 */
export async function openGraphWith(
  options: EmbeddedGraphOptions,
  startThread?: StartStoreThread,
  availableBytes = process.availableMemory(),
): Promise<EmbeddedGraph> {
  checkOptions(options);
  const { id, title, languages, queryTimeoutMs = 10_000, maxRows = 10_000 } = options;
  const settings: Partial<Vocabulary> = {
    ...options.vocabulary,
    ...(languages === undefined ? {} : { languages: languages.map((tag) => tag.toLowerCase()) }),
  };
  const startedAt = performance.now();
  const { baseIri, defaultGraphs } = options;
  const read = {
    ...(baseIri === undefined ? {} : { baseIri }),
    ...(defaultGraphs === undefined ? {} : { defaultGraphs }),
  };
  const files = await findGraphFiles(options.files, read);
  const advice = memoryAdvice(id, bytesOf(files), availableBytes);
  if (advice !== undefined) options.onAdvice?.(advice);
  const patienceMs = learningTimeoutMs(bytesOf(files));
  const store = new StoreWorker(id, files, {
    labels: labelPredicates(settings),
    ...(startThread === undefined ? {} : { startThread }),
  });
  const learning = new GraphLearning({ id, files, settings, learned: options.learned });
  const stopTelling = tellProgress(store, options.onProgress);
  let loaded: readonly LoadedFile[];
  let statistics: PackedStatistics | LearnedGraph;
  try {
    loaded = await store.load();
    refuseMissingGraphs(id, store, defaultGraphs);
    statistics = await learning.of(store, loaded);
  } catch (error) {
    await Promise.all([store.close(), learning.end()]);
    throw error;
  } finally {
    stopTelling();
  }
  const index = new NameIndex(statistics.names);
  const { namedGraphs } = store;
  const triples = namedGraphs?.triples ?? loaded.at(-1)?.triples ?? 0;
  const { vocabulary, parents, madeLabels } = statistics;
  const stats: EmbeddedGraphStats = {
    files: files.length,
    triples,
    entities: statistics.entities.count,
    empty: triples === 0,
    loadMs: Math.round(performance.now() - startedAt),
  };
  let catalogue = "catalogue" in statistics ? Promise.resolve(statistics.catalogue) : undefined;

  const readCatalogue = (context: UpstreamContext): Promise<Catalogue> =>
    context.upstream({ source: id, kind: "CATALOGUE" }, (signal) => {
      // Many may wait for it, so that no single one's end of patience ends it.
      catalogue ??= store.ask({ kind: "catalogue", settings }, { timeoutMs: patienceMs }).catch((error: unknown) => {
        catalogue = undefined;
        throw error;
      });
      return unlessAborted(catalogue, signal);
    });

  const select = (query: SelectQuery, context: UpstreamContext): Promise<SelectResult> =>
    context.upstream({ source: id, kind: "SPARQL" }, (signal, _report, party) =>
      run(serialise(limitedTo(asComposed(query, vocabulary.composed), maxRows)), signal, party),
    );

  const run = async (query: string, signal: AbortSignal, party?: Party): Promise<SelectResult> =>
    selectResult(await store.ask({ kind: "select", query }, { timeoutMs: queryTimeoutMs, signal, party }), maxRows);

  return {
    id,
    kind: "KG",
    title,
    version: contentVersion([], {
      vocabulary,
      formats: files.map((file) => file.format),
      digests: loaded.map(({ digest }) => digest),
      ...read,
    }),
    asOf: statistics.asOf,
    licence: statistics.licence,
    keepsBlankNodes: true,
    vocabulary,
    stats,
    spotMentions: (text, context) =>
      context.upstream({ source: id, kind: "LABELS" }, (signal) => index.spotMentions(text, signal)),
    searchEntities: (name, limit, context, options) =>
      context.upstream({ source: id, kind: "LABELS" }, (signal) => index.searchEntities(name, limit, signal, options)),
    catalogue: readCatalogue,
    async describe(iris, context) {
      const described = new Map<string, EntityDescription>();
      const wanted = describable(iris);
      for (let first = 0; first < wanted.length; first += DESCRIBE_BATCH) {
        const query = `${describeQuery(wanted.slice(first, first + DESCRIBE_BATCH), vocabulary)} LIMIT ${maxRows + 1}`;
        const rows = await context.upstream({ source: id, kind: "SPARQL" }, (signal, _report, party) =>
          run(query, signal, party),
        );
        const batch = descriptionsOf(rows, vocabulary, (types) => withTypesAbove(types, parents), madeLabels);
        for (const [iri, description] of batch) described.set(iri, description);
      }
      return described;
    },
    select: async (query, context) =>
      withNodeUnits(await select(query, context), query, vocabulary.composed, (units) => select(units, context)),
    ...(vocabulary.composed === undefined
      ? {}
      : { asRun: (query: SelectQuery): SelectQuery => asComposed(query, vocabulary.composed) }),
    ...(namedGraphs === undefined || namedGraphs.count === 0 || !namedGraphs.areKept
      ? {}
      : {
          namedGraphs: (asked: readonly Triple[], context: UpstreamContext) =>
            context.upstream({ source: id, kind: "SPARQL" }, async (signal, _report, party) => {
              const triples = asked.slice(0, MOST_TRIPLES_AT_ONCE);
              return store.ask({ kind: "namedGraphs", triples }, { timeoutMs: queryTimeoutMs, signal, party });
            }),
        }),
    check: (context) => checkGraph(stats, { ...statistics, advice, namedGraphs }, () => readCatalogue(context)),
    survey: (context) =>
      context.upstream({ source: id, kind: "CATALOGUE" }, (signal) =>
        store.ask({ kind: "survey", settings }, { timeoutMs: patienceMs, signal }),
      ),
    async close() {
      await Promise.all([store.close(), learning.end()]);
    },
  };
}

/** A name that is misspelt would leave out a part of what is meant, and nobody would see it. */
function refuseMissingGraphs(id: string, { namedGraphs }: StoreWorker, defaultGraphs: readonly string[] = []): void {
  const missing = namedGraphs === undefined ? defaultGraphs : namedGraphs.missing;
  if (missing.length === 0) return;
  const there = namedGraphs?.largest.map(({ iri }) => iri).join(", ") ?? "";
  const others = there === "" ? "they have none" : `they have ${namedGraphs?.count ?? 0}, the largest ${there}`;
  throw new Failure(
    "BAD_USER_INPUT",
    `The files of the graph ${quoted(id)} have no named graph ${missing.map(quoted).join(", ")}; ${others}. Correct defaultGraphs.`,
    { source: id },
  );
}

function tellProgress(store: StoreWorker, tell: ((share: number) => void) | undefined): () => void {
  if (tell === undefined) return () => undefined;
  const timer = setInterval(() => tell(store.share), PROGRESS_INTERVAL_MS).unref();
  return () => clearInterval(timer);
}
