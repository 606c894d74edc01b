import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { oneSlipFrom, slipsBetween, soundOf } from "../../reasoners/english/rewording/slips.ts";

const word = fc.stringMatching(/^[a-z]{1,9}$/);
const FAR = 1_000;

describe("slips between two words", () => {
  test.each([
    ["nubmer", "number", "nuxber", "number"],
    ["tennant", "tenant", "tenaxt", "tenant"],
    ["acadamy", "academy", "acadxmy", "academy"],
    ["hejght", "height", "heqght", "height"],
  ])("“%s” is nearer to “%s” than “%s” to “%s”", (written, meant, other, far) => {
    expect(slipsBetween(written, meant, FAR)).toBeLessThan(slipsBetween(other, far, FAR));
  });

  test("are none for the same word, and as many both ways", () => {
    fc.assert(
      fc.property(word, word, (one, other) => {
        expect(slipsBetween(one, one, FAR)).toBe(0);
        expect(slipsBetween(one, other, FAR)).toBe(slipsBetween(other, one, FAR));
        if (one !== other) expect(slipsBetween(one, other, FAR)).toBeGreaterThan(0);
      }),
    );
  });

  test("beyond the most they are not told, and within it they are the same", () => {
    fc.assert(
      fc.property(word, word, fc.integer({ min: 1, max: 60 }), (one, other, most) => {
        const slips = slipsBetween(one, other, FAR);
        expect(slipsBetween(one, other, most)).toBe(slips <= most ? slips : Infinity);
      }),
    );
  });

  test("of what one slip makes are those of the slip", () => {
    fc.assert(
      fc.property(word, (written) => {
        const made = [...oneSlipFrom(written)];
        expect(made.length).toBeGreaterThan(50 * written.length);
        for (const { word: other, slips } of made) {
          if (other === written) continue;
          expect(slipsBetween(written, other, FAR), other).toBeLessThanOrEqual(slips);
        }
      }),
    );
  });
});

test.each(["nubmer", "tennant", "acadmy", "acadaemy", "hejght"])("“%s” is one slip from what was meant", (written) => {
  const meant = ["number", "tenant", "academy", "height"];
  expect([...oneSlipFrom(written)].filter(({ word: other }) => meant.includes(other))).toHaveLength(1);
});

test.each([
  ["fotographer", "photographer", true],
  ["phisycian", "physician", true],
  ["nite", "night", false],
  ["tenant", "tennant", true],
  ["garden", "warden", false],
])("“%s” sounds like “%s”: %s", (one, other, isSame) => {
  expect(soundOf(one) === soundOf(other)).toBe(isSame);
});
