import type {
  Catalogue,
  EntityDescription,
  KnowledgeGraph,
  SelectResult,
  Vocabulary,
} from "../../engine/sources/knowledge-graph.ts";
import type { UpstreamContext } from "../../engine/sources/upstream.ts";
import { contentVersion } from "../source-files.ts";
import { unlessAborted } from "../select/abort.ts";
import { checkGraph } from "./check-graph.ts";
import { checkOptions } from "./checked-options.ts";
import { DESCRIBE_BATCH, describable, describeQuery, descriptionsOf } from "../graph-index/describe.ts";
import { readGraphFiles } from "./graph-files.ts";
import { LabelIndex } from "../graph-index/label-index.ts";
import { searchEntities } from "../graph-index/search-entities.ts";
import { boundedSelect } from "../select/select-guard.ts";
import { selectResult } from "./select-results.ts";
import { spotMentions } from "../graph-index/spot-mentions.ts";
import { StoreWorker } from "./store-worker.ts";

/** Reading the whole graph once; only a graph that is far too large for memory takes longer. */
const SURVEY_TIMEOUT_MS = 120_000;

export interface EmbeddedGraphOptions {
  /** Short and stable: names the graph in configuration, evidence, cost and errors. */
  readonly id: string;
  readonly title: string;
  /** Files, and folders of files, in Turtle, N-Triples, N-Quads, TriG, RDF/XML or JSON-LD, told by their extension. */
  readonly files: readonly string[];
  /** What each part of the vocabulary is, where the common one does not fit; as full IRIs, preferred ones first. */
  readonly vocabulary?: Partial<Vocabulary>;
  /** Time after which a query is ended. Default 10 000. */
  readonly queryTimeoutMs?: number;
  /** Rows after which a result is cut off. Default 10 000. */
  readonly maxRows?: number;
}

/** A graph held by this process. To be closed when it is no longer asked. */
export interface EmbeddedGraph extends KnowledgeGraph {
  readonly stats: EmbeddedGraphStats;
  /** Ends the thread that holds the store; requests that wait are refused. */
  close(): Promise<void>;
}

export interface EmbeddedGraphStats {
  readonly files: number;
  /** Distinct triples. */
  readonly triples: number;
  readonly entities: number;
  /** True for a graph without a single triple: allowed, but hardly meant. */
  readonly empty: boolean;
  readonly loadMs: number;
}

/**
 * Loads files into an RDF store in a thread of its own (oxigraph) and indexes the names of their entities.
 *
 * ```ts
 * const graph = await openEmbeddedGraph({ id: "films", title: "Films", files: ["films.ttl"] });
 * ```
 *
 * @throws Failure `BAD_USER_INPUT` for an option out of range, and a path that is missing, of an unknown kind, or
 * malformed (by line and column).
 */
export async function openEmbeddedGraph(options: EmbeddedGraphOptions): Promise<EmbeddedGraph> {
  checkOptions(options);
  const { id, title, vocabulary: settings = {}, queryTimeoutMs = 10_000, maxRows = 10_000 } = options;
  const startedAt = performance.now();
  const files = await readGraphFiles(options.files);
  const store = new StoreWorker(id, files);
  const triples = await store.load();
  const survey = await store.ask({ kind: "survey", settings }, { timeoutMs: SURVEY_TIMEOUT_MS });
  const index = new LabelIndex(survey);
  const { vocabulary } = survey;
  const stats: EmbeddedGraphStats = {
    files: files.length,
    triples,
    entities: survey.entities.length,
    empty: triples === 0,
    loadMs: Math.round(performance.now() - startedAt),
  };
  let catalogue: Promise<Catalogue> | undefined;

  const readCatalogue = (context: UpstreamContext): Promise<Catalogue> =>
    context.upstream({ source: id, kind: "CATALOGUE" }, (signal) => {
      // Many may wait for it, so that no single one's end of patience ends it.
      catalogue ??= store.ask({ kind: "catalogue", settings }, { timeoutMs: SURVEY_TIMEOUT_MS }).catch((error: unknown) => {
        catalogue = undefined;
        throw error;
      });
      return unlessAborted(catalogue, signal);
    });

  const run = async (query: string, signal: AbortSignal): Promise<SelectResult> => {
    // One row more than wanted tells whether there are more.
    const bounded = boundedSelect(query, maxRows + 1);
    return selectResult(await store.ask({ kind: "select", query: bounded }, { timeoutMs: queryTimeoutMs, signal }), maxRows);
  };

  return {
    id,
    kind: "KG",
    title,
    version: contentVersion(
      files.map((file) => file.bytes),
      { vocabulary, formats: files.map((file) => file.format) },
    ),
    asOf: survey.asOf,
    licence: survey.licence,
    vocabulary,
    stats,
    spotMentions: (text, context) =>
      context.upstream({ source: id, kind: "LABELS" }, async () => spotMentions(text, index)),
    searchEntities: (name, limit, context) =>
      context.upstream({ source: id, kind: "LABELS" }, async () => searchEntities(name, limit, index)),
    catalogue: readCatalogue,
    async describe(iris, context) {
      const described = new Map<string, EntityDescription>();
      const wanted = describable(iris);
      for (let first = 0; first < wanted.length; first += DESCRIBE_BATCH) {
        const query = describeQuery(wanted.slice(first, first + DESCRIBE_BATCH), vocabulary);
        const rows = await context.upstream({ source: id, kind: "SPARQL" }, (signal) => run(query, signal));
        const batch = descriptionsOf(rows, vocabulary, (types) => index.typesOf({ types }));
        for (const [iri, description] of batch) described.set(iri, description);
      }
      return described;
    },
    select: (query, context) => context.upstream({ source: id, kind: "SPARQL" }, (signal) => run(query, signal)),
    check: (context) => checkGraph(stats, survey, () => readCatalogue(context)),
    close: () => store.close(),
  };
}
