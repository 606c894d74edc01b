import { abortable } from "../../engine/investigation/abortable.ts";
import type { UpstreamContext } from "../../engine/sources/upstream.ts";
import { httpProblemIn } from "../http/http-problem.ts";

interface Running<T> {
  readonly outcome: Promise<T>;
  /** Milliseconds since 1970: when it was begun. */
  readonly at: number;
}

/**
 * Lets those who want the same thing at the same time wait for one another: one does the work, for its own account.
 * When that one is stopped, or may not pay for it, the next does it; a problem of the source is everybody's. Work that
 * was begun too long ago for one who comes later is done anew.
 */
export class SharedWork<T> {
  readonly #running = new Map<string, Running<T>>();

  async do(key: string, context: UpstreamContext, run: () => Promise<T>): Promise<T> {
    const { freshFrom = 0, signal } = context;
    for (let running = this.#running.get(key); running !== undefined; running = this.#running.get(key)) {
      if (running.at < freshFrom) break;
      try {
        const value = await abortable(running.outcome, signal);
        context.remembered?.(running.at);
        return value;
      } catch (error) {
        if (signal.aborted || httpProblemIn(error) !== undefined) throw error;
      }
    }
    const ended = (): void => {
      if (this.#running.get(key) === running) this.#running.delete(key);
    };
    const running: Running<T> = { outcome: run().finally(ended), at: Date.now() };
    this.#running.set(key, running);
    return await running.outcome;
  }
}
