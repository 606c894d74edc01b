import { closeSync, existsSync, fsyncSync, ftruncateSync, mkdirSync, openSync, writeSync } from "node:fs";
import { dirname } from "node:path";
import { quoted } from "../../engine/failure.ts";
import { differences, type RunHeader } from "./header.ts";
import type { GoldQuestion } from "../question-set.ts";
import { claim } from "./claim.ts";
import { readRun, type StoredGold, type StoredRecord } from "./read-run.ts";
import type { QuestionRecord } from "./record.ts";
import { reasonOf, RunError } from "./run-error.ts";

/** The file of a run while it is made: each answer is on the disk before the next question is asked. */
export class RunFile {
  readonly path: string;
  readonly header: RunHeader;
  /** What was there when it was opened. */
  readonly found: readonly StoredRecord[];
  /** Did the file end in the middle of a line, which was dropped? */
  readonly mended: boolean;
  readonly #descriptor: number;
  readonly #release: () => void;
  #length: number;

  private constructor(
    path: string,
    header: RunHeader,
    found: readonly StoredRecord[],
    descriptor: number,
    length: number,
    mended: boolean,
    release: () => void,
  ) {
    this.path = path;
    this.header = header;
    this.found = found;
    this.mended = mended;
    this.#descriptor = descriptor;
    this.#length = length;
    this.#release = release;
  }

  /**
   * Opens the file of a run: a new one, or one that is there and of the same identity, which is continued.
   * @param fresh overwrite what is there
   * @throws RunError when it can not be written, holds something else, or is being written by another process
   */
  static open(path: string, header: RunHeader, fresh: boolean): RunFile {
    const release = writing(path, () => claim(path));
    try {
      return fresh || !existsSync(path)
        ? RunFile.#create(path, header, release)
        : RunFile.#continue(path, header, release);
    } catch (error) {
      release();
      throw error;
    }
  }

  static #continue(path: string, header: RunHeader, release: () => void): RunFile {
    const stored = readRun(path);
    const unlike = differences(stored.header.identity, header.identity);
    if (unlike.length > 0) {
      throw new RunError(
        `The run ${quoted(path)} is another one: ${unlike.join("; ")}. Name another file with --run, or overwrite it with --fresh.`,
      );
    }
    const descriptor = writing(path, () => openSync(path, "r+"));
    if (stored.damagedEnd) writing(path, () => ftruncateSync(descriptor, stored.goodBytes));
    return new RunFile(path, stored.header, stored.records, descriptor, stored.goodBytes, stored.damagedEnd, release);
  }

  static #create(path: string, header: RunHeader, release: () => void): RunFile {
    const line = Buffer.from(`${JSON.stringify(header)}\n`);
    const descriptor = writing(path, () => {
      mkdirSync(dirname(path), { recursive: true });
      return openSync(path, "w");
    });
    const file = new RunFile(path, header, [], descriptor, 0, false, release);
    file.#write(line);
    return file;
  }

  /** @throws RunError when it can not be written; the file is then as it was before */
  append(record: QuestionRecord, { knowledge: _knowledge, ...gold }: GoldQuestion): void {
    const stored: StoredRecord = { ...record, gold: gold satisfies StoredGold };
    this.#write(Buffer.from(`${JSON.stringify(stored)}\n`));
  }

  close(): void {
    closeSync(this.#descriptor);
    this.#release();
  }

  #write(line: Buffer): void {
    try {
      writing(this.path, () => {
        for (let written = 0; written < line.length;)
          written += writeSync(this.#descriptor, line, written, line.length - written, this.#length + written);
        // Some disks say only now that they are full.
        fsyncSync(this.#descriptor);
      });
      this.#length += line.length;
    } catch (error) {
      // Half a line helps nobody; where even this fails, it is dropped when the run is continued.
      try {
        ftruncateSync(this.#descriptor, this.#length);
      } catch {
        // What could not be written is told below.
      }
      throw error;
    }
  }
}

function writing<T>(path: string, act: () => T): T {
  try {
    return act();
  } catch (error) {
    if (error instanceof RunError) throw error;
    throw new RunError(
      `The run ${quoted(path)} can not be written: ${reasonOf(error)}. Make room or name another file with --run; what is in it stays, and the same command continues it.`,
      { cause: error },
    );
  }
}
