import { setImmediate } from "node:timers/promises";

/** Milliseconds for which a loop may work before everything else gets its turn. */
const TURN_MS = 4;

/** Keeps a long loop from holding everything else up: other requests, and the deadline and the cancelling of its own. */
export class Turn {
  readonly #signal: AbortSignal;
  #beganAt = performance.now();

  /** @param signal Ends the loop when its turn is over. */
  constructor(signal: AbortSignal) {
    this.#signal = signal;
  }

  get isOver(): boolean {
    return performance.now() - this.#beganAt >= TURN_MS;
  }

  /** Lets others have theirs. @throws the signal's reason */
  async next(): Promise<void> {
    await setImmediate();
    this.#signal.throwIfAborted();
    this.#beganAt = performance.now();
  }
}
