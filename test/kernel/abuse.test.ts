import { describe, expect, it } from "vitest";
import type { Stage, StageContext } from "../../engine/investigation/stage.ts";
import { investigation, Latch, outcomeOf, quiet, stage } from "./stages.ts";

describe("what is not a stage", () => {
  it.each<[string, unknown, string]>([
    ["nothing", undefined, "undefined"],
    ["null", null, "null"],
    ["a string", "analysis", '"analysis"'],
    ["no name", { version: 1, inputs: {}, compute: async () => 1 }, "version"],
    ["no function", { name: "s", version: 1, inputs: {} }, '"s"'],
    ["a version that is a string", { ...stage("s", () => 1), version: "2" }, '"2"'],
    ["inputs with a Map", { ...stage("s", () => 1), inputs: { deep: [new Map()] } }, "$.deep[0] is a Map"],
    ["inputs with NaN", { ...stage("s", () => 1), inputs: { a: Number.NaN } }, "$.a is NaN"],
    ["inputs with a function", { ...stage("s", () => 1), inputs: { a: () => 1 } }, "$.a is a function"],
  ])("(%s) is refused, and quoted", async (_what, given, shown) => {
    const lease = investigation().attend();
    await expect(lease.get(given as Stage<unknown>)).rejects.toThrow(TypeError);
    await expect(lease.get(given as Stage<unknown>)).rejects.toThrow(shown);
    const outer = stage("outer", ({ get }) => get(given as Stage<unknown>));
    await expect(lease.get(outer)).rejects.toThrow(shown);
  });
});

describe("a stage that misbehaves", () => {
  it("may throw at once, throw what is no error, or return no promise", async () => {
    const lease = investigation().attend();
    const throws = stage("throws", () => {
      throw new Error("at once");
    });
    expect(await outcomeOf(lease.get(throws))).toBe("at once");
    const odd = stage("odd", () => Promise.reject(undefined));
    await expect(lease.get(odd)).rejects.toBeUndefined();
    expect(await lease.get(stage("plain", () => 5))).toBe(5);
    expect(
      await lease.get(stage("thenable", () => ({ then: (use: (value: number) => void) => use(6) }) as never)),
    ).toBe(6);
  });

  it("may give undefined, which is a value like others", async () => {
    let computed = 0;
    const empty = stage("empty", () => void ++computed);
    const lease = investigation().attend();
    expect(await lease.get(empty)).toBeUndefined();
    expect(await lease.get(empty)).toBeUndefined();
    expect(computed).toBe(1);
  });

  it.each<[string, unknown]>([
    ["undefined", undefined],
    ["a Map", { map: new Map([[1, 2]]) }],
    ["a Set", [new Set([1])]],
    ["a Date", { date: new Date(0) }],
    ["NaN", [Number.NaN]],
    ["undefined in an array", [1, undefined]],
    ["a hole", new Array(2)],
    ["a bigint", { n: 1n }],
    ["an instance", { e: new Error("x") }],
    ["a symbol", [Symbol("s")]],
  ])("and gives %s though it is stored, is an error even where there is no store", async (_what, value) => {
    const lease = investigation().attend();
    await expect(lease.get(stage("stored", () => value, { maxAgeMs: 1_000 }))).rejects.toThrow(/JSON/);
    expect(await lease.get(stage("kept", () => value))).toBe(value);
  });

  it.each([
    [Number.NaN, "$ is NaN"],
    [{ rows: [{ at: "x" }, { at: new Date(0) }] }, "$.rows[1].at is a Date"],
    [[[0], [0, undefined]], "$[1][1] is undefined"],
  ])("is told where what it gives is no JSON (%o)", async (value, place) => {
    await expect(
      investigation()
        .attend()
        .get(stage("stored", () => value, { maxAgeMs: 1_000 })),
    ).rejects.toThrow(place);
  });

  it("may leave out what is undefined, and be stored", async () => {
    const value = { a: undefined, b: [null, "", 0, false, { c: 1.5 }] };
    expect(
      await investigation()
        .attend()
        .get(stage("stored", () => value, { maxAgeMs: 1_000 })),
    ).toBe(value);
  });

  it("and uses its context after it has finished, is refused", async () => {
    let kept: StageContext | undefined;
    const keeper = stage("keeper", (context) => {
      kept = context;
      return 1;
    });
    const here = investigation();
    const lease = here.attend();
    await lease.get(keeper);
    await expect(kept?.get(stage("late", () => 1))).rejects.toThrow("keeper has finished");
    await expect(kept?.upstream({ source: "s", kind: "HTTP" }, async () => 1)).rejects.toThrow("keeper has finished");
    expect(() => kept?.markPartial("late")).toThrow("keeper has finished");
    expect(here.record().map(({ name }) => name)).toEqual(["keeper"]);
  });

  it("and throws in the middle of a call, fails by itself alone", async () => {
    const call = { source: "s", kind: "HTTP" } as const;
    const careless = stage("careless", ({ upstream }) =>
      upstream(call, () => {
        throw new Error("before the call");
      }),
    );
    const here = investigation();
    const lease = here.attend();
    expect(await outcomeOf(lease.get(careless))).toBe("before the call");
    expect(await lease.get(stage("other", () => 1))).toBe(1);
    expect(here.record()[0]).toMatchObject({ outcome: "FAILED", upstream: [{ outcome: "FAILED" }] });
  });

  it("may wait for any number of calls at once without a warning", async () => {
    const warnings: Error[] = [];
    const note = (warning: Error): void => void warnings.push(warning);
    process.on("warning", note);
    const latch = new Latch();
    const wide = stage("wide", async ({ upstream, signal }) => {
      const calls = Array.from({ length: 100 }, () => upstream({ source: "s", kind: "HTTP" }, () => latch.promise));
      signal.addEventListener("abort", () => undefined);
      await Promise.all(calls);
      return calls.length;
    });
    const wanted = investigation().attend().get(wide);
    await quiet();
    latch.open();
    expect(await wanted).toBe(100);
    await quiet();
    process.off("warning", note);
    expect(warnings).toEqual([]);
  });
});

describe("a listener that throws", () => {
  it("is reported, and nobody else notices", async () => {
    const problems: unknown[] = [];
    const thrown = new Error("listener");
    const throws = (): void => {
      throw thrown;
    };
    const here = investigation({ listener: throws, onProblem: (_message, cause) => problems.push(cause) });
    const told: string[] = [];
    here.observe(throws);
    here.observe((event) => told.push(event.type));
    const lease = here.attend({ listener: throws });
    expect(await lease.get(stage("s", () => 1))).toBe(1);
    lease.leave();
    expect(told).toEqual(["STAGE_STARTED", "STAGE_FINISHED", "DONE"]);
    expect(problems).toEqual([...Array(8)].map(() => thrown));
  });
});
