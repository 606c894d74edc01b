import { expect, test } from "vitest";
import { currentVersions, readCode } from "../../datasources/learned/code-digest.ts";
import { GraphLearning } from "../../datasources/embedded/learn-graph.ts";
import type { StoreWorker } from "../../datasources/embedded/store-worker.ts";
import { Failure } from "../../engine/failure.ts";

/** How long a store is waited for that refuses whatever it is asked, in milliseconds. */
async function patienceFor(megabytes: number): Promise<number> {
  let patienceMs = 0;
  const store: Pick<StoreWorker, "ask"> = {
    ask: (_request, options) => {
      patienceMs = options.timeoutMs;
      return Promise.reject(new Failure("SOURCE_UNAVAILABLE", "It is asked no more."));
    },
  };
  const files = [{ path: "/graph.ttl", format: "text/turtle", size: megabytes * 1_000_000, bytes: undefined }];
  const learning = new GraphLearning({ id: "test", files, settings: {}, learned: undefined });
  await expect(learning.of(store as StoreWorker, [])).rejects.toThrow("It is asked no more.");
  return patienceMs;
}

test("the more bytes the files have, the longer they are learned from", async () => {
  const patiences = [await patienceFor(1), await patienceFor(10), await patienceFor(100), await patienceFor(500)];
  expect(patiences).toEqual([...patiences].sort((a, b) => a - b));
  expect(patiences[0]).toBeGreaterThanOrEqual(120_000);
  // A million triples, on a machine that does much else.
  expect(patiences[2]).toBeGreaterThanOrEqual(600_000);
});

test("what was learned with another version of Oxigraph is told apart", async () => {
  const versions = currentVersions();
  expect(versions.oxigraph).toMatch(/^\d+\.\d+\.\d+/u);
  const own = await readCode();
  expect(await readCode({ ...versions })).toBe(own);
  expect(await readCode({ ...versions, oxigraph: `${versions.oxigraph}-next` })).not.toBe(own);
});
