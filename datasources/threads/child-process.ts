import { type ChildProcess as Child, fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import { type ExchangeOptions, ThreadProblem } from "./thread.ts";

/** What a process runs. */
export interface ProcessSettings {
  /** As of a thread. */
  readonly module: URL;
  /** Options of Node's for it. */
  readonly flags: readonly string[];
  /** A file that is open here and is to be there as well, as `SHARED_DESCRIPTOR`. */
  readonly descriptor?: number | undefined;
}

/** Behind input, output, errors and messages. */
export const SHARED_DESCRIPTOR = 4;

/**
 * A process that is sent one request, as a thread is. When it has ended, nothing is left of the memory that it took,
 * which is not so of threads: what they gave back stays with the process for a while, and much of it for ever.
 */
export class ChildProcess<Request extends object, Reply> {
  readonly #child: Child;
  readonly #ended: Promise<string>;

  constructor({ module, flags, descriptor }: ProcessSettings) {
    this.#child = fork(fileURLToPath(module), [], {
      execArgv: [...flags],
      serialization: "advanced",
      // Who asks is told that it ended, and does without it: a page of V8's about its memory helps nobody.
      stdio: ["ignore", "ignore", "ignore", "ipc", ...(descriptor === undefined ? [] : [descriptor])],
    });
    this.#ended = new Promise((resolve) => {
      this.#child.on("error", (error) => resolve(`failed: ${error.message}`));
      this.#child.once("exit", () => resolve("was ended while it answered"));
    });
  }

  /** @throws ThreadProblem `LOST` or `TIMEOUT`; what can not be sent is a DataCloneError */
  async exchange(request: Request, { timeoutMs }: ExchangeOptions = {}): Promise<Reply> {
    let timer: NodeJS.Timeout | undefined;
    try {
      return await Promise.race([
        new Promise<Reply>((resolve, reject) => {
          this.#child.once("message", (reply) => resolve(reply as Reply));
          this.#child.send(request, (error) => {
            if (error !== null) reject(new ThreadProblem("LOST", `failed: ${error.message}`));
          });
        }),
        this.#ended.then((reason) => Promise.reject(new ThreadProblem("LOST", reason))),
        new Promise<never>((_resolve, reject) => {
          if (timeoutMs === undefined) return;
          const problem = new ThreadProblem("TIMEOUT", `took longer than ${timeoutMs} ms`);
          timer = setTimeout(() => reject(problem), timeoutMs);
        }),
      ]);
    } finally {
      clearTimeout(timer);
    }
  }

  /** Ends it, whatever it is doing. */
  async end(): Promise<void> {
    this.#child.kill("SIGKILL");
    await this.#ended;
  }
}
