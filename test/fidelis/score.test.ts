import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { baseScore, mostScore, pathRagScore } from "../../engine/strategies/fidelis/path-rag/score.ts";
import { bm25 } from "../../engine/text/bm25.ts";

const likeness = fc.double({ min: 0, max: 1, noNaN: true });
const pair = fc.record({ relation: likeness, entity: likeness });
const pairs = fc.array(pair, { maxLength: 6 });
const alphas = fc.double({ min: 0, max: 1, noNaN: true });

describe("S (equation 2)", () => {
  test("is what the paper writes", () => {
    const beyond = [
      { relation: 0.1, entity: 0.2 },
      { relation: 0.6, entity: 0.2 },
      { relation: 0.3, entity: 0.3 },
    ];
    expect(pathRagScore({ relation: 0.5, entity: 0.25 }, beyond, 0.3)).toBeCloseTo(0.75 + 0.3 * 0.8, 12);
  });

  test("adds nothing where nothing lies beyond", () =>
    fc.assert(
      fc.property(pair, alphas, (own, alpha) => {
        expect(pathRagScore(own, [], alpha)).toBe(baseScore(own));
      }),
    ));

  test("stays within its bounds", () =>
    fc.assert(
      fc.property(pair, pairs, alphas, (own, beyond, alpha) => {
        const score = pathRagScore(own, beyond, alpha);
        expect(score).toBeGreaterThanOrEqual(baseScore(own));
        expect(score).toBeLessThanOrEqual(mostScore(alpha) + 1e-12);
      }),
    ));

  test("grows with α and with what lies beyond, and does not depend on its order", () =>
    fc.assert(
      fc.property(pair, pairs, pair, alphas, alphas, (own, beyond, more, one, other) => {
        const [less, greater] = [Math.min(one, other), Math.max(one, other)];
        expect(pathRagScore(own, beyond, greater)).toBeGreaterThanOrEqual(pathRagScore(own, beyond, less));
        expect(pathRagScore(own, [...beyond, more], one)).toBeGreaterThanOrEqual(pathRagScore(own, beyond, one));
        expect(pathRagScore(own, beyond.toReversed(), one)).toBe(pathRagScore(own, beyond, one));
      }),
    ));
});

describe("BM25", () => {
  const text = fc
    .array(fc.constantFrom("kiln", "town", "sea"), { minLength: 1, maxLength: 5 })
    .map((words) => words.join(" "));

  test("is a share of the best: 1 for it, 0 for what shares no word", () => {
    expect(bm25("spouse of", ["spouse", "place of birth", "employer"])).toEqual([1, expect.any(Number), 0]);
    expect(bm25("kiln", ["spouse", "employer"])).toEqual([0, 0]);
    expect(bm25("kiln", [])).toEqual([]);
  });

  test("lies in 0–1, and goes by the text and not by its place", () =>
    fc.assert(
      fc.property(text, fc.array(text, { minLength: 1, maxLength: 8 }), (query, texts) => {
        const scores = bm25(query, texts);
        for (const score of scores) expect(score >= 0 && score <= 1).toBe(true);
        expect(bm25(query, texts.toReversed()).toReversed()).toEqual(scores);
        for (const [index, each] of texts.entries()) {
          const shares = each.split(" ").some((word) => query.split(" ").includes(word));
          expect((scores[index] ?? 0) > 0).toBe(shares);
        }
      }),
    ));

  test("prefers the rarer word, and the shorter text", () => {
    const [common = 0, rare = 0] = bm25("town kiln", ["town x", "kiln x", "town y", "town z"]);
    expect(rare).toBeGreaterThan(common);
    const [short = 0, long = 0] = bm25("kiln", ["kiln", "kiln of a town by the sea"]);
    expect(short).toBeGreaterThan(long);
  });
});
