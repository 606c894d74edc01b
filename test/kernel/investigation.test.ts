import { describe, expect, it } from "vitest";
import { Failure } from "../../engine/failure.ts";
import { stageKey } from "../../engine/investigation/stage.ts";
import { investigation, Latch, outcomeOf, outcomes, quiet, stage } from "./stages.ts";

const call = { source: "graph", kind: "SPARQL" } as const;

describe("a stage", () => {
  it("is computed when it is asked for, and once", async () => {
    let computed = 0;
    const one = stage("one", () => ++computed);
    const lease = investigation().attend();
    await quiet();
    expect(computed).toBe(0);
    expect(await Promise.all([lease.get(one), lease.get(one)])).toEqual([1, 1]);
    expect(await lease.get(one)).toBe(1);
  });

  it("is the same stage when name, version and inputs are equal", async () => {
    let computed = 0;
    const make = (inputs: { a: number; b?: number | undefined }, version = 1) =>
      stage("s", () => ++computed, { inputs, version });
    const lease = investigation().attend();
    await lease.get(make({ a: 1, b: 2 }));
    await lease.get(make({ b: 2, a: 1 }));
    expect(computed).toBe(1);
    await lease.get(make({ a: 1, b: 3 }));
    await lease.get(make({ a: 1, b: 2 }, 2));
    expect(computed).toBe(3);
    expect(stageKey(make({ a: 1, b: undefined }))).toBe(stageKey(make({ a: 1 })));
    expect(stageKey(make({ a: 1 }))).toMatch(/^[0-9a-f]{64}$/);
  });

  it("runs beside others that it does not depend on", async () => {
    const [left, right] = [new Latch(), new Latch()];
    // Each waits for the other to have begun: one after the other, neither would end.
    const a = stage("a", async () => (left.open(), await right.promise, "a"));
    const b = stage("b", async () => (right.open(), await left.promise, "b"));
    const sum = stage("sum", async ({ get }) => (await Promise.all([get(a), get(b)])).join(""));
    expect(await investigation().attend().get(sum)).toBe("ab");
  });

  it("runs no more than it asks for", async () => {
    const first = stage("first", () => "found");
    const second = stage("second", () => "not needed");
    const either = stage("either", async ({ get }) => (await get(first)) || (await get(second)));
    const here = investigation();
    await here.attend().get(either);
    expect(here.record().map(({ name }) => name)).toEqual(["first", "either"]);
  });

  it("may come a thousand deep", async () => {
    const chain = (n: number): ReturnType<typeof stage<number>> =>
      stage("chain", async ({ get }) => (n === 0 ? 0 : 1 + (await get(chain(n - 1)))), { inputs: n });
    expect(await investigation().attend().get(chain(1_000))).toBe(1_000);
  });
});

describe("a stage that fails", () => {
  it("fails for everybody of the session, and is tried again in the next one", async () => {
    let tries = 0;
    const flaky = stage("flaky", () => {
      tries += 1;
      if (tries === 1) throw new Failure("SOURCE_UNAVAILABLE", "down");
      return "up";
    });
    const here = investigation();
    const [one, other] = [here.attend(), here.attend()];
    expect(await outcomeOf(one.get(flaky))).toBe("SOURCE_UNAVAILABLE");
    expect(await outcomeOf(other.get(flaky))).toBe("SOURCE_UNAVAILABLE");
    one.leave();
    expect(await outcomeOf(other.get(flaky))).toBe("SOURCE_UNAVAILABLE");
    other.leave();
    expect(tries).toBe(1);
    expect(await here.attend().get(flaky)).toBe("up");
    expect(outcomes(here)).toEqual({ flaky: "OK" });
  });

  it("leaves no trace of an unhandled rejection when nobody looks", async () => {
    const unhandled: unknown[] = [];
    const note = (reason: unknown): void => void unhandled.push(reason);
    process.on("unhandledRejection", note);
    const failing = stage("failing", async () => {
      await quiet();
      throw new Error("nobody looks");
    });
    const careless = stage("careless", ({ get, upstream }) => {
      void get(failing);
      void upstream(call, () => Promise.reject(new Error("nobody looks here either")));
      return "done";
    });
    const lease = investigation().attend();
    void lease.get(failing);
    void lease.get(careless);
    await quiet();
    lease.leave();
    void lease.get(failing);
    await quiet();
    await quiet();
    process.off("unhandledRejection", note);
    expect(unhandled).toEqual([]);
  });
});

describe("a partial result", () => {
  it("is shared in the session, and computed again in the next one", async () => {
    let computed = 0;
    const part = stage("part", (context) => {
      context.markPartial("one source is down");
      return ++computed;
    });
    const here = investigation();
    const lease = here.attend();
    expect([await lease.get(part), await lease.get(part)]).toEqual([1, 1]);
    lease.leave();
    expect(await here.attend().get(part)).toBe(2);
    expect(here.record()).toMatchObject([{ name: "part", outcome: "PARTIAL", reasons: ["one source is down"] }]);
  });

  it("makes partial what is computed from it", async () => {
    const part = stage("part", (context) => (context.markPartial("cut off"), 1));
    const whole = stage("whole", () => 1);
    const sum = stage("sum", async ({ get }) => (await get(part)) + (await get(whole)));
    const top = stage("top", async ({ get }) => await get(sum));
    const here = investigation();
    await here.attend().get(top);
    expect(outcomes(here)).toEqual({ part: "PARTIAL", whole: "OK", sum: "PARTIAL", top: "PARTIAL" });
  });

  it("is what comes of going on after another stage has failed", async () => {
    const failing = stage("failing", () => Promise.reject(new Failure("SOURCE_UNAVAILABLE", "down")));
    const brave = stage("brave", ({ get }) => get(failing).catch(() => "nothing"));
    const here = investigation();
    expect(await here.attend().get(brave)).toBe("nothing");
    expect(outcomes(here)).toEqual({ failing: "FAILED", brave: "PARTIAL" });
  });

  it("is what comes of going on after the budget has refused a call, but not after a call that failed", async () => {
    const refused = stage("refused", ({ upstream }) => upstream(call, async () => "rows").catch(() => "nothing"));
    const retried = stage("retried", ({ upstream }) =>
      upstream(call, () => Promise.reject(new Error("once"))).catch(() => upstream(call, async () => "rows")),
    );
    const here = investigation();
    const lease = here.attend({ budget: { maxUpstreamCalls: 2 } });
    expect(await lease.get(retried)).toBe("rows");
    expect(await lease.get(refused)).toBe("nothing");
    expect(outcomes(here)).toEqual({ retried: "OK", refused: "PARTIAL" });
  });
});

describe("a circle of stages", () => {
  const circle = (names: readonly string[]): ReturnType<typeof stage<string>>[] => {
    const stages: ReturnType<typeof stage<string>>[] = names.map((name, index) =>
      stage(name, async ({ get }) => {
        await quiet();
        return await get(stages[(index + 1) % stages.length] ?? (name as never));
      }),
    );
    return stages;
  };

  it.each([[["a"]], [["a", "b"]], [["a", "b", "c", "d"]]])("of %j is an error that names it", async (names) => {
    const [first] = circle(names);
    await expect(
      investigation()
        .attend()
        .get(first ?? stage("", () => "")),
    ).rejects.toThrow(/wait for one another.* → /);
  });

  it("is found when it closes from several sides at once", async () => {
    const stages = circle(["a", "b", "c"]);
    const lease = investigation().attend();
    const results = await Promise.all(stages.map((each) => outcomeOf(lease.get(each))));
    expect(results).toHaveLength(3);
    for (const result of results) expect(result).toContain("wait for one another");
  });

  it("is not seen where two merely share a third", async () => {
    const shared = stage("shared", async () => (await quiet(), 1));
    const left = stage("left", async ({ get }) => await get(shared));
    const right = stage("right", async ({ get }) => (await get(left)) + (await get(shared)));
    expect(await investigation().attend().get(right)).toBe(2);
  });
});

describe("the record", () => {
  it("says what ran, when, from what and with which calls", async () => {
    const fetch = stage("fetch", ({ upstream }) => upstream(call, async () => "rows"));
    const failing = stage("failing", async ({ upstream, get }) => {
      await get(fetch);
      return await upstream({ source: "wiki", kind: "DOCUMENTS" }, () => Promise.reject(new Error("no")));
    });
    const here = investigation();
    const lease = here.attend();
    const before = Date.now();
    await outcomeOf(lease.get(failing));
    const [first, second] = here.record();
    expect(first).toMatchObject({ name: "fetch", from: "COMPUTED", outcome: "OK", dependencies: [], reasons: [] });
    expect(first?.upstream).toMatchObject([{ source: "graph", kind: "SPARQL", outcome: "OK" }]);
    expect(second).toMatchObject({
      name: "failing",
      outcome: "FAILED",
      dependencies: [stageKey(fetch)],
      reasons: ["no"],
    });
    expect(second?.upstream).toMatchObject([{ source: "wiki", kind: "DOCUMENTS", outcome: "FAILED" }]);
    for (const run of here.record()) {
      expect(run.startedAt).toBeGreaterThanOrEqual(before);
      expect(run.finishedAt).toBeGreaterThanOrEqual(run.startedAt);
    }
  });

  it("keeps a call that the stage did not wait for, as cancelled, and cancels it", async () => {
    let signal: AbortSignal | undefined;
    const hasty = stage("hasty", ({ upstream }) => {
      void upstream(call, (given) => {
        signal = given;
        return new Promise(() => undefined);
      });
      return "done";
    });
    const here = investigation();
    expect(await here.attend().get(hasty)).toBe("done");
    expect(here.record()).toMatchObject([{ outcome: "OK", upstream: [{ outcome: "CANCELLED" }] }]);
    expect(signal?.aborted).toBe(true);
  });
});
