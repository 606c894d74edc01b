import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openSqliteStageStore } from "../../datasources/store/sqlite-stage-store.ts";
import { CostMeter } from "../../engine/investigation/cost.ts";
import { GuardedStore } from "../../engine/investigation/guarded-store.ts";
import { InProcessStore } from "../../engine/investigation/in-process-store.ts";
import { stageKey } from "../../engine/investigation/stage.ts";
import { MemoryStore } from "../store/memory-store.ts";
import { StoreFolder } from "../store/store-file.ts";
import { expectedOf, graphs, RandomGraph } from "./random-graph.ts";
import { investigation, ME, outcomes, quiet, stage } from "./stages.ts";

let store: MemoryStore;
let problems: string[];
let guarded: GuardedStore;
beforeEach(() => {
  store = new MemoryStore();
  problems = [];
  guarded = new GuardedStore(store, (message) => problems.push(message));
});
afterEach(() => {
  vi.useRealTimers();
});

/** Counts how often it is computed. */
function counted(maxAgeMs: number, version = 1) {
  const count = { computed: 0 };
  const value = stage("counted", () => ({ n: ++count.computed, gone: undefined }), { maxAgeMs, version });
  return { stage: value, count };
}

describe("a stage with an age", () => {
  it("is stored, with where it comes from, and read by others instead of computed", async () => {
    const { stage: one, count } = counted(5_000);
    await investigation({ id: "first", store: guarded }).attend().get(one);
    expect([...store.entries.values()]).toMatchObject([
      { scope: "a", key: stageKey(one), stage: "counted", value: '{"n":1}', origin: "first" },
    ]);
    const second = investigation({ id: "second", store: guarded });
    const meter = new CostMeter();
    expect(await second.attend({ listener: meter.listener }).get(one)).toEqual({ n: 1 });
    expect(count.computed).toBe(1);
    expect(second.record()).toMatchObject([{ name: "counted", from: "STORE", outcome: "OK", dependencies: [] }]);
    expect(meter.cost()).toMatchObject({ stagesComputed: 0, stagesFromStore: 1 });
    // Read once, though it is asked for again.
    await second.attend().get(one);
    expect(store.asked).toHaveLength(2);
  });

  it("is not read by another scope, nor by another version", async () => {
    const { stage: one, count } = counted(5_000);
    await investigation({ store: guarded }).attend().get(one);
    await investigation({ scope: "b", store: guarded }).attend().get(one);
    expect(count.computed).toBe(2);
    const newer = counted(5_000, 2);
    await investigation({ store: guarded }).attend().get(newer.stage);
    expect(newer.count.computed).toBe(1);
  });

  it("is used until that age, also where it is only in memory", async () => {
    vi.useFakeTimers();
    const { stage: one, count } = counted(1_000);
    const here = investigation({ store: guarded });
    const use = async (of = here): Promise<number> => {
      const lease = of.attend();
      await lease.get(one);
      lease.leave();
      return count.computed;
    };
    expect(await use()).toBe(1);
    await vi.advanceTimersByTimeAsync(999);
    expect(await use(investigation({ store: guarded }))).toBe(1);
    expect(await use()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await use()).toBe(2);
    expect(await use(investigation({ store: guarded }))).toBe(2);
  });

  it("is not used when it is older than the stage now allows, whatever it was stored with", async () => {
    vi.useFakeTimers();
    const make = (maxAgeMs: number) => counted(maxAgeMs);
    await investigation({ store: guarded }).attend().get(make(10_000).stage);
    await vi.advanceTimersByTimeAsync(2_000);
    const stricter = make(1_000);
    await investigation({ store: guarded }).attend().get(stricter.stage);
    expect(stricter.count.computed).toBe(1);
  });

  it("is stored for no longer than what it was computed from", async () => {
    vi.useFakeTimers();
    const source = stage("source", () => "rows", { maxAgeMs: 1_000 });
    const between = stage("between", ({ get }) => get(source));
    const answer = stage("answer", ({ get }) => get(between), { maxAgeMs: 60_000 });
    await investigation({ store: guarded }).attend().get(source);
    await vi.advanceTimersByTimeAsync(400);
    await investigation({ store: guarded }).attend().get(answer);
    expect(store.entries.get(`a ${stageKey(answer)}`)?.expiresAt).toBe(Date.now() + 600);
  });

  it("is not stored when it has none", async () => {
    const { stage: one } = counted(0);
    await investigation({ store: guarded }).attend().get(one);
    expect(store.entries.size).toBe(0);
    expect(store.asked).toEqual([]);
  });

  it("is not stored when it is partial, has failed or was cancelled", async () => {
    const part = stage("part", (context) => (context.markPartial("half"), 1), { maxAgeMs: 1_000 });
    const above = stage("above", ({ get }) => get(part), { maxAgeMs: 1_000 });
    const failing = stage("failing", () => Promise.reject(new Error("no")), { maxAgeMs: 1_000 });
    const endless = stage("endless", () => new Promise(() => undefined), { maxAgeMs: 1_000 });
    const here = investigation({ store: guarded });
    const lease = here.attend(ME);
    await lease.get(above);
    await lease.get(failing).catch(() => undefined);
    void lease.get(endless);
    await quiet();
    here.cancel(ME.client);
    expect(outcomes(here)).toEqual({ part: "PARTIAL", above: "PARTIAL", failing: "FAILED", endless: "CANCELLED" });
    expect(store.entries.size).toBe(0);
  });

  it("does not depend on what the budget was", async () => {
    const greedy = stage(
      "greedy",
      async ({ upstream }) => {
        const calls = [1, 2, 3].map((n) => upstream({ source: "s", kind: "SPARQL" }, async () => n));
        const settled = await Promise.allSettled(calls);
        return settled.filter(({ status }) => status === "fulfilled").length;
      },
      { maxAgeMs: 1_000 },
    );
    expect(
      await investigation({ store: guarded })
        .attend({ budget: { maxUpstreamCalls: 1 } })
        .get(greedy),
    ).toBe(1);
    expect(await investigation({ store: guarded }).attend().get(greedy)).toBe(3);
    expect([...store.entries.values()].map(({ value }) => value)).toEqual(["3"]);
  });

  it("does not begin when it is cancelled while the store is asked", async () => {
    const { stage: one, count } = counted(1_000);
    let answer: () => void = () => undefined;
    store.get = () => new Promise((resolve) => (answer = () => resolve(undefined)));
    const here = investigation({ store: guarded });
    const waiting = here
      .attend(ME)
      .get(one)
      .catch((error: { code: string }) => error.code);
    await quiet();
    here.cancel(ME.client);
    answer();
    expect(await waiting).toBe("CANCELLED");
    await quiet();
    expect(count.computed).toBe(0);
  });
});

describe("a store that fails", () => {
  it.each<[string, () => Promise<never>]>([
    ["rejects", () => Promise.reject(new Error("disk"))],
    [
      "throws",
      () => {
        throw new Error("disk");
      },
    ],
  ])("(it %s) fails no question, and is reported", async (_how, instead) => {
    store.instead = instead;
    const { stage: one } = counted(1_000);
    expect(await investigation({ store: guarded }).attend().get(one)).toMatchObject({ n: 1 });
    await quiet();
    expect(problems).toHaveLength(2);
    expect(problems[0]).toContain(stageKey(one));
    expect(problems[1]).toContain("counted");
  });

  it("by never answering, holds nobody up for long", async () => {
    vi.useFakeTimers();
    store.instead = () => new Promise(() => undefined);
    const { stage: one } = counted(1_000);
    let value: unknown;
    void investigation({ store: guarded })
      .attend()
      .get(one)
      .then((given) => (value = given));
    await vi.advanceTimersByTimeAsync(1_999);
    expect(value).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    await quiet();
    expect(value).toMatchObject({ n: 1 });
    expect(problems[0]).toContain("computed again");
  });

  it("by giving what is no JSON, is not believed", async () => {
    const { stage: one } = counted(1_000);
    const now = Date.now();
    const broken = {
      scope: "a",
      key: stageKey(one),
      stage: "counted",
      value: "{",
      calls: "{}",
      computedAt: now,
      expiresAt: now + 500,
      origin: "q",
    };
    await store.set(broken);
    expect(await investigation({ store: guarded }).attend().get(one)).toMatchObject({ n: 1 });
    expect(problems).toHaveLength(1);
  });
});

describe("after a restart", () => {
  it("nothing is computed again that was complete, whatever the graph", async () => {
    const folder = new StoreFolder();
    await fc.assert(
      fc.asyncProperty(graphs(["OK", "OK", "FAILS", "PARTIAL"], 10), fc.uuid(), async (nodes, scope) => {
        const graph = new RandomGraph(nodes, quiet);
        const stages = graph.stages.map((each) => ({ ...each, maxAgeMs: 60_000 }));
        // Inner stages are asked for with their age too.
        (graph.stages as unknown[]).splice(0, nodes.length, ...stages);
        const run = async (): Promise<void> => {
          const file = await openSqliteStageStore({ path: folder.path, onProblem: folder.onProblem });
          const layered = new GuardedStore(new InProcessStore(1_000_000, file), folder.onProblem);
          const lease = investigation({ scope, store: layered }).attend();
          await Promise.allSettled(stages.map((each) => lease.get(each)));
          await file.close();
        };
        const expected = expectedOf(nodes);
        await run();
        expect(graph.started).toEqual(nodes.map(() => 1));
        await run();
        expect(graph.started).toEqual(expected.map(({ outcome }) => (outcome === "OK" ? 1 : 2)));
      }),
      { numRuns: 12 },
    );
    expect(folder.problems).toEqual([]);
    folder.remove();
  });
});
