import { Failure } from "../../engine/failure.ts";

/** What an aborted signal means: the Failure that is its reason, a deadline, or that nobody waits any more. */
export function abortFailure(signal: AbortSignal): Failure {
  const reason: unknown = signal.reason;
  if (reason instanceof Failure) return reason;
  if (reason instanceof Error && reason.name === "TimeoutError") {
    return new Failure("DEADLINE_EXCEEDED", "The deadline passed before the graph answered.", { cause: reason });
  }
  return new Failure("CANCELLED", "The request was cancelled before the graph answered.", { cause: reason });
}

/** The promise's outcome, or a Failure as soon as the signal is aborted; the work itself goes on. */
export function unlessAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = (): void => reject(abortFailure(signal));
    if (signal.aborted) return abort();
    signal.addEventListener("abort", abort, { once: true });
    void promise.then(resolve, reject).finally(() => signal.removeEventListener("abort", abort));
  });
}
