import { createHash, randomUUID } from "node:crypto";
import { mkdir, readdir, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { OnProblem } from "../../engine/investigation/store.ts";
import { codeDigest } from "./code-digest.ts";
import { type LearnedContent, readContent, writtenContent } from "./learned-file.ts";

const DEFAULT_MAX_BYTES = 512 * 1024 * 1024;
const ENDING = ".learned";
const UNFINISHED = ".part";
/** What was begun and is that old was left by a process that ended. */
const UNFINISHED_MS = 3_600_000;

/** A file is named by what it was learned from, and by the code that learned it. */
interface Place {
  readonly path: string;
  readonly beginning: string;
}

/**
 * What was learned of graphs, in a folder that processes share: a file each, named by what it was learned from. Learned
 * by other code, it counts as not learned; damaged, it is removed and learned again. Whatever the disk refuses is told
 * and done without.
 */
export class LearnedFiles {
  readonly #folder: string;
  readonly #maxBytes: number;
  readonly #onProblem: OnProblem;

  /** @param options.maxBytes Of all files together; those that were not used for longest go first. Default 512 MiB */
  constructor(options: { readonly folder: string; readonly maxBytes?: number; readonly onProblem: OnProblem }) {
    this.#folder = options.folder;
    this.#maxBytes = options.maxBytes ?? DEFAULT_MAX_BYTES;
    this.#onProblem = options.onProblem;
  }

  /** Whether anything at all is kept, by whatever code it was learned. */
  async hasAny(): Promise<boolean> {
    const names = await readdir(this.#folder).catch(() => []);
    return names.some((name) => name.endsWith(ENDING));
  }

  /** @param key What it was learned from: hexadecimal digits */
  async get(key: string): Promise<LearnedContent | undefined> {
    const place = this.#placeOf(key);
    if (place === undefined) return undefined;
    const { path } = place;
    try {
      const learned = await readContent(path);
      await utimes(path, new Date(), new Date());
      return learned;
    } catch (error) {
      if (isMissing(error)) {
        await this.#tellOfOthers(place);
        return undefined;
      }
      await this.#discard(path, error);
      return undefined;
    }
  }

  async put(key: string, learned: LearnedContent): Promise<void> {
    const path = this.#placeOf(key)?.path;
    if (path === undefined) return;
    const unfinished = `${path}.${randomUUID()}${UNFINISHED}`;
    try {
      await mkdir(this.#folder, { recursive: true });
      const pieces = writtenContent(learned);
      // What would push out all others is not worth keeping.
      if (pieces.reduce((sum, { length }) => sum + length, 0) > this.#maxBytes) return;
      await writeFile(unfinished, pieces);
      await rename(unfinished, path);
      await this.#evict();
    } catch (error) {
      await rm(unfinished, { force: true }).catch(() => undefined);
      this.#onProblem(`What was learned of a graph can not be kept in ${this.#folder}.`, error);
    }
  }

  /** Removes what can not be used, and says so. @param key As for `get` */
  async remove(key: string, cause: unknown): Promise<void> {
    const place = this.#placeOf(key);
    if (place !== undefined) await this.#discard(place.path, cause);
  }

  async #discard(path: string, cause: unknown): Promise<void> {
    this.#onProblem(`What was learned of a graph can not be read from ${path}, and is learned again.`, cause);
    await rm(path, { force: true }).catch(() => undefined);
  }

  #placeOf(key: string): Place | undefined {
    const code = codeDigest();
    if (code === undefined) return undefined;
    const beginning = `${createHash("sha256").update(key).digest("hex")}-`;
    return { path: join(this.#folder, beginning + code.slice(0, 32) + ENDING), beginning };
  }

  /** Who waits for a graph to be learned is told why. */
  async #tellOfOthers({ beginning }: Place): Promise<void> {
    const names = await readdir(this.#folder).catch(() => []);
    if (names.some((name) => name.startsWith(beginning) && name.endsWith(ENDING)))
      this.#onProblem(`What another version learned of a graph is not used; it is learned again.`, undefined);
  }

  async #evict(): Promise<void> {
    const names = (await readdir(this.#folder)).filter((name) => name.endsWith(ENDING) || name.endsWith(UNFINISHED));
    const found = await Promise.all(
      names.map(async (name) => {
        const path = join(this.#folder, name);
        const { size = 0, mtimeMs = 0 } = (await stat(path).catch(() => undefined)) ?? {};
        return { path, size, mtimeMs, isUnfinished: name.endsWith(UNFINISHED) };
      }),
    );
    let bytes = 0;
    for (const { path, size, mtimeMs, isUnfinished } of found.sort((a, b) => b.mtimeMs - a.mtimeMs)) {
      bytes += size;
      const isInTheWay = isUnfinished ? mtimeMs < Date.now() - UNFINISHED_MS : bytes > this.#maxBytes;
      if (isInTheWay) await rm(path, { force: true });
    }
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ENOENT";
}
