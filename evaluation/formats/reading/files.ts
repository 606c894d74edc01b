import { readdir, stat } from "node:fs/promises";
import { join, relative } from "node:path";
import { EvaluationInputError, quotedPath } from "../../input-error.ts";

/** Deep enough for every published archive as it unpacks; a home folder given by mistake is not read to its end. */
const MAX_DEPTH = 5;

/**
 * Files that tell of a set and are none of its own, such as `readme.txt`, by which columns are sometimes told as an
 * example.
 */
const ABOUT_THE_SET =
  /^(?:read_?me|licen[cs]e|copying|citation|changelog)(?:[._-][a-z]+)?(?:\.(?:txt|md|rst|json))?$/iu;

/**
 * All files below the folder, as full paths, in order of code units. What begins with a dot is passed over, and so is
 * what tells of the set.
 * @throws EvaluationInputError when there is no such folder
 */
export async function filesBelow(folder: string): Promise<readonly string[]> {
  const found: string[] = [];
  const visit = async (path: string, depth: number): Promise<void> => {
    for (const entry of await readdir(path, { withFileTypes: true })) {
      const full = join(path, entry.name);
      if (entry.name.startsWith(".") || ABOUT_THE_SET.test(entry.name)) continue;
      // Data folders are often made of links.
      const kind = entry.isSymbolicLink() ? await stat(full).catch(() => entry) : entry;
      if (kind.isFile()) found.push(full);
      else if (kind.isDirectory() && depth < MAX_DEPTH) await visit(full, depth + 1);
    }
  };
  await visit(folder, 1).catch((cause: unknown) => {
    throw new EvaluationInputError(`Cannot read the folder ${quotedPath(folder)}: ${reasonOf(cause)}.`, { cause });
  });
  return found.sort();
}

/** The files below the folder whose path within it, with `/` between its parts, the pattern matches. */
export async function filesNamed(folder: string, pattern: RegExp): Promise<readonly string[]> {
  return (await filesBelow(folder)).filter((file) => pattern.test(pathWithin(folder, file)));
}

/** A file's path below the folder, with `/` between its parts. */
export function pathWithin(folder: string, file: string): string {
  return relative(folder, file).replaceAll("\\", "/");
}

/** Why a file or folder cannot be read, for people. */
export function reasonOf(cause: unknown): string {
  const code = cause instanceof Error && "code" in cause ? cause.code : undefined;
  if (code === "ENOENT") return "there is none";
  if (code === "ENOTDIR") return "it is not a folder";
  if (code === "EISDIR") return "it is a folder";
  if (code === "EACCES" || code === "EPERM") return "permission denied";
  return cause instanceof Error ? cause.message : String(cause);
}
