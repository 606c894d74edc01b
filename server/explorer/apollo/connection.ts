import { ServerError } from "@apollo/client/errors";

/** Whether the server is reached, for all that are on the page. */
export class Connection {
  readonly #listeners = new Set<() => void>();
  #isLost = false;

  get isLost(): boolean {
    return this.#isLost;
  }

  /** @returns what ends the listening */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  tell(isLost: boolean): void {
    if (isLost === this.#isLost) return;
    this.#isLost = isLost;
    for (const listener of this.#listeners) listener();
  }
}

/** What proxies answer with while the server behind them is away, and the server itself while it loads. */
const AWAY: readonly number[] = [502, 503, 504];

/** Whether an operation did not come through, so that the same may do so later: it says nothing of the question. */
export function isLoss(error: unknown): boolean {
  if (ServerError.is(error)) return AWAY.includes(error.statusCode);
  // `fetch` throws these for whatever is between here and there.
  return error instanceof TypeError;
}
