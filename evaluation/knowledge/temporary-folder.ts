import { createWriteStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

/** Lines are written this many at a time. */
const BATCH = 1_000;

/** A folder of the system's temporary one, for as long as a knowledge is open. */
export class TemporaryFolder {
  readonly #path: string;

  private constructor(path: string) {
    this.#path = path;
  }

  static async make(): Promise<TemporaryFolder> {
    return new TemporaryFolder(await mkdtemp(join(tmpdir(), "whyql-evaluate-")));
  }

  /** Writes a file of lines, which have their ends; they are never in memory together. Gives its path. */
  async write(name: string, lines: Iterable<string>): Promise<string> {
    const path = join(this.#path, name);
    await pipeline(Readable.from(batches(lines)), createWriteStream(path));
    return path;
  }

  async remove(): Promise<void> {
    await rm(this.#path, { recursive: true, force: true });
  }
}

function* batches(lines: Iterable<string>): Generator<string> {
  let batch: string[] = [];
  for (const line of lines) {
    batch.push(line);
    if (batch.length < BATCH) continue;
    yield batch.join("");
    batch = [];
  }
  // A stream of nothing at all writes no file.
  yield batch.join("");
}
