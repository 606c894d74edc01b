import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { type PoolSettings, ThreadPool } from "../../datasources/threads/thread-pool.ts";
import type { EchoRequest } from "./echo-worker.ts";

/**
 * Work in threads: what is ended, what is replaced, and what is never begun. Counts, and no times but to guard against
 * hanging.
 */
const MODULE = new URL("./echo-worker.ts", import.meta.url);

function poolOf(settings: Partial<PoolSettings<EchoRequest, unknown>> = {}): ThreadPool<EchoRequest, unknown> {
  const pool = new ThreadPool<EchoRequest, unknown>({ module: MODULE, threads: 1, patienceMs: 0, ...settings });
  onTestFinished(() => pool.close());
  return pool;
}

const isRunning = (pool: ThreadPool<EchoRequest, unknown>, threads = 1) =>
  expect.poll(() => pool.activity.running, { timeout: 10_000 }).toBe(threads);
const echo = (value: unknown) => (): EchoRequest => ({ kind: "echo", value });
const forEver = (): EchoRequest => ({ kind: "for ever" });

test("starts no thread before there is work, one for what comes in turn, and no more than it may for what comes at once", async () => {
  const pool = poolOf({ threads: 2 });
  expect(pool.activity).toMatchObject({ started: 0, ended: 0, done: 0 });
  for (const value of [1, 2, 3]) expect(await pool.run(echo(value))).toBe(value);
  expect(pool.activity).toMatchObject({ started: 1, ended: 0, done: 3 });
  expect(await Promise.all(Array.from({ length: 20 }, (_, value) => pool.run(echo(value))))).toEqual([
    ...Array(20).keys(),
  ]);
  expect(pool.activity).toMatchObject({ started: 2, ended: 0, done: 23 });
});

test("what computes for ever is ended when it is aborted, and another thread does what comes next", async () => {
  const pool = poolOf();
  const abort = new AbortController();
  const reason = new Error("nobody waits");
  const asked = pool.run(forEver, { signal: abort.signal });
  await isRunning(pool);
  abort.abort(reason);
  await expect(asked).rejects.toBe(reason);
  expect(await pool.run(echo("next"))).toBe("next");
  expect(pool.activity).toMatchObject({ started: 2, ended: 1, done: 1 });
});

test("what takes longer than it may is ended, too", async () => {
  const pool = poolOf();
  await expect(pool.run(forEver, { timeoutMs: 50 })).rejects.toMatchObject({
    kind: "TIMEOUT",
    message: "took longer than 50 ms",
  });
  expect(await pool.run(echo("next"))).toBe("next");
  expect(pool.activity).toMatchObject({ started: 2, ended: 1, done: 1 });
});

test("who waits behind it is served by the thread that takes its place", async () => {
  const pool = poolOf();
  const behind = [1, 2, 3].map((value) => pool.run(echo(value)));
  const stuck = pool.run(forEver, { timeoutMs: 50 });
  const after = [4, 5, 6].map((value) => pool.run(echo(value)));
  await expect(stuck).rejects.toMatchObject({ kind: "TIMEOUT" });
  expect(await Promise.all([...behind, ...after])).toEqual([1, 2, 3, 4, 5, 6]);
  expect(pool.activity).toMatchObject({ started: 2, ended: 1, done: 6 });
});

test("what is aborted while it waits never reaches a thread, and harms no other", async () => {
  const pool = poolOf();
  const abort = new AbortController();
  let made = 0;
  const first = pool.run(() => ({ kind: "busy", ms: 100 }));
  const waiting = pool.run(() => ((made += 1), { kind: "for ever" }), { signal: abort.signal });
  const last = pool.run(echo("last"));
  abort.abort(new Error("gone"));
  await expect(waiting).rejects.toThrow("gone");
  expect([await first, await last, made]).toEqual(["done", "last", 0]);
  expect(pool.activity).toMatchObject({ started: 1, ended: 0, done: 2 });
});

test("with patience, what soon ends by itself is let end: its thread stays", async () => {
  const pool = poolOf({ patienceMs: 10_000 });
  await pool.run(echo("started"));
  const abort = new AbortController();
  const asked = pool.run(() => ({ kind: "busy", ms: 200 }), { signal: abort.signal });
  await isRunning(pool);
  abort.abort(new Error("gone"));
  await expect(asked).rejects.toThrow("gone");
  expect(await pool.run(echo("next"))).toBe("next");
  expect(pool.activity).toMatchObject({ started: 1, ended: 0, done: 3 });
});

test("patience ends", async () => {
  const pool = poolOf({ patienceMs: 50 });
  await pool.run(echo("started"));
  const asked = pool.run(forEver, { signal: AbortSignal.timeout(20) });
  await expect(asked).rejects.toMatchObject({ name: "TimeoutError" });
  expect(await pool.run(echo("next"))).toBe("next");
  expect(pool.activity).toMatchObject({ started: 2, ended: 1, done: 2 });
});

test("a thread that dies, or throws past its handler, fails what it was doing and nothing else", async () => {
  const pool = poolOf();
  for (const kind of ["die", "throw"] as const) {
    const [lost, next] = [pool.run(() => ({ kind })), pool.run(echo("next"))];
    await expect(lost).rejects.toMatchObject({ kind: "LOST" });
    expect(await next).toBe("next");
  }
  expect(pool.activity).toMatchObject({ started: 3, ended: 2, done: 2 });
});

test("what can not be sent is an error of who sends it", async () => {
  const pool = poolOf();
  await expect(pool.run(echo(() => undefined))).rejects.toMatchObject({ name: "DataCloneError" });
  expect(await pool.run(echo("next"))).toBe("next");
});

test("each thread is sent its opening first, and one whose opening is not accepted is not used", async () => {
  const accepted: unknown[] = [];
  const pool = poolOf({
    openings: [{ request: { kind: "echo", value: "opening" }, accept: (reply) => accepted.push(reply) }],
  });
  expect(await pool.start()).toBe("opening");
  await expect(pool.run(forEver, { timeoutMs: 50 })).rejects.toMatchObject({ kind: "TIMEOUT" });
  expect(await pool.run(echo("next"))).toBe("next");
  expect(accepted).toEqual(["opening", "opening"]);

  const refuse = (): never => {
    throw new Error("malformed");
  };
  const bad = poolOf({ openings: [{ request: { kind: "echo", value: "opening" }, accept: refuse }] });
  await expect(bad.start()).rejects.toThrow("malformed");
  // Each request tries once more, and none goes on trying.
  await expect(Promise.all([bad.run(echo(1)), bad.run(echo(2))])).rejects.toThrow("malformed");
  await expect(bad.run(echo(3))).rejects.toThrow("malformed");
  expect(bad.activity).toMatchObject({ started: 4, ended: 4, done: 0 });
});

test("closing ends everything at once", async () => {
  const pool = poolOf({ threads: 2, patienceMs: 60_000 });
  const asked = Promise.allSettled([1, 2, 3, 4].map(() => pool.run(forEver)));
  await isRunning(pool, 2);
  await pool.close();
  for (const each of await asked) expect(each).toMatchObject({ status: "rejected", reason: { kind: "CLOSED" } });
  await expect(pool.run(echo(1))).rejects.toMatchObject({ kind: "CLOSED" });
  await expect(pool.start()).rejects.toMatchObject({ kind: "CLOSED" });
});

test("refuses at once what would wait for ever", async () => {
  const pool = poolOf({ maxWaiting: 2 });
  const [stuck, ...waiting] = [forEver, echo(1), echo(2)].map((request) => pool.run(request).catch(() => "closed"));
  await expect(pool.run(echo(3))).rejects.toMatchObject({ kind: "CROWDED" });
  await pool.close();
  expect(await Promise.all([stuck, ...waiting])).toEqual(["closed", "closed", "closed"]);
});

test("aborts at random moments lose no thread and no reply of others", async () => {
  const pool = poolOf({ threads: 2, patienceMs: 5 });
  const asked = Array.from({ length: 60 }, (_, index) =>
    index % 3 === 0
      ? pool
          .run(() => ({ kind: "busy", ms: 5 }), { signal: AbortSignal.timeout((index * 7) % 50) })
          .catch(() => "aborted")
      : pool.run(echo(index)),
  );
  const replies = await Promise.all(asked);
  replies.forEach((reply, index) =>
    index % 3 === 0 ? expect(["done", "aborted"]).toContain(reply) : expect(reply).toBe(index),
  );
  const { started, ended } = pool.activity;
  expect(started - ended).toBeLessThanOrEqual(2);
});

test("neither an idle thread nor one that nobody waits for keeps a process from ending", async () => {
  const script = `
    const { ThreadPool } = await import(${JSON.stringify(new URL("../../datasources/threads/thread-pool.ts", import.meta.url).href)});
    const pool = new ThreadPool({ module: new URL(${JSON.stringify(MODULE.href)}), threads: 2, patienceMs: 600_000 });
    const abort = new AbortController();
    const stuck = pool.run(() => ({ kind: "for ever" }), { signal: abort.signal }).catch(() => "aborted");
    console.log(await pool.run(() => ({ kind: "echo", value: "answered" })));
    abort.abort();
    console.log(await stuck);
  `;
  const { stdout } = await promisify(execFile)(process.execPath, ["--input-type=module", "-e", script], {
    timeout: 15_000,
  });
  expect(stdout).toBe("answered\naborted\n");
});
