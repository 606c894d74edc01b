import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { structuralScore } from "../../../engine/strategies/fusion/mqpf/structural.ts";
import { structuralScores } from "../../../engine/strategies/fusion/mqpf/structural-scores.ts";
import type { Embedder } from "../../../engine/text/embedder.ts";
import { Failure } from "../../../engine/failure.ts";
import { recordingContext } from "../../support/recording-context.ts";
import { ALL, anyPaths, graph, LUND, QUESTION, STRAY, text } from "./paths.ts";

const ETA = 1e-4;

describe("the structural score", () => {
  test("of a graph path is relations by entities times its nearness to the question", () => {
    expect(structuralScore(graph("g", "…", 2, 3, []), 0.6, ETA)).toBeCloseTo((2 / 3) * 0.6);
  });

  test("takes a ratio above 1 for 1", () => {
    expect(structuralScore(graph("g", "…", 5, 2, []), 0.6, ETA)).toBe(0.6);
  });

  test("is 0 without an entity", () => {
    expect(structuralScore(graph("g", "…", 0, 0, []), 1, ETA)).toBe(0);
    expect(structuralScore(graph("g", "…", 3, 0, []), 1, ETA)).toBe(0);
  });

  test("of a text falls with its words, by e^(−η·len)", () => {
    expect(structuralScore(text("t", "Per Noren lives in Lund.", []), 0.8, 0.1)).toBeCloseTo(Math.exp(-0.5) * 0.8);
    expect(structuralScore(text("t", "Per Noren lives in Lund.", []), 0.8, 0)).toBe(0.8);
  });

  test("compares each path with the question, in one call of the embedder", async () => {
    const asked: string[][] = [];
    const embedder: Embedder = {
      id: "e",
      kind: "SEMANTIC",
      async embed(texts) {
        asked.push([...texts]);
        return texts.map((each) => Float64Array.from(each === STRAY.text ? [0, 1] : [1, 0]));
      },
    };
    const scores = await structuralScores([LUND, STRAY], QUESTION, { embedder, eta: ETA }, recordingContext());
    expect(scores).toEqual([2 / 3, 0]);
    expect(asked).toEqual([[QUESTION, LUND.text, STRAY.text]]);
  });

  test("goes by spelling where the embedder fails, and says so", async () => {
    const embedder: Embedder = {
      id: "e",
      kind: "SEMANTIC",
      embed: () => Promise.reject(new Failure("SOURCE_UNAVAILABLE", "The embeddings are down.")),
    };
    const context = recordingContext();
    const scores = await structuralScores([LUND, STRAY], QUESTION, { embedder, eta: ETA }, context);
    expect(scores[0]).toBeGreaterThan(scores[1] ?? 1);
    expect(context.shortcomings).toEqual([expect.stringContaining("The embeddings are down.")]);
  });

  test("is within 0–1, and of each path its own", async () => {
    await fc.assert(
      fc.asyncProperty(anyPaths, fc.double({ min: 0, max: 1, noNaN: true }), async (paths, eta) => {
        const scores = await structuralScores(paths, QUESTION, { embedder: undefined, eta }, recordingContext());
        expect(scores).toHaveLength(paths.length);
        for (const score of scores) {
          expect(score).toBeGreaterThanOrEqual(0);
          expect(score).toBeLessThanOrEqual(1);
        }
        const reversed = await structuralScores(
          paths.toReversed(),
          QUESTION,
          { embedder: undefined, eta },
          recordingContext(),
        );
        expect(reversed.toReversed()).toEqual(scores);
      }),
      { numRuns: 30 },
    );
    expect(await structuralScores(ALL, QUESTION, { embedder: undefined, eta: ETA }, recordingContext())).toHaveLength(
      4,
    );
  });
});
