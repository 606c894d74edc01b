import { join, resolve } from "node:path";
import { DIGESTED_FOLDERS, DIGESTS_FILE, digestOfFiles } from "../datasources/learned/folder-digest.ts";
import { bundled } from "./bundled.ts";
import { sweepBuilt, sweepModules } from "./sweep.ts";
import { writeWhereOther } from "./write-where-other.ts";

/*
 * Makes of the modules that tsc has written the few files that are run. To find and to load two thousand modules takes
 * a process longer than most of what it does, and every thread of it does so again.
 */

const ROOT = resolve(import.meta.dirname, "..");
const BUILT = join(ROOT, "dist");
const MODULES = join(BUILT, ".modules");

sweepModules(MODULES, ROOT);
const files = new Map([...(await bundled(MODULES, BUILT)), [DIGESTS_FILE, codeDigests()]]);
for (const [name, content] of files) writeWhereOther(join(BUILT, name), content);
sweepBuilt(BUILT, ROOT, new Set(files.keys()));

function codeDigests(): string {
  const digests = DIGESTED_FOLDERS.map((folder) => [folder, digestOfFiles(join(MODULES, folder), ".js")] as const);
  return `${JSON.stringify(Object.fromEntries(digests), undefined, 2)}\n`;
}
