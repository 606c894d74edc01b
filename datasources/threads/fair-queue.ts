/**
 * What waits, taken in turn by whom it is for: one for each, then one for each again. However much somebody has
 * waiting, another waits for one of it at most, besides what is under way.
 */
export class FairQueue<Item> {
  readonly #waiting = new Map<unknown, Item[]>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  /** @param party Whom it is for: compared as keys of a Map are */
  add(item: Item, party: unknown): void {
    const own = this.#waiting.get(party);
    if (own === undefined) this.#waiting.set(party, [item]);
    else own.push(item);
    this.#size += 1;
  }

  /** The first of whose turn it is. */
  take(): Item | undefined {
    for (const [party, own] of this.#waiting) {
      const item = own.shift();
      this.#waiting.delete(party);
      if (own.length > 0) this.#waiting.set(party, own);
      this.#size -= 1;
      return item;
    }
    return undefined;
  }

  /** The last of whoever has most waiting, to make room for somebody who has less; undefined where nobody has more. */
  takeFromMost(party: unknown): Item | undefined {
    const [most] = [...this.#waiting].sort(([, a], [, b]) => b.length - a.length);
    if (most === undefined || most[1].length <= (this.#waiting.get(party)?.length ?? 0) + 1) return undefined;
    this.#size -= 1;
    return most[1].pop();
  }

  /** False when it does not wait. */
  remove(item: Item): boolean {
    for (const [party, own] of this.#waiting) {
      const place = own.indexOf(item);
      if (place < 0) continue;
      own.splice(place, 1);
      if (own.length === 0) this.#waiting.delete(party);
      this.#size -= 1;
      return true;
    }
    return false;
  }

  /** All of it, no longer waiting. */
  takeAll(): readonly Item[] {
    const items = [...this.#waiting.values()].flat();
    this.#waiting.clear();
    this.#size = 0;
    return items;
  }
}
