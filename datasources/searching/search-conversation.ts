import type { MessagePort } from "node:worker_threads";
import type { SearchAsk, SearchReply, SearchStart } from "../../engine/strategies/hydra/search/apart/conversation.ts";

/** What a thread is sent to search. */
export interface SearchRequest {
  readonly start: SearchStart;
  /** Through which it asks; closed by whoever no longer wants to know. */
  readonly port: MessagePort;
}

/** What is asked through the port, one thing at a time; and replied. */
export type AskMessage = SearchAsk;
export type ReplyMessage = SearchReply;
