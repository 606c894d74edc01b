import { Store } from "oxigraph";
import { replyOf } from "../../datasources/embedded/oxigraph-replies.ts";
import type { StartStoreThread } from "../../datasources/embedded/store-worker.ts";

/**
 * A store in this thread, for graphs of a few triples: what is asked of one takes less than to start a thread. Nothing
 * ends a request that takes long.
 */
export const startInProcess: StartStoreThread = () => {
  const store = new Store();
  return {
    isLost: false,
    hold: () => undefined,
    release: () => undefined,
    // Requests and replies are copies, as those of threads are.
    exchange: async (request) => structuredClone(await replyOf(store, structuredClone(request))),
    end: async () => undefined,
  };
};
