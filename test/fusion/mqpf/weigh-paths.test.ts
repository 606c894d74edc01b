import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { Failure } from "../../../engine/failure.ts";
import { checkParameters, declareParameters } from "../../../engine/question/parameters.ts";
import { MQPF_ABLATIONS } from "../../../engine/strategies/fusion/mqpf/ablations.ts";
import { MQPF_CRITERIA, mqpfScores } from "../../../engine/strategies/fusion/mqpf/criteria.ts";
import { weighPaths, type FusablePath, type MqpfOptions } from "../../../engine/strategies/fusion/mqpf/fuse.ts";
import type { OutcomeScorer } from "../../../engine/strategies/fusion/mqpf/outcome/outcome-scorer.ts";
import { MQPF_PARAMETERS } from "../../../engine/strategies/fusion/mqpf/parameters.ts";
import { recordingContext } from "../../support/recording-context.ts";
import { ALL, anyPaths, LUND, MALMO, QUESTION, sampling, STRAY, THOUGHT, weighing } from "./paths.ts";

const weigh = (paths: readonly FusablePath[], options: Partial<MqpfOptions> = {}, parts = {}) =>
  weighPaths(paths, QUESTION, weighing(options, parts), recordingContext());

describe("weighed paths", () => {
  test("are the heavier, the more of the question they say", async () => {
    const { weighed, isBelowThreshold } = await weigh(ALL);
    const weights = new Map(weighed.map(({ path, weight }) => [path.id, weight]));
    expect(weights.get(LUND.id)).toBeGreaterThan(weights.get(MALMO.id) ?? 1);
    expect(weights.get(MALMO.id)).toBeGreaterThan(weights.get(STRAY.id) ?? 1);
    expect(weighed.find(({ path }) => path.id === STRAY.id)).toMatchObject({ isKept: false, weight: 0 });
    expect(isBelowThreshold).toBe(false);
  });

  test("stand the heaviest first, and are the same whatever the order in which they come", async () => {
    await fc.assert(
      fc.asyncProperty(anyPaths, fc.double({ min: 0, max: 10, noNaN: true }), async (paths, threshold) => {
        const fusion = await weigh(paths, { threshold });
        const weights = fusion.weighed.map(({ weight }) => weight);
        expect(weights).toEqual(weights.toSorted((a, b) => b - a));
        expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 9);
        for (const { overall, semantic, structural, outcome, isKept } of fusion.weighed) {
          expect(overall).toBeGreaterThanOrEqual(0);
          expect(overall).toBeLessThanOrEqual(10);
          expect(overall).toBeCloseTo(
            (semantic?.mean ?? 0) / 3 + (10 / 3) * (structural ?? 0) + (outcome?.scaled ?? 0),
            6,
          );
          expect(isKept).toBe(fusion.isBelowThreshold ? overall === fusion.weighed[0]?.overall : overall >= threshold);
        }
        expect(await weigh(paths.toReversed(), { threshold })).toEqual(fusion);
      }),
      { numRuns: 40 },
    );
  });

  test("are asked about alike, whatever the order in which they come", async () => {
    const [one, other] = [sampling(() => ({ semantic: 8 })), sampling(() => ({ semantic: 8 }))];
    await weigh(ALL, {}, { reasoner: one.reasoner });
    await weigh(ALL.toReversed(), {}, { reasoner: other.reasoner });
    expect(one.asked).toEqual(other.asked);
  });

  test("are none for none", async () => {
    expect(await weigh([])).toEqual({ weighed: [], isBelowThreshold: false, remarks: [] });
  });

  test("have ids of their own", async () => {
    await expect(weigh([LUND, { ...MALMO, id: LUND.id }])).rejects.toThrow('Two paths have the id "lund"');
  });

  test("below the threshold leave the best, flagged", async () => {
    const { weighed, isBelowThreshold } = await weigh(ALL, { threshold: 10 });
    expect(isBelowThreshold).toBe(true);
    expect(weighed.filter(({ isKept }) => isKept)).toEqual([weighed[0]]);
    expect(weighed[0]).toMatchObject({ weight: 1 });
  });
});

describe("another scorer of outcomes", () => {
  const scorer: OutcomeScorer = {
    name: "my-scorer",
    id: "my-scorer-1",
    score: async (_question, paths) => paths.map(({ id }) => (id === MALMO.id ? 100 : -50)),
  };

  test("counts in place of the reasoner, by its own name and in its own range", async () => {
    const { weighed } = await weigh(ALL, {}, { outcome: scorer });
    const malmo = weighed.find(({ path }) => path.id === MALMO.id);
    expect(malmo?.outcome).toMatchObject({ raw: 100, scorer: "my-scorer" });
    expect(malmo?.outcome?.scaled).toBeCloseTo(10 / 3);
    expect(weighed.find(({ path }) => path.id === LUND.id)?.outcome).toMatchObject({ raw: -50, scaled: 0 });
  });

  test("that gives too few scores, or none that are, leaves those paths in the middle, and it is said", async () => {
    const short = { ...scorer, score: async () => [1, Number.NaN] };
    const { weighed, remarks } = await weigh(ALL, {}, { outcome: short });
    expect(weighed.filter(({ outcome }) => outcome?.raw === null)).toHaveLength(3);
    expect(remarks).toEqual(["3 of 4 paths have no score of their outcome from my-scorer"]);
  });

  test("that fails is told of, and all outcomes count the same", async () => {
    const down = { ...scorer, score: () => Promise.reject(new Failure("SOURCE_UNAVAILABLE", "It is down.")) };
    const context = recordingContext();
    const { weighed, remarks } = await weighPaths(ALL, QUESTION, weighing({}, { outcome: down }), context);
    expect(new Set(weighed.map(({ outcome }) => outcome?.scaled))).toEqual(new Set([5 / 3]));
    expect(remarks).toEqual(["outcomes were not scored by my-scorer: It is down."]);
    expect(context.shortcomings).toEqual(["It is down."]);
  });
});

describe("an ablation", () => {
  test.each([
    ["SEMANTIC", "semantic"],
    ["STRUCTURAL", "structural"],
    ["OUTCOME", "outcome"],
  ] as const)("without %s neither asks for it nor counts it", async (without, name) => {
    const { weighed } = await weigh(ALL, { without });
    for (const each of weighed) {
      expect(each[name]).toBeNull();
      const { semantic, structural, outcome, overall } = each;
      expect(overall).toBeCloseTo((semantic?.mean ?? 0) / 3 + (10 / 3) * (structural ?? 0) + (outcome?.scaled ?? 0), 6);
      expect(mqpfScores(each)).toHaveLength(4);
    }
  });

  test("without all keeps every path with equal weight, and asks nobody", async () => {
    const { reasoner, asked } = sampling(() => ({ semantic: 8 }));
    const { weighed } = await weigh(ALL, { without: "ALL" }, { reasoner });
    expect(weighed.map(({ weight, isKept }) => [weight, isKept])).toEqual(ALL.map(() => [0.25, true]));
    expect(asked).toEqual([]);
  });

  test("of η matters to texts alone", async () => {
    const [usual, steep] = await Promise.all([weigh(ALL), weigh(ALL, { eta: 0.1 })]);
    const structural = (fusion: typeof usual, { id }: FusablePath): number =>
      fusion.weighed.find(({ path }) => path.id === id)?.structural ?? -1;
    expect(structural(steep, THOUGHT)).toBeLessThan(structural(usual, THOUGHT) / 2);
    expect(structural(steep, LUND)).toBe(structural(usual, LUND));
  });

  test("is one that questions can ask for, and no default", () => {
    const declared = declareParameters({ option: "o", inputType: "O", description: "…", each: MQPF_PARAMETERS });
    const usual = checkParameters(declared, {});
    expect(usual).toEqual({ eta: 1e-4, threshold: 2, temperature: 1, samples: 3, chains: 4, without: "NONE" });
    for (const { parameters } of MQPF_ABLATIONS.flatMap(({ variants }) => variants))
      expect(checkParameters(declared, parameters)).not.toEqual(usual);
  });
});

test("scores of a path are shown with their ranges, by the criteria that are declared", async () => {
  const criteria = MQPF_CRITERIA.map(({ name }) => name);
  for (const each of (await weigh(ALL)).weighed) {
    expect(mqpfScores(each).map(({ criterion }) => criterion)).toEqual(criteria);
    for (const { value, min, max } of mqpfScores(each)) {
      expect(value).toBeGreaterThanOrEqual(min);
      expect(value).toBeLessThanOrEqual(max);
    }
  }
});
