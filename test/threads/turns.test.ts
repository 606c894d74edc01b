import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type PoolSettings, ThreadPool } from "../../datasources/threads/thread-pool.ts";
import { ScriptedThread } from "./scripted-thread.ts";

/** In which order a pool serves who waits, and when it has a second thread for them. */

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

interface Bench {
  readonly pool: ThreadPool<string, string>;
  readonly threads: readonly ScriptedThread[];
  /** Puts a request for somebody; what becomes of it is told in `ended`. */
  put(name: string, party?: string, signal?: AbortSignal): void;
  readonly ended: string[];
}

function benchOf(settings: Partial<PoolSettings<string, string>> = {}): Bench {
  const threads: ScriptedThread[] = [];
  const ended: string[] = [];
  const pool = new ThreadPool<string, string>(
    { module: new URL(import.meta.url), threads: 1, patienceMs: 0, ...settings },
    () => {
      const thread = new ScriptedThread();
      threads.push(thread);
      return thread;
    },
  );
  return {
    pool,
    threads,
    ended,
    put(name, party, signal) {
      pool
        .run(() => name, { party, ...(signal === undefined ? {} : { signal }) })
        .then(
          () => ended.push(name),
          (error: unknown) => ended.push(`${name}: ${(error as { kind: string }).kind}`),
        );
    },
  };
}

async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}

async function replyToAll({ threads }: Bench): Promise<void> {
  for (let round = 0; round < 1_000; round += 1) {
    for (const thread of threads) thread.reply();
    await settled();
  }
}

describe("who waits for a thread", () => {
  test("waits for one request of somebody who has a hundred waiting", async () => {
    const bench = benchOf();
    for (let index = 0; index < 100; index += 1) bench.put(`many ${index}`, "many");
    bench.put("one", "other");
    await replyToAll(bench);
    expect(bench.ended).toHaveLength(101);
    expect(bench.ended.indexOf("one")).toBe(2);
  });

  test("is not refused for what somebody else has waiting: that one's last is", async () => {
    const bench = benchOf({ maxWaiting: 10 });
    for (let index = 0; index < 11; index += 1) bench.put(`many ${index}`, "many");
    bench.put("one more", "many");
    bench.put("one", "other");
    await settled();
    expect(bench.ended).toEqual(["one more: CROWDED", "many 10: CROWDED"]);
    await replyToAll(bench);
    expect(bench.ended.at(3)).toBe("many 1");
    expect(bench.ended.at(4)).toBe("one");
    expect(bench.ended).toHaveLength(13);
  });
});

describe("a spare thread", () => {
  const SPARE = { startAfterMs: 250, endAfterMs: 1_000 };
  const opening = { request: "open", accept: () => undefined };

  test("is started for what has waited behind something long, and serves it when it is ready", async () => {
    const bench = benchOf({ threads: 2, spare: SPARE, openings: [opening] });
    bench.put("long");
    bench.put("short");
    await settled();
    bench.threads[0]?.reply();
    await vi.advanceTimersByTimeAsync(249);
    expect(bench.threads).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(2);
    expect(bench.threads.map(({ asked }) => asked)).toEqual([["long"], ["open"]]);
    bench.threads[1]?.reply();
    await settled();
    expect(bench.threads.map(({ asked }) => asked)).toEqual([["long"], ["short"]]);
    bench.threads[1]?.reply();
    await settled();
    expect(bench.ended).toEqual(["short"]);
  });

  test("is not started for what has its turn in time", async () => {
    const bench = benchOf({ threads: 2, spare: SPARE });
    for (const name of ["first", "second", "third"]) bench.put(name);
    for (let each = 0; each < 3; each += 1) {
      await vi.advanceTimersByTimeAsync(80);
      bench.threads[0]?.reply();
    }
    await vi.advanceTimersByTimeAsync(10_000);
    expect(bench.ended).toEqual(["first", "second", "third"]);
    expect(bench.pool.activity).toMatchObject({ started: 1, ended: 0 });
  });

  test("leaves what the first thread is free for to that one while it opens", async () => {
    const bench = benchOf({ threads: 2, spare: SPARE, openings: [opening] });
    bench.put("long");
    bench.put("short");
    await settled();
    bench.threads[0]?.reply();
    await vi.advanceTimersByTimeAsync(251);
    bench.threads[0]?.reply();
    await settled();
    expect(bench.threads.map(({ asked }) => asked)).toEqual([["short"], ["open"]]);
  });

  test("is ended when it has had nothing to do, and the last thread never", async () => {
    const bench = benchOf({ threads: 2, spare: SPARE });
    bench.put("long");
    bench.put("short");
    await vi.advanceTimersByTimeAsync(251);
    await replyToAll(bench);
    expect(bench.ended).toHaveLength(2);
    expect(bench.threads.filter(({ isEnded }) => isEnded)).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(bench.threads.map(({ isEnded }) => isEnded).sort()).toEqual([false, true]);
    bench.put("later");
    await replyToAll(bench);
    expect(bench.ended.at(-1)).toBe("later");
    expect(bench.pool.activity).toMatchObject({ started: 2, ended: 1, done: 3 });
  });

  test("is never started where one is all there may be", async () => {
    const bench = benchOf({ threads: 1, spare: SPARE });
    bench.put("long");
    bench.put("short");
    await vi.advanceTimersByTimeAsync(60_000);
    expect(bench.threads.map(({ asked }) => asked)).toEqual([["long"]]);
  });
});
