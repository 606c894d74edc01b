import { Worker } from "node:worker_threads";
import { afterAll, describe, expect, it } from "vitest";
import type { Fed } from "./feed.ts";
import { PARSERS } from "./parsers.ts";

/** For all texts of one parser on a busy machine, where two seconds are the rule; a quadratic parser takes minutes. */
const HANG_MS = 60_000;

/** A parser that hangs would hang the test with it: it runs in a thread that can be stopped. */
let thread: Worker | undefined;

async function feed(name: string): Promise<Fed | string> {
  thread ??= new Worker(new URL("feed.ts", import.meta.url));
  const worker = thread;
  const result = await new Promise<Fed | string>((resolve, reject) => {
    const timer = setTimeout(() => resolve(`not done after ${HANG_MS} ms`), HANG_MS);
    const done = (settle: () => void): void => {
      clearTimeout(timer);
      worker.off("message", onMessage).off("error", onError);
      settle();
    };
    const onMessage = (fed: Fed): void => done(() => resolve(fed));
    const onError = (error: unknown): void => done(() => reject(error));
    worker.on("message", onMessage).on("error", onError);
    worker.postMessage(name);
  });
  if (typeof result === "string") {
    thread = undefined;
    await worker.terminate();
  }
  return result;
}

describe("hostile text of a quarter of a million characters, or of the most that reaches a parser", () => {
  afterAll(() => thread?.terminate());

  it.each(PARSERS.map(({ name }) => name))(
    "%s bears it",
    async (name) => {
      const result = await feed(name);
      if (process.env["WHYQL_SHOW_SLOWEST"] !== undefined) console.error(`${name}: ${JSON.stringify(result)}`);
      expect(result).toMatchObject({ wrong: [] });
      expect((result as Fed).texts).toBeGreaterThan(120);
    },
    2 * HANG_MS,
  );

  it("is given by names of their own", () =>
    expect(new Set(PARSERS.map(({ name }) => name)).size).toBe(PARSERS.length));
});
