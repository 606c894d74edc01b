import { HttpProblem } from "../../http/http-problem.ts";
import { type Outcome, resultOf } from "../../threads/outcome.ts";
import { ThreadPool } from "../../threads/thread-pool.ts";
import { ThreadProblem, workerModule } from "../../threads/thread.ts";
import type { MainText } from "./main-text.ts";

/** Milliseconds for one page. */
const TIMEOUT_MS = 4_000;
/** MiB of memory that the thread may use. */
const MEMORY_MB = 512;

/**
 * Reads pages in a thread of its own, one after the other: a page that somebody made to be slow to read holds nothing
 * else up, and is given up after a while, with the thread.
 */
export class PageReader {
  // Many may wait for a page, so that nobody's end of patience ends its reading.
  readonly #pool = new ThreadPool<string, Outcome<MainText>>({
    module: workerModule("./page-reader-worker", import.meta.url),
    threads: 1,
    memoryMb: MEMORY_MB,
    patienceMs: 0,
    // An empty page, so that the time of the first one does not pass while the thread starts.
    openings: [{ request: "", accept: () => undefined }],
  });

  /** @throws HttpProblem `MALFORMED` for a page that can not be read, or not in time */
  async read(source: string): Promise<MainText> {
    try {
      return resultOf(await this.#pool.run(() => source, { timeoutMs: TIMEOUT_MS }));
    } catch (error) {
      throw new HttpProblem("MALFORMED", `the page can not be read: ${reasonOf(error)}`);
    }
  }

  close(): Promise<void> {
    return this.#pool.close();
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof ThreadProblem)) return error instanceof Error ? error.message : String(error);
  if (error.kind === "TIMEOUT") return "it takes too long to read";
  return error.kind === "CLOSED" ? "reading pages has ended" : error.message;
}
