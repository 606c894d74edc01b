import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Budget } from "../../engine/investigation/budget.ts";
import type { UpstreamKind } from "../../engine/sources/upstream.ts";
import { investigation, Latch, outcomeOf, quiet, stage } from "./stages.ts";

/** A stage that makes calls one after another, and counts those that reach the source. */
function caller(name: string, kinds: readonly UpstreamKind[], made: UpstreamKind[], pause: () => Promise<unknown>) {
  return stage(name, async ({ upstream }) => {
    for (const kind of kinds) await upstream({ source: "s", kind }, async () => (made.push(kind), await pause()));
    return kinds.length;
  });
}

describe("a budget", () => {
  it("is never exceeded, by whatever stages at whatever time, and used up before it is refused", async () => {
    const kinds = fc.array(fc.constantFrom<UpstreamKind>("MODEL", "SPARQL", "HTTP"), { maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(
        fc.array(kinds, { minLength: 1, maxLength: 8 }),
        fc.nat(12),
        fc.nat(6),
        fc.scheduler(),
        async (lists, maxUpstreamCalls, maxModelCalls, scheduler) => {
          const made: UpstreamKind[] = [];
          const pause = (): Promise<unknown> => scheduler.schedule(Promise.resolve());
          const lease = investigation().attend({ budget: { maxUpstreamCalls, maxModelCalls } });
          const gets = lists.map((list, n) => outcomeOf(lease.get(caller(`c${n}`, list, made, pause))));
          const results = await scheduler.waitFor(Promise.all(gets));
          const models = made.filter((kind) => kind === "MODEL").length;
          expect(made.length).toBeLessThanOrEqual(maxUpstreamCalls);
          expect(models).toBeLessThanOrEqual(maxModelCalls);
          const wished = lists.flat();
          const enough =
            wished.length <= maxUpstreamCalls && wished.filter((kind) => kind === "MODEL").length <= maxModelCalls;
          expect(new Set(results)).toEqual(enough ? new Set(["OK"]) : new Set([...results, "BUDGET_EXHAUSTED"]));
          if (!enough) expect(made.length === maxUpstreamCalls || models === maxModelCalls).toBe(true);
        },
      ),
      { numRuns: 200 },
    );
  });

  it("is that of whoever still wants the work; what failed for want of another's is tried again", async () => {
    const here = investigation();
    const made: UpstreamKind[] = [];
    const latch = new Latch();
    const slow = caller("slow", ["SPARQL"], made, () => latch.promise);
    const other = caller("other", ["SPARQL"], made, async () => undefined);
    const first = here.attend({ budget: { maxUpstreamCalls: 1 } });
    const waiting = outcomeOf(first.get(slow));
    await quiet();
    expect(await outcomeOf(first.get(other))).toBe("BUDGET_EXHAUSTED");
    first.leave();
    const second = here.attend({ budget: { maxUpstreamCalls: 1 } });
    expect(await outcomeOf(second.get(other))).toBe("OK");
    latch.open();
    expect(await outcomeOf(second.get(slow))).toBe("OK");
    expect([await waiting, made.length]).toEqual(["CANCELLED", 2]);
  });

  it("says which bound was met, and by which call", async () => {
    const lease = investigation().attend({ budget: { maxModelCalls: 0 } });
    await expect(lease.get(caller("one", ["MODEL"], [], async () => undefined))).rejects.toThrow(
      /MODEL call to "s".*maxModelCalls = 0/,
    );
  });

  it.each<[string, Budget]>([
    ["0", { deadlineMs: 0 }],
    ["-1", { maxUpstreamCalls: -1 }],
    ["1.5", { maxModelCalls: 1.5 }],
    ["NaN", { deadlineMs: Number.NaN }],
    ["Infinity", { deadlineMs: Number.POSITIVE_INFINITY }],
    ["4294967296", { deadlineMs: 2 ** 32 }],
    ['"5"', { deadlineMs: "5" as unknown as number }],
  ])("of %s is refused, with the value", (shown, budget) => {
    const here = investigation();
    expect(() => here.attend({ budget })).toThrow(expect.objectContaining({ code: "BAD_USER_INPUT" }));
    expect(() => here.attend({ budget })).toThrow(`it is ${shown}.`);
    expect(here.live).toBe(false);
  });
});
