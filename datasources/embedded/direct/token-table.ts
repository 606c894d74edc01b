/** Words of a file by their bytes: each is numbered when it is first met, from 0 on, and found again by what it is. */
export class TokenTable {
  readonly #bytes: Uint8Array;
  /** Places in the file where each word is first met and where it ends, and its hash. */
  #starts = new Uint32Array(1 << 12);
  #ends = new Uint32Array(1 << 12);
  #hashes = new Int32Array(1 << 12);
  /** A word's number and 1, at the first free place from its hash on; 0 where there is none. */
  #slots = new Int32Array(1 << 14);
  #size = 0;

  /** @param bytes The whole file; places in it are below 2^32 */
  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  /** How many different words were met. */
  get size(): number {
    return this.#size;
  }

  start(token: number): number {
    return this.#starts[token]!;
  }

  end(token: number): number {
    return this.#ends[token]!;
  }

  /** @param hash Of these bytes, always the same for the same ones */
  numberOf(start: number, end: number, hash: number): number {
    const mask = this.#slots.length - 1;
    for (let slot = mixed(hash) & mask; ; slot = (slot + 1) & mask) {
      const token = this.#slots[slot]! - 1;
      if (token < 0) return this.#added(slot, start, end, hash);
      if (this.#hashes[token] === hash && this.#isEqual(token, start, end)) return token;
    }
  }

  #isEqual(token: number, start: number, end: number): boolean {
    const bytes = this.#bytes;
    let at = this.#starts[token]!;
    if (this.#ends[token]! - at !== end - start) return false;
    for (let other = start; other < end; other += 1) if (bytes[at++] !== bytes[other]) return false;
    return true;
  }

  #added(slot: number, start: number, end: number, hash: number): number {
    const token = this.#size;
    if (token === this.#starts.length) this.#grow();
    this.#starts[token] = start;
    this.#ends[token] = end;
    this.#hashes[token] = hash;
    this.#slots[slot] = token + 1;
    this.#size += 1;
    if (2 * this.#size > this.#slots.length) this.#spread();
    return token;
  }

  #grow(): void {
    const [starts, ends, hashes] = [this.#starts, this.#ends, this.#hashes];
    this.#starts = new Uint32Array(2 * starts.length);
    this.#starts.set(starts);
    this.#ends = new Uint32Array(2 * ends.length);
    this.#ends.set(ends);
    this.#hashes = new Int32Array(2 * hashes.length);
    this.#hashes.set(hashes);
  }

  #spread(): void {
    const mask = 4 * this.#slots.length - 1;
    const slots = new Int32Array(mask + 1);
    for (let token = 0; token < this.#size; token += 1) {
      let slot = mixed(this.#hashes[token]!) & mask;
      while (slots[slot] !== 0) slot = (slot + 1) & mask;
      slots[slot] = token + 1;
    }
    this.#slots = slots;
  }
}

/** Hashes of words that differ in their last letters differ in their lowest bits only. */
function mixed(hash: number): number {
  const half = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b);
  return half ^ (half >>> 15);
}
