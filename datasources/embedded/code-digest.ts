import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** What decides what is learned of a graph. */
const FOLDERS = [".", "../graph-index", "../select", "../../engine/text", "../../engine/rdf"];

/**
 * The SHA-256 of the code by which graphs are read and looked for, and of what it runs on, so that what was learned by
 * other code is told apart whether or not anybody raised a number; undefined where the code is not in files of its own.
 */
export function codeDigest(): Promise<string | undefined> {
  return (known ??= readCode().catch(() => undefined));
}

let known: Promise<string | undefined> | undefined;

async function readCode(): Promise<string> {
  const digest = createHash("sha256").update(JSON.stringify([process.versions.icu, process.versions.unicode]));
  const ending = import.meta.url.endsWith(".ts") ? ".ts" : ".js";
  for (const folder of FOLDERS) {
    const path = fileURLToPath(new URL(folder, import.meta.url));
    const names = (await readdir(path, { recursive: true })).filter((name) => name.endsWith(ending)).sort();
    for (const name of names) digest.update(`\0${name}\0`).update(await readFile(join(path, name)));
  }
  return digest.digest("hex");
}
