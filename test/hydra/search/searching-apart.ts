import { EvidenceSubgraph } from "../../../engine/graph/subgraph/evidence-subgraph.ts";
import type { QueryGraph } from "../../../engine/graph/fused-graph.ts";
import type { StageContext } from "../../../engine/investigation/stage.ts";
import type { Catalogue } from "../../../engine/sources/knowledge-graph.ts";
import { skylineText } from "../../../engine/question/skyline/skyline-text.ts";
import { DEFAULT_HYDRA_OPTIONS, type HydraOptions } from "../../../engine/strategies/hydra/parameters.ts";
import type { SearchAsked } from "../../../engine/strategies/hydra/search/apart/asked-search.ts";
import { searchApart } from "../../../engine/strategies/hydra/search/apart/search-apart.ts";
import type { SearchThreads } from "../../../engine/strategies/hydra/search/apart/search-threads.ts";
import { searchWhereItFits } from "../../../engine/strategies/hydra/search/apart/search-where-it-fits.ts";
import type { SearchResult } from "../../../engine/strategies/hydra/search/search.ts";
import { type Embedder, lexicalEmbedder } from "../../../engine/text/embedder.ts";
import { skylineOf, stageContext, topicOf } from "./searching.ts";

/** A search as it is asked, and where it runs. */
export interface FittingSearch {
  readonly graph: QueryGraph;
  readonly topics: readonly string[];
  /** As `skylineOf` reads it. */
  readonly skyline: string;
  readonly depth?: number;
  readonly options?: Partial<HydraOptions>;
  readonly oneRelationPerCluster?: boolean;
  readonly threads?: SearchThreads | undefined;
  readonly large?: number;
  readonly subgraph?: EvidenceSubgraph;
  readonly embedder?: Embedder;
  readonly catalogue?: Catalogue;
  readonly context?: StageContext;
}

/** All that a search leaves behind. */
export interface Left {
  readonly found: SearchResult;
  /** The subgraph as it is stored. */
  readonly stored: string;
}

export async function searchedWhereItFits(wanted: FittingSearch): Promise<Left> {
  const { graph, subgraph = EvidenceSubgraph.empty(), context = stageContext() } = wanted;
  const skyline = skylineOf(wanted.skyline);
  const asked: SearchAsked = {
    topics: wanted.topics.map((each) => topicOf(each)),
    skyline,
    sentence: skylineText(skyline, "GRAPH"),
    depth: wanted.depth ?? 3,
    options: { ...DEFAULT_HYDRA_OPTIONS, ...wanted.options },
    oneRelationPerCluster: wanted.oneRelationPerCluster ?? false,
  };
  const found = await searchWhereItFits(asked, {
    subgraph,
    graph,
    context,
    catalogue: wanted.catalogue ?? { relations: [], classes: [] },
    labels: new Map(wanted.topics.map((each) => [`urn:t:${each}`, each])),
    embedder: wanted.embedder ?? lexicalEmbedder,
    threads: wanted.threads,
    ...(wanted.large === undefined ? {} : { large: wanted.large }),
  });
  return { found, stored: JSON.stringify(subgraph.toJson()) };
}

/** Searches apart, but in the same thread: what is sent is cloned, as it is on its way to another. */
export function apartHere(): SearchThreads & { readonly taken: number } {
  let taken = 0;
  return {
    get taken() {
      return taken;
    },
    take() {
      taken += 1;
      return async (start, reply, signal) => {
        const put = async (ask: unknown): Promise<never> =>
          structuredClone(await reply(structuredClone(ask) as never)) as never;
        return structuredClone(await searchApart(structuredClone(start), put, signal));
      };
    },
  };
}
