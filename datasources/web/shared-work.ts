import { abortable } from "../../engine/investigation/abortable.ts";
import { httpProblemIn } from "../http/http-problem.ts";

/**
 * Lets those who want the same thing at the same time wait for one another: one does the work, for its own account. When
 * that one is stopped, or may not pay for it, the next does it; a problem of the source is everybody's.
 */
export class SharedWork<T> {
  readonly #running = new Map<string, Promise<T>>();

  async do(key: string, signal: AbortSignal, run: () => Promise<T>): Promise<T> {
    for (let running = this.#running.get(key); running !== undefined; running = this.#running.get(key)) {
      try {
        return await abortable(running, signal);
      } catch (error) {
        if (signal.aborted || httpProblemIn(error) !== undefined) throw error;
      }
    }
    const work = run().finally(() => this.#running.delete(key));
    this.#running.set(key, work);
    return work;
  }
}
