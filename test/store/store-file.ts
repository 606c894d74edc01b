import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { StoredStage } from "../../engine/investigation/store.ts";

/** A folder of a test's own, and what was reported about the files in it. */
export class StoreFolder {
  readonly folder = mkdtempSync(join(tmpdir(), "whyql-store-"));
  readonly path = join(this.folder, "stages.sqlite");
  readonly problems: string[] = [];

  readonly onProblem = (message: string): void => {
    this.problems.push(message);
  };

  /** Names of the files that were set aside, logs left out. */
  get setAside(): readonly string[] {
    return readdirSync(this.folder).filter(
      (name) => /\.(corrupt|version-\d+)-/.test(name) && !/-(wal|shm)$/.test(name),
    );
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

export function entry(key: string, value: string, changes: Partial<StoredStage> = {}): StoredStage {
  const now = Date.now();
  const times = { computedAt: now, expiresAt: now + 60_000 };
  return { scope: "a", key, stage: "fetch", value, calls: '{"HTTP":1}', ...times, origin: "q1", ...changes };
}
