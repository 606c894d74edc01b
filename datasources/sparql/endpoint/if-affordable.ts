import { HttpProblem, type HttpProblemKind } from "../../http/http-problem.ts";

/** What an endpoint answers that is asked for too much, or for what it does not know. */
const TOO_MUCH: ReadonlySet<HttpProblemKind> = new Set([
  "TIMEOUT",
  "REJECTED",
  "UNAVAILABLE",
  "TOO_LARGE",
  "MALFORMED",
]);
/** The server as a whole does not serve. */
const OUT_OF_SERVICE = 503;

/**
 * What can be read of an endpoint, and undefined where that is too much for it: another question may still be answered.
 * @throws whatever says that no other question would be, either
 */
export async function ifAffordable<T>(read: () => Promise<T>): Promise<T | undefined> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof HttpProblem && TOO_MUCH.has(error.kind) && error.status !== OUT_OF_SERVICE) return undefined;
    throw error;
  }
}
