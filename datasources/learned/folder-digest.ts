import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** What is told apart by its code: what is learned of graphs, and what answers questions. */
export const DIGESTED_FOLDERS = ["datasources", "engine", "evaluation/baselines", "reasoners"] as const;
type DigestedFolder = (typeof DIGESTED_FOLDERS)[number];

/** Written by the build (`bundle/make.ts`), since what is bundled is no longer in files of its own. */
export const DIGESTS_FILE = "code-digests.json";

const ROOT = new URL("../../", import.meta.url);

/** The SHA-256 of the code in a folder, be it source or built. @throws Error where it was built, but not by us */
export function digestOfFolder(folder: DigestedFolder): string {
  if (import.meta.url.endsWith(".ts")) return digestOfFiles(fileURLToPath(new URL(folder, ROOT)), ".ts");
  const digests = readFileSync(new URL(DIGESTS_FILE, ROOT), "utf8");
  return (JSON.parse(digests) as Readonly<Record<DigestedFolder, string>>)[folder];
}

/** The SHA-256 of all code of a folder, and of the data that it imports. @param ending Of names of files with code */
export function digestOfFiles(folder: string, ending: ".ts" | ".js"): string {
  const digest = createHash("sha256");
  const isCode = (name: string): boolean => name.endsWith(ending) || name.endsWith(".json");
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(isCode).sort())
    digest.update(`\0${name}\0`).update(readFileSync(join(folder, name)));
  return digest.digest("hex");
}
