import { type FSWatcher, watch } from "node:fs";

/** Milliseconds after which files are looked at again when something is asked of them. */
const STALE_MS = 1_000;
/** Milliseconds of quiet after a change: an editor writes a file in several steps. */
const QUIET_MS = 100;

/** Keeps something up to date with folders: when they change, and when it is asked for and was not looked at lately. */
export class Freshness {
  readonly #refresh: () => Promise<void>;
  readonly #watchers: readonly FSWatcher[];
  #lookedAt = performance.now();
  #running: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;
  #closed = false;

  /** @param refresh Looks at the folders; never rejects, never runs twice at once. */
  constructor(folders: readonly string[], refresh: () => Promise<void>) {
    this.#refresh = refresh;
    this.#watchers = folders.flatMap((folder) => this.#watched(folder));
  }

  /** Resolves when what is known is at most a second old. */
  async current(): Promise<void> {
    if (this.#closed || (this.#running === undefined && performance.now() - this.#lookedAt < STALE_MS)) return;
    await this.#look();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    for (const watcher of this.#watchers) watcher.close();
  }

  #look(): Promise<void> {
    this.#running ??= this.#refresh().finally(() => {
      this.#running = undefined;
      this.#lookedAt = performance.now();
    });
    return this.#running;
  }

  /** A folder that can not be watched (too many folders, a network drive) is looked at when it is asked for. */
  #watched(folder: string): readonly FSWatcher[] {
    try {
      const watcher = watch(folder, { recursive: true, persistent: false }, () => this.#changed());
      watcher.on("error", () => watcher.close());
      return [watcher];
    } catch {
      return [];
    }
  }

  #changed(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      // A look that is under way may have been too early.
      const after = this.#running ?? Promise.resolve();
      void after.then(() => (this.#closed ? undefined : this.#look()));
    }, QUIET_MS).unref();
  }
}
