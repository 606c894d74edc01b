import { Failure, quoted } from "../../engine/failure.ts";
import type { Party } from "../../engine/sources/upstream.ts";
import { abortFailure } from "../select/abort.ts";
import { type Opening, type PooledThread, type PoolSettings, ThreadPool } from "../threads/thread-pool.ts";
import { ThreadProblem, workerModule } from "../threads/thread.ts";
import { bytesOf, type GraphFile, MOST_BYTES_KEPT } from "./graph-files.ts";
import { mayHaveNamedGraphs, type NamedGraphs } from "./graphs-of-files.ts";
import { loadingTimeoutMs } from "./time-limits.ts";
import type { LoadedFile, WorkerReply, WorkerRequest, WorkerResults } from "./worker-protocol.ts";

/** A query that is nearly done is let end: to fill the store again takes longer than most. */
const PATIENCE_MS = 100;
/** A second copy is filled when something has waited for so long, and goes when nobody has needed it for a minute. */
const SPARE = { startAfterMs: 250, endAfterMs: 60_000 };

/** Starts what holds a store and answers requests, one at a time. */
export type StartStoreThread = () => PooledThread<WorkerRequest, WorkerReply>;

/** How a request is put. */
interface AskOptions {
  readonly timeoutMs: number;
  readonly signal?: AbortSignal;
  /** For whom. */
  readonly party?: Party | undefined;
  /** What of the request is handed over. */
  readonly transfer?: readonly object[];
}

type Question = Exclude<WorkerRequest, { readonly kind: "load" | "pour" | "giveIris" }>;

interface StoreOptions {
  /** Predicates of names, as IRIs: nodes that have a name by one of them, and no IRI, get one. */
  readonly labels?: readonly string[];
  /** In place of a thread of Oxigraph's. */
  readonly startThread?: StartStoreThread;
}

/**
 * The thread that holds a graph's store. Requests are answered one at a time, one of each party in turn; while one
 * takes long and others wait, a second thread with a copy of the store answers those, if the graph is small enough. A
 * request that takes too long or is aborted is ended by ending its thread; the store is then filled again for those
 * that wait.
 */
export class StoreWorker {
  readonly #source: string;
  readonly #pool: ThreadPool<WorkerRequest, WorkerReply>;
  readonly #files: readonly GraphFile[];
  readonly #read = new BigInt64Array(new SharedArrayBuffer(8));
  /** What was loaded at first, by path. */
  readonly #loaded = new Map<string, LoadedFile>();
  #givenIris = 0;
  #namedGraphs: NamedGraphs | undefined;
  #closed = false;

  /** @param source The graph's id, as failures name it. */
  constructor(source: string, files: readonly GraphFile[], { labels = [], startThread }: StoreOptions = {}) {
    this.#source = source;
    this.#files = files;
    const settings: PoolSettings<WorkerRequest, WorkerReply> = {
      module: workerModule("./oxigraph-worker", import.meta.url),
      threads: bytesOf(files) <= MOST_BYTES_KEPT ? 2 : 1,
      spare: SPARE,
      patienceMs: PATIENCE_MS,
      // Files are loaded one by one, so that whatever happens it is known with which.
      openings: [
        ...files.map((file, place): Opening<WorkerRequest, WorkerReply> => ({
          request: { kind: "load", file, read: this.#read, ...(place === 0 ? { expected: bytesOf(files) } : {}) },
          timeoutMs: loadingTimeoutMs(file.size),
          accept: (reply) => this.#checkLoaded(reply, file),
          lost: (problem) => this.#notLoaded(file, { message: problem.message, trapped: problem.isOutOfMemory }),
        })),
        ...(files.some(mayHaveNamedGraphs) ? [this.#pouring()] : []),
        ...(labels.length === 0 ? [] : [this.#givingIris(labels)]),
      ],
      isFatal: (reply) => !reply.ok && reply.fatal,
    };
    this.#pool = new ThreadPool(settings, startThread);
  }

  /** Share of the files' bytes that were read, 0–1. */
  get share(): number {
    const bytes = bytesOf(this.#files);
    return bytes === 0 ? 1 : Math.min(1, Number(Atomics.load(this.#read, 0)) / bytes);
  }

  /** How many nodes have an IRI in the store that they do not have in the files. */
  get givenIris(): number {
    return this.#givenIris;
  }

  /** What is known of the named graphs of the files; undefined where no file is of a format that has any. */
  get namedGraphs(): NamedGraphs | undefined {
    return this.#namedGraphs;
  }

  /**
   * Fills the store. To be called once, before anything is asked.
   * @returns what became of each file, in their order
   * @throws Failure `BAD_USER_INPUT` for a malformed file, naming file, line and column and quoting the line, and for
   * one that the store does not survive; `SOURCE_UNAVAILABLE`, naming the file, when the thread ends or takes too long.
   */
  async load(): Promise<readonly LoadedFile[]> {
    try {
      await this.#pool.start();
      return this.#files.flatMap(({ path }) => this.#loaded.get(path) ?? []);
    } catch (error) {
      await this.#pool.close();
      throw this.#failureOf(error, "its load was given up");
    }
  }

  /**
   * Puts one request to the store.
   * @throws Failure `SOURCE_UNAVAILABLE` when the time is over, too many wait, the thread fails or the graph is closed;
   * `BAD_USER_INPUT` when the store refuses the request; what the signal's reason says when it is aborted.
   */
  async ask<Q extends Question>(request: Q, { signal, ...options }: AskOptions): Promise<WorkerResults[Q["kind"]]> {
    if (this.#closed) throw this.#unavailable("is closed");
    let reply: WorkerReply;
    try {
      reply = await this.#pool.run(() => request, { ...options, ...(signal === undefined ? {} : { signal }) });
    } catch (error) {
      if (signal?.aborted === true) throw abortFailure(signal);
      throw this.#failureOf(error, subjectOf(request));
    }
    if (reply.ok) return reply.result as WorkerResults[Q["kind"]];
    if (reply.fatal) throw this.#unavailable(reply.message);
    const what = request.kind === "select" ? `the query ${quoted(request.query)}` : `its ${request.kind}`;
    // Oxigraph goes on to list everything that it would have accepted.
    const why = reply.message.replace(/: expected one of .*/su, "");
    throw new Failure("BAD_USER_INPUT", `${this.#name()} refused ${what}: ${why}.`, { source: this.#source });
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#pool.close();
  }

  #pouring(): Opening<WorkerRequest, WorkerReply> {
    return {
      request: { kind: "pour", defaultGraphs: this.#files[0]?.defaultGraphs },
      timeoutMs: loadingTimeoutMs(bytesOf(this.#files)),
      accept: (reply) => {
        if (!reply.ok) throw this.#unavailable(reply.message);
        this.#namedGraphs = reply.result as WorkerResults["pour"];
      },
    };
  }

  #givingIris(labels: readonly string[]): Opening<WorkerRequest, WorkerReply> {
    return {
      request: { kind: "giveIris", labels },
      timeoutMs: loadingTimeoutMs(bytesOf(this.#files)),
      accept: (reply) => {
        if (!reply.ok) throw this.#unavailable(reply.message);
        this.#givenIris = reply.result as WorkerResults["giveIris"];
      },
    };
  }

  #checkLoaded(reply: WorkerReply, file: GraphFile): void {
    if (!reply.ok) throw this.#notLoaded(file, reply);
    const loaded = reply.result as LoadedFile;
    const before = this.#loaded.get(file.path);
    // What is known of the graph would not be true of what is then in the store.
    if (before !== undefined && before.digest !== loaded.digest)
      throw this.#notLoaded(file, { message: "can not be filled again: the file has changed. Start the gateway anew" });
    this.#loaded.set(file.path, loaded);
  }

  #notLoaded(
    { path, size }: GraphFile,
    { message, place, trapped = false }: Pick<Extract<WorkerReply, { ok: false }>, "message" | "place" | "trapped">,
  ): Failure {
    const file = `The graph file ${quoted(path)}`;
    const source = this.#source;
    if (place !== undefined) {
      const { line, column, quote } = place;
      const what = `is malformed at line ${line}, column ${column}: ${message}. The line reads ${quoted(quote)}.`;
      return new Failure("BAD_USER_INPUT", `${file} ${what}`, { source });
    }
    if (!trapped)
      return new Failure("SOURCE_UNAVAILABLE", `${file} could not be loaded: ${this.#name()} ${message}.`, { source });
    const what = `of ${size.toLocaleString("en")} bytes can not be loaded: it needs more memory, or is nested deeper, than the store has room for (${message}).`;
    return new Failure("BAD_USER_INPUT", `${file} ${what}`, { source });
  }

  #failureOf(error: unknown, subject: string): Failure {
    if (error instanceof Failure) return error;
    if (!(error instanceof ThreadProblem)) return this.#unavailable(`failed: ${String(error)}`);
    return this.#unavailable(error.kind === "TIMEOUT" ? `${error.message}: ${subject}` : error.message);
  }

  #unavailable(what: string): Failure {
    return new Failure("SOURCE_UNAVAILABLE", `${this.#name()} ${what}.`, { source: this.#source });
  }

  #name(): string {
    return `The graph ${quoted(this.#source)}`;
  }
}

function subjectOf(request: Question): string {
  return request.kind === "select"
    ? `the query ${quoted(request.query)} was ended`
    : `its ${request.kind} was given up`;
}
