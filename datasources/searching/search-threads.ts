import { MessageChannel } from "node:worker_threads";
import type { PackedResult, SearchAsk } from "../../engine/strategies/hydra/search/apart/conversation.ts";
import type { SearchThread, SearchThreads } from "../../engine/strategies/hydra/search/apart/search-threads.ts";
import { Failure } from "../../engine/failure.ts";
import { type Outcome, resultOf } from "../threads/outcome.ts";
import { type PoolActivity, ThreadPool } from "../threads/thread-pool.ts";
import { ThreadProblem, workerModule } from "../threads/thread.ts";
import type { SearchRequest } from "./search-conversation.ts";

/** Searches at once: each keeps its thread while graphs answer. Others run where they are. */
const THREADS = 2;
/** Each takes some 50 MiB: the second is started when something has waited, and ended when it has idled. */
const SPARE = { startAfterMs: 50, endAfterMs: 60_000 };
/** A search that nobody wants any more is told so, and ends by itself within a few steps. */
const PATIENCE_MS = 500;
/** Graphs are waited for meanwhile, each within its own bounds; what takes longer would keep the thread for ever. */
const TIMEOUT_MS = 600_000;

export interface SearchThreadsOptions {
  /** Default 2. */
  readonly threads?: number;
  /** Milliseconds after which a search is ended. Default 600 000. */
  readonly timeoutMs?: number;
}

/** Threads that search evidence subgraphs which are large. None is started before it is needed. */
export class ThreadsForSearches implements SearchThreads {
  readonly #pool: ThreadPool<SearchRequest, Outcome<PackedResult>>;
  readonly #threads: number;
  readonly #timeoutMs: number;
  #taken = 0;

  constructor({ threads = THREADS, timeoutMs = TIMEOUT_MS }: SearchThreadsOptions = {}) {
    const module = workerModule("./search-worker", import.meta.url);
    this.#pool = new ThreadPool({ module, threads, patienceMs: PATIENCE_MS, spare: SPARE });
    this.#threads = threads;
    this.#timeoutMs = timeoutMs;
  }

  get activity(): PoolActivity {
    return this.#pool.activity;
  }

  take(): SearchThread | undefined {
    if (this.#taken === this.#threads) return undefined;
    this.#taken += 1;
    return async (start, reply, signal) => {
      try {
        return await this.#search(start, reply, signal);
      } finally {
        this.#taken -= 1;
      }
    };
  }

  /** Ends them at once. */
  close(): Promise<void> {
    return this.#pool.close();
  }

  async #search(...[start, reply, signal]: Parameters<SearchThread>): Promise<PackedResult> {
    const { port1: own, port2: theirs } = new MessageChannel();
    const failed = new AbortController();
    own.on("message", (ask: SearchAsk) => {
      reply(ask).then(
        (replied) => own.postMessage(replied),
        (error: unknown) => failed.abort(error),
      );
    });
    try {
      const outcome = await this.#pool.run(() => ({ start, port: theirs }), {
        signal: AbortSignal.any([signal, failed.signal]),
        timeoutMs: this.#timeoutMs,
        transfer: [theirs],
      });
      return resultOf(outcome);
    } catch (error) {
      if (!(error instanceof ThreadProblem)) throw error;
      if (error.kind === "TIMEOUT")
        throw new Failure(
          "DEADLINE_EXCEEDED",
          `Searching the graphs took longer than ${this.#timeoutMs} ms and was ended. Set a smaller depth or beam.`,
          { cause: error },
        );
      if (error.kind === "CLOSED")
        throw new Failure("CANCELLED", "The gateway was closed before the graphs were searched.", { cause: error });
      throw new Error(`The thread that searched the graphs ${error.message}`, { cause: error });
    } finally {
      own.close();
    }
  }
}

/** Those of this process; an idle one does not keep it from ending. */
export const threadsForSearches = new ThreadsForSearches();
