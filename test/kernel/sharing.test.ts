import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { CostMeter } from "../../engine/investigation/cost.ts";
import { investigation, Latch, outcomeOf, outcomes, stage } from "./stages.ts";

/**
 * Several who ask the same share the work, and nothing else: the budget, the deadline, the wish for fresh data and the
 * change of mind of one are nobody else's.
 */
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);

/** A stage of three calls, which the test lets go on one by one; how often it has begun and what it has called. */
function threeCalls(more: { readonly brave?: boolean } = {}) {
  const seen = { begun: 0, called: 0, signals: [] as AbortSignal[] };
  const steps = [new Latch(), new Latch(), new Latch()];
  const value = stage("three", async ({ upstream, signal }) => {
    seen.begun += 1;
    seen.signals.push(signal);
    let rows = 0;
    for (const step of steps) {
      const call = upstream({ source: "s", kind: "SPARQL" }, () => ((seen.called += 1), step.promise));
      if (more.brave === true)
        rows += await call.then(
          () => 1,
          () => 0,
        );
      else await call.then(() => (rows += 1));
    }
    return rows;
  });
  return { stage: value, seen, step: (n: number) => (steps[n]?.open(), settle()) };
}

const only = (maxUpstreamCalls: number) => ({ budget: { maxUpstreamCalls } });

describe("a budget", () => {
  it("of one does not bound what another pays for, and the one gets what the other has paid", async () => {
    const { stage: three, seen, step } = threeCalls();
    const here = investigation();
    const [poor, rich] = [new CostMeter(), new CostMeter()];
    const first = here.attend({ ...only(1), listener: poor.listener });
    const second = here.attend({ ...only(100), listener: rich.listener });
    const waiting = [first.get(three), second.get(three)];
    for (const n of [0, 1, 2]) await step(n);
    expect(await Promise.all(waiting)).toEqual([3, 3]);
    expect(seen).toMatchObject({ begun: 1, called: 3 });
    expect([poor.cost().upstream.SPARQL, rich.cost().upstream.SPARQL]).toEqual([1, 2]);
    // Each stage is one's own or another's, and who has paid for a part of it has not had it for nothing.
    expect([poor.cost(), rich.cost()]).toMatchObject([
      { stagesComputed: 1, stagesReused: 0 },
      { stagesComputed: 0, stagesReused: 0 },
    ]);
    first.leave();
    second.leave();
  });

  it.each([
    ["fails", false],
    ["comes out partial", true],
  ])("that is used up before another joins is that one's alone, when the stage %s", async (_how, brave) => {
    const { stage: three, seen, step } = threeCalls({ brave });
    const hold = new Latch();
    const above = stage("above", async ({ get }) => {
      const value = await get(three).catch(() => 0);
      await hold.promise;
      return value;
    });
    const here = investigation();
    const first = here.attend(only(1));
    const poor = [first.get(above), outcomeOf(first.get(three))] as const;
    await step(0);
    expect(outcomes(here)).toMatchObject({ three: brave ? "PARTIAL" : "FAILED" });
    // Neither the stage that has ended nor the one that goes on without it will do.
    const second = here.attend(only(100));
    const rich = [second.get(above), second.get(three)];
    for (const n of [1, 2]) await step(n);
    hold.open();
    expect(await Promise.all(rich)).toEqual([3, 3]);
    expect([await poor[0], await poor[1], seen.begun]).toEqual([brave ? 1 : 0, brave ? "OK" : "BUDGET_EXHAUSTED", 2]);
    expect(await first.get(three)).toBe(3);
    first.leave();
    second.leave();
  });

  it("is not joined while the work goes on poorer for it", async () => {
    const { stage: three, seen, step } = threeCalls({ brave: true });
    const above = stage("above", async ({ get, upstream }) => {
      const refused = await upstream({ source: "s", kind: "MODEL" }, async () => "said").catch(() => "nothing");
      return `${refused} ${await get(three)}`;
    });
    const here = investigation();
    const first = here.attend({ budget: { maxModelCalls: 0 } });
    const poor = first.get(above);
    await settle();
    const second = here.attend();
    const rich = second.get(above);
    for (const n of [0, 1, 2]) await step(n);
    expect(await Promise.all([poor, rich])).toEqual(["nothing 3", "said 3"]);
    // What was not poorer is shared.
    expect(seen.begun).toBe(1);
    first.leave();
    second.leave();
  });

  it("of those who wait together is used up when all are, and each is told so", async () => {
    const { stage: three, seen, step } = threeCalls();
    const here = investigation();
    const leases = [here.attend(only(1)), here.attend({ budget: { maxTokens: 0, maxUpstreamCalls: 1 } })];
    const waiting = leases.map((lease) => outcomeOf(lease.get(three)));
    for (const n of [0, 1, 2]) await step(n);
    expect([await Promise.all(waiting), seen.called]).toEqual([["BUDGET_EXHAUSTED", "BUDGET_EXHAUSTED"], 2]);
    const refused = stage("refused", ({ upstream }) => upstream({ source: "s", kind: "HTTP" }, async () => 1));
    const other = here.attend({ budget: { maxUpstreamCalls: 0 } });
    const both = [leases[0]?.get(refused), other.get(refused)].map((promise) =>
      expect(promise).rejects.toThrow(/budgets of all who wait.*maxUpstreamCalls = 1; maxUpstreamCalls = 0/),
    );
    await Promise.all(both);
    for (const lease of [...leases, other]) lease.leave();
  });

  it("of one who has gone is spared when somebody else wants the same", async () => {
    const { stage: three, step } = threeCalls();
    const here = investigation();
    const [gone, stays] = [new CostMeter(), new CostMeter()];
    const first = here.attend({ listener: gone.listener });
    void first.get(three);
    await settle();
    const second = here.attend({ listener: stays.listener });
    const waiting = second.get(three);
    first.leave();
    for (const n of [0, 1, 2]) await step(n);
    expect(await waiting).toBe(3);
    expect([gone.cost().upstream.SPARQL, stays.cost().upstream.SPARQL]).toEqual([1, 2]);
    second.leave();
  });
});

describe("a deadline", () => {
  it("of the one who has begun ends the waiting of that one alone", async () => {
    const { stage: three, seen, step } = threeCalls();
    const here = investigation();
    const first = here.attend({ budget: { deadlineMs: 1_000 } });
    const second = here.attend({ budget: { deadlineMs: 60_000 } });
    const waiting = [outcomeOf(first.get(three)), second.get(three)] as const;
    await vi.advanceTimersByTimeAsync(1_000);
    expect([await waiting[0], seen.signals[0]?.aborted]).toEqual(["DEADLINE_EXCEEDED", false]);
    for (const n of [0, 1, 2]) await step(n);
    expect([await waiting[1], seen.begun]).toEqual([3, 1]);
    second.leave();
    expect(here.live).toBe(false);
  });
});

describe("cancelling", () => {
  it("ends what the client waits for, and nobody else's; the work stops with the last one", async () => {
    const { stage: three, seen } = threeCalls();
    const here = investigation();
    const [mine, yours] = ["mine", "yours"].map((client) => here.attend({ client }));
    const nobodys = here.attend();
    const waiting = [mine, yours, nobodys].map((lease) => outcomeOf(lease?.get(three) ?? Promise.reject()));
    await settle();
    expect([here.cancel("another"), here.cancel(), here.cancel("mine"), here.cancel("mine")]).toEqual([
      false,
      false,
      true,
      false,
    ]);
    expect([await waiting[0], seen.signals[0]?.aborted]).toEqual(["CANCELLED", false]);
    expect(await outcomeOf(mine?.get(three) ?? Promise.reject())).toBe("CANCELLED");
    here.cancel("yours");
    expect([await waiting[1], seen.signals[0]?.aborted]).toEqual(["CANCELLED", false]);
    nobodys.leave();
    expect(seen.signals[0]?.aborted).toBe(false);
    // Who names no client may stop what nobody waits for any more.
    expect([here.cancel(), seen.signals[0]?.aborted, here.live]).toEqual([true, true, false]);
    expect(await waiting[2]).toBe("CANCELLED");
  });

  it("leaves what somebody observes, until nobody does", async () => {
    const { stage: three, seen } = threeCalls();
    const here = investigation();
    const stop = here.observe(() => undefined, "yours");
    const lease = here.attend({ client: "mine" });
    const waiting = outcomeOf(lease.get(three));
    await settle();
    expect([here.cancel("mine"), await waiting, seen.signals[0]?.aborted]).toEqual([true, "CANCELLED", false]);
    expect([here.cancel("mine"), here.cancel()]).toEqual([false, false]);
    stop();
    expect([seen.signals[0]?.aborted, here.live]).toEqual([true, false]);
  });

  it("stops what only the client has wanted, while others' work goes on", async () => {
    const [slow, shared] = [threeCalls(), threeCalls()];
    const mineAlone = stage(
      "mine alone",
      async ({ get }) => (await get(slow.stage)) + (await get({ ...shared.stage, name: "shared" })),
    );
    const here = investigation();
    const [mine, yours] = [here.attend({ client: "mine" }), here.attend({ client: "yours" })];
    const waiting = outcomeOf(mine.get(mineAlone));
    const theirs = yours.get({ ...shared.stage, name: "shared" });
    await settle();
    here.cancel("mine");
    expect([await waiting, slow.seen.signals[0]?.aborted, shared.seen.signals[0]?.aborted]).toEqual([
      "CANCELLED",
      true,
      false,
    ]);
    for (const n of [0, 1, 2]) await shared.step(n);
    expect(await theirs).toBe(3);
    yours.leave();
  });
});

describe("what a stage has begun and not waited for", () => {
  it("goes on while those are there for whom it was begun, and stops with them", async () => {
    const { stage: three, seen, step } = threeCalls();
    const hasty = stage("hasty", ({ get }) => (void get(three), "done"));
    const here = investigation();
    const first = here.attend();
    expect(await first.get(hasty)).toBe("done");
    await settle();
    const later = first.get(three);
    for (const n of [0, 1, 2]) await step(n);
    expect([await later, seen.begun]).toEqual([3, 1]);
    first.leave();

    const other = threeCalls();
    const again = stage("again", ({ get }) => (void get({ ...other.stage, name: "other" }), "done"));
    const second = here.attend();
    await second.get(again);
    await settle();
    expect(other.seen.signals[0]?.aborted).toBe(false);
    second.leave();
    expect([other.seen.signals[0]?.aborted, here.live]).toEqual([true, false]);
  });
});

describe("a failure", () => {
  it("is shared with those who were there, and tried again for one who comes later", async () => {
    let tries = 0;
    const flaky = stage("flaky", () => {
      tries += 1;
      if (tries === 1) throw new Error("down");
      return "up";
    });
    const here = investigation();
    const [one, other] = [here.attend(), here.attend()];
    expect([await outcomeOf(one.get(flaky)), await outcomeOf(other.get(flaky))]).toEqual(["down", "down"]);
    const later = here.attend();
    expect([await later.get(flaky), await other.get(flaky), tries]).toEqual(["up", "up", 2]);
    for (const lease of [one, other, later]) lease.leave();
  });
});

describe("a result that may be used for a while only", () => {
  it("is not used for longer, however long somebody stays", async () => {
    let computed = 0;
    const brief = stage("brief", () => ++computed, { maxAgeMs: 1_000 });
    const here = investigation();
    const stays = here.attend();
    expect(await stays.get(brief)).toBe(1);
    await vi.advanceTimersByTimeAsync(999);
    expect(await here.attend().get(brief)).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await here.attend().get(brief)).toBe(2);
    here.close();
  });
});
