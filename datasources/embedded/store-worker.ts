import { Worker } from "node:worker_threads";
import { Failure, quoted } from "../../engine/failure.ts";
import { abortFailure } from "../select/abort.ts";
import type { GraphFile } from "./graph-files.ts";
import type { WorkerReply, WorkerRequest, WorkerResults } from "./worker-protocol.ts";

/** Requests that may wait; more than this means that nobody will live to see the answers. */
const MAX_WAITING = 1_000;
/** Loading takes as long as the files are large; beyond this something is wrong. */
const LOAD_TIMEOUT_MS = 300_000;

type Question = Exclude<WorkerRequest, { readonly kind: "load" }>;

interface Job {
  readonly request: Question;
  readonly timeoutMs: number;
  readonly resolve: (result: WorkerResults[keyof WorkerResults]) => void;
  readonly reject: (failure: Failure) => void;
}

/**
 * The thread that holds a graph's store. Requests are answered one at a time, first come, first served. One that takes
 * too long or is aborted is ended by ending the thread; the store is then filled again for those that wait.
 */
export class StoreWorker {
  readonly #source: string;
  readonly #files: readonly GraphFile[];
  readonly #waiting: Job[] = [];
  #thread: Worker | undefined;
  #running: Job | undefined;
  #working = false;
  #closed = false;

  /** @param source The graph's id, as failures name it. */
  constructor(source: string, files: readonly GraphFile[]) {
    this.#source = source;
    this.#files = files;
  }

  /**
   * Fills the store and gives the number of its triples. To be called once, before anything is asked.
   * @throws Failure `BAD_USER_INPUT` for a malformed file, naming file, line and column and quoting the line.
   */
  async load(): Promise<number> {
    try {
      return await this.#start();
    } catch (error) {
      await this.#end();
      throw error;
    }
  }

  /**
   * Puts one request to the store.
   * @throws Failure `SOURCE_UNAVAILABLE` when the time is over, too many wait, the thread fails or the graph is closed;
   * `BAD_USER_INPUT` when the store refuses the request; what the signal's reason says when it is aborted.
   */
  ask<Q extends Question>(
    request: Q,
    options: { readonly timeoutMs: number; readonly signal?: AbortSignal },
  ): Promise<WorkerResults[Q["kind"]]> {
    const { timeoutMs, signal } = options;
    return new Promise((resolve, reject) => {
      if (this.#closed) return reject(this.#unavailable("is closed"));
      if (signal?.aborted === true) return reject(abortFailure(signal));
      if (this.#waiting.length >= MAX_WAITING) {
        return reject(this.#unavailable(`has ${MAX_WAITING} requests waiting; ask again later`));
      }
      const abort = (): void => {
        if (signal === undefined) return;
        reject(abortFailure(signal));
        const place = this.#waiting.indexOf(job);
        if (place >= 0) this.#waiting.splice(place, 1);
        else if (this.#running === job) void this.#end();
      };
      const job: Job = {
        request,
        timeoutMs,
        resolve: (result) => {
          signal?.removeEventListener("abort", abort);
          resolve(result as WorkerResults[Q["kind"]]);
        },
        reject: (failure) => {
          signal?.removeEventListener("abort", abort);
          reject(failure);
        },
      };
      signal?.addEventListener("abort", abort, { once: true });
      this.#waiting.push(job);
      void this.#work();
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const job of [...this.#waiting.splice(0), ...(this.#running === undefined ? [] : [this.#running])]) {
      job.reject(this.#unavailable("was closed before it could answer"));
    }
    await this.#end();
  }

  async #work(): Promise<void> {
    if (this.#working) return;
    this.#working = true;
    while (!this.#closed) {
      const job = this.#waiting.shift();
      // With nothing to do the store is still filled again, so that the next request does not wait for it.
      if (job === undefined && this.#thread !== undefined) break;
      this.#running = job;
      try {
        if (this.#thread === undefined) await this.#start();
        if (job !== undefined) await this.#perform(job);
      } catch (error) {
        job?.reject(error instanceof Failure ? error : this.#unavailable(`failed: ${String(error)}`));
        if (job === undefined) break;
      } finally {
        this.#running = undefined;
      }
    }
    this.#working = false;
    this.#thread?.unref();
  }

  async #perform(job: Job): Promise<void> {
    const reply = await this.#exchange(job.request, job.timeoutMs);
    if (reply.ok) return job.resolve(reply.result);
    if (!reply.fatal) {
      const what = job.request.kind === "select" ? `the query ${quoted(job.request.query)}` : `its ${job.request.kind}`;
      // Oxigraph goes on to list everything that it would have accepted.
      const why = reply.message.replace(/: expected one of .*/su, "");
      throw new Failure("BAD_USER_INPUT", `${this.#name()} refused ${what}: ${why}.`, { source: this.#source });
    }
    await this.#end();
    throw this.#unavailable(reply.message);
  }

  /** A new thread with a filled store. */
  async #start(): Promise<number> {
    const thread = new Worker(workerUrl(), { execArgv: [] });
    // An error that nobody waits for any more would otherwise end the process; the exchange under way hears it too.
    thread.on("error", () => undefined);
    this.#thread = thread;
    const reply = await this.#exchange({ kind: "load", files: this.#files }, LOAD_TIMEOUT_MS);
    if (reply.ok) return reply.result as number;
    await this.#end();
    if (reply.place === undefined) throw this.#unavailable(reply.message);
    const { path, line, column, quote } = reply.place;
    throw new Failure(
      "BAD_USER_INPUT",
      `The graph file ${quoted(path)} is malformed at line ${line}, column ${column}: ${reply.message}. The line reads ${quoted(quote)}.`,
      { source: this.#source },
    );
  }

  /** Sends one request; the reply is fatal when the thread ends or does not answer in time. */
  #exchange(request: WorkerRequest, timeoutMs: number): Promise<WorkerReply> {
    const thread = this.#thread;
    if (thread === undefined) return Promise.resolve(fatal("was ended"));
    thread.ref();
    return new Promise((resolve) => {
      const settle = (reply: WorkerReply): void => {
        clearTimeout(timer);
        thread.off("message", settle).off("error", failed).off("exit", ended);
        resolve(reply);
      };
      const failed = (error: unknown): void =>
        settle(fatal(`failed: ${error instanceof Error ? error.message : String(error)}`));
      const ended = (): void => settle(fatal("was ended while it answered"));
      const timer = setTimeout(() => settle(fatal(`took longer than ${timeoutMs} ms: ${subjectOf(request)}`)), timeoutMs);
      thread.on("message", settle).on("error", failed).on("exit", ended);
      thread.postMessage(request);
    });
  }

  async #end(): Promise<void> {
    const thread = this.#thread;
    this.#thread = undefined;
    await thread?.terminate();
  }

  #unavailable(what: string): Failure {
    return new Failure("SOURCE_UNAVAILABLE", `${this.#name()} ${what}.`, { source: this.#source });
  }

  #name(): string {
    return `The graph ${quoted(this.#source)}`;
  }
}

/** Sources run as TypeScript in development and as JavaScript when built; the worker goes along. */
function workerUrl(): URL {
  const extension = import.meta.url.endsWith(".ts") ? "ts" : "js";
  return new URL(`./oxigraph-worker.${extension}`, import.meta.url);
}

function fatal(message: string): WorkerReply {
  return { ok: false, message, fatal: true };
}

function subjectOf(request: WorkerRequest): string {
  return request.kind === "select" ? `the query ${quoted(request.query)} was ended` : `its ${request.kind} was given up`;
}
