import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { DEFAULT_HYDRA_OPTIONS, type HydraOptions } from "../../../engine/strategies/hydra/parameters.ts";
import { entitiesOf, type CandidatePath } from "../../../engine/strategies/hydra/candidate-path.ts";
import { pathKey } from "../../../engine/strategies/hydra/pruning/path-key.ts";
import { prune } from "../../../engine/strategies/hydra/pruning/prune.ts";
import { shownScores } from "../../../engine/strategies/hydra/pruning/scores.ts";
import { means, path, quoted, said, together, topic } from "./paths.ts";
import { randomPaths } from "./random-paths.ts";

const request = (options: Partial<HydraOptions> = {}, known: ReadonlySet<string> = new Set()) => ({
  skyline: "Ada – friend – answer – sister – Eve",
  topics: [topic("Ada"), topic("Eve")],
  known,
  options: { ...DEFAULT_HYDRA_OPTIONS, ...options },
});

const pruned = (
  paths: readonly CandidatePath[],
  options: Partial<HydraOptions> = {},
  known: ReadonlySet<string> = new Set(),
) => prune(paths, request(options, known), means());

const FRIEND = path(said("Ada", "friend", "Ben"), said("Ben", "sister", "Eve"));

describe("pruning", () => {
  test("scores a single path, with every number by its definition", async () => {
    const { kept, dropped } = await pruned([FRIEND], {}, new Set(entitiesOf(FRIEND).keys()));
    expect(kept).toHaveLength(1);
    const [{ relevance, verification, crossScore }] = kept as [(typeof kept)[0]];
    expect(relevance.topics).toBeCloseTo(2 / 3);
    expect(verification).toMatchObject({ trust: 1, consistency: 1 });
    expect(verification.corroboration).toBeCloseTo(1 / 3);
    expect(verification.value).toBeCloseTo((1 + 1 / 3 + 1) / 3);
    expect(crossScore).toBeCloseTo(0.7 * relevance.value + 0.3 * verification.value);
    expect(dropped).toEqual({ repeated: 0, byRelevance: 0, byCrossScore: 0 });
    expect(shownScores(kept[0]!)).toContainEqual({ criterion: "TRUST", value: 1, min: 0, max: 1 });
  });

  test("keeps a path once that was found from both its ends, from the first topic, in whatever order they come", async () => {
    const back = path(said("Eve", "sister^", "Ben"), said("Ben", "friend^", "Ada"));
    for (const paths of [
      [FRIEND, back],
      [back, FRIEND],
    ]) {
      const { kept, dropped } = await pruned(paths);
      expect(kept.map(pathKey)).toEqual([pathKey(FRIEND)]);
      expect(dropped.repeated).toBe(1);
    }
  });

  test("keeps once what a symmetric relation says from either end, and both of what another says", async () => {
    const both = [path(said("Ada", "friend", "Ben")), path(said("Ada", "friend^", "Ben"))];
    const kept = async (symmetric: readonly string[]) =>
      (await prune(both, { ...request(), symmetric: new Set(symmetric) }, means())).kept.length;
    expect([await kept(["urn:t:friend"]), await kept([])]).toEqual([1, 2]);
  });

  test("keeps once what one graph says by a relation and by its inverse, and both of what two graphs say", async () => {
    const inverses = new Map(["owner", "owns"].map((name) => [`urn:t:${name}`, "urn:t:owner"]));
    const kept = async (paths: readonly CandidatePath[], known = inverses) =>
      (await prune(paths, { ...request(), inverses: known }, means())).kept.length;
    const owned = path(said("Ada", "owner", "Ben"));
    const owns = path(said("Ada", "owns^", "Ben"));
    const backwards = path(said("Ben", "owns", "Ada"));
    expect(await kept([owned, owns, backwards])).toBe(1);
    expect(await kept([owned, owns], new Map())).toBe(2);
    // The same words the other way round say something else.
    expect(await kept([owned, path(said("Ada", "owns", "Ben"))])).toBe(2);
    expect(await kept([owned, path(said("Ada", "owns^", "Ben", "other"))])).toBe(2);
  });

  test.each<[string, CandidatePath, number]>([
    ["a graph", FRIEND, 1],
    ["documents", path(quoted(":Ada", "friend", "Ben")), 0.8],
    ["the web", path(quoted(":Ada", "friend", "Ben", { kind: "WEB" })), 0.7],
    [
      "the least trusted of its steps",
      path(said("Ada", "friend", "Ben"), quoted(":Ben", "sister", ":Eve", { kind: "WEB" })),
      0.7,
    ],
    [
      "the better of two that say one step",
      path(together(said("Ada", "friend", "Ben"), quoted(":Ada", "friend", ":Ben"))),
      1,
    ],
    [
      "the worse of two that say parts of one step",
      path(together(said("Ada", "friend", "Ben"), quoted(":Ada", "friend", ":Cy"))),
      0.8,
    ],
  ])("trusts %s", async (_name, candidate, trust) => {
    expect((await pruned([candidate])).kept[0]!.verification.trust).toBe(trust);
  });

  test("asks for consistency where there is an evidence subgraph only", async () => {
    const text = path(quoted(":Ada", "friend", "somebody"));
    const consistency = async (known: ReadonlySet<string>) =>
      (await pruned([text], {}, known)).kept[0]!.verification.consistency;
    expect(await consistency(new Set())).toBe(0.5);
    expect(await consistency(new Set(entitiesOf(FRIEND).keys()))).toBe(0.5);
    expect(await consistency(new Set(["<urn:t:Nobody>"]))).toBe(0);
    expect(await consistency(new Set(entitiesOf(text).keys()))).toBe(1);
  });

  test("makes shares of the weights, equal ones where all are zero", async () => {
    const value = async (trustWeight: number, supportWeight: number, consistencyWeight: number) =>
      (await pruned([FRIEND], { trustWeight, supportWeight, consistencyWeight })).kept[0]!.verification.value;
    expect(await value(0, 0, 0)).toBeCloseTo(await value(1, 1, 1));
    expect(await value(0.2, 0.2, 0.2)).toBeCloseTo(await value(1, 1, 1));
    expect(await value(1, 0, 0)).toBe(1);
    expect(await value(0, 1, 0)).toBeCloseTo(1 / 3);
  });

  test("lets what sources agree on go before what one alone says, unless it is by relevance alone", async () => {
    const [agreed, alone] = ["Ben", "Cyd"].map((who) => path(said("Ada", "friend", who)));
    const web = path(quoted(":Ada", "is close to", ":Ben", { kind: "WEB" }));
    const first = async (options: Partial<HydraOptions>) =>
      (await pruned([alone!, agreed!, web], { ...options, crossBeam: 2 })).kept.map((each) => pathKey(each));
    expect((await first({}))[0]).toBe(pathKey(agreed!));
    const { kept } = await pruned([alone!, agreed!, web], { pruning: "RELEVANCE" });
    const values = kept.map(({ relevance }) => relevance.value);
    expect(values).toEqual(values.toSorted((a, b) => b - a));
    expect(kept.every(({ verification }) => verification.value > 0)).toBe(true);
  });

  test("prefers longer ones of those that score alike, where there is a lower bound", async () => {
    const [short, long] = [path(said("X", "r", "Y")), path(said("Y", "r", "X"), said("X", "r", "Z"))];
    const without = { ...request({ semanticWeight: 0, crossWeight: 1 }), topics: [] };
    const order = async (preferredAbove: number) =>
      (await prune([short, long], { ...without, preferredAbove }, means())).kept.map((each) => each.path.facts.length);
    expect(await order(1)).toEqual([2, 1]);
  });

  test("counts what is dropped by each step, and what was found twice", async () => {
    const many = ["Ben", "Cy", "Dee", "Fay", "Gus"].map((who) => path(said("Ada", "friend", who)));
    const { kept, dropped } = await pruned([...many, many[2]!], { beam: 4, crossBeam: 3 });
    expect(kept).toHaveLength(3);
    expect(dropped).toEqual({ repeated: 1, byRelevance: 1, byCrossScore: 1 });
  });

  test("keeps the best, ranked, within its bounds, whatever the order of the paths", async () => {
    const weight = fc.double({ min: 0, max: 1, noNaN: true });
    const options = fc.record({
      beam: fc.integer({ min: 1, max: 6 }),
      crossBeam: fc.integer({ min: 1, max: 6 }),
      ...{ semanticWeight: weight, crossWeight: weight, trustWeight: weight, supportWeight: weight },
      ...{ consistencyWeight: weight, corroboration: weight, graphTrust: weight, webTrust: weight },
      pruning: fc.constantFrom("CROSS_SOURCE" as const, "RELEVANCE" as const),
    });
    await fc.assert(
      fc.asyncProperty(randomPaths, options, fc.integer(), async (paths, chosen, seed) => {
        const known = new Set(entitiesOf(paths[0]!).keys());
        const { kept, dropped } = await pruned(paths, chosen, known);
        expect(kept.length).toBeLessThanOrEqual(Math.min(chosen.beam, chosen.crossBeam));
        expect(kept.length + dropped.repeated + dropped.byRelevance + dropped.byCrossScore).toBe(paths.length);
        const scores = kept.map((each) => (chosen.pruning === "RELEVANCE" ? each.relevance.value : each.crossScore));
        expect(scores).toEqual(scores.toSorted((a, b) => b - a));
        for (const { value, min, max } of kept.flatMap(shownScores)) {
          expect(value).toBeGreaterThanOrEqual(min);
          expect(value).toBeLessThanOrEqual(max);
        }
        const shuffled = paths.toSorted((a, b) => hashed(pathKey(a), seed) - hashed(pathKey(b), seed));
        const again = await pruned(shuffled, chosen, known);
        expect(again.kept.map((each) => [pathKey(each), shownScores(each)])).toEqual(
          kept.map((each) => [pathKey(each), shownScores(each)]),
        );
        expect(again.dropped).toEqual(dropped);
      }),
    );
  });

  test("is done with when nobody waits any more", async () => {
    const over = AbortSignal.abort(new Error("over"));
    const given = means();
    const many = Array.from({ length: 3_000 }, (_, index) => path(said("Ada", "friend", `F${index}`)));
    await expect(prune(many, request(), { ...given, context: { ...given.context, signal: over } })).rejects.toThrow(
      "over",
    );
  });
});

function hashed(key: string, seed: number): number {
  let value = seed;
  for (const character of key) value = (Math.imul(value, 31) + character.charCodeAt(0)) | 0;
  return value;
}
