/** Numbers of 0 to 2^32 - 2, each once. */
export class NumberSet {
  /** A number and 1, at the first free place from its hash on; 0 where there is none. */
  readonly #slots: Uint32Array;
  #size = 0;

  /** @param most How many are added at most */
  constructor(most: number) {
    this.#slots = new Uint32Array(slotsFor(most));
  }

  get size(): number {
    return this.#size;
  }

  /** Whether it was not there yet. */
  add(number: number): boolean {
    const slots = this.#slots;
    const mask = slots.length - 1;
    for (let slot = mixed(number, 0) & mask; ; slot = (slot + 1) & mask) {
      const known = slots[slot]!;
      if (known === number + 1) return false;
      if (known !== 0) continue;
      slots[slot] = number + 1;
      this.#size += 1;
      return true;
    }
  }

  has(number: number): boolean {
    const slots = this.#slots;
    const mask = slots.length - 1;
    for (let slot = mixed(number, 0) & mask; slots[slot] !== 0; slot = (slot + 1) & mask)
      if (slots[slot] === number + 1) return true;
    return false;
  }
}

/** Pairs of numbers, each once, by the rows of two columns in which they stand first. */
export class PairSet {
  readonly #subjects: Uint32Array;
  readonly #objects: Uint32Array;
  /** A row and 1, as in a set of numbers. */
  readonly #slots: Uint32Array;
  #size = 0;

  constructor(subjects: Uint32Array, objects: Uint32Array) {
    this.#subjects = subjects;
    this.#objects = objects;
    this.#slots = new Uint32Array(slotsFor(subjects.length));
  }

  get size(): number {
    return this.#size;
  }

  /** Whether the pair of a row was not there yet. */
  add(row: number): boolean {
    const slot = this.#slotOf(this.#subjects[row]!, this.#objects[row]!);
    if (this.#slots[slot] !== 0) return false;
    this.#slots[slot] = row + 1;
    this.#size += 1;
    return true;
  }

  /** Whether a row is the one by which its pair was added. */
  isFirst(row: number): boolean {
    return this.#slots[this.#slotOf(this.#subjects[row]!, this.#objects[row]!)] === row + 1;
  }

  has(subject: number, object: number): boolean {
    return this.#slots[this.#slotOf(subject, object)] !== 0;
  }

  /** Where a pair stands, or would. */
  #slotOf(subject: number, object: number): number {
    const slots = this.#slots;
    const mask = slots.length - 1;
    for (let slot = mixed(subject, object) & mask; ; slot = (slot + 1) & mask) {
      const row = slots[slot]! - 1;
      if (row < 0 || (this.#subjects[row] === subject && this.#objects[row] === object)) return slot;
    }
  }
}

/** At most half of them are taken, so that a free one is always near. */
function slotsFor(most: number): number {
  return 2 ** Math.ceil(Math.log2(2 * most + 2));
}

function mixed(one: number, other: number): number {
  const hash = Math.imul(one, 0x9e3779b1) ^ Math.imul(other, 0x85ebca6b);
  const half = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (half ^ (half >>> 13)) >>> 0;
}
