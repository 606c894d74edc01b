import { Worker } from "node:worker_threads";
import { HttpProblem } from "../../http/http-problem.ts";
import type { MainText } from "./main-text.ts";

export interface ReadRequest {
  readonly id: number;
  readonly source: string;
}

export type ReadReply = { readonly id: number } & ({ readonly text: MainText } | { readonly reason: string });

interface Job {
  readonly request: ReadRequest;
  readonly resolve: (text: MainText) => void;
  readonly reject: (problem: HttpProblem) => void;
}

/** Milliseconds for one page; the first one also waits for the thread to start. */
const TIMEOUT_MS = 4_000;
/** MiB of memory that the thread may use. */
const MEMORY_MB = 512;

/**
 * Reads pages in a thread of its own, one after the other: a page that somebody made to be slow to read holds nothing else
 * up, and is given up after a while, with the thread.
 */
export class PageReader {
  readonly #waiting: Job[] = [];
  #thread: Worker | undefined;
  #running: Job | undefined;
  #timer: NodeJS.Timeout | undefined;
  #nextId = 0;

  /** @throws HttpProblem `MALFORMED` for a page that can not be read, or not in time */
  read(source: string): Promise<MainText> {
    this.#nextId += 1;
    const request = { id: this.#nextId, source };
    return new Promise((resolve, reject) => {
      this.#waiting.push({ request, resolve, reject });
      this.#next();
    });
  }

  async close(): Promise<void> {
    this.#waiting.length = 0;
    this.#finish((job) => job.reject(problem("reading pages has ended")));
    await this.#end();
  }

  #next(): void {
    if (this.#running !== undefined) return;
    const job = this.#waiting.shift();
    if (job === undefined) return this.#thread?.unref();
    this.#running = job;
    this.#thread ??= this.#start();
    this.#thread.ref();
    this.#timer = setTimeout(() => this.#giveUp("it takes too long to read"), TIMEOUT_MS);
    this.#thread.postMessage(job.request);
  }

  #start(): Worker {
    // The worker is the sibling that exists: a source under Node's type stripping, or what was built from it.
    const name = import.meta.url.endsWith(".ts") ? "./page-reader-worker.ts" : "./page-reader-worker.js";
    const thread = new Worker(new URL(name, import.meta.url), { execArgv: [], resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB } });
    thread.on("message", (reply: ReadReply) => {
      if (reply.id !== this.#running?.request.id) return;
      this.#finish((job) => ("text" in reply ? job.resolve(reply.text) : job.reject(problem(reply.reason))));
      this.#next();
    });
    thread.on("error", (error) => {
      if (thread === this.#thread) this.#giveUp(error instanceof Error ? error.message : String(error));
    });
    return thread;
  }

  #giveUp(reason: string): void {
    void this.#end();
    this.#finish((job) => job.reject(problem(reason)));
    this.#next();
  }

  #finish(settle: (job: Job) => void): void {
    clearTimeout(this.#timer);
    const job = this.#running;
    this.#running = undefined;
    if (job !== undefined) settle(job);
  }

  async #end(): Promise<void> {
    const thread = this.#thread;
    this.#thread = undefined;
    await thread?.terminate();
  }
}

function problem(reason: string): HttpProblem {
  return new HttpProblem("MALFORMED", `the page can not be read: ${reason}`);
}
