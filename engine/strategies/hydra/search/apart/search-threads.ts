import type { PackedResult, SearchAsk, SearchReply, SearchStart } from "./conversation.ts";

/** Runs large searches beside everything else; whoever puts an engine together has them. */
export interface SearchThreads {
  /** A thread that is free, and from now on taken until its search has ended; undefined where none is. */
  take(): SearchThread | undefined;
}

/**
 * Runs a search apart (`searchApart`).
 * @param reply Told what the search asks, one thing at a time
 * @throws what `reply` throws; the signal's reason; Failure `DEADLINE_EXCEEDED` when it takes too long
 */
export type SearchThread = (
  start: SearchStart,
  reply: (ask: SearchAsk) => Promise<SearchReply>,
  signal: AbortSignal,
) => Promise<PackedResult>;
