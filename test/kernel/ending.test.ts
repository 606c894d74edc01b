import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Investigation } from "../../engine/investigation/investigation.ts";
import type { Lease } from "../../engine/investigation/lease.ts";
import { graphs, RandomGraph } from "./random-graph.ts";
import { investigation, Latch, ME, outcomeOf, outcomes, stage } from "./stages.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

/** Until everything that can go on without the clock has done so. */
const quiet = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);

/** A stage that never ends by itself and knows when it is to stop. */
function endless(name = "endless") {
  const seen: { signal?: AbortSignal } = {};
  const value = stage(name, ({ signal }) => {
    seen.signal = signal;
    return new Promise<string>(() => undefined);
  });
  return { stage: value, seen };
}

describe("cancelling", () => {
  it("stops at once, down to the call, and fails those who wait with CANCELLED", async () => {
    const here = investigation();
    let callSignal: AbortSignal | undefined;
    const calling = stage("calling", ({ upstream }) =>
      upstream({ source: "graph", kind: "SPARQL" }, (signal) => {
        callSignal = signal;
        return new Promise(() => undefined);
      }),
    );
    const above = stage("above", ({ get }) => get(calling));
    const [one, other] = [here.attend(ME), here.attend(ME)];
    const waiting = [outcomeOf(one.get(above)), outcomeOf(other.get(calling))];
    await quiet();
    expect(here.cancel(ME.client)).toBe(true);
    expect(await Promise.all(waiting)).toEqual(["CANCELLED", "CANCELLED"]);
    expect(callSignal?.aborted).toBe(true);
    expect(here.live).toBe(false);
    expect(here.record()).toMatchObject([
      { name: "above", outcome: "CANCELLED" },
      { name: "calling", outcome: "CANCELLED", upstream: [{ outcome: "CANCELLED" }] },
    ]);
    // The request that was cancelled starts nothing more.
    expect(await outcomeOf(one.get(stage("next", () => 1)))).toBe("CANCELLED");
    expect(here.cancel(ME.client)).toBe(false);
  });

  it("is false when nothing runs, and disturbs nobody", async () => {
    const here = investigation();
    expect(here.cancel(ME.client)).toBe(false);
    const lease = here.attend(ME);
    expect(here.cancel(ME.client)).toBe(false);
    expect(await lease.get(stage("s", () => 1))).toBe(1);
    expect(here.cancel(ME.client)).toBe(false);
    expect(await lease.get(stage("t", () => 2))).toBe(2);
  });

  it("lets the next one go on from what had been finished", async () => {
    const here = investigation();
    let done = 0;
    const finished = stage("finished", () => ++done);
    const latch = new Latch<string>();
    const slow = stage("slow", async ({ get }) => `${await get(finished)} ${await latch.promise}`);
    const first = outcomeOf(here.attend(ME).get(slow));
    await quiet();
    here.cancel(ME.client);
    expect(await first).toBe("CANCELLED");
    const second = here.attend().get(slow);
    await quiet();
    latch.open("found");
    expect(await second).toBe("1 found");
    expect(outcomes(here)).toEqual({ finished: "OK", slow: "OK" });
  });

  it("does not wait for a stage that takes no notice, nor use what that comes to", async () => {
    const here = investigation();
    const latch = new Latch<string>();
    let runs = 0;
    const stubborn = stage("stubborn", async ({ get, upstream }) => {
      runs += 1;
      const value = await latch.promise;
      if (runs > 1) return value;
      await expect(get(stage("after", () => 1))).rejects.toMatchObject({ code: "CANCELLED" });
      await expect(upstream({ source: "s", kind: "HTTP" }, async () => 1)).rejects.toMatchObject({ code: "CANCELLED" });
      return "too late";
    });
    const first = outcomeOf(here.attend(ME).get(stubborn));
    await quiet();
    here.cancel(ME.client);
    expect(await first).toBe("CANCELLED");
    const second = here.attend().get(stubborn);
    await quiet();
    latch.open("in time");
    expect(await second).toBe("in time");
    expect(here.record().map(({ name }) => name)).toEqual(["stubborn"]);
  });
});

describe("leaving", () => {
  it("fails what the one who leaves still waits for, and nobody else's", async () => {
    const here = investigation();
    const latch = new Latch<string>();
    const slow = stage("slow", () => latch.promise);
    const [one, other] = [here.attend(), here.attend()];
    const left = outcomeOf(one.get(slow));
    const stays = other.get(slow);
    await quiet();
    one.leave();
    one.leave();
    expect(await left).toBe("CANCELLED");
    expect(await outcomeOf(one.get(slow))).toBe("CANCELLED");
    await vi.advanceTimersByTimeAsync(120_000);
    latch.open("found");
    expect(await stays).toBe("found");
    other.leave();
  });

  it("lets work go on for the grace period, and stops it then", async () => {
    const here = investigation({ gracePeriodMs: 5_000 });
    const { stage: slow, seen } = endless();
    const lease = here.attend();
    void lease.get(slow);
    await quiet();
    lease.leave();
    await vi.advanceTimersByTimeAsync(4_999);
    expect(seen.signal?.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(seen.signal?.aborted).toBe(true);
    expect(outcomes(here)).toEqual({ endless: "CANCELLED" });
    expect(here.live).toBe(false);
  });

  it("has a grace period of 30 seconds unless told otherwise", async () => {
    const here = investigation();
    const { stage: slow, seen } = endless();
    const lease = here.attend();
    void lease.get(slow);
    await quiet();
    lease.leave();
    await vi.advanceTimersByTimeAsync(29_999);
    expect(seen.signal?.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(seen.signal?.aborted).toBe(true);
  });

  it("is made good by one who waits or observes within the grace period, from anew each time", async () => {
    const here = investigation({ gracePeriodMs: 5_000 });
    const { stage: slow, seen } = endless();
    const first = here.attend();
    void first.get(slow);
    await quiet();
    first.leave();
    await vi.advanceTimersByTimeAsync(4_000);
    const second = here.attend();
    void second.get(slow);
    await vi.advanceTimersByTimeAsync(60_000);
    second.leave();
    await vi.advanceTimersByTimeAsync(4_000);
    const stop = here.observe(() => undefined);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(seen.signal?.aborted).toBe(false);
    stop();
    await vi.advanceTimersByTimeAsync(4_999);
    expect(seen.signal?.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(seen.signal?.aborted).toBe(true);
  });

  it("keeps what is finished within the grace period", async () => {
    const here = investigation({ gracePeriodMs: 5_000 });
    const latch = new Latch<string>();
    let computed = 0;
    const slow = stage("slow", () => (++computed, latch.promise));
    const lease = here.attend();
    void lease.get(slow);
    await quiet();
    lease.leave();
    latch.open("found");
    await quiet();
    expect(here.live).toBe(false);
    expect(await here.attend().get(slow)).toBe("found");
    expect(computed).toBe(1);
  });
});

describe("a deadline", () => {
  it("aborts everything, and stays passed for the request", async () => {
    const here = investigation();
    const { stage: slow, seen } = endless();
    const lease = here.attend({ budget: { deadlineMs: 1_000 } });
    const waiting = outcomeOf(lease.get(slow));
    await vi.advanceTimersByTimeAsync(999);
    expect(seen.signal?.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await waiting).toBe("DEADLINE_EXCEEDED");
    expect(seen.signal?.reason).toMatchObject({ code: "DEADLINE_EXCEEDED" });
    expect(await outcomeOf(lease.get(stage("next", () => 1)))).toBe("DEADLINE_EXCEEDED");
    expect(await here.attend().get(stage("next", () => 1))).toBe(1);
  });

  it("of one who joins ends the waiting of that one alone", async () => {
    const here = investigation();
    const { stage: slow, seen } = endless();
    const starts = here.attend({ budget: { deadlineMs: 10_000 } });
    const joins = here.attend({ budget: { deadlineMs: 1_000 } });
    const waiting = [outcomeOf(starts.get(slow)), outcomeOf(joins.get(slow))] as const;
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await waiting[1]).toBe("DEADLINE_EXCEEDED");
    expect(seen.signal?.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(9_000);
    expect(await waiting[0]).toBe("DEADLINE_EXCEEDED");
    expect(seen.signal?.aborted).toBe(true);
  });

  it("is forgotten with its lease", async () => {
    const here = investigation();
    here.attend({ budget: { deadlineMs: 10 } }).leave();
    expect(vi.getTimerCount()).toBe(0);
    const lease = here.attend();
    const latch = new Latch<number>();
    const waiting = lease.get(stage("slow", () => latch.promise));
    await vi.advanceTimersByTimeAsync(1_000);
    latch.open(1);
    expect(await waiting).toBe(1);
    lease.leave();
  });
});

describe("any graph, ended anywhere", () => {
  const ends: Record<string, (here: Investigation, leases: readonly Lease[]) => Promise<string>> = {
    cancel: async (here) => (here.cancel(ME.client), "CANCELLED"),
    leave: async (_here, leases) => {
      for (const each of leases) each.leave();
      await vi.advanceTimersByTimeAsync(100);
      return "CANCELLED";
    },
    deadline: async () => {
      await vi.advanceTimersByTimeAsync(1_000);
      return "DEADLINE_EXCEEDED";
    },
  };

  it("starts nothing more, leaves nobody waiting, and goes on later from what was finished", async () => {
    await fc.assert(
      fc.asyncProperty(
        graphs(["OK"]),
        fc.scheduler(),
        fc.nat(60),
        fc.constantFrom("cancel", "leave", "deadline"),
        async (nodes, scheduler, steps, how) => {
          const graph = new RandomGraph(nodes, () => scheduler.schedule(Promise.resolve()));
          const here = investigation({ gracePeriodMs: 100 });
          const leases = [1, 2].map(() => here.attend({ ...ME, budget: { deadlineMs: 1_000 } }));
          const waiting = graph.stages.map((each, n) => outcomeOf((leases[n % 2] as Lease).get(each)));
          await quiet();
          for (let n = 0; n < steps && scheduler.count() > 0; n++) await scheduler.waitOne();
          await quiet();
          const finishedBefore = [...graph.finished];
          const ended = await ends[how]?.(here, leases);
          const startedBefore = [...graph.started];
          const results = await Promise.all(waiting);
          expect(results).toEqual(finishedBefore.map((count) => (count > 0 ? "OK" : ended)));
          const hasAll = (n: number): boolean => results.every((result, index) => index % 2 !== n || result === "OK");
          // Who waits for nothing has nothing to cancel.
          expect(here.live).toBe(how === "cancel" && (hasAll(0) || hasAll(1)));
          for (const each of leases) each.leave();
          expect(here.live).toBe(false);

          // Those that take no notice run on; nothing comes of it.
          while (scheduler.count() > 0) await scheduler.waitOne();
          await quiet();
          expect(graph.started).toEqual(startedBefore);

          const again = here.attend();
          const values = await scheduler.waitFor(Promise.all(graph.stages.map((each) => again.get(each))));
          expect(values).toHaveLength(nodes.length);
          const recomputed = graph.started.map((count, n) => count - (startedBefore[n] ?? 0));
          expect(recomputed).toEqual(finishedBefore.map((count) => (count > 0 ? 0 : 1)));
          again.leave();
        },
      ),
      { numRuns: 200 },
    );
  });
});
