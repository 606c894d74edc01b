/** Bytes that are written one after the other, in memory that grows. */
export class ByteWriter {
  #buffer = Buffer.allocUnsafe(1 << 16);
  #length = 0;

  /** Bytes written. */
  get length(): number {
    return this.#length;
  }

  /** An integer of 0 to 2^32 - 1: seven bits a byte, the lowest first; all but the last have the highest bit set. */
  number(value: number): void {
    this.#need(5);
    let rest = value;
    while (rest > 0x7f) {
      this.#buffer[this.#length++] = (rest & 0x7f) | 0x80;
      rest >>>= 7;
    }
    this.#buffer[this.#length++] = rest;
  }

  /** UTF-8, its length in bytes plus `more` before it. */
  text(text: string, more = 0): void {
    if (text.length + more <= 0x7f && this.#ascii(text, more)) return;
    const length = Buffer.byteLength(text);
    this.number(length + more);
    this.#need(length);
    this.#length += this.#buffer.write(text, this.#length);
  }

  /** Most texts are short and of one byte a letter; to write these takes no longer than to measure them. */
  #ascii(text: string, more: number): boolean {
    const { length } = text;
    this.#need(1 + length);
    const buffer = this.#buffer;
    const start = this.#length + 1;
    for (let at = 0; at < length; at += 1) {
      const code = text.charCodeAt(at);
      if (code > 0x7f) return false;
      buffer[start + at] = code;
    }
    buffer[start - 1] = length + more;
    this.#length = start + length;
    return true;
  }

  bytes(bytes: Uint8Array): void {
    this.#need(bytes.length);
    this.#buffer.set(bytes, this.#length);
    this.#length += bytes.length;
  }

  /** What was written, valid until more is. */
  written(): Uint8Array {
    return this.#buffer.subarray(0, this.#length);
  }

  clear(): void {
    this.#length = 0;
  }

  #need(more: number): void {
    if (this.#length + more <= this.#buffer.length) return;
    const larger = Buffer.allocUnsafe(Math.max(2 * this.#buffer.length, this.#length + more));
    larger.set(this.#buffer.subarray(0, this.#length));
    this.#buffer = larger;
  }
}
