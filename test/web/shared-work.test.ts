import { expect, test } from "vitest";
import { HttpProblem } from "../../datasources/http/http-problem.ts";
import { SharedWork } from "../../datasources/web/shared-work.ts";
import { Latch, outcomeOf, quiet } from "../kernel/stages.ts";

/** One who waits, and what it is told of the age of what it gets. */
function waiter(freshFrom = 0) {
  const controller = new AbortController();
  const remembered: number[] = [];
  const context = {
    signal: controller.signal,
    freshFrom,
    remembered: (from: number) => void remembered.push(from),
    upstream: () => Promise.reject(new Error("not called here")),
  };
  return { controller, remembered, context };
}

function work() {
  const shared = new SharedWork<string>();
  const runs: Latch<string>[] = [];
  const ask = ({ context }: ReturnType<typeof waiter>) =>
    shared.do("page", context, () => {
      const run = new Latch<string>();
      runs.push(run);
      return run.promise;
    });
  return { runs, ask };
}

test("is done once for those who want it at the same time, and those who join know how old it is", async () => {
  const { runs, ask } = work();
  const before = Date.now();
  const [one, other] = [waiter(), waiter(before)];
  const both = [ask(one), ask(other)];
  runs[0]?.open("read");
  expect([await Promise.all(both), runs.length, one.remembered]).toEqual([["read", "read"], 1, []]);
  expect(other.remembered).toHaveLength(1);
  expect(other.remembered[0]).toBeGreaterThanOrEqual(before);
  expect(other.remembered[0]).toBeLessThanOrEqual(Date.now());
});

test("that was begun too long ago is done anew, and the first does not wait for that", async () => {
  const { runs, ask } = work();
  const first = ask(waiter());
  const strict = [ask(waiter(Date.now() + 1_000)), ask(waiter(Date.now() + 1_000))];
  expect(runs).toHaveLength(3);
  runs[0]?.open("old");
  expect(await first).toBe("old");
  // The latest is the one to join, though an earlier one has ended.
  const joins = ask(waiter());
  runs[1]?.open("newer");
  runs[2]?.open("newest");
  expect([await Promise.all(strict), await joins, runs.length]).toEqual([["newer", "newest"], "newest", 3]);
});

test("is taken up by the next when the one who does it is stopped; a problem of the source is everybody's", async () => {
  const { runs, ask } = work();
  const [one, other] = [waiter(), waiter()];
  const stopped = [outcomeOf(ask(one)), ask(other)] as const;
  runs[0]?.fail(new Error("stopped"));
  await quiet();
  runs[1]?.open("read by the next");
  expect([await stopped[0], await stopped[1]]).toEqual(["stopped", "read by the next"]);
  const both = [ask(waiter()), ask(waiter())].map(outcomeOf);
  runs[2]?.fail(new HttpProblem("UNREACHABLE", "the page is down"));
  expect([await Promise.all(both), runs.length]).toEqual([["the page is down", "the page is down"], 3]);
});
