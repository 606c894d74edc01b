import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Failure } from "../../engine/failure.ts";
import { sumOfCalls } from "../../engine/investigation/call-counts.ts";
import { GuardedStore } from "../../engine/investigation/guarded-store.ts";
import type { Investigation } from "../../engine/investigation/investigation.ts";
import type { AttendOptions } from "../../engine/investigation/lease.ts";
import type { Stage } from "../../engine/investigation/stage.ts";
import type { CallCounts } from "../../engine/sources/upstream.ts";
import { MemoryStore } from "../store/memory-store.ts";
import { expectedOf, graphs, type Node, RandomGraph } from "./random-graph.ts";
import { investigation, Latch, quiet, stage } from "./stages.ts";

/** The calls of a stage, as they are told to another that asks for it. */
async function callsOf(here: Investigation, wanted: Stage<unknown>, terms: AttendOptions = {}): Promise<CallCounts> {
  const lease = here.attend(terms);
  try {
    const asking = stage("asking", async ({ getCounted }) => (await getCounted(wanted)).calls, {
      inputs: { wanted: wanted.name, asked: `${(asked += 1)}` },
    });
    return await lease.get(asking);
  } finally {
    lease.leave();
  }
}

let asked = 0;
const fetch = stage("fetch", ({ upstream }) => upstream({ source: "graph", kind: "SPARQL" }, async () => "rows"));
const model = { source: "model", kind: "MODEL" } as const;
const ask = stage("ask", async ({ get, upstream }) => {
  await get(fetch);
  return await upstream(model, async () => "reply");
});

describe("the calls that a stage takes", () => {
  it("are its own and those of the stages that it is made from, by kind", async () => {
    const here = investigation();
    expect(await callsOf(here, fetch)).toEqual({ SPARQL: 1 });
    expect(await callsOf(here, ask)).toEqual({ SPARQL: 1, MODEL: 1 });
    expect(
      await callsOf(
        here,
        stage("none", () => 1),
      ),
    ).toEqual({});
  });

  it("come with the value", async () => {
    const both = stage("both", ({ getCounted }) => getCounted(ask));
    expect(await investigation().attend().get(both)).toEqual({ value: "reply", calls: { SPARQL: 1, MODEL: 1 } });
  });

  it("are the same whoever has paid for them, now or before", async () => {
    const here = investigation();
    const payer = here.attend();
    await payer.get(fetch);
    expect(await callsOf(here, ask, { budget: { maxUpstreamCalls: 1 } })).toEqual({ SPARQL: 1, MODEL: 1 });
    expect(await callsOf(here, ask, { budget: { maxUpstreamCalls: 0 } })).toEqual({ SPARQL: 1, MODEL: 1 });
  });

  it("are the same for all who wait for what runs", async () => {
    const here = investigation();
    const go = new Latch();
    const slow = stage("slow", async ({ get, upstream }) => {
      await upstream(model, () => go.promise);
      await get(fetch);
    });
    const all = [callsOf(here, slow), callsOf(here, slow)];
    await quiet();
    go.open();
    expect(await Promise.all(all)).toEqual([
      { SPARQL: 1, MODEL: 1 },
      { SPARQL: 1, MODEL: 1 },
    ]);
  });

  it("count once what is asked for twice, and for either of two what both of them use", async () => {
    const twice = stage("twice", async ({ get }) => [await get(fetch), await get(fetch)]);
    const other = stage("other", ({ get }) => get(fetch));
    const either = stage("either", ({ get }) => Promise.all([get(twice), get(other)]));
    const here = investigation();
    expect(await callsOf(here, twice)).toEqual({ SPARQL: 1 });
    expect(await callsOf(here, either)).toEqual({ SPARQL: 2 });
  });

  it("count a call that failed, and those of a stage that failed", async () => {
    const fails = stage("fails", async ({ get, upstream }) => {
      await get(fetch);
      return await upstream(model, () => Promise.reject(new Failure("SOURCE_UNAVAILABLE", "It is down.")));
    });
    const goesOn = stage("goes on", async ({ get }) => get(fails).catch(() => "without"));
    expect(await callsOf(investigation(), goesOn)).toEqual({ SPARQL: 1, MODEL: 1 });
  });

  it("do not count a call that was refused, nor a stage that nobody waited for", async () => {
    const refused = stage("refused", async ({ upstream }) =>
      upstream(model, async () => "reply").catch(() => "without"),
    );
    const poor = { budget: { maxModelCalls: 0 } };
    expect(await callsOf(investigation(), refused, poor)).toEqual({});
    const forgetful = stage("forgetful", ({ get }) => void get(fetch));
    expect(await callsOf(investigation(), forgetful)).toEqual({});
  });

  it("do not change any more when the stage has finished", async () => {
    const here = investigation();
    const forgetful = stage("forgetful", ({ get }) => void get(fetch));
    const lease = here.attend();
    const later = stage("later", async ({ get, getCounted }) => {
      await get(forgetful);
      await get(fetch);
      await quiet();
      return (await getCounted(forgetful)).calls;
    });
    expect(await lease.get(later)).toEqual({});
  });

  it("stay a whole number, however much is shared", () => {
    const most = { SPARQL: Number.MAX_SAFE_INTEGER };
    expect(sumOfCalls([most, { SPARQL: 2, HTTP: 1 }])).toEqual({ SPARQL: Number.MAX_SAFE_INTEGER, HTTP: 1 });
  });
});

describe("in any graph, the calls that a stage takes", () => {
  /** Without a kernel: as many as it would make if nothing were shared. */
  function callsIn(nodes: readonly Node[]): readonly number[] {
    const expected = expectedOf(nodes);
    const calls: number[] = [];
    for (const [index, node] of nodes.entries())
      calls.push((expected[index]?.asked ?? []).reduce((sum, need) => sum + (calls[need] ?? 0), node.calls));
    return calls;
  }

  it("are as many as it would make alone: the first time, again, and after a restart", async () => {
    let shared = 0;
    const problems: string[] = [];
    await fc.assert(
      fc.asyncProperty(graphs(["OK", "OK", "PARTIAL"], 10), async (nodes) => {
        const store = new GuardedStore(new MemoryStore(), (message) => void problems.push(message));
        const graph = new RandomGraph(nodes, () => Promise.resolve());
        const stages = graph.stages.map((each) => ({ ...each, maxAgeMs: 60_000 }));
        (graph.stages as unknown[]).splice(0, nodes.length, ...stages);
        const found = async (here: Investigation): Promise<readonly number[]> =>
          Promise.all(stages.map(async (each) => (await callsOf(here, each)).SPARQL ?? 0));
        const expected = callsIn(nodes);
        const here = investigation({ store });
        expect(await found(here)).toEqual(expected);
        expect(await found(here)).toEqual(expected);
        const restarted = investigation({ store });
        expect(await found(restarted)).toEqual(expected);
        const made = here.record().reduce((sum, { upstream }) => sum + upstream.length, 0);
        if (made < Math.max(0, ...expected)) shared += 1;
      }),
      { numRuns: 150 },
    );
    expect(problems).toEqual([]);
    // Some of it was used more than once.
    expect(shared).toBeGreaterThan(0);
  });
});
