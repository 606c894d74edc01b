import { createHash } from "node:crypto";
import { createRequire } from "node:module";
import { digestOfFolder } from "./folder-digest.ts";

/** What decides what is learned of a graph, and in which form: more than is needed rather than less. */
const FOLDERS = ["datasources", "engine"] as const;

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
export function codeDigest(): string | undefined {
  known ??= { digest: readWhereFound() };
  return known.digest;
}

function readWhereFound(): string | undefined {
  try {
    return readCode();
  } catch {
    return undefined;
  }
}

let known: { readonly digest: string | undefined } | undefined;

/** The SHA-256 of the code as it runs on `versions`. @throws Error where the code is not in files of its own */
export function readCode(versions: Versions = currentVersions()): string {
  const { oxigraph, icu, unicode } = versions;
  const digest = createHash("sha256").update(JSON.stringify([oxigraph, icu, unicode]));
  for (const folder of FOLDERS) digest.update(digestOfFolder(folder));
  return digest.digest("hex");
}

export function currentVersions(): Versions {
  const { version } = createRequire(import.meta.url)("oxigraph/package.json") as { version: string };
  const { icu, unicode } = process.versions;
  return { oxigraph: version, icu, unicode };
}
