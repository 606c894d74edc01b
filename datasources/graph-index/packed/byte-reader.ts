/** Reads what a `ByteWriter` wrote. */
export class ByteReader {
  readonly #buffer: Buffer;
  at = 0;

  constructor(bytes: Uint8Array) {
    this.#buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  number(): number {
    let [value, shift] = [0, 0];
    for (;;) {
      const byte = this.#buffer[this.at++] ?? 0;
      value |= (byte & 0x7f) << shift;
      if (byte < 0x80) return value >>> 0;
      shift += 7;
    }
  }

  /** @param length In bytes */
  text(length: number): string {
    const from = this.at;
    this.at += length;
    return this.#buffer.toString("utf8", from, this.at);
  }
}
