import { Failure, type FailureCode } from "../../engine/failure.ts";

/** What work in a thread came to, as it is sent: errors lose their class on the way. */
export type Outcome<T> = { readonly ok: true; readonly result: T } | { readonly ok: false; readonly thrown: SentError };

/** An error on its way between threads. */
export interface SentError {
  readonly name: string;
  readonly message: string;
  readonly stack: string | undefined;
  /** Of a Failure. */
  readonly code: FailureCode | undefined;
  readonly source: string | undefined;
}

/** To be called in the worker. */
export async function outcomeOf<T>(run: () => T | Promise<T>): Promise<Outcome<T>> {
  try {
    return { ok: true, result: await run() };
  } catch (thrown) {
    return { ok: false, thrown: sentError(thrown) };
  }
}

export function sentError(thrown: unknown): SentError {
  const { name, message, stack } = thrown instanceof Error ? thrown : new Error(String(thrown));
  const { code, source } = thrown instanceof Failure ? thrown : { code: undefined, source: undefined };
  return { name, message, stack, code, source };
}

/** @throws Failure, RangeError, TypeError or Error, as it was thrown in the thread */
export function resultOf<T>(outcome: Outcome<T>): T {
  if (outcome.ok) return outcome.result;
  throw errorOf(outcome.thrown);
}

/** As it was before it was sent; of other classes than these, an Error. */
export function errorOf({ name, message, stack, code, source }: SentError): Error {
  if (code !== undefined) return new Failure(code, message, source === undefined ? {} : { source });
  const error =
    name === "RangeError"
      ? new RangeError(message)
      : name === "TypeError"
        ? new TypeError(message)
        : new Error(message);
  if (stack !== undefined) error.stack = stack;
  return error;
}
