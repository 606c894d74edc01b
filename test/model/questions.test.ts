import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import own from "../questions/own.json" with { type: "json" };
import table from "../questions/table.json" with { type: "json" };
import { sampled } from "../support/property-runs.ts";
import { labels, openWorld, type World } from "./open-world.ts";

/**
 * Every prompt, form and parser end to end: what the built-in reasoner says, said by a model, gives the same answers.
 */
let world: World;
beforeAll(async () => {
  world = await openWorld();
});
beforeEach(() => {
  world.server.requests.length = 0;
  world.events.length = 0;
});

/**
 * Scores do not travel, and three readings at most: where the built-in reasoner's answer rests on a reading that it
 * likes less, or on how much less it likes a meaning, the same words from a model are another analysis.
 */
const OTHERWISE = new Set([
  "On which island is the Indonesian capital located?",
  "What state is home to the university that is represented in sports by George Washington Colonials men's basketball?",
  "What is the country close to Russia where Mikheil Saakashvili held a government position?",
  "How many countries share a border with Germany?",
  "How many actors co-starred with Matt Damon in The Dark Knight?",
]);

const QUESTIONS = sampled([...table.map(({ question }) => question), ...own.map(({ question }) => question)], 2);

/** Each strategy takes every second question. */
describe.each([
  ["QUERY", 0],
  ["TREEQA", 1],
] as const)("by %s", (strategy, first) => {
  test("nearly all questions come out as with the built-in reasoner, without any repair", async () => {
    const different: string[] = [];
    for (const question of QUESTIONS.filter((_question, index) => index % 2 === first)) {
      const before = world.server.requests.length;
      const [{ result, cost }, expected] = [
        await world.ask(question, strategy),
        await world.askBuiltin(question, strategy),
      ];
      const made = world.server.requests.length - before;
      expect(cost.upstream.MODEL, question).toBe(made);
      expect(cost.models.inputTokens, question).toBeGreaterThan(0);
      if (
        result.status !== expected.status ||
        (expected.complete && !result.complete) ||
        labels(result).join() !== labels(expected).join()
      )
        different.push(`${question} ${labels(result).join()} instead of ${labels(expected).join()}`);
    }
    expect(world.events.filter(({ outcome, dropped }) => outcome !== "GOOD" || dropped > 0)).toEqual([]);
    expect(world.server.requests.filter(({ isRepair }) => isRepair)).toEqual([]);
    expect(different.filter((line) => ![...OTHERWISE].some((question) => line.startsWith(question)))).toEqual([]);
  }, 240_000);
});
