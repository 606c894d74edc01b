/** Numbers of 0 to 2^32 - 1, in memory that grows. */
export class NumberList {
  #numbers = new Uint32Array(16);
  #size = 0;

  add(number: number): void {
    if (this.#size === this.#numbers.length) {
      const larger = new Uint32Array(2 * this.#size);
      larger.set(this.#numbers);
      this.#numbers = larger;
    }
    this.#numbers[this.#size++] = number;
  }

  /** Those that were added, valid until more are. */
  get numbers(): Uint32Array {
    return this.#numbers.subarray(0, this.#size);
  }
}
