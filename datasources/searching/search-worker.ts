import { once } from "node:events";
import type { MessagePort } from "node:worker_threads";
import type { PutAsk } from "../../engine/strategies/hydra/search/apart/conversation.ts";
import { searchApart } from "../../engine/strategies/hydra/search/apart/search-apart.ts";
import { outcomeOf } from "../threads/outcome.ts";
import { serveRequests } from "../threads/serve.ts";
import type { SearchRequest } from "./search-conversation.ts";

serveRequests(({ start, port }: SearchRequest) =>
  outcomeOf(async () => {
    const left = new AbortController();
    port.once("close", () => left.abort(new Error("Nobody waits for this search any more.")));
    try {
      return await searchApart(start, through(port, left.signal), left.signal);
    } finally {
      port.close();
    }
  }),
);

/** Replies come in the order in which things are asked: a search asks one at a time. */
function through(port: MessagePort, signal: AbortSignal): PutAsk {
  return async (ask) => {
    port.postMessage(ask);
    const replies: unknown[] = await once(port, "message", { signal });
    return replies[0] as never;
  };
}
