import { createHash } from "node:crypto";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { LearningAhead } from "../../datasources/embedded/learn-ahead.ts";
import { currentVersions, readCode } from "../../datasources/learned/code-digest.ts";
import { GraphLearning } from "../../datasources/embedded/learn-graph.ts";
import type { StoreWorker } from "../../datasources/embedded/store-worker.ts";
import { Failure } from "../../engine/failure.ts";
import { temporaryFolder } from "../support/temporary-files.ts";

const LABEL = "http://www.w3.org/2000/01/rdf-schema#label";

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

test("what was learned with another version of Oxigraph is told apart", () => {
  const versions = currentVersions();
  expect(versions.oxigraph).toMatch(/^\d+\.\d+\.\d+/u);
  const own = readCode();
  expect(readCode({ ...versions })).toBe(own);
  expect(readCode({ ...versions, oxigraph: `${versions.oxigraph}-next` })).not.toBe(own);
});

test("names learned beside the store are the same whether or not there is room for temporary files", async () => {
  const content = Array.from({ length: 500 }, (_, n) => `<urn:e:${n}> <${LABEL}> "Öld Tower ${n}" .\n`).join("");
  const path = join(await temporaryFolder({ "towers.nt": content }), "towers.nt");
  const digest = createHash("sha256").update(content).digest("hex");
  const namesIn = async (): Promise<string> => {
    const files = [{ path, format: "application/n-triples", size: content.length, bytes: undefined }];
    const ahead = new LearningAhead({ id: "test", files, settings: {}, learned: undefined }, () => "");
    onTestFinished(() => ahead.end());
    const known = await ahead.of({ givenIris: 0 }, [{ triples: 500, digest }]);
    const { bytes } = known?.found?.names ?? {};
    expect(bytes?.buffer).toBeInstanceOf(SharedArrayBuffer);
    return Buffer.from(bytes ?? []).toString("base64");
  };
  const withRoom = await namesIn();
  expect(withRoom.length).toBeGreaterThan(5_000);
  vi.stubEnv("TMPDIR", "/no/such/folder");
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(await namesIn()).toBe(withRoom);
}, 60_000);
