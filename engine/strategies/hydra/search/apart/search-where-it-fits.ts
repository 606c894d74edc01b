import { namesFrom } from "../../../../evidence/names.ts";
import { growingIn, type GrowingSubgraph } from "../../../../graph/subgraph/growing-subgraph.ts";
import { lexicalEmbedder } from "../../../../text/embedder.ts";
import type { SearchResult } from "../search.ts";
import { askedSearch, type SearchAsked } from "./asked-search.ts";
import { askingEmbedder, askingSubgraph } from "./asking-subgraph.ts";
import { unpackChains } from "./packed-chains.ts";
import { RepliesToSearch, type ReplyingMeans } from "./search-replies.ts";
import type { SearchThread, SearchThreads } from "./search-threads.ts";

/**
 * Facts of a subgraph above which it is searched apart. Below, all that a search computes between two replies takes few
 * turns; what it takes to hand one over, and what it has computed twice then, is less than what a larger one computes.
 */
const LARGE = 2_000;

export interface FittingMeans extends ReplyingMeans {
  /** Where large searches run; here as the small ones when absent. */
  readonly threads?: SearchThreads | undefined;
  /** Facts above which a search is large. Default 2,000. */
  readonly large?: number;
}

/**
 * Searches where it fits: in turns beside everything else while the subgraph is small, and apart as soon as it is about
 * to grow large, where a thread is free. The search then begins anew there, and is told what it was told here; so it
 * finds the same, and no graph is asked twice.
 *
 * @throws Failure when no graph answers; the signal's reason
 */
export async function searchWhereItFits(asked: SearchAsked, means: FittingMeans): Promise<SearchResult> {
  const { threads, embedder, context, labels, catalogue } = means;
  const names = namesFrom(labels, catalogue);
  const rest = { names: () => names, context };
  if (threads === undefined)
    return askedSearch(asked, { ...rest, embedder, subgraph: growingIn(means.subgraph, means.graph, context) });

  const replies = new RepliesToSearch(asked, means);
  try {
    return await askedSearch(asked, {
      ...rest,
      embedder: embedder === lexicalEmbedder ? embedder : askingEmbedder(embedder, replies.put),
      subgraph: whileSmall(
        askingSubgraph(means.subgraph.facts, replies.put, () => undefined),
        replies,
        threads,
        means,
      ),
    });
  } catch (error) {
    if (!(error instanceof TooLarge)) throw error;
    const found = await error.thread(replies.start, (ask) => replies.putAgain(ask), context.signal);
    return { ...found, paths: unpackChains(found.paths), others: unpackChains(found.others) };
  }
}

/** Ends the search where it is. */
class TooLarge extends Error {
  readonly thread: SearchThread;

  constructor(thread: SearchThread) {
    super("The search is too large for the thread that serves requests.");
    this.thread = thread;
  }
}

/** The subgraph, until it is about to grow large while a thread is free. */
function whileSmall(
  subgraph: GrowingSubgraph,
  replies: RepliesToSearch,
  threads: SearchThreads,
  { large = LARGE }: FittingMeans,
): GrowingSubgraph {
  return {
    ...subgraph,
    async grow(nodes, growth) {
      const thread = replies.sizeAfter(nodes.length, growth) > large ? threads.take() : undefined;
      if (thread !== undefined) throw new TooLarge(thread);
      return subgraph.grow(nodes, growth);
    },
  };
}
