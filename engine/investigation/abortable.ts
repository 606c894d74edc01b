import { setMaxListeners } from "node:events";

/** The promise's outcome, or the signal's reason as soon as that is aborted: for work that may not obey a signal. */
export function abortable<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  // Any number of calls may be under way for one signal; each takes its listener away again.
  setMaxListeners(0, signal);
  return new Promise((resolve, reject) => {
    const abort = (): void => reject(signal.reason);
    const settled = (): void => signal.removeEventListener("abort", abort);
    if (signal.aborted) abort();
    else signal.addEventListener("abort", abort, { once: true });
    // Both outcomes are taken even when the signal came first: nothing is left unhandled.
    promise.then(resolve, reject).finally(settled);
  });
}
