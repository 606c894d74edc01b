import { LRUCache } from "lru-cache";

/** Lasting values that a thread keeps; the one that was not used for longest gives way. */
const MOST_KEPT = 8;

/** A lasting value on its way to a thread: with the value itself when the thread does not have it. */
export interface SentPart {
  readonly id: number;
  readonly value?: object;
}

/**
 * Which lasting values each thread has, by their identity. Both ends keep the same number of them in the order of their
 * use, so that the thread has what it is taken to have.
 */
export class SentParts {
  readonly #ids = new WeakMap<object, number>();
  readonly #kept = new WeakMap<object, LRUCache<number, true>>();
  #nextId = 0;

  /** To be sent at once: from now on the thread is taken to have it. */
  partFor(thread: object, value: object): SentPart {
    const id = this.#ids.get(value) ?? (this.#nextId += 1);
    this.#ids.set(value, id);
    const kept = this.#kept.get(thread) ?? new LRUCache({ max: MOST_KEPT });
    this.#kept.set(thread, kept);
    if (kept.get(id) === true) return { id };
    kept.set(id, true);
    return { id, value };
  }
}

/** The thread's end. */
export class ReceivedParts {
  readonly #kept = new LRUCache<number, object>({ max: MOST_KEPT });

  valueOf({ id, value }: SentPart): object {
    if (value !== undefined) this.#kept.set(id, value);
    const known = this.#kept.get(id);
    if (known === undefined) throw new Error(`The lasting part ${id} was never sent to this thread.`);
    return known;
  }
}
