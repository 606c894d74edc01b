import { type Entry, finishedEntry } from "./entry.ts";
import type { FoundStage, GuardedStore } from "./guarded-store.ts";
import type { StageRun } from "./record.ts";

/** What an investigation has found: complete results, in memory and in the store, and the record of what ran. */
export class Results {
  /** Of the investigation. */
  readonly id: string;
  readonly #scope: string;
  readonly #store: GuardedStore | undefined;
  readonly #finished = new Map<string, Entry>();
  readonly #runs = new Map<string, StageRun>();
  #forgotten = false;

  constructor(scope: string, id: string, store: GuardedStore | undefined) {
    this.#scope = scope;
    this.id = id;
    this.#store = store;
  }

  /** A complete result that was found before, however old. */
  finished(key: string): Entry | undefined {
    return this.#finished.get(key);
  }

  async stored(key: string, maxAgeMs: number): Promise<FoundStage | undefined> {
    return await this.#store?.get(this.#scope, key, maxAgeMs);
  }

  /** A complete result that is here or stored, and may be used still; undefined where it would have to be computed. */
  async known(key: string, maxAgeMs: number): Promise<{ readonly value: unknown } | undefined> {
    const present = this.#finished.get(key);
    if (present !== undefined && present.validUntil > Date.now()) return { value: await present.promise };
    return maxAgeMs > 0 ? await this.stored(key, maxAgeMs) : undefined;
  }

  /** Is there a store? */
  get isStored(): boolean {
    return this.#store !== undefined;
  }

  /** Takes a complete result, unless a fresher one is there. `value` is its text, if it is to be stored. */
  keep(name: string, key: string, result: FoundStage, value: string | undefined): void {
    const present = this.#finished.get(key);
    if (present !== undefined && present.dataFrom > result.dataFrom && present.validUntil > Date.now()) return;
    this.#finished.set(key, finishedEntry(name, key, result));
    if (value === undefined || this.#store === undefined || this.#forgotten) return;
    const expiresAt = Math.min(result.validUntil, Number.MAX_SAFE_INTEGER);
    const computedAt = Math.min(result.dataFrom, Date.now());
    const origin = this.id;
    const calls = JSON.stringify(result.calls);
    this.#store.set({ scope: this.#scope, key, stage: name, value, calls, computedAt, expiresAt, origin });
  }

  dropExpired(): void {
    const now = Date.now();
    for (const [key, entry] of this.#finished) if (entry.validUntil <= now) this.#finished.delete(key);
  }

  /** From now on nothing is stored. */
  forget(): void {
    this.#forgotten = true;
  }

  keepRun(run: StageRun): void {
    // Taken out first, so that the record is in the order of the latest runs.
    this.#runs.delete(run.key);
    this.#runs.set(run.key, run);
  }

  runs(): readonly StageRun[] {
    return [...this.#runs.values()];
  }
}
