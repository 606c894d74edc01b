import { Failure } from "../../engine/failure.ts";
import type { SourceCheck } from "../../engine/sources/check.ts";
import type { Passage, QuotedPlace, Stretch } from "../../engine/sources/documents.ts";
import { errorOf, resultOf } from "../threads/outcome.ts";
import { type PooledThread, type PoolSettings, ThreadPool } from "../threads/thread-pool.ts";
import { ThreadProblem, workerModule } from "../threads/thread.ts";
import type { OnBadFile } from "./folder-index.ts";
import type { FolderReply, FolderRequest, FolderResults, FolderState } from "./folder-request.ts";
import type { PassageSearch } from "./passage-index.ts";

/** To read all documents again takes longer than nearly every search. */
const PATIENCE_MS = 5_000;
const SEARCH_TIMEOUT_MS = 30_000;

/** Starts what holds the passages of a folder and answers requests, one at a time. */
export type StartFolderThread = () => PooledThread<FolderRequest, FolderReply>;

export interface FolderSettings {
  /** The collection's id, as failures name it. */
  readonly id: string;
  readonly paths: readonly string[];
  readonly base: string;
  readonly licence: string | undefined;
  readonly onBadFile: OnBadFile;
}

/** The passages of files and folders, in a thread of their own: however large they are, nothing else is held up. */
export class FolderThread {
  readonly #settings: FolderSettings;
  readonly #pool: ThreadPool<FolderRequest, FolderReply>;
  #strict = false;
  #state: FolderState = { version: "", documents: 0, passages: 0, lacks: [] };

  /** @param startThread In place of a thread of the folder's own */
  constructor(settings: FolderSettings, startThread?: StartFolderThread) {
    this.#settings = settings;
    const { paths, base, licence } = settings;
    const openRequest = (): FolderRequest => ({ kind: "OPEN", paths, base, licence, strict: this.#strict });
    const pool: PoolSettings<FolderRequest, FolderReply> = {
      module: workerModule("./folder-worker", import.meta.url),
      threads: 1,
      patienceMs: PATIENCE_MS,
      openings: [
        {
          get request() {
            return openRequest();
          },
          accept: (reply) => void this.#take(reply),
        },
      ],
    };
    this.#pool = new ThreadPool(pool, startThread);
  }

  get state(): FolderState {
    return this.#state;
  }

  /** See `FolderIndex.open`. */
  async open(strict: boolean): Promise<void> {
    this.#strict = strict;
    try {
      await this.#pool.start();
    } catch (error) {
      await this.close();
      throw this.#failureOf(error);
    }
    // A thread that is started in the place of another leaves bad files out.
    this.#strict = false;
  }

  /** Reads what has changed, and forgets what is gone. A thread that fails is heard of by who searches next. */
  async refresh(): Promise<void> {
    await this.#ask({ kind: "REFRESH" }).catch(() => undefined);
  }

  /**
   * See `PassageIndex.search`.
   * @throws Failure `SOURCE_UNAVAILABLE` when it takes too long or the collection is closed; the signal's reason
   */
  search(search: PassageSearch, signal: AbortSignal): Promise<readonly Passage[]> {
    return this.#ask({ kind: "SEARCH", search }, { signal, timeoutMs: SEARCH_TIMEOUT_MS });
  }

  /** See `PassageIndex.around`. @throws as a search does */
  around(quoted: QuotedPlace, signal: AbortSignal): Promise<Stretch | undefined> {
    return this.#ask({ kind: "AROUND", quoted }, { signal, timeoutMs: SEARCH_TIMEOUT_MS });
  }

  check(latencyMs: number): Promise<SourceCheck> {
    return this.#ask({ kind: "CHECK", latencyMs });
  }

  close(): Promise<void> {
    return this.#pool.close();
  }

  async #ask<R extends FolderRequest>(
    request: R,
    options: { readonly signal?: AbortSignal; readonly timeoutMs?: number } = {},
  ): Promise<FolderResults[R["kind"]]> {
    try {
      return this.#take(await this.#pool.run(() => request, options)) as FolderResults[R["kind"]];
    } catch (error) {
      throw this.#failureOf(error);
    }
  }

  #take(reply: FolderReply): FolderResults[FolderRequest["kind"]] {
    const { result, state, badFiles } = resultOf(reply);
    this.#state = state;
    for (const { message, cause } of badFiles) this.#settings.onBadFile(message, errorOf(cause));
    return result;
  }

  #failureOf(error: unknown): unknown {
    if (!(error instanceof ThreadProblem)) return error;
    const { id } = this.#settings;
    return new Failure("SOURCE_UNAVAILABLE", `The source "${id}" failed: it ${error.message}.`, {
      source: id,
      cause: error,
    });
  }
}
