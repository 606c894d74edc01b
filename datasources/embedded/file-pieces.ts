import { isUtf8 } from "node:buffer";
import { createHash } from "node:crypto";
import { closeSync, constants, openSync, readSync } from "node:fs";

const PIECE_BYTES = 1024 * 1024;
const BYTE_ORDER_MARK = Buffer.from("\ufeff");

/** A file of text that is read piece by piece, each of whole characters. */
export class FilePieces {
  readonly #path: string;
  readonly #onRead: (bytes: number) => void;
  readonly #digest = createHash("sha256");

  /** @param onRead Told of bytes as they are read */
  constructor(path: string, onRead: (bytes: number) => void) {
    this.#path = path;
    this.#onRead = onRead;
  }

  /**
   * Without a byte order mark, which parsers take for a part of the first word. Each piece is there until the next.
   * @throws Error for what is not UTF-8, and what the disk says
   */
  *read(): Generator<Uint8Array> {
    const file = openSync(this.#path, constants.O_RDONLY | constants.O_NONBLOCK);
    try {
      const buffer = Buffer.alloc(PIECE_BYTES);
      let left = 0;
      for (let isFirst = true; ; isFirst = false) {
        const count = readSync(file, buffer, left, PIECE_BYTES - left, null);
        this.#digest.update(buffer.subarray(left, left + count));
        this.#onRead(count);
        const length = left + count;
        const whole = count === 0 ? length : wholeCharacters(buffer.subarray(0, length));
        const piece = buffer.subarray(0, whole);
        if (!isUtf8(piece)) throw new Error("the file is not UTF-8");
        const from = isFirst && piece.indexOf(BYTE_ORDER_MARK) === 0 ? BYTE_ORDER_MARK.length : 0;
        if (whole > from) yield piece.subarray(from);
        if (count === 0) return;
        buffer.copyWithin(0, whole, length);
        left = length - whole;
      }
    } finally {
      closeSync(file);
    }
  }

  /** The SHA-256 of all that was read. */
  digest(): string {
    return this.#digest.digest("hex");
  }
}

/** Bytes up to the end of the last character that is there as a whole. */
function wholeCharacters(bytes: Uint8Array): number {
  for (let back = 1; back <= Math.min(4, bytes.length); back += 1) {
    const byte = bytes[bytes.length - back] ?? 0;
    if ((byte & 0xc0) === 0x80) continue;
    const length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : byte >= 0xc0 ? 2 : 1;
    return length > back ? bytes.length - back : bytes.length;
  }
  return bytes.length;
}
