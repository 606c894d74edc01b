/** Names by number, in the order in which they were first met. */
export class Numbers {
  readonly #numbers = new Map<string, number>();

  /** The name's number; a new one where it is met first. */
  of(name: string): number {
    const known = this.#numbers.get(name);
    if (known !== undefined) return known;
    const number = this.#numbers.size;
    this.#numbers.set(name, number);
    return number;
  }

  /** The name's number, if it was met. */
  known(name: string): number | undefined {
    return this.#numbers.get(name);
  }
}
