import { describe, expect, test } from "vitest";
import { pluralOf, singularForms } from "../../engine/text/plural.ts";

describe("plurals that no rule undoes", () => {
  test.each([
    ["geese", "goose"],
    ["knives", "knife"],
    ["criteria", "criterion"],
    ["grandchildren", "grandchild"],
    ["crises", "crisis"],
    ["fishermen", "fisherman"],
    ["policewomen", "policewoman"],
    ["chairmen", "chairman"],
  ])("%s are of %s", (plural, singular) => expect(singularForms(plural)[0]).toBe(singular));

  test.each(["specimen", "regimen", "abdomen", "stamen", "cyclamen", "semen", "bitumen", "omen", "women's"])(
    "%s is no plural of men",
    (word) => expect(singularForms(word)[0]).not.toMatch(/man$/u),
  );

  test.each(["german", "roman", "human", "brother"])("of %s the plural is regular", (word) =>
    expect(pluralOf(word)).toBe(`${word}s`),
  );

  test.each(["mouse", "analysis", "wolf", "craftsman", "barge", "city", "box"])(
    "the plural of %s has it among its forms",
    (word) => expect(singularForms(pluralOf(word))).toContain(word),
  );
});
