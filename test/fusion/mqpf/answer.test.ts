import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { alternativesOf, notOutweighed } from "../../../engine/strategies/fusion/mqpf/alternatives.ts";
import { answerFromPaths } from "../../../engine/strategies/fusion/mqpf/answer.ts";
import type { WeighedPath } from "../../../engine/strategies/fusion/mqpf/fuse.ts";
import { createBuiltinReasoner } from "../../../reasoners/english/reasoner.ts";
import { recordingContext } from "../../support/recording-context.ts";
import { QUESTION, text } from "./paths.ts";

/** Kept paths with these answers and weights. */
function kept(...all: readonly (readonly [weight: number, ...answers: readonly string[]])[]): readonly WeighedPath[] {
  return all.map(([weight, ...answers], index) => ({
    path: text(`path-${index}`, `Thought ${index}.`, answers),
    semantic: null,
    structural: null,
    outcome: null,
    overall: 5,
    isKept: true,
    weight,
  }));
}

const answer = (weighed: readonly WeighedPath[], isList = false) =>
  answerFromPaths(weighed, QUESTION, { reasoner: createBuiltinReasoner(), isList }, recordingContext());

describe("answers that exclude one another", () => {
  test("are told apart and weighed by the sum of their paths", () => {
    const alternatives = alternativesOf(kept([0.5, "Lund"], [0.3, "Malmö"], [0.2, "lund"]), false);
    expect(alternatives).toEqual([
      { id: "a1", answers: ["Lund"], weight: 0.7, strongest: 0.5, paths: ["path-0", "path-2"] },
      { id: "a2", answers: ["Malmö"], weight: 0.3, strongest: 0.3, paths: ["path-1"] },
    ]);
  });

  test("are one where one says less than the other", () => {
    const alternatives = alternativesOf(kept([0.5, "1971"], [0.4, "5 February 1971"], [0.1, "1972"]), false);
    expect(alternatives.map(({ answers, weight }) => [answers, weight])).toEqual([
      [["5 February 1971"], 0.9],
      [["1972"], 0.1],
    ]);
  });

  test("are on one side where a path says both", () => {
    const alternatives = alternativesOf(kept([0.4, "Lund", "Malmö"], [0.3, "Malmö"], [0.3, "Ystad"]), false);
    expect(alternatives.map(({ answers }) => answers)).toEqual([["Lund", "Malmö"], ["Ystad"]]);
  });

  test("give the heaviest where one more voice such as the other's would not turn it", async () => {
    expect(await answer(kept([0.7, "Lund"], [0.3, "Malmö"]))).toMatchObject({
      status: "ANSWERED",
      answers: ["Lund"],
      alternatives: [
        { answers: ["Lund"], weight: 0.7, isTaken: true },
        { answers: ["Malmö"], weight: 0.3, isTaken: false },
      ],
    });
    expect(await answer(kept([0.34, "Lund"], [0.33, "Lund"], [0.33, "Malmö"]))).toMatchObject({ status: "ANSWERED" });
  });

  test("are a conflict where it would", async () => {
    expect(await answer(kept([0.6, "Lund"], [0.4, "Malmö"]))).toMatchObject({
      status: "CONFLICTING",
      answers: ["Lund", "Malmö"],
      alternatives: [{ isTaken: false }, { isTaken: false }],
    });
    expect(await answer(kept([0.5, "Lund"], [0.5, "Malmö"]))).toMatchObject({ status: "CONFLICTING" });
  });

  test("are known of kept paths alone", async () => {
    const [first, second] = kept([1, "Lund"], [0, "Malmö"]);
    if (first === undefined || second === undefined) throw new Error("two paths");
    const { alternatives, answers } = await answer([first, { ...second, isKept: false }]);
    expect(answers).toEqual(["Lund"]);
    expect(alternatives).toHaveLength(1);
  });

  test("are not known where no path leads to one", async () => {
    expect(await answer(kept([1]))).toMatchObject({ status: "NOT_KNOWN", answers: [], alternatives: [] });
    expect(await answer([])).toMatchObject({ status: "NOT_KNOWN" });
  });
});

describe("answers of a list", () => {
  test("stand alone, but for those that the same paths lead to", async () => {
    const weighed = kept([0.4, "Lund", "Ystad"], [0.35, "Malmö", "Lund"], [0.25, "Lund"]);
    const { status, answers, alternatives } = await answer(weighed, true);
    expect(alternatives.map((each) => [each.answers, each.weight])).toEqual([
      [["Lund"], 1],
      [["Ystad"], 0.4],
      [["Malmö"], 0.35],
    ]);
    // Each of the others has less than half of what speaks for the first.
    expect({ status, answers }).toEqual({ status: "ANSWERED", answers: ["Lund"] });
  });

  test("are all that nothing outweighs", async () => {
    expect(await answer(kept([0.5, "Lund"], [0.5, "Malmö"]), true)).toMatchObject({
      status: "ANSWERED",
      answers: ["Lund", "Malmö"],
    });
    expect(await answer(kept([0.6, "Lund", "Malmö"], [0.3, "Ystad"], [0.1, "red"]), true)).toMatchObject({
      answers: ["Lund", "Malmö"],
    });
  });
});

test("the heaviest is never outweighed, and what is left is heavier than what is not", () => {
  const weights = fc.array(
    fc.tuple(fc.integer({ min: 1, max: 20 }), fc.constantFrom("Lund", "Malmö", "Ystad", "red")),
    {
      minLength: 1,
      maxLength: 9,
    },
  );
  fc.assert(
    fc.property(weights, fc.boolean(), (drawn, isList) => {
      const sum = drawn.reduce((whole, [weight]) => whole + weight, 0);
      const alternatives = alternativesOf(
        kept(...drawn.map(([weight, said]) => [weight / sum, said] as const)),
        isList,
      );
      const left = notOutweighed(alternatives);
      expect(left[0]).toBe(alternatives[0]);
      expect(alternatives.reduce((whole, { weight }) => whole + weight, 0)).toBeCloseTo(1, 6);
      const again = alternativesOf(
        kept(...drawn.map(([weight, said]) => [weight / sum, said] as const)).toReversed(),
        isList,
      );
      expect(again.map(({ answers, weight }) => [answers, weight])).toEqual(
        alternatives.map(({ answers, weight }) => [answers, weight]),
      );
    }),
  );
});
