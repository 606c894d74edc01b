import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { onTestFinished } from "vitest";

/** What files hold: text as it is, JSON for anything else. */
export type Files = Readonly<Record<string, unknown>>;

/** A folder of these files, for as long as the test runs. */
export async function folderOf(files: Files): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "whyql-test-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(
      join(folder, name),
      typeof content === "string" || content instanceof Uint8Array ? content : JSON.stringify(content),
    );
  }
  return folder;
}

/** A line for each, as JSON lines have them. */
export function jsonLines(...records: readonly unknown[]): string {
  return records.map((record) => `${JSON.stringify(record)}\n`).join("");
}
