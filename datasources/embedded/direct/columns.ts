/** Triples as numbers, in memory that grows. */
export class Columns {
  #subjects = new Uint32Array(1 << 16);
  #predicates = new Uint32Array(1 << 16);
  #objects = new Uint32Array(1 << 16);
  #size = 0;

  get size(): number {
    return this.#size;
  }

  get subjects(): Uint32Array {
    return this.#subjects.subarray(0, this.#size);
  }

  get predicates(): Uint32Array {
    return this.#predicates.subarray(0, this.#size);
  }

  get objects(): Uint32Array {
    return this.#objects.subarray(0, this.#size);
  }

  add(subject: number, predicate: number, object: number): void {
    const row = this.#size;
    if (row === this.#subjects.length) {
      this.#subjects = twice(this.#subjects);
      this.#predicates = twice(this.#predicates);
      this.#objects = twice(this.#objects);
    }
    this.#subjects[row] = subject;
    this.#predicates[row] = predicate;
    this.#objects[row] = object;
    this.#size += 1;
  }

  /** Puts other numbers in the place of these, from a row on. */
  renumber(from: number, numbers: Uint32Array): void {
    for (const column of [this.#subjects, this.#predicates, this.#objects])
      for (let row = from; row < this.#size; row += 1) column[row] = numbers[column[row]!]!;
  }

  /** Of each row whether it is the first of its kind. */
  firsts(): Uint8Array {
    const [subjects, predicates, objects, size] = [this.#subjects, this.#predicates, this.#objects, this.#size];
    const mask = 2 ** Math.ceil(Math.log2(2 * size + 2)) - 1;
    const slots = new Int32Array(mask + 1);
    const firsts = new Uint8Array(size);
    for (let row = 0; row < size; row += 1) {
      const [subject, predicate, object] = [subjects[row]!, predicates[row]!, objects[row]!];
      for (let slot = hashOf(subject, predicate, object) & mask; ; slot = (slot + 1) & mask) {
        const other = slots[slot]! - 1;
        if (other < 0) {
          slots[slot] = row + 1;
          firsts[row] = 1;
          break;
        }
        if (subjects[other] === subject && predicates[other] === predicate && objects[other] === object) break;
      }
    }
    return firsts;
  }
}

function twice(column: Uint32Array): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(2 * column.length);
  larger.set(column);
  return larger;
}

function hashOf(subject: number, predicate: number, object: number): number {
  let hash = Math.imul(subject, 0x9e3779b1) ^ Math.imul(object, 0x85ebca6b) ^ Math.imul(predicate, 0xc2b2ae35);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 13)) >>> 0;
}
