import { expect, onTestFinished, test } from "vitest";
import { ChildProcess } from "../../datasources/threads/child-process.ts";
import type { EchoRequest } from "./echo-worker.ts";

function started(module = "./echo-worker.ts"): ChildProcess<EchoRequest, unknown> {
  const child = new ChildProcess<EchoRequest, unknown>({ module: new URL(module, import.meta.url), flags: [] });
  onTestFinished(() => child.end());
  return child;
}

const forEver: EchoRequest = { kind: "for ever" };

test(
  "a process gives what a thread would: maps, sets and bytes, shared ones as a copy",
  { timeout: 30_000 },
  async () => {
    const bytes = new Uint8Array(new SharedArrayBuffer(3));
    bytes.set([1, 2, 3]);
    const value = { map: new Map([["a", new Set([1])]]), none: undefined, bytes: bytes.subarray(1) };
    const echoed = (await started().exchange({ kind: "echo", value })) as typeof value;
    expect(echoed).toEqual({ ...value, bytes: expect.anything() as unknown });
    expect([...echoed.bytes]).toEqual([2, 3]);
  },
);

test("it is given up when it takes too long, and when it ends", { timeout: 30_000 }, async () => {
  await expect(started().exchange(forEver, { timeoutMs: 50 })).rejects.toMatchObject({
    kind: "TIMEOUT",
    message: "took longer than 50 ms",
  });
  const child = started();
  const asked = expect(child.exchange(forEver)).rejects.toMatchObject({ kind: "LOST" });
  await child.end();
  await asked;
});

test("it is lost where it can not begin", { timeout: 30_000 }, async () => {
  await expect(started("./no-such-worker.ts").exchange(forEver)).rejects.toMatchObject({ kind: "LOST" });
});
