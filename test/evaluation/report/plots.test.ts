import { parseHTML } from "linkedom";
import { expect, test } from "vitest";
import { chartsOf } from "../../../evaluation/report/plots/charts.ts";
import { answered, failed } from "../score/examples.ts";
import { runOf, stored } from "./report-fixtures.ts";

const RECORDS = [1, 2, 3].map((hops) => stored(`q${hops}`, answered([hops === 3 ? "London" : "Paris"]), { hops }));

const titles = (runs: Parameters<typeof chartsOf>[0]): readonly string[] => chartsOf(runs).map(({ title }) => title);

test("runs are drawn by hops, cost, calls, reliability, support and errors", () => {
  const run = runOf(RECORDS);
  expect(titles([run])).toEqual([
    "Accuracy by hops",
    "Accuracy against model calls",
    "Accuracy against upstream queries",
    "Accuracy against tokens",
    "Calls per question",
    "Reliability of the confidence",
    "Support of the answers",
    "Classes of errors",
  ]);
});

test("what runs know nothing of is not drawn", () => {
  const cost = { modelCalls: 0, inputTokens: 0, outputTokens: 0, upstreamQueries: 0, stages: 0 };
  expect(titles([runOf([stored("a", { ...answered(["Paris"]), cost })])])).toEqual([
    "Reliability of the confidence",
    "Support of the answers",
  ]);
  expect(titles([runOf([stored("a", { ...failed(), cost })])])).toEqual(["Classes of errors"]);
});

test("each plot has a text in its place, a mark for each run or class, and its figures", () => {
  const runs = [runOf(RECORDS), runOf(RECORDS, { strategy: "TREEQA", variant: "serial" })];
  for (const { title, svg, legend, table } of chartsOf(runs)) {
    const drawn = (parseHTML(svg.source) as any).document.querySelector("svg");
    expect(drawn?.getAttribute("role"), title).toBe("img");
    expect(drawn?.getAttribute("aria-label")?.length, title).toBeGreaterThan(20);
    expect(svg.source, title).not.toMatch(/NaN|undefined|Infinity/);
    expect(table.rows.length, title).toBeGreaterThan(0);
    expect(legend.length, title).toBeGreaterThan(0);
  }
  const [hops] = chartsOf(runs);
  expect(hops?.legend.map(({ label }) => label)).toEqual(["QUERY", "TREEQA (serial)"]);
  expect(hops?.table.rows).toContainEqual(["QUERY", "3", "0.0 %"]);
  expect(hops?.svg.source.match(/<circle|<path [^>]*fill="var\(--c/g)?.length).toBeGreaterThanOrEqual(3);
});

test("sets that differ in their hops make one line of a strategy", () => {
  const sets = RECORDS.map((record, index) =>
    runOf([record], {
      set: { format: "metaqa", name: `metaqa ${index + 1}-hop`, questions: 1, digest: String(index) },
    }),
  );
  const [hops, queries] = chartsOf(sets);
  expect(hops?.legend.map(({ label }) => label)).toEqual(["QUERY"]);
  expect(queries?.legend.map(({ label }) => label)).toEqual(["1-hop", "2-hop", "3-hop"]);
});
