import { describe, expect, test } from "vitest";
import { runLine } from "../../../evaluation/statistics/run-line.ts";
import { summarise } from "../../../evaluation/statistics/summarise.ts";
import { answered, failed, gold, scored } from "./examples.ts";

const run = [
  scored("1", answered(["Paris"]), gold(["Paris"], { hops: 1 })),
  scored("2", answered(["Paris", "Lyon"], { support: ["WEB", "KG"] }), gold(["Paris"], { hops: 2 })),
  scored("3", answered(["Lyon"]), gold(["Paris"], { hops: 2 })),
  scored("4", answered([]), gold(["Paris"], { hops: 10 })),
  scored("5", failed()),
].map((score, index) => ({ ...score, ms: 100 * (index + 1) }));

describe("the summary of a run", () => {
  const summary = summarise(run, { strategy: "QUERY" });

  test("is the line that scripts read", () => {
    expect(runLine(summary)).toEqual({
      strategy: "QUERY",
      n: 5,
      hits1: 2 / 5,
      f1: expect.closeTo((1 + 2 / 3) / 5, 12),
      wordF1: 1 / 3,
      precisionWhenAnswered: expect.closeTo(2 / 3, 12),
      abstained: 1 / 5,
      failed: 1 / 5,
      modelCalls: 2,
      tokens: 340,
      upstreamQueries: 5,
      medianMs: 300,
      p90Ms: 460,
    });
  });

  test("lists what failed, and counts it as wrong", () => {
    expect(summary.failures).toEqual([
      { id: "5", repetition: 1, code: "SOURCE_UNAVAILABLE", message: "The graph did not answer." },
    ]);
    const without = summarise(run.slice(0, 4), { strategy: "QUERY" });
    expect(summary.metrics.hits1?.mean).toBeLessThan(without.metrics.hits1?.mean ?? 0);
    expect(summary.metrics.hits1?.n).toBe(5);
  });

  test("counts errors by class", () => {
    expect(Object.entries(summary.errors).filter(([, count]) => count > 0)).toEqual([
      ["FAILED", 1],
      ["WRONG_SET", 1],
      ["RETRIEVAL", 2],
    ]);
  });

  test("groups questions, numbers in their order", () => {
    expect(summary.groups.hops.map(({ name, n, metrics }) => [name, n, metrics.hits1?.mean])).toEqual([
      ["1", 1, 1],
      ["2", 2, 1 / 2],
      ["10", 1, 0],
    ]);
    expect(summary.groups.supportClass.map(({ name, share }) => [name, share])).toEqual([
      ["KG", 2 / 5],
      ["KG+WEB", 1 / 5],
      ["NONE", 2 / 5],
    ]);
    expect(summary.groups.phase).toEqual([]);
  });

  test("leaves out what no question has", () => {
    expect(summary.metrics.accuracy).toBeUndefined();
    expect(summary.metrics.money).toBeUndefined();
    expect(summary.metrics.treeUpdates).toBeUndefined();
  });

  test("is calibrated over what was answered", () => {
    // Three answers of confidence 0.8, of which two are right.
    expect(summary.calibration?.error).toBeCloseTo(0.8 - 2 / 3, 12);
    expect(summary.calibration?.points).toHaveLength(1);
  });

  test("is the same for the same seed", () => {
    expect(summarise(run, { strategy: "QUERY" })).toEqual(summary);
  });
});

test("questions are told apart by the entities that they name and by the relations of their gold", () => {
  const named = (id: string, right: boolean, topics: readonly string[], relations?: readonly string[]) =>
    scored(
      id,
      answered([right ? "Paris" : "Lyon"]),
      gold(["Paris"], { topicEntities: topics, ...(relations === undefined ? {} : { relations }) }),
    );
  const { groups } = summarise(
    [
      named("1", true, ["France"], ["capital"]),
      named("2", false, ["France"], ["capital", "mayor"]),
      named("3", true, ["France", "Seine"], ["capital", "river"]),
      named("4", true, ["A", "B", "C"], []),
      named("5", true, []),
    ],
    { strategy: "HYDRA" },
  );
  const means = (group: keyof typeof groups) =>
    groups[group].map(({ name, n, metrics }) => [name, n, metrics.hits1?.mean]);
  expect(means("topics")).toEqual([
    ["one", 2, 1 / 2],
    ["several", 2, 1],
  ]);
  expect(means("relations")).toEqual([
    ["1", 1, 1],
    ["2", 2, 1 / 2],
  ]);
});

test("repetitions of a question count as one question", () => {
  const repeated = [
    scored("1", answered(["Paris"])),
    scored("1", answered(["Lyon"]), undefined, 2),
    scored("2", answered(["Paris"])),
  ];
  const summary = summarise(repeated, { strategy: "TREEQA" });
  expect(summary).toMatchObject({ n: 2, asked: 3 });
  expect(summary.metrics.hits1).toMatchObject({ mean: 0.75, n: 2 });
});

test("a run in which nothing was answered has no precision", () => {
  const line = runLine(summarise([scored("1", answered([]))], { strategy: "QUERY" }));
  expect(line).toMatchObject({ hits1: 0, precisionWhenAnswered: null, abstained: 1 });
});

test("an empty run is refused, with its name", () => {
  expect(() => summarise([], { strategy: "HYDRA" })).toThrow(/HYDRA holds no questions/);
});
