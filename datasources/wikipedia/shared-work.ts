import { abortable } from "../../engine/investigation/abortable.ts";

/**
 * Lets those who want the same thing at the same time wait for one another: one does the work, for its own account. When
 * that one is stopped, the next does it.
 */
export class SharedWork<T> {
  readonly #running = new Map<string, { readonly work: Promise<T>; readonly signal: AbortSignal }>();

  async do(key: string, signal: AbortSignal, run: () => Promise<T>): Promise<T> {
    for (let running = this.#running.get(key); running !== undefined; running = this.#running.get(key)) {
      try {
        return await abortable(running.work, signal);
      } catch (error) {
        if (signal.aborted || !running.signal.aborted) throw error;
      }
    }
    const work = run().finally(() => this.#running.delete(key));
    this.#running.set(key, { work, signal });
    return work;
  }
}
