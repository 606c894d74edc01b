const INITIAL = 64;

/** Whole numbers in a row that grows: four bytes each, and room for as many again at most. */
export class Column {
  #values = new Int32Array(INITIAL);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  get bytes(): number {
    return this.#values.byteLength;
  }

  push(value: number): void {
    if (this.#length === this.#values.length) {
      const wider = new Int32Array(this.#length * 2);
      wider.set(this.#values);
      this.#values = wider;
    }
    this.#values[this.#length] = value;
    this.#length += 1;
  }

  /** @param index Of what was pushed; 0 for any other */
  at(index: number): number {
    return this.#values[index] ?? 0;
  }

  set(index: number, value: number): void {
    this.#values[index] = value;
  }
}
