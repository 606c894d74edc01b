import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { expectedOf, graphs, type Node, reachable } from "./random-graph.ts";
import { Asker, checkOutcomes, settle, type Terms, WatchedGraph } from "./sharing-world.ts";
import { investigation } from "./stages.ts";

const GRACE_MS = 100;
const CLIENTS = ["one", "two", undefined] as const;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
});

const sometimes = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> =>
  fc.option(arbitrary, { nil: undefined });

const terms: fc.Arbitrary<Terms> = fc.record({
  client: fc.constantFrom(...CLIENTS),
  maxUpstreamCalls: sometimes(fc.nat(8)),
  deadlineMs: sometimes(fc.integer({ min: 1, max: 300 })),
  maxAgeMs: sometimes(fc.constantFrom(0, 50, 200)),
});

type Action =
  | { readonly type: "ASK"; readonly who: number; readonly stage: number }
  | { readonly type: "LEAVE"; readonly who: number }
  | { readonly type: "CANCEL"; readonly client: string | undefined }
  | { readonly type: "WAIT"; readonly ms: number }
  | { readonly type: "WORK"; readonly steps: number };

const who = fc.nat(4);
const actions: fc.Arbitrary<readonly Action[]> = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: fc.record({ type: fc.constant("ASK" as const), who, stage: fc.nat(7) }) },
    { weight: 1, arbitrary: fc.record({ type: fc.constant("LEAVE" as const), who }) },
    { weight: 1, arbitrary: fc.record({ type: fc.constant("CANCEL" as const), client: fc.constantFrom(...CLIENTS) }) },
    { weight: 2, arbitrary: fc.record({ type: fc.constant("WAIT" as const), ms: fc.integer({ min: 1, max: 80 }) }) },
    { weight: 5, arbitrary: fc.record({ type: fc.constant("WORK" as const), steps: fc.integer({ min: 1, max: 8 }) }) },
  ),
  { minLength: 4, maxLength: 40 },
);

/**
 * What is being computed is needed for something that was asked by one who is there, or has left while waiting for it.
 */
function checkWanted(graph: WatchedGraph, nodes: readonly Node[], askers: readonly Asker[]): void {
  const expected = expectedOf(nodes);
  const asked = askers.flatMap(({ asks, left, deadlinePassed, cancelled }) =>
    deadlinePassed
      ? []
      : asks.filter(({ outcome }) => (left || cancelled ? outcome === "CANCELLED" && !cancelled : true)),
  );
  const wanted = reachable(
    expected,
    asked.map(({ index }) => index),
  );
  for (const index of graph.running()) expect(wanted).toContain(index);
}

async function act(
  action: Action,
  graph: WatchedGraph,
  askers: readonly Asker[],
  scheduler: fc.Scheduler,
  here: ReturnType<typeof investigation>,
) {
  switch (action.type) {
    case "ASK": {
      const asker = askers[action.who % askers.length];
      asker?.ask(graph, action.stage % graph.stages.length);
      break;
    }
    case "LEAVE":
      askers[action.who % askers.length]?.leave();
      break;
    case "CANCEL": {
      const waited = askers.filter(({ asks }) => asks.some(({ outcome }) => outcome === undefined));
      here.cancel(action.client);
      if (action.client === undefined) break;
      for (const asker of waited) if (asker.terms.client === action.client) asker.cancelled = true;
      break;
    }
    case "WAIT":
      await vi.advanceTimersByTimeAsync(action.ms);
      break;
    case "WORK":
      for (let n = 0; n < action.steps && scheduler.count() > 0; n++) await scheduler.waitOne();
  }
  await settle();
}

describe("any who ask of any graph, on any terms, in any order", () => {
  it("get what their own terms allow, pay within them, and leave nothing running", async () => {
    const seen = { shared: 0, exhausted: 0, cancelled: 0, late: 0 };
    await fc.assert(
      fc.asyncProperty(
        graphs(["OK"], 8),
        fc.array(terms, { minLength: 2, maxLength: 5 }),
        actions,
        fc.scheduler(),
        async (nodes, all, todo, scheduler) => {
          vi.clearAllTimers();
          const graph = new WatchedGraph(nodes, () => scheduler.schedule(Promise.resolve()));
          const here = investigation({ gracePeriodMs: GRACE_MS });
          const askers = all.map((each) => new Asker(here, each));
          for (const action of todo) {
            await act(action, graph, askers, scheduler, here);
            checkWanted(graph, nodes, askers);
          }
          for (; scheduler.count() > 0; await settle()) await scheduler.waitOne();
          await checkOutcomes(askers, nodes);
          // Each call was paid once.
          expect(askers.reduce((sum, { paid }) => sum + paid, 0)).toBe(graph.calls);
          const outcomes = askers.flatMap(({ asks }) => asks.map(({ outcome }) => outcome));
          seen.exhausted += outcomes.filter((outcome) => outcome === "BUDGET_EXHAUSTED").length;
          seen.cancelled += outcomes.filter((outcome) => outcome === "CANCELLED").length;
          seen.late += outcomes.filter((outcome) => outcome === "DEADLINE_EXCEEDED").length;
          if (outcomes.length > graph.runs.length) seen.shared += 1;
          for (const asker of askers) asker.leave();
          await vi.advanceTimersByTimeAsync(GRACE_MS);
          expect([graph.running(), here.live, vi.getTimerCount()]).toEqual([[], false, 0]);
        },
      ),
      { numRuns: 300 },
    );
    // All of it has happened.
    for (const [what, count] of Object.entries(seen)) expect([what, count > 0]).toEqual([what, true]);
  });

  it("compute nothing twice that is complete, and do not wait for what is", async () => {
    const lax = terms.map((each) => ({ ...each, maxAgeMs: undefined }));
    await fc.assert(
      fc.asyncProperty(
        graphs(["OK"], 8),
        fc.array(lax, { minLength: 2, maxLength: 5 }),
        actions,
        fc.scheduler(),
        async (nodes, all, todo, scheduler) => {
          vi.clearAllTimers();
          const graph = new WatchedGraph(nodes, () => scheduler.schedule(Promise.resolve()));
          const here = investigation({ gracePeriodMs: GRACE_MS });
          const askers = all.map((each) => new Asker(here, each));
          for (const action of todo) {
            const before = new Set(graph.runs);
            const have = here
              .record()
              .filter(({ outcome }) => outcome === "OK")
              .map(({ name }) => name);
            await act(action, graph, askers, scheduler, here);
            // What is complete is there for everybody at once, and is not begun again.
            for (const { index } of graph.runs.filter((run) => !before.has(run)))
              expect(have).not.toContain(`n${index}`);
            for (const { asks } of askers) {
              for (const { index, outcome } of asks) if (have.includes(`n${index}`)) expect(outcome).toBeDefined();
            }
          }
          const rich = all.every(
            ({ maxUpstreamCalls, deadlineMs }) => maxUpstreamCalls === undefined && deadlineMs === undefined,
          );
          if (rich && !todo.some(({ type }) => type === "LEAVE" || type === "CANCEL")) {
            expect(new Set(graph.runs.map(({ index }) => index)).size).toBe(graph.runs.length);
          }
          here.close();
          expect([graph.running(), here.live]).toEqual([[], false]);
        },
      ),
      { numRuns: 300 },
    );
  });
});
