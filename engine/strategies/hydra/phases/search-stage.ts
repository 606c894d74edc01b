import type { QuotedFact } from "../../../evidence/fact.ts";
import {
  EvidenceSubgraph,
  type StoredSubgraph,
  type SubgraphCounts,
} from "../../../graph/subgraph/evidence-subgraph.ts";
import { asPath } from "../../../graph/trails/as-path.ts";
import { mapInTurns, Turn } from "../../../investigation/turn.ts";
import type { Stage } from "../../../investigation/stage.ts";
import type { Json } from "../../../json.ts";
import { catalogueStage } from "../../../question/stages.ts";
import { maxAgeOf } from "../../../sources/age.ts";
import { versionOf } from "../../../sources/version.ts";
import { lexicalEmbedder } from "../../../text/embedder.ts";
import { skylineText } from "../../../question/skyline/skyline-text.ts";
import type { CandidatePath } from "../candidate-path.ts";
import { searchWhereItFits } from "../search/apart/search-where-it-fits.ts";
import type { Phase, Route } from "./phase.ts";
import type { HydraQuestion } from "./run.ts";

/** One search of the graphs. */
export interface SearchAsked {
  readonly phase: Phase;
  readonly route: Route;
  /** What texts say of two entities of the graph: it fills gaps of the graph. */
  readonly edges: readonly QuotedFact[];
  /** The search whose subgraph it goes on from: nothing of that is asked for again. */
  readonly before?: Stage<FoundInGraphs> | undefined;
}

/** What a search has found. */
export interface FoundInGraphs {
  readonly paths: readonly CandidatePath[];
  readonly subgraph: StoredSubgraph;
  readonly counts: SubgraphCounts;
  /** What bounds cut off, as clauses. */
  readonly cuts: readonly string[];
}

/** The tree-based search of the evidence subgraph (section 3.2), which grows as far as the search asks. */
export function searchStage(
  { phase, route, edges, before }: SearchAsked,
  { question, parts, options, variant }: HydraQuestion,
): Stage<FoundInGraphs> {
  const { graph, embedder = lexicalEmbedder } = parts;
  const { maxDepth: _maxDepth, selectSources: _select, refinePaths: _refine, predictions: _predict, ...used } = options;
  return {
    name: `hydra.${phase.toLowerCase()}.graph`,
    version: 1,
    inputs: {
      route: route as unknown as Json,
      edges: edges as unknown as Json,
      before: before?.inputs ?? null,
      options: used as unknown as Json,
      variant,
      graph: versionOf(graph),
      embedder: embedder.id,
    },
    maxAgeMs: maxAgeOf([graph, ...parts.documents]),
    async compute(context) {
      const catalogue = await context.get(catalogueStage(question, parts));
      const subgraph =
        before === undefined
          ? EvidenceSubgraph.empty()
          : EvidenceSubgraph.fromJson((await context.get(before)).subgraph);
      subgraph.addQuoted(edges);
      const topicLabels = route.topics.flatMap(({ entities, label }) =>
        entities.slice(0, 1).map((iri) => [iri, label] as const),
      );
      const { paths, others, cuts } = await searchWhereItFits(
        {
          topics: route.topics,
          skyline: route.skyline,
          sentence: skylineText(route.skyline, "GRAPH"),
          depth: route.depth,
          options,
          oneRelationPerCluster: variant === "HYDRA_E",
        },
        { subgraph, graph, catalogue, labels: new Map(topicLabels), embedder, context, threads: parts.searchThreads },
      );
      const drawn = await mapInTurns(
        [...paths, ...others],
        (chains) => asPath(chains, subgraph.facts),
        new Turn(context.signal),
      );
      return { paths: drawn, subgraph: subgraph.toJson(), counts: subgraph.counts, cuts };
    },
  };
}
