import type { CallCounts } from "../sources/upstream.ts";
import { valueOf } from "./stored-text.ts";
import type { OnProblem, StageStore, StoredStage } from "./store.ts";
import { Turn } from "./turn.ts";

/** Longer than any store in order takes, shorter than a user's patience. */
const DEFAULT_TIMEOUT_MS = 2_000;

/** A store as investigations use it: one that fails or does not answer is reported and passed by. */
export class GuardedStore {
  readonly #store: StageStore;
  readonly #onProblem: OnProblem;
  readonly #timeoutMs: number;

  constructor(store: StageStore, onProblem: OnProblem, timeoutMs: number = DEFAULT_TIMEOUT_MS) {
    this.#store = store;
    this.#onProblem = onProblem;
    this.#timeoutMs = timeoutMs;
  }

  /** The value stored for a stage, if it is younger than `maxAgeMs` and not expired. */
  async get(scope: string, key: string, maxAgeMs: number): Promise<FoundStage | undefined> {
    try {
      const entry = await this.#inTime(this.#store.get(scope, key));
      if (entry === undefined) return undefined;
      const validUntil = Math.min(entry.expiresAt, entry.computedAt + maxAgeMs);
      if (validUntil <= Date.now()) return undefined;
      const { value, calls, computedAt: dataFrom } = entry;
      return { value: await valueOf(value, new Turn()), validUntil, dataFrom, calls: JSON.parse(calls) as CallCounts };
    } catch (cause) {
      this.#onProblem(`Stage ${key} could not be read from the store; it is computed again.`, cause);
      return undefined;
    }
  }

  /** Hands the entry over before it returns; nobody waits until it is written. */
  set(entry: StoredStage): void {
    const failed = (cause: unknown): void => {
      this.#onProblem(`Stage ${entry.stage} (${entry.key}) could not be stored.`, cause);
    };
    try {
      this.#store.set(entry).catch(failed);
    } catch (cause) {
      failed(cause);
    }
  }

  #inTime<T>(promise: Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const late = (): void => reject(new Error(`The store did not answer within ${this.#timeoutMs} ms.`));
      const timer = setTimeout(late, this.#timeoutMs);
      promise.then(resolve, reject).finally(() => clearTimeout(timer));
    });
  }
}

/** A value read from the store. */
export interface FoundStage {
  readonly value: unknown;
  /** Milliseconds since 1970; from then on the value must not be used. */
  readonly validUntil: number;
  /** Milliseconds since 1970: when the oldest part of it was had from a source. */
  readonly dataFrom: number;
  /** See `Counted`. */
  readonly calls: CallCounts;
}
