import { availableParallelism } from "node:os";
import { Failure } from "../../engine/failure.ts";
import type { Passage } from "../../engine/sources/documents.ts";
import type { Task } from "../../engine/task.ts";
import { type Outcome, resultOf } from "../threads/outcome.ts";
import { type PoolActivity, ThreadPool } from "../threads/thread-pool.ts";
import { ThreadProblem, workerModule } from "../threads/thread.ts";
import type { EntityCandidate, Mention, SearchOptions } from "../../engine/sources/knowledge-graph.ts";
import type { Document } from "../documents/document.ts";
import type { PackedNames } from "../graph-index/packed-names.ts";
import { SentParts } from "./lasting-parts.ts";
import type { Names, PlainRequest, ReadingRequest, ReadingResults, SentNames } from "./reading-request.ts";
import { taskRequest } from "./task-request.ts";

/** One more than one, so that who asks something slow does not hold the others up; each takes some 50 MiB. */
const THREADS = Math.max(2, Math.min(4, availableParallelism()));
/** What is nearly done is let end: to start a thread takes about as long. */
const PATIENCE_MS = 100;
/** Reading takes milliseconds. What takes so much longer would keep a thread from everybody else. */
const TIMEOUT_MS = 30_000;

export interface ReadingThreadsOptions {
  readonly threads?: number;
  /** The worker's module: another reasoner than the built-in one. See `serveReading`. */
  readonly module?: URL;
  /** Milliseconds after which work is ended. Default 30 000. */
  readonly timeoutMs?: number;
  /** Milliseconds that work which nobody wants any more gets to end by itself. Default 100. */
  readonly patienceMs?: number;
}

/** What passages are wanted. */
export interface RankWish {
  readonly query: string;
  readonly limit: number;
  /** IRIs: documents about these are preferred. */
  readonly about?: readonly string[];
}

/**
 * Threads that read language: nothing in a question, a name or a document, however it is made, holds the process up.
 */
export class ReadingThreads {
  readonly #pool: ThreadPool<ReadingRequest, Outcome<unknown>>;
  readonly #timeoutMs: number;
  readonly #sent = new SentParts();

  constructor({
    threads = THREADS,
    module = workerModule("../../reasoners/threads/reading-worker", import.meta.url),
    timeoutMs = TIMEOUT_MS,
    patienceMs = PATIENCE_MS,
  }: ReadingThreadsOptions = {}) {
    this.#pool = new ThreadPool({ module, threads, patienceMs });
    this.#timeoutMs = timeoutMs;
  }

  get activity(): PoolActivity {
    return this.#pool.activity;
  }

  /** Starts a thread before it is needed. */
  async warmUp(): Promise<void> {
    await this.#pool.start();
  }

  /** @throws what the task's handler throws; Failure `DEADLINE_EXCEEDED` when it takes too long; the signal's reason */
  async runTask<Input, Output>(task: Task<Input, Output>, input: Input, signal: AbortSignal): Promise<Output> {
    return (await this.#run(
      `the task ${task.name}`,
      (thread) => taskRequest(task, input, thread, this.#sent),
      signal,
    )) as Output;
  }

  /**
   * See `spotMentions`.
   * @param names Packed ones stay with the threads
   * @throws Failure `DEADLINE_EXCEEDED` when it takes too long; the signal's reason
   */
  spotMentions(text: string, names: Names | PackedNames, signal: AbortSignal): Promise<readonly Mention[]> {
    return this.#plain("SPOT", "the names in the text", (sent) => ({ kind: "SPOT", text, names: sent(names) }), signal);
  }

  /**
   * See `searchEntities`.
   * @throws RangeError for a limit that is not a positive integer; Failure `DEADLINE_EXCEEDED`; the signal's reason
   */
  searchEntities(
    name: string,
    limit: number,
    names: Names | PackedNames,
    signal: AbortSignal,
    options: SearchOptions = {},
  ): Promise<readonly EntityCandidate[]> {
    return this.#plain(
      "FIND",
      "the name",
      (sent) => ({ kind: "FIND", name, limit, options, names: sent(names) }),
      signal,
    );
  }

  /**
   * The best of the documents' passages, as `PassageIndex` finds them.
   * @throws Failure `DEADLINE_EXCEEDED`; the signal's reason
   */
  rankPassages(
    documents: readonly Document[],
    { query, limit, about = [] }: RankWish,
    signal: AbortSignal,
  ): Promise<readonly Passage[]> {
    return this.#plain("RANK", "documents", () => ({ kind: "RANK", documents, query, limit, about }), signal);
  }

  /** Ends them at once. */
  close(): Promise<void> {
    return this.#pool.close();
  }

  async #plain<Kind extends PlainRequest["kind"]>(
    _kind: Kind,
    what: string,
    request: (sent: (names: Names | PackedNames) => SentNames) => Extract<PlainRequest, { readonly kind: Kind }>,
    signal: AbortSignal,
  ): Promise<ReadingResults[Kind]> {
    const sentTo =
      (thread: object) =>
      (names: Names | PackedNames): SentNames =>
        "bytes" in names ? { packed: this.#sent.partFor(thread, names) } : { few: names };
    return (await this.#run(what, (thread) => request(sentTo(thread)), signal)) as ReadingResults[Kind];
  }

  async #run(what: string, request: (thread: object) => ReadingRequest, signal: AbortSignal): Promise<unknown> {
    try {
      return resultOf(await this.#pool.run(request, { signal, timeoutMs: this.#timeoutMs }));
    } catch (error) {
      if (!(error instanceof ThreadProblem)) throw error;
      if (error.kind === "TIMEOUT")
        throw new Failure(
          "DEADLINE_EXCEEDED",
          `Reading ${what} took longer than ${this.#timeoutMs / 1_000} s and was stopped. The first question takes longest, most of all on a busy machine: ask again to go on. If that does not help, ask in fewer words.`,
          { cause: error },
        );
      if (error.kind === "CROWDED")
        throw new Failure("RATE_LIMITED", `Too much is waiting to be read: ${error.message}.`, { cause: error });
      if (error.kind === "CLOSED")
        throw new Failure("CANCELLED", "The gateway was closed before this was read.", { cause: error });
      throw new Error(`The thread that read ${what} ${error.message}`, { cause: error });
    }
  }
}

/**
 * Those of this process. None is started before it is needed, and an idle one does not keep the process from ending.
 */
export const readingThreads = new ReadingThreads();
