import { type Transferable, Worker } from "node:worker_threads";

/** What a thread runs, and what it may use. */
export interface ThreadSettings {
  /** See `workerModule`. */
  readonly module: URL;
  /** MiB of memory that its objects may take; what Node allows when absent. */
  readonly memoryMb?: number | undefined;
  /** MiB of memory for objects that are new: what makes many that stay takes less time with more. */
  readonly newObjectsMb?: number;
}

/** How a request is sent. */
export interface ExchangeOptions {
  readonly timeoutMs?: number | undefined;
  /** What of the request is handed over rather than copied: memory, and ports. */
  readonly transfer?: readonly object[];
}

/** Why work in a thread came to nothing. */
export class ThreadProblem extends Error {
  /**
   * - `TIMEOUT`: it took too long, and was ended; - `LOST`: the thread ended by itself, or was ended; - `CROWDED`: too
   *   much is waiting; - `CLOSED`: there are no threads any more.
   */
  readonly kind: "TIMEOUT" | "LOST" | "CROWDED" | "CLOSED";
  /** Whether the thread was lost because its objects had no room. */
  readonly isOutOfMemory: boolean;

  constructor(kind: ThreadProblem["kind"], message: string, isOutOfMemory = false) {
    super(message);
    this.isOutOfMemory = isOutOfMemory;
    this.name = "ThreadProblem";
    this.kind = kind;
  }
}

/** A thread that is sent one request at a time. It does not keep the process from ending but while it is held. */
export class Thread<Request, Reply> {
  readonly #worker: Worker;
  /** Told when the thread has come to an end, in whatever way. */
  readonly #lose: Set<(reason: string) => void> = new Set();
  #isEnding = false;
  #isHeld = false;
  #lost: string | undefined;
  #isOutOfMemory = false;

  constructor({ module, memoryMb, newObjectsMb }: ThreadSettings) {
    this.#worker = new Worker(module, {
      execArgv: [],
      resourceLimits: {
        ...(memoryMb === undefined ? {} : { maxOldGenerationSizeMb: memoryMb }),
        ...(newObjectsMb === undefined ? {} : { maxYoungGenerationSizeMb: newObjectsMb }),
      },
    });
    this.#worker.unref();
    this.#worker.on("error", (error) => {
      this.#isOutOfMemory = error instanceof Error && "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY";
      this.#ended(`failed: ${error instanceof Error ? error.message : String(error)}`);
    });
    this.#worker.on("messageerror", () => this.#ended("gave a reply that can not be read"));
    this.#worker.on("exit", () => this.#ended("was ended while it answered"));
  }

  get isLost(): boolean {
    return this.#lost !== undefined;
  }

  /** Keeps the process from ending. */
  hold(): void {
    if (!this.#isHeld) this.#worker.ref();
    this.#isHeld = true;
  }

  release(): void {
    // Whoever waits for its end would otherwise wait in a process that has nothing left to do, and is ended with code
    // 13.
    if (this.#isHeld && !this.#isEnding) this.#worker.unref();
    this.#isHeld = false;
  }

  /**
   * Sends a request and gives the reply. By itself it does not keep the process from ending: whoever waits holds the
   * thread.
   * @throws ThreadProblem `LOST` or `TIMEOUT`; what can not be sent is a DataCloneError
   */
  exchange(request: Request, { timeoutMs, transfer = [] }: ExchangeOptions = {}): Promise<Reply> {
    return new Promise((resolve, reject) => {
      const settled = (): void => {
        clearTimeout(timer);
        this.#worker.off("message", answered);
        this.#lose.delete(lost);
      };
      const answered = (reply: Reply): void => {
        settled();
        resolve(reply);
      };
      const lost = (reason: string): void => {
        settled();
        reject(new ThreadProblem("LOST", reason, this.#isOutOfMemory));
      };
      const expired = (): void => {
        settled();
        reject(new ThreadProblem("TIMEOUT", `took longer than ${timeoutMs} ms`));
      };
      const timer = timeoutMs === undefined ? undefined : setTimeout(expired, timeoutMs).unref();
      if (this.#lost !== undefined) return lost(this.#lost);
      this.#worker.on("message", answered);
      this.#lose.add(lost);
      try {
        this.#worker.postMessage(request, transfer as Transferable[]);
      } catch (error) {
        settled();
        throw error;
      }
    });
  }

  /** Ends it, whatever it is doing. */
  async end(): Promise<void> {
    this.#isEnding = true;
    await this.#worker.terminate();
  }

  #ended(reason: string): void {
    this.#lost ??= reason;
    for (const lose of [...this.#lose]) lose(this.#lost);
  }
}

/**
 * A worker's module beside the one that starts it: a source under Node's type stripping, or what was built from it.
 * @param name Without extension: "./page-reader-worker"
 */
export function workerModule(name: string, importer: string): URL {
  return new URL(`${name}.${importer.endsWith(".ts") ? "ts" : "js"}`, importer);
}
