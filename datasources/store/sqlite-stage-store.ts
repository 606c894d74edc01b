import { Worker } from "node:worker_threads";
import { Failure } from "../../engine/failure.ts";
import type { OnProblem, StageStore, StoredStage } from "../../engine/investigation/store.ts";
import type { StageFileMessage, StageFileOptions, StageFileRequest } from "./messages.ts";

const DEFAULT_MAX_BYTES = 256 * 1024 * 1024;

/**
 * Opens a file of stored stages, made with its folder if there is none. Several processes may share one. A damaged one
 * is renamed `<name>.corrupt-<time>` and reported, and a new one begun, now or whenever it shows; so is one that
 * another version has written, as `<name>.version-<version>-<time>`. What ends in `.sqlite` is taken for one of ours,
 * unless it is the sound database of another program.
 * @param maxBytes bound of what the file holds; the oldest entries go first. Default 256 MiB
 * @throws Failure `BAD_USER_INPUT` when the file is somebody else's, which is left as it is, or can neither be opened
 * nor be made
 */
export async function openSqliteStageStore(options: {
  readonly path: string;
  readonly maxBytes?: number;
  readonly onProblem: OnProblem;
}): Promise<StageStore> {
  const { path, maxBytes = DEFAULT_MAX_BYTES, onProblem } = options;
  const store = new SqliteStageStore({ path, maxBytes }, onProblem);
  await store.opened;
  return store;
}

interface Pending {
  resolve(value: StoredStage | number | undefined): void;
  reject(error: Error): void;
}

function unusable(path: string, reason: string): Failure {
  return new Failure(
    "BAD_USER_INPUT",
    `The store ${JSON.stringify(path)} cannot be used: ${reason.replace(/\.$/, "")}. Name a file that is only for this and can be written.`,
  );
}

class SqliteStageStore implements StageStore {
  readonly opened: Promise<void>;
  readonly #worker: Worker;
  readonly #pending = new Map<number, Pending>();
  #lastId = 0;
  #state: "OPEN" | "CLOSED" | "LOST" = "OPEN";

  constructor(options: StageFileOptions, onProblem: OnProblem) {
    const { path } = options;
    // The worker is the sibling that exists: a source under Node's type stripping, or what was built from it.
    const name = import.meta.url.endsWith(".ts") ? "./stage-file-worker.ts" : "./stage-file-worker.js";
    const worker = new Worker(new URL(name, import.meta.url), { workerData: options });
    this.#worker = worker;
    let opening = true;
    this.opened = new Promise((resolve, reject) => {
      worker.on("message", (message: StageFileMessage) => {
        if (message.type === "open" || message.type === "not-open") opening = false;
        if (message.type === "open") resolve();
        else if (message.type === "not-open") reject(unusable(path, message.reason));
        else if (message.type === "problem") onProblem(message.message, new Error(message.cause));
        else this.#settle(message);
        // What was put right is told before the file is open, and somebody waits for that.
        if (!opening && this.#pending.size === 0) worker.unref();
      });
      worker.on("error", (error) => {
        reject(error);
        onProblem(
          `The worker of the stage file ${path} has failed; from now on, stages are kept in memory only.`,
          error,
        );
      });
    });
    worker.on("exit", () => this.#lose());
  }

  async get(scope: string, key: string): Promise<StoredStage | undefined> {
    return (await this.#ask({ type: "get", scope, key })) as StoredStage | undefined;
  }

  async set(entry: StoredStage): Promise<void> {
    await this.#ask({ type: "set", entry });
  }

  async forget(scope: string, origin: string): Promise<number> {
    return ((await this.#ask({ type: "forget", scope, origin })) as number | undefined) ?? 0;
  }

  async close(): Promise<void> {
    if (this.#state === "CLOSED") return;
    const closing = this.#ask({ type: "close" });
    this.#state = "CLOSED";
    await closing;
    await this.#worker.terminate();
  }

  /** Answers undefined when the worker is lost, which has been reported: the store is then an empty one. */
  async #ask(request: StageFileRequest): Promise<StoredStage | number | undefined> {
    if (this.#state === "CLOSED") throw new Error("The stage store is closed.");
    if (this.#state === "LOST") return undefined;
    const id = ++this.#lastId;
    // The process stays for what is under way, and for nothing else.
    this.#worker.ref();
    return await new Promise((resolve, reject) => {
      this.#pending.set(id, { resolve, reject });
      this.#worker.postMessage({ id, request });
    });
  }

  #settle(message: Extract<StageFileMessage, { readonly id: number }>): void {
    const pending = this.#pending.get(message.id);
    this.#pending.delete(message.id);
    if (message.type === "answer") pending?.resolve(message.value);
    else pending?.reject(new Error(message.reason));
  }

  #lose(): void {
    if (this.#state === "OPEN") this.#state = "LOST";
    for (const { resolve } of this.#pending.values()) resolve(undefined);
    this.#pending.clear();
  }
}
