import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { normalise } from "../../engine/text/normalise.ts";

describe("normalise", () => {
  test.each([
    ["Beyoncé", "beyonce"],
    ["SPIDER-MAN", "spider man"],
    ["The Who", "who"],
    ["The The", "the"],
    ["An American in Paris", "american in paris"],
    ["AT&T", "at and t"],
    ["Simon & Garfunkel", "simon and garfunkel"],
    ["Schindler’s List", "schindlers list"],
    ["O'Brien", "obrien"],
    ["J. R. R. Tolkien", "jrr tolkien"],
    ["J.R.R. Tolkien", "jrr tolkien"],
    ["U.S.", "us"],
    ["Washington, D.C.", "washington dc"],
    ["Alan_PULIDO", "alan pulido"],
    ["Łódź", "lodz"],
    ["Straße", "strasse"],
    ["Mamma Mia!", "mamma mia"],
    ["C++", "c++"],
    ["C#", "c#"],
    ["  two   spaces ", "two spaces"],
    ["東京", "東京"],
    ["$", "$"],
  ])("%s is %s", (name, expected) => expect(normalise(name)).toBe(expected));

  test("is idempotent", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 40 }), (name) => {
        const once = normalise(name);
        expect(normalise(once)).toBe(once);
      }),
      { numRuns: 2_000 },
    );
  });

  test("is idempotent on names of articles, initials and signs", () => {
    const part = fc.constantFrom(
      "the",
      "a",
      "an",
      "A",
      "B.",
      "&",
      "'s",
      "’",
      "C++",
      "#",
      "İ",
      "ß",
      "Σ",
      "5",
      ".",
      "-",
      "éa",
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), fc.constantFrom(" ", "", "."), (parts, glue) => {
        const once = normalise(parts.join(glue));
        expect(normalise(once)).toBe(once);
      }),
      { numRuns: 2_000 },
    );
  });

  test("leaves nothing of a name only when the name is blank", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 20 }), (name) => {
        expect(normalise(name) === "").toBe(name.trim() === "");
      }),
    );
  });
});
