import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fusedRanks } from "../../engine/text/rank-fusion.ts";

const items = Array.from({ length: 8 }, (_, item) => item);
const ranking = fc.shuffledSubarray(items, { minLength: items.length, maxLength: items.length });

describe("rankings together", () => {
  test("have each item once, and one ranking alone stays as it is", () =>
    fc.assert(
      fc.property(ranking, fc.array(ranking, { maxLength: 3 }), (first, others) => {
        expect([...fusedRanks([first, ...others])].sort()).toEqual(items);
        expect(fusedRanks([first])).toEqual(first);
        expect(fusedRanks([first, first])).toEqual(first);
      }),
    ));

  test("what is before another in all of them stays before it", () =>
    fc.assert(
      fc.property(fc.array(ranking, { minLength: 1, maxLength: 4 }), (rankings) => {
        const fused = fusedRanks(rankings);
        for (const a of items)
          for (const b of items)
            if (rankings.every((each) => each.indexOf(a) < each.indexOf(b)))
              expect(fused.indexOf(a)).toBeLessThan(fused.indexOf(b));
      }),
    ));

  test("equals go by the first", () =>
    expect(
      fusedRanks([
        [0, 1],
        [1, 0],
      ]),
    ).toEqual([0, 1]));
});
