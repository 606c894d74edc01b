import { LRUCache } from "lru-cache";
import type { StageStore, StoredStage } from "./store.ts";

/** Bytes of an entry besides its texts: object, key and the cache's own arrays, roughly. */
const ENTRY_OVERHEAD_BYTES = 400;

/**
 * Keeps stored stages in memory, over another store or by itself. What is dropped here is still there below.
 */
export class InProcessStore implements StageStore {
  readonly #entries: LRUCache<string, StoredStage>;
  readonly #below: StageStore | undefined;
  /** Counts `forget`, so that a read which was under way does not bring back what has been forgotten. */
  #forgets = 0;

  /** @param maxBytes bound of what is kept in memory; the entry used least recently goes first. */
  constructor(maxBytes: number, below?: StageStore) {
    this.#entries = new LRUCache({ maxSize: maxBytes, sizeCalculation: sizeBytes });
    this.#below = below;
  }

  async get(scope: string, key: string): Promise<StoredStage | undefined> {
    const name = entryName(scope, key);
    const kept = this.#entries.get(name);
    if (kept !== undefined) {
      if (kept.expiresAt > Date.now()) return kept;
      this.#entries.delete(name);
    }
    if (this.#below === undefined) return undefined;
    const forgets = this.#forgets;
    const found = await this.#below.get(scope, key);
    if (forgets !== this.#forgets) return undefined;
    // What was set meanwhile is newer.
    if (found !== undefined && !this.#entries.has(name)) this.#entries.set(name, found);
    return found;
  }

  async set(entry: StoredStage): Promise<void> {
    this.#entries.set(entryName(entry.scope, entry.key), entry);
    await this.#below?.set(entry);
  }

  async forget(scope: string, origin: string): Promise<number> {
    this.#forgets += 1;
    let dropped = 0;
    for (const [name, entry] of [...this.#entries.entries()]) {
      if (entry.scope === scope && entry.origin === origin && this.#entries.delete(name)) dropped += 1;
    }
    // Memory may hold less than the store below, or what that store has failed to keep.
    return Math.max(dropped, (await this.#below?.forget(scope, origin)) ?? 0);
  }

  async close(): Promise<void> {
    this.#entries.clear();
    await this.#below?.close();
  }
}

function entryName(scope: string, key: string): string {
  return JSON.stringify([scope, key]);
}

/** Strings take two bytes a character at most. */
function sizeBytes(entry: StoredStage, name: string): number {
  const { value, calls, scope, origin, stage } = entry;
  const characters = [name, value, calls, scope, origin, stage].reduce((sum, text) => sum + text.length, 0);
  return ENTRY_OVERHEAD_BYTES + 2 * characters;
}
