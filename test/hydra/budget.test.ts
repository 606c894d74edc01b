import { describe, expect, test } from "vitest";
import { mostTasks } from "../../engine/strategies/hydra/estimate.ts";
import { DEFAULT_HYDRA_OPTIONS } from "../../engine/strategies/hydra/parameters.ts";
import type { DocumentCollection } from "../../engine/sources/documents.ts";
import { expectWithin } from "../query/expect-within.ts";
import { askHydra, type Answered, type Asking } from "./asking.ts";
import { documents, HOME, MAYOR, NEVER, pottery, RUBBISH, web } from "./pottery.ts";

/**
 * The budget of model tasks: 5 where only the graph is used and the first phase answers, 8 with all sources, 20 in all
 * phases. A model reasoner may ask once more for each, to have a reply mended.
 */
async function ask(text: string, asking: Omit<Asking, "graphs"> = {}): Promise<Answered> {
  const answered = await askHydra(text, { graphs: [await pottery()], ...asking });
  const { stages, calls, estimate } = answered;
  expectWithin({ stages: [...stages], calls: [...calls], upstream: [] }, estimate, text);
  return answered;
}

/** Predictions that lead somewhere, so that no phase is left out. */
const PREDICTS = {
  "predict-answers": () => ({
    predictions: ["Lena Sorn", "Blue Kiln", "Nobody"].map((answer) => ({
      answer,
      skyline: { places: ["Mira Holt", answer], relations: ["knows"] },
    })),
  }),
};

const SOURCES: readonly (readonly [string, readonly DocumentCollection[]])[] = [
  ["the graph", []],
  ["the graph and documents", [documents()]],
  ["the graph and the web", [web()]],
  ["all sources", [documents(), web()]],
];

describe("the first phase answers", () => {
  test("from the graph alone: 4 tasks", async () => {
    const { labels, tasks } = await ask(HOME);
    expect(labels).toEqual(["Elmstad"]);
    expect(tasks).toEqual(["analyse-question", "choose-paths", "refine-paths", "judge-paths"]);
  });

  test("from the graph, chosen among all sources: 5 tasks", async () => {
    const { labels, tasks } = await ask(HOME, {
      documents: [documents()],
      web: [web()],
      replies: { "select-sources": () => ({ kinds: ["KG"], reason: "the graph suffices" }) },
    });
    expect(labels).toEqual(["Elmstad"]);
    expect(tasks).toHaveLength(5);
  });

  test("from all sources: 7 tasks", async () => {
    const { labels, tasks } = await ask(HOME, {
      documents: [documents()],
      web: [web()],
      replies: { "select-sources": () => ({ kinds: ["WEB", "DOCUMENTS", "KG"], reason: "to be sure" }) },
    });
    expect(labels).toEqual(["Elmstad"]);
    expect([...tasks].sort()).toEqual([
      ...["analyse-question", "choose-paths", "judge-paths", "read-paths", "read-paths", "refine-paths"],
      "select-sources",
    ]);
  });
});

describe.each(SOURCES)("%s", (_name, texts) => {
  const parts = {
    documents: texts.filter(({ kind }) => kind === "DOCUMENTS"),
    web: texts.filter(({ kind }) => kind === "WEB"),
  };
  const most = mostTasks({ parts: { documents: texts }, options: DEFAULT_HYDRA_OPTIONS } as never);

  test.each([
    ["never satisfied", NEVER],
    ["never satisfied, and full of ideas", { ...NEVER, ...PREDICTS }],
    ["full of rubbish", RUBBISH],
    ["full of rubbish, and of ideas", { ...RUBBISH, ...PREDICTS }],
  ])("a model that is %s ends within 20 tasks", async (_about, replies) => {
    for (const text of [HOME, MAYOR, "xyzzy"]) {
      const { result, tasks } = await ask(text, { ...parts, replies });
      expect(result).toMatchObject({ status: "NOT_KNOWN", values: [], evidence: [], complete: false });
      expect(tasks.length, text).toBeLessThanOrEqual(most);
      expect(most).toBeLessThanOrEqual(20);
    }
  });

  test("what names nothing to search from is computed, and nobody is asked for more than its analysis", async () => {
    for (const replies of [NEVER, RUBBISH]) {
      const { labels, tasks } = await ask("How many towns are there?", { ...parts, replies });
      expect([labels, tasks.filter((name) => name !== "select-sources")]).toEqual([["1"], ["analyse-question"]]);
    }
  });
});

test("all phases with all sources take no more than 20 tasks, and that many are estimated", async () => {
  const { tasks, stages, estimate } = await ask(MAYOR, {
    documents: [documents()],
    web: [web()],
    replies: { ...NEVER, ...PREDICTS },
  });
  expect(new Set(stages)).toEqual(new Set([...stages, "hydra.initial", "hydra.refined", "hydra.predict"]));
  expect(tasks.length).toBeGreaterThanOrEqual(18);
  expect(estimate.most.upstream.MODEL).toBe(20);
});

test("repairs double them at most", async () => {
  const { estimate } = await askHydra(MAYOR, { graphs: [await pottery()], mostRequests: (tasks) => 2 * tasks });
  expect(estimate.most.upstream.MODEL).toBe(2 * 13);
});
