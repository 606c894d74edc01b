interface Entry<T> {
  readonly value: T;
  readonly score: number;
  /** Of equal scores, what was put in first comes first. */
  readonly order: number;
}

/** Gives what was put in, best first, in time that grows with the logarithm of how much there is. */
export class BestFirst<T> {
  /** A binary heap: each entry comes before those at twice its place and one, or two, more. */
  readonly #entries: Entry<T>[] = [];
  #order = 0;

  put(value: T, score: number): void {
    const entry = { value, score, order: this.#order };
    this.#order += 1;
    let place = this.#entries.push(entry) - 1;
    while (place > 0) {
      const above = (place - 1) >> 1;
      const other = this.#entries[above];
      if (other === undefined || !isBefore(entry, other)) break;
      this.#entries[place] = other;
      place = above;
    }
    this.#entries[place] = entry;
  }

  take(): T | undefined {
    const [first] = this.#entries;
    const last = this.#entries.pop();
    if (last !== undefined && last !== first) this.#sink(last);
    return first?.value;
  }

  #sink(entry: Entry<T>): void {
    let place = 0;
    for (;;) {
      const left = 2 * place + 1;
      const [one, two] = [this.#entries[left], this.#entries[left + 1]];
      const next = two !== undefined && one !== undefined && isBefore(two, one) ? left + 1 : left;
      const other = this.#entries[next];
      if (other === undefined || !isBefore(other, entry)) break;
      this.#entries[place] = other;
      place = next;
    }
    this.#entries[place] = entry;
  }
}

function isBefore<T>(one: Entry<T>, other: Entry<T>): boolean {
  return one.score > other.score || (one.score === other.score && one.order < other.order);
}
