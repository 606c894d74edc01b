import { randomUUID } from "node:crypto";
import { writeSync } from "node:fs";
import { type FileHandle, open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * A file without a name by which a process that was started hands over many bytes. As a message they would be in memory
 * in a thousand pieces and as a whole before they are where they belong, and most of that would stay with the process.
 */
export class ScratchFile {
  readonly #file: FileHandle;

  private constructor(file: FileHandle) {
    this.#file = file;
  }

  /** @returns undefined where there is no room for temporary files */
  static async open(): Promise<ScratchFile | undefined> {
    const path = join(tmpdir(), `whyql-${randomUUID()}`);
    try {
      const file = await open(path, "wx+", 0o600);
      // It is gone when the last who has it open has ended, however that comes.
      await rm(path, { force: true }).catch(() => undefined);
      return new ScratchFile(file);
    } catch {
      return undefined;
    }
  }

  /** To be handed to a process. */
  get descriptor(): number {
    return this.#file.fd;
  }

  /** @param length In bytes @throws Error where there are fewer, and what the disk says */
  async read(length: number): Promise<Uint8Array<SharedArrayBuffer>> {
    const bytes = new Uint8Array(new SharedArrayBuffer(length));
    for (let at = 0; at < length;) {
      const { bytesRead } = await this.#file.read(bytes, at, length - at, at);
      if (bytesRead === 0) throw new Error(`The file ends after ${at} bytes of ${length}.`);
      at += bytesRead;
    }
    return bytes;
  }

  close(): Promise<void> {
    return this.#file.close();
  }
}

/** Writes a scratch file from its beginning. @throws Error as the disk says */
export function writeScratch(descriptor: number, bytes: Uint8Array): void {
  for (let at = 0; at < bytes.length;) at += writeSync(descriptor, bytes, at, bytes.length - at, at);
}
