import type { ExecutionResult } from "graphql";

/** The events that are shown: the latest. */
const SHOWN = 1_000;

/**
 * GraphiQL shows the last result alone, from its top: each of these holds all events so far, the latest first, so that
 * it is seen without scrolling.
 */
export async function* collectEvents(
  results: AsyncIterable<ExecutionResult>,
): AsyncGenerator<ExecutionResult, void, undefined> {
  let events: readonly unknown[] = [];
  for await (const { data, ...rest } of results) {
    if (data !== null && data !== undefined) events = [data, ...events].slice(0, SHOWN);
    yield { data: { events }, ...rest };
  }
}
