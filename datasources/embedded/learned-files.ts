import { createHash, randomUUID } from "node:crypto";
import { mkdir, open, readdir, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { OnProblem } from "../../engine/investigation/store.ts";
import { codeDigest } from "./code-digest.ts";
import type { LearnedGraph } from "./worker-protocol.ts";

const DEFAULT_MAX_BYTES = 512 * 1024 * 1024;
const MAGIC = Buffer.from("whyqlearned1");
const DIGEST_BYTES = 32;
/** Magic, SHA-256 of all that follows it, and the length of the part in JSON. */
const HEAD_BYTES = MAGIC.length + DIGEST_BYTES + 4;
const ENDING = ".learned";
const UNFINISHED = ".part";
/** What was begun and is that old was left by a process that ended. */
const UNFINISHED_MS = 3_600_000;

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

  /** @param key What it was learned from: hexadecimal digits */
  async get(key: string): Promise<LearnedGraph | undefined> {
    const path = await this.#pathOf(key);
    if (path === undefined) return undefined;
    try {
      const learned = await readLearned(path);
      if (learned !== undefined) await utimes(path, new Date(), new Date());
      return learned;
    } catch (error) {
      if (isMissing(error)) return undefined;
      this.#onProblem(`What was learned of a graph can not be read from ${path}, and is learned again.`, error);
      await rm(path, { force: true }).catch(() => undefined);
      return undefined;
    }
  }

  async put(key: string, learned: LearnedGraph): Promise<void> {
    const path = await this.#pathOf(key);
    if (path === undefined) return;
    const unfinished = `${path}.${randomUUID()}${UNFINISHED}`;
    try {
      await mkdir(this.#folder, { recursive: true });
      const bytes = written(learned);
      // What would push out all others is not worth keeping.
      if (bytes.length > this.#maxBytes) return;
      await writeFile(unfinished, bytes);
      await rename(unfinished, path);
      await this.#evict();
    } catch (error) {
      await rm(unfinished, { force: true }).catch(() => undefined);
      this.#onProblem(`What was learned of a graph can not be kept in ${this.#folder}.`, error);
    }
  }

  async #pathOf(key: string): Promise<string | undefined> {
    const code = await codeDigest();
    if (code === undefined) return undefined;
    return join(this.#folder, createHash("sha256").update(`${code} ${key}`).digest("hex") + ENDING);
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

function written({ names, parents, madeLabels, ...rest }: LearnedGraph): Uint8Array {
  const plain: Written = { ...rest, parents: [...parents], madeLabels: [...madeLabels] };
  const json = Buffer.from(JSON.stringify(plain));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(json.length);
  const digest = createHash("sha256").update(length).update(json).update(names.bytes).digest();
  return Buffer.concat([MAGIC, digest, length, json, names.bytes]);
}

/** @throws Error for a file that is not whole */
async function readLearned(path: string): Promise<LearnedGraph> {
  const file = await open(path, "r");
  try {
    const head = Buffer.alloc(HEAD_BYTES);
    await file.read(head, 0, HEAD_BYTES, 0);
    const { size } = await file.stat();
    const length = head.readUInt32LE(HEAD_BYTES - 4);
    if (!head.subarray(0, MAGIC.length).equals(MAGIC) || HEAD_BYTES + length > size) throw new Error("It is damaged.");
    const json = Buffer.alloc(length);
    await file.read(json, 0, length, HEAD_BYTES);
    const bytes = new Uint8Array(new SharedArrayBuffer(size - HEAD_BYTES - length));
    for (let at = 0; at < bytes.length;) {
      const { bytesRead } = await file.read(bytes, at, bytes.length - at, HEAD_BYTES + length + at);
      if (bytesRead === 0) break;
      at += bytesRead;
    }
    const digest = createHash("sha256").update(head.subarray(-4)).update(json).update(bytes).digest();
    if (!digest.equals(head.subarray(MAGIC.length, MAGIC.length + DIGEST_BYTES))) throw new Error("It is damaged.");
    const { parents, madeLabels, ...rest } = JSON.parse(json.toString()) as Written;
    return { ...rest, parents: new Map(parents), madeLabels: new Map(madeLabels), names: { bytes } };
  } finally {
    await file.close();
  }
}

/** What is not bytes, in JSON. */
interface Written extends Omit<LearnedGraph, "names" | "parents" | "madeLabels"> {
  readonly parents: readonly (readonly [string, readonly string[]])[];
  readonly madeLabels: readonly (readonly [string, string])[];
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ENOENT";
}
