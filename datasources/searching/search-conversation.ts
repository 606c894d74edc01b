import type { MessagePort } from "node:worker_threads";
import type { SearchStart } from "../../engine/strategies/hydra/search/apart/conversation.ts";

/** What a thread is sent to search. */
export interface SearchRequest {
  readonly start: SearchStart;
  /** Through which it asks (`SearchAsk`) and is replied; closed by whoever no longer wants to know. */
  readonly port: MessagePort;
}
