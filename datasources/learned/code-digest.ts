import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** What decides what is learned of a graph, and in which form: more than is needed rather than less. */
const FOLDERS = ["..", "../../engine"];

/** The versions of what that code runs on. */
export interface Versions {
  /** It parses the files, and orders and writes what is read of them. */
  readonly oxigraph: string;
  readonly icu: string | undefined;
  readonly unicode: string | undefined;
}

/**
 * The SHA-256 of the code by which graphs are read and looked for, and of what it runs on, so that what was learned by
 * other code is told apart whether or not anybody raised a number; undefined where the code is not in files of its own.
 */
export function codeDigest(): Promise<string | undefined> {
  return (known ??= readCode().catch(() => undefined));
}

let known: Promise<string | undefined> | undefined;

/** The SHA-256 of the code as it runs on `versions`. @throws Error where the code is not in files of its own */
export async function readCode(versions: Versions = currentVersions()): Promise<string> {
  const { oxigraph, icu, unicode } = versions;
  const digest = createHash("sha256").update(JSON.stringify([oxigraph, icu, unicode]));
  const ending = import.meta.url.endsWith(".ts") ? ".ts" : ".js";
  for (const folder of FOLDERS) {
    const path = fileURLToPath(new URL(folder, import.meta.url));
    const names = (await readdir(path, { recursive: true })).filter((name) => name.endsWith(ending)).sort();
    for (const name of names) digest.update(`\0${name}\0`).update(await readFile(join(path, name)));
  }
  return digest.digest("hex");
}

export function currentVersions(): Versions {
  const { version } = createRequire(import.meta.url)("oxigraph/package.json") as { version: string };
  const { icu, unicode } = process.versions;
  return { oxigraph: version, icu, unicode };
}
