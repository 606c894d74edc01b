import { execFile } from "node:child_process";
import { promisify } from "node:util";
import fc from "fast-check";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type PoolSettings, ThreadPool } from "../../datasources/threads/thread-pool.ts";
import { ScriptedThread } from "./scripted-thread.ts";

/**
 * A process ends when nothing holds it, and with code 13 if somebody still waits then. So while somebody waits for a
 * pool one of its threads holds the process, in whatever order things happen; and while nobody does, none.
 */

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const PATIENCE_MS = 100;
const SPARE = { startAfterMs: 250, endAfterMs: 60_000 };

const step = fc.oneof(
  { weight: 12, arbitrary: fc.record({ kind: fc.constant("run" as const), party: fc.constantFrom("a", "b") }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant("start" as const) }) },
  { weight: 9, arbitrary: fc.record({ kind: fc.constant("abort" as const), nth: fc.nat(6) }) },
  {
    weight: 18,
    arbitrary: fc.record({
      kind: fc.constantFrom("reply" as const, "reply" as const, "takeTooLong" as const, "lose" as const),
      nth: fc.nat(3),
    }),
  },
  { weight: 9, arbitrary: fc.record({ kind: fc.constant("wait" as const), ms: fc.constantFrom(1, 101, 251, 60_001) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("close" as const) }) },
);

const settings = fc.record({
  threads: fc.constantFrom(1, 2, 3),
  patienceMs: fc.constantFrom(0, PATIENCE_MS),
  maxWaiting: fc.constantFrom(2, 1_000),
  isSpare: fc.boolean(),
  openings: fc.constantFrom(0, 1, 2),
});

/** What has been settled by now is known after so many turns of promises. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}

test("somebody waits just when a thread is held, in any order of events", async () => {
  let [mostWaiting, heldWhileWaiting] = [0, 0];
  await fc.assert(
    fc.asyncProperty(
      settings,
      fc.array(step, { maxLength: 60, size: "max" }),
      async ({ isSpare, openings, ...given }, steps) => {
        const threads: ScriptedThread[] = [];
        const pool = new ThreadPool<string, string>(
          {
            ...given,
            ...(isSpare ? { spare: SPARE } : {}),
            module: new URL(import.meta.url),
            openings: Array.from({ length: openings }, () => ({ request: "open", accept: () => undefined })),
          } satisfies PoolSettings<string, string>,
          () => {
            const thread = new ScriptedThread();
            threads.push(thread);
            return thread;
          },
        );
        const pending = new Set<Promise<unknown>>();
        const waitFor = (promise: Promise<unknown>): void => {
          pending.add(promise);
          void promise.catch(() => undefined).finally(() => pending.delete(promise));
        };
        const aborts: AbortController[] = [];
        let asked = 0;
        for (const each of steps) {
          const alive = threads.filter(({ isEnded }) => !isEnded);
          if (each.kind === "run") {
            const abort = new AbortController();
            aborts.push(abort);
            asked += 1;
            const name = `request ${asked}`;
            waitFor(pool.run(() => name, { signal: abort.signal, party: each.party }));
          } else if (each.kind === "start") waitFor(pool.start());
          else if (each.kind === "abort") aborts[each.nth]?.abort(new Error("gone"));
          else if (each.kind === "wait") await vi.advanceTimersByTimeAsync(each.ms);
          else if (each.kind === "close") waitFor(pool.close());
          else alive[each.nth % Math.max(1, alive.length)]?.[each.kind]();
          await settled();
          const held = threads.filter(({ isEnded, isHeld }) => isHeld && !isEnded);
          expect(held.length > 0, `${pending.size} wait, ${held.length} threads are held after ${each.kind}`).toBe(
            pending.size > 0,
          );
          expect(threads.filter(({ isEnded }) => !isEnded).length).toBeLessThanOrEqual(given.threads);
          mostWaiting = Math.max(mostWaiting, pending.size);
          if (pending.size > 0) heldWhileWaiting += 1;
        }
        // Whoever still waits is served, or told that nobody is.
        for (let round = 0; round < 500 && pending.size > 0; round += 1) {
          for (const thread of threads.filter(({ isEnded }) => !isEnded)) thread.reply();
          await settled();
        }
        expect(pending.size).toBe(0);
        await pool.close();
      },
    ),
    { numRuns: 400 },
  );
  // Of events that leave nobody waiting it would hold, too.
  expect(mostWaiting).toBeGreaterThan(5);
  expect(heldWhileWaiting).toBeGreaterThan(1_000);
});

test("who waits behind work that nobody wants any more is answered before the process ends", async () => {
  vi.useRealTimers();
  const url = (path: string): string => JSON.stringify(new URL(path, import.meta.url).href);
  const script = `
    const { ThreadPool } = await import(${url("../../datasources/threads/thread-pool.ts")});
    const pool = new ThreadPool({ module: new URL(${url("./echo-worker.ts")}), threads: 1, patienceMs: 200 });
    await pool.run(() => ({ kind: "echo", value: "started" }));
    const abort = new AbortController();
    const stuck = pool.run(() => ({ kind: "for ever" }), { signal: abort.signal }).catch(() => "aborted");
    await new Promise((resolve) => setTimeout(resolve, 50));
    abort.abort();
    console.log(await stuck);
    console.log(await pool.run(() => ({ kind: "echo", value: "answered" })));
  `;
  const { stdout } = await promisify(execFile)(process.execPath, ["--input-type=module", "-e", script], {
    timeout: 30_000,
  });
  expect(stdout).toBe("aborted\nanswered\n");
});
