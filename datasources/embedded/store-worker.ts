import { Failure, quoted } from "../../engine/failure.ts";
import type { Party } from "../../engine/sources/upstream.ts";
import { abortFailure } from "../select/abort.ts";
import { type PooledThread, type PoolSettings, ThreadPool } from "../threads/thread-pool.ts";
import { ThreadProblem, workerModule } from "../threads/thread.ts";
import type { GraphFile } from "./graph-files.ts";
import type { WorkerReply, WorkerRequest, WorkerResults } from "./worker-protocol.ts";

/** Loading takes as long as the files are large; beyond this something is wrong. */
const LOAD_TIMEOUT_MS = 300_000;
/** A query that is nearly done is let end: to fill the store again takes longer than most. */
const PATIENCE_MS = 100;
/** A second copy is filled when something has waited for so long, and goes when nobody has needed it for a minute. */
const SPARE = { startAfterMs: 250, endAfterMs: 60_000 };
/** Bytes of files up to which a graph may be in memory twice. */
const MOST_BYTES_TWICE = 8 * 1024 * 1024;

/** Starts what holds a store and answers requests, one at a time. */
export type StartStoreThread = () => PooledThread<WorkerRequest, WorkerReply>;

/** How a request is put. */
interface AskOptions {
  readonly timeoutMs: number;
  readonly signal?: AbortSignal;
  /** For whom. */
  readonly party?: Party | undefined;
}

type Question = Exclude<WorkerRequest, { readonly kind: "load" }>;

/**
 * The thread that holds a graph's store. Requests are answered one at a time, one of each party in turn; while one
 * takes long and others wait, a second thread with a copy of the store answers those, if the graph is small enough. A
 * request that takes too long or is aborted is ended by ending its thread; the store is then filled again for those
 * that wait.
 */
export class StoreWorker {
  readonly #source: string;
  readonly #pool: ThreadPool<WorkerRequest, WorkerReply>;
  #closed = false;

  /**
   * @param source The graph's id, as failures name it.
   * @param startThread In place of a thread of Oxigraph's
   */
  constructor(source: string, files: readonly GraphFile[], startThread?: StartStoreThread) {
    this.#source = source;
    const settings: PoolSettings<WorkerRequest, WorkerReply> = {
      module: workerModule("./oxigraph-worker", import.meta.url),
      threads: bytesOf(files) <= MOST_BYTES_TWICE ? 2 : 1,
      spare: SPARE,
      patienceMs: PATIENCE_MS,
      // Files are loaded one by one, so that whatever happens it is known with which.
      openings: files.map((file) => ({
        request: { kind: "load", file },
        timeoutMs: LOAD_TIMEOUT_MS,
        accept: (reply) => this.#checkLoaded(reply, file),
        lost: (problem) => this.#notLoaded(file, { message: problem.message, trapped: problem.isOutOfMemory }),
      })),
      isFatal: (reply) => !reply.ok && reply.fatal,
    };
    this.#pool = new ThreadPool(settings, startThread);
  }

  /**
   * Fills the store and gives the number of its triples. To be called once, before anything is asked.
   * @throws Failure `BAD_USER_INPUT` for a malformed file, naming file, line and column and quoting the line, and for
   * one that the store does not survive; `SOURCE_UNAVAILABLE`, naming the file, when the thread ends or takes too long.
   */
  async load(): Promise<number> {
    try {
      const reply = await this.#pool.start();
      return reply?.ok === true ? (reply.result as number) : 0;
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

  #checkLoaded(reply: WorkerReply, file: GraphFile): void {
    if (!reply.ok) throw this.#notLoaded(file, reply);
  }

  #notLoaded(
    { path, bytes }: GraphFile,
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
    const what = `of ${bytes.byteLength.toLocaleString("en")} bytes can not be loaded: it needs more memory, or is nested deeper, than the store has room for (${message}).`;
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

function bytesOf(files: readonly GraphFile[]): number {
  return files.reduce((sum, { bytes }) => sum + bytes.byteLength, 0);
}
