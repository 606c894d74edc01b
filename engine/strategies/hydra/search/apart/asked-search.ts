import type { Names } from "../../../../evidence/names.ts";
import type { GrowingSubgraph } from "../../../../graph/subgraph/growing-subgraph.ts";
import type { Skyline } from "../../../../question/skyline/skyline.ts";
import type { Topic } from "../../../../question/skyline/topics.ts";
import type { Embedder } from "../../../../text/embedder.ts";
import type { HydraOptions } from "../../parameters.ts";
import { relevances } from "../../pruning/relevance.ts";
import type { SearchContext } from "../request.ts";
import { search, type SearchResult } from "../search.ts";

/** What is searched for, as a value: it can be sent. */
export interface SearchAsked {
  readonly topics: readonly Topic[];
  readonly skyline: Skyline;
  /** The skyline as a sentence: paths are ranked by how alike it they are. */
  readonly sentence: string;
  /** D: steps from a topic entity, 1–4. */
  readonly depth: number;
  readonly options: HydraOptions;
  readonly oneRelationPerCluster: boolean;
}

/** What a search goes on by. */
export interface SearchMeans {
  readonly subgraph: GrowingSubgraph;
  /** As they are known at the time: of what is not in the subgraph yet, they may say less. */
  readonly names: () => Names;
  readonly embedder: Embedder;
  readonly context: SearchContext;
}

/**
 * The search, its partial paths ranked by their relevance. It is a function of what is asked and of what its means
 * reply, one after the other: with the same replies it finds the same, wherever it runs.
 *
 * @throws Failure when no graph answers; the signal's reason
 */
export function askedSearch(
  { sentence, ...asked }: SearchAsked,
  { subgraph, names, embedder, context }: SearchMeans,
): Promise<SearchResult> {
  const wanted = { skyline: sentence, topics: asked.topics, options: asked.options };
  return search(
    {
      ...asked,
      subgraph,
      rank: async (paths) =>
        (await relevances(paths, wanted, { names: names(), embedder, context })).map(({ value }) => value),
    },
    {
      embedder,
      relationLabels: (iris) => {
        const { relation } = names();
        return Promise.resolve(new Map(iris.map((iri) => [iri, relation(iri)])));
      },
      context,
    },
  );
}
