import { Failure } from "../../engine/failure.ts";
import { asComposed } from "../../engine/graph/as-composed.ts";
import type {
  Catalogue,
  EntityDescription,
  KnowledgeGraph,
  SelectResult,
} from "../../engine/sources/knowledge-graph.ts";
import type { Checkable } from "../../engine/sources/check.ts";
import type { Surveyable } from "../../engine/sources/survey.ts";
import type { UpstreamContext } from "../../engine/sources/upstream.ts";
import { serialise } from "../../engine/sparql/serialise.ts";
import type { SelectQuery } from "../../engine/sparql/syntax.ts";
import { describable } from "../graph-index/describe.ts";
import { asFailure } from "../http/http-problem.ts";
import type { LearnedFiles } from "../learned/learned-files.ts";
import { abortFailure } from "../select/abort.ts";
import { limitedTo } from "../select/limited.ts";
import { withNodeUnits } from "../select/node-units.ts";
import { checkEndpoint } from "./check.ts";
import { hasRepeatedPath, withoutClassPaths } from "./class-paths.ts";
import { endpointSession, type EndpointSession, type Rows } from "./endpoint/endpoint-session.ts";
import { type Reply, SparqlEndpoint } from "./endpoint/endpoint.ts";
import { batches } from "./endpoint/query-text.ts";
import type { SentQuery } from "./endpoint/row-count.ts";
import type { Knowledge } from "./knowledge.ts";
import { ExaminedGraph } from "./learned/examined-graph.ts";
import { KnownGraph } from "./known-graph.ts";
import { withPaths } from "./mediated-relation.ts";
import type { AskedNodes } from "./nodes/asked-nodes.ts";
import { withNodes } from "./nodes/nodes-in-queries.ts";
import { withPrecision } from "./wikibase/precision.ts";
import { withUnits } from "./wikibase/units.ts";
import { resolveSettings } from "./resolved-settings.ts";
import { surveyEndpoint } from "./survey-endpoint.ts";
import { SecondLook } from "./second-look.ts";
import type { SparqlGraphSettings } from "./settings.ts";

/** A graph behind an endpoint. To be closed when it is no longer asked. */
export interface SparqlGraph extends KnowledgeGraph {
  readonly check: Checkable["check"];
  readonly survey: Surveyable["survey"];
  /**
   * Gets to know the graph before anybody asks: reads a small one, lists the relations of a large one. `version`,
   * `vocabulary` and `asOf` are final afterwards.
   * @throws Failure `SOURCE_UNAVAILABLE` or `RATE_LIMITED`; a question then tries again
   */
  warmUp(context: UpstreamContext): Promise<void>;
  close(): Promise<void>;
}

export interface SparqlGraphParts {
  /** Bounds, repeats and times out requests; rejects with HttpProblem or the signal's reason. */
  readonly fetch: typeof fetch;
  /** Where what is learned of the graph is kept, so that the next start needs two calls at most. */
  readonly learned?: LearnedFiles;
}

/**
 * Any SPARQL 1.1 endpoint as a graph. Nothing is sent before the first use.
 *
 * ```ts
 * const graph = openSparqlGraph({ id: "films", title: "Films", endpoint: "http://localhost:8890/sparql" }, { fetch });
 * ```
 *
 * @throws Failure `BAD_USER_INPUT` for a setting that is wrong, naming it
 */
export function openSparqlGraph(given: SparqlGraphSettings, parts: SparqlGraphParts): SparqlGraph {
  const settings = resolveSettings(given);
  const { id, title, rowCap, profile } = settings;
  const endpointOver = (
    defaultGraphs: () => readonly string[],
    nodes: () => AskedNodes | undefined = () => undefined,
  ): SparqlEndpoint =>
    new SparqlEndpoint(
      {
        url: settings.endpoint,
        defaultGraphs,
        nodes,
        namedGraphs: settings.namedGraphs ?? [],
        headers: settings.headers ?? {},
        user: settings.user,
        password: settings.password,
        timeoutMs: settings.timeoutMs,
        longestUrl: settings.longestUrl,
      },
      parts.fetch,
    );
  const graphsAsked = (): readonly string[] => settings.defaultGraphs ?? known.graphs?.used ?? [];
  const endpoint = endpointOver(graphsAsked, () => known.nodes);
  const known: KnownGraph = new KnownGraph(
    settings,
    {
      asked: endpoint,
      plain: endpointOver(graphsAsked),
      with: (nodes) => endpointOver(graphsAsked, () => nodes),
      everywhere: endpointOver(() => []),
    },
    parts.fetch,
    parts.learned,
  );

  const examined = new ExaminedGraph(settings, known, parts.learned);
  const asking = (signal: AbortSignal): EndpointSession => endpointSession(endpoint, signal);

  /** Whoever is given what was read before is told how old it is. */
  const knowledge = async (signal: AbortSignal, context: UpstreamContext): Promise<Knowledge> => {
    const found = await known.get(signal, context.freshFrom);
    context.remembered?.(known.readAt);
    if (known.shortcoming !== undefined) context.markPartial?.(`Not all of ${title} is known: ${known.shortcoming}.`);
    return found;
  };

  const guarded = async <T>(signal: AbortSignal, run: () => Promise<T>): Promise<T> => {
    try {
      if (known.isClosed)
        throw new Failure("SOURCE_UNAVAILABLE", `The graph ${JSON.stringify(id)} is closed.`, { source: id });
      return await run();
    } catch (error) {
      if (signal.aborted) throw abortFailure(signal);
      throw asFailure(error, id);
    }
  };

  const counted = <T>(context: UpstreamContext, run: (signal: AbortSignal) => Promise<T>): Promise<T> =>
    context.upstream({ source: id, kind: "SPARQL" }, (signal) => guarded(signal, () => run(signal)));
  const secondLook = new SecondLook(known, settings.mirrorBound, (query, context) =>
    counted(context, (signal) => endpoint.select(query, signal)),
  );

  const asRun = (query: SelectQuery): SelectQuery => {
    const run = withPaths(asComposed(query, known.vocabulary.composed), profile.mediators);
    return known.nodes === undefined ? run : withNodes(run, known.nodes.nodes);
  };

  /** The query as the endpoint gets it. */
  const sent = async (query: SelectQuery, signal: AbortSignal): Promise<SentQuery> => {
    const limited = limitedTo(asRun(query), rowCap);
    const { limit } = limited;
    if (!hasRepeatedPath(limited)) return { text: serialise(limited), limit };
    const { subclasses, vocabulary } = await known.get(signal);
    return { text: serialise(withoutClassPaths(limited, vocabulary.subclass, subclasses)), limit };
  };

  const select = async (query: SelectQuery, context: UpstreamContext): Promise<SelectResult> => {
    const first = await counted(context, async (signal) => {
      const asked = await sent(query, signal);
      return { asked, found: await endpoint.select(asked.text, signal) };
    });
    const { variables, rows, truncated } = await secondLook.result(first.asked, first.found, context);
    return { variables, rows: rows.slice(0, rowCap), truncated: truncated || rows.length > rowCap };
  };

  /**
   * What is stated beside values: in which units quantities are, and in Wikibase how precise dates. Each query is
   * counted.
   */
  const withFullValues = async (
    found: SelectResult,
    query: SelectQuery,
    context: UpstreamContext,
  ): Promise<SelectResult> => {
    const { wikibase } = profile;
    const ofNodes = (units: SelectQuery): Promise<SelectResult> => select(units, context);
    if (wikibase === undefined) return await withNodeUnits(found, query, known.vocabulary.composed, ofNodes);
    const part = (text: string): Promise<Rows> => counted(context, (signal) => asking(signal).part(text));
    const ask = { ...asking(context.signal), part };
    const precise = await withPrecision(found.rows, query, wikibase, ask);
    return {
      ...found,
      rows: await withUnits(
        precise,
        query,
        wikibase,
        { label: known.vocabulary.label, languages: settings.languages },
        ask,
      ),
    };
  };

  const catalogue = (context: UpstreamContext): Promise<Catalogue> =>
    context.upstream({ source: id, kind: "CATALOGUE" }, (signal) =>
      guarded(signal, async () => (await knowledge(signal, context)).catalogue(signal)),
    );

  /** Who is not found may have come since the graph was read. */
  const byName = async <T>(
    context: UpstreamContext,
    find: (names: Knowledge, signal: AbortSignal) => Promise<readonly T[]>,
  ): Promise<readonly T[]> => {
    const look = (): Promise<readonly T[]> =>
      context.upstream({ source: id, kind: "LABELS" }, (signal) =>
        guarded(signal, async () => find(await knowledge(signal, context), signal)),
      );
    const found = await look();
    return found.length === 0 && (await secondLook.hasChanged(context)) ? look() : found;
  };

  return {
    id,
    kind: "KG",
    title,
    get version() {
      return known.version;
    },
    get asOf() {
      return known.asOf;
    },
    get licence() {
      return known.licence;
    },
    get vocabulary() {
      return known.vocabulary;
    },
    spotMentions: (text, context) => byName(context, (names, signal) => names.spotMentions(text, asking(signal))),
    searchEntities: (name, limit, context, options) =>
      byName(context, (names, signal) => names.searchEntities(name, limit, asking(signal), options)),
    catalogue,
    async describe(iris, context) {
      const described = new Map<string, EntityDescription>();
      for (const batch of batches(describable(iris), settings.valuesPerQuery)) {
        const found = await counted(context, async (signal) =>
          (await knowledge(signal, context)).describe(batch, asking(signal)),
        );
        for (const [iri, description] of found) described.set(iri, description);
      }
      return described;
    },
    async select(query, context) {
      return withFullValues(await select(query, context), query, context);
    },
    get asRun() {
      // Whoever knows that there is nothing to be put otherwise saves some questions.
      const isAsAsked =
        profile.mediators === undefined && known.vocabulary.composed === undefined && known.nodes === undefined;
      return isAsAsked ? undefined : asRun;
    },
    learnAround: (names, context) =>
      counted(context, async (signal) => {
        const isAll = await (await knowledge(signal, context)).learnAround?.(names, asking(signal));
        if (isAll === false)
          context.markPartial?.(`${title} does not tell which relations there are around what the question names.`);
      }),
    async namedGraphs(triples) {
      const graphs = graphsAsked();
      // Of several it is not asked which, since an endpoint may take long to tell.
      return triples.map(() => (graphs.length === 1 ? graphs : null));
    },
    check: (context) =>
      examined.check(
        () =>
          checkEndpoint(
            settings,
            {
              select: (query): Promise<Reply> =>
                context.upstream({ source: id, kind: "SPARQL" }, (signal) => endpoint.select(query, signal)),
              shortcoming: known.shortcoming,
              graphs: () => context.upstream({ source: id, kind: "SPARQL" }, (signal) => known.lookForGraphs(signal)),
            },
            context,
          ),
        context,
      ),
    survey: (context) =>
      guarded(context.signal, () =>
        examined.survey(
          () =>
            surveyEndpoint(
              settings,
              (query) => context.upstream({ source: id, kind: "SPARQL" }, (signal) => endpoint.select(query, signal)),
              () => context.upstream({ source: id, kind: "CATALOGUE" }, (signal) => known.surveyWhenRead(signal)),
            ),
          context,
        ),
      ),
    async warmUp(context) {
      await catalogue(context);
    },
    async close() {
      await examined.keep();
      known.close();
    },
  };
}
