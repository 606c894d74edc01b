import type { StageStore, StoredStage } from "../../engine/investigation/store.ts";

/** A store that a test looks into, and makes fail. */
export class MemoryStore implements StageStore {
  readonly entries = new Map<string, StoredStage>();
  readonly asked: string[] = [];
  /** Set, it is what every call does instead. */
  instead: (() => Promise<never>) | undefined;

  async get(scope: string, key: string): Promise<StoredStage | undefined> {
    this.asked.push(key);
    return this.instead === undefined ? this.entries.get(`${scope} ${key}`) : await this.instead();
  }

  async set(entry: StoredStage): Promise<void> {
    if (this.instead !== undefined) return await this.instead();
    this.entries.set(`${entry.scope} ${entry.key}`, entry);
  }

  async forget(scope: string, origin: string): Promise<number> {
    const gone = [...this.entries].filter(([, entry]) => entry.scope === scope && entry.origin === origin);
    for (const [name] of gone) this.entries.delete(name);
    return gone.length;
  }

  async close(): Promise<void> {
    this.asked.push("close");
  }
}
