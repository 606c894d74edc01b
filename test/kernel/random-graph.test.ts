import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { expectedOf, graphs, RandomGraph, reachable } from "./random-graph.ts";
import { investigation } from "./stages.ts";

/** Which stage each of several requests asks for, and which of two leases asks. */
const requests = fc.array(fc.record({ stage: fc.nat(13), second: fc.boolean() }), { minLength: 1, maxLength: 10 });

describe("any graph of stages, in any order of events", () => {
  it("gives the right values, runs what is needed and nothing else, each at most once, and records it truly", async () => {
    await fc.assert(
      fc.asyncProperty(graphs(["OK"]), requests, fc.scheduler(), async (nodes, asked, scheduler) => {
        const graph = new RandomGraph(nodes, () => scheduler.schedule(Promise.resolve()));
        const expected = expectedOf(nodes);
        const here = investigation();
        const leases = [here.attend(), here.attend()] as const;
        const wanted = asked.map(({ stage }) => stage % nodes.length);
        const gets = asked.map(async ({ second }, n) => {
          await scheduler.schedule(Promise.resolve());
          return await leases[second ? 1 : 0].get(graph.stages[wanted[n] ?? 0] as never);
        });
        const values = await scheduler.waitFor(Promise.all(gets));
        expect(values).toEqual(wanted.map((index) => expected[index]?.value));
        const needed = reachable(expected, wanted);
        expect(graph.started).toEqual(nodes.map((_, index) => (needed.has(index) ? 1 : 0)));
        const dependencies = graph.dependencies(here).map((each) => each?.toSorted());
        expect(dependencies).toEqual(
          nodes.map((node, index) => (needed.has(index) ? node.needs.toSorted() : undefined)),
        );
        const calls = here.record().map((run) => [run.name, run.upstream.length]);
        expect(Object.fromEntries(calls)).toEqual(
          Object.fromEntries([...needed].map((index) => [`n${index}`, nodes[index]?.calls])),
        );
      }),
      { numRuns: 150 },
    );
  });

  it("fails what depends on a failure without minding it, marks what lacks something, and leaves the rest alone", async () => {
    await fc.assert(
      fc.asyncProperty(graphs(["OK", "OK", "OK", "FAILS", "PARTIAL"]), fc.scheduler(), async (nodes, scheduler) => {
        const graph = new RandomGraph(nodes, () => scheduler.schedule(Promise.resolve()));
        const expected = expectedOf(nodes);
        const here = investigation();
        const lease = here.attend();
        const gets = await scheduler.waitFor(Promise.allSettled(graph.stages.map((each) => lease.get(each))));
        expect(gets.map((get) => (get.status === "fulfilled" ? get.value : "FAILS"))).toEqual(
          expected.map(({ outcome, value }) => (outcome === "FAILS" ? "FAILS" : value)),
        );
        const names = { OK: "OK", PARTIAL: "PARTIAL", FAILS: "FAILED" };
        expect(graph.outcomes(here)).toEqual(expected.map(({ outcome }) => names[outcome]));
        expect(graph.dependencies(here).map((each) => each?.toSorted())).toEqual(
          expected.map(({ asked }) => asked.toSorted()),
        );
        expect(graph.started).toEqual(nodes.map(() => 1));

        // The next session tries again what was not complete, and only that.
        lease.leave();
        expect(here.live).toBe(false);
        const again = here.attend();
        await scheduler.waitFor(Promise.allSettled(graph.stages.map((each) => again.get(each))));
        expect(graph.started).toEqual(expected.map(({ outcome }) => (outcome === "OK" ? 1 : 2)));
      }),
      { numRuns: 150 },
    );
  });
});
