import { Failure } from "../../engine/failure.ts";
import { unlessAborted } from "../select/abort.ts";

/**
 * Reading that many wait for, each as long as it likes: nobody's end of patience ends it for the others, and
 * everybody's ends it.
 */
export class SingleFlight<T> {
  readonly #controller = new AbortController();
  readonly #outcome: Promise<T>;
  #waiting = 0;
  #isSettled = false;

  /** @param closing Ends it, too */
  constructor(read: (signal: AbortSignal) => Promise<T>, closing: AbortSignal) {
    this.#outcome = read(AbortSignal.any([this.#controller.signal, closing]));
    const settled = (): void => void (this.#isSettled = true);
    this.#outcome.then(settled, settled);
  }

  /** Everybody has left before it was done: who comes now has to begin anew. */
  get isAbandoned(): boolean {
    return this.#controller.signal.aborted;
  }

  /** @throws whatever the reading fails with; a Failure made of the signal's reason */
  async wait(signal: AbortSignal): Promise<T> {
    this.#waiting += 1;
    try {
      return await unlessAborted(this.#outcome, signal);
    } finally {
      this.#waiting -= 1;
      if (this.#waiting === 0 && !this.#isSettled)
        this.#controller.abort(new Failure("CANCELLED", "Nobody waits for the graph to be read any more."));
    }
  }
}
