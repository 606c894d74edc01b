import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { composite } from "../../reasoners/english/grammar/relation/composite.ts";
import { gradedAdjective } from "../../reasoners/english/language/adjectives.ts";
import {
  BASE_OF,
  baseForms,
  compared,
  isParticiple,
  isPast,
  isPlural,
  sameVerb,
  stem,
} from "../../reasoners/english/language/word-forms.ts";
import { wordsOf } from "../../reasoners/english/language/words.ts";
import { genderOf } from "../../reasoners/english/relation-extraction/gender.ts";

const words = fc.stringMatching(/^[a-z]{1,12}$/);

describe("forms of verbs", () => {
  test.each([
    ["direct", "directs directed directing"],
    ["compose", "composes composed composing"],
    ["carry", "carries carried carrying"],
    ["plan", "plans planned planning"],
    ["teach", "teaches taught teaching"],
    ["steal", "steals stole stolen stealing"],
    ["win", "wins won winning"],
    ["breed", "breeds bred breeding"],
    ["sew", "sews sewed sewn sewing"],
    ["oversee", "oversees oversaw overseen overseeing"],
    ["rewrite", "rewrites rewrote rewritten rewriting"],
    ["recast", "recasts recast recasting"],
    ["misread", "misreads misread misreading"],
    ["override", "overrides overrode overridden overriding"],
  ])("of %s are %s", (base, forms) => {
    for (const form of forms.split(" ")) {
      expect(baseForms(form)).toContain(base);
      expect(sameVerb(form, base)).toBe(true);
    }
  });

  test.each([
    ["win", "winner"],
    ["direct", "director"],
    ["write", "ride"],
    ["found", "fund"],
    ["lead", "load"],
  ])("%s is another verb, or none, than %s", (a, b) => expect(sameVerb(a, b)).toBe(false));

  test("irregular ones have one base", () => {
    expect(BASE_OF.size).toBeGreaterThan(150);
    for (const [form, base] of BASE_OF) expect(baseForms(form)).toEqual([base]);
  });

  test("every word is a form of the same verb as itself, and of another as the other of it", () => {
    fc.assert(
      fc.property(words, words, (a, b) => {
        expect(sameVerb(a, a)).toBe(true);
        expect(sameVerb(a, b)).toBe(sameVerb(b, a));
        expect(baseForms(a).every((base) => base.length > 0)).toBe(true);
      }),
    );
  });
});

describe("stems", () => {
  test.each([
    "direct directs directed directing director directors",
    "play plays played playing player players",
    "sail sails sailing sailor",
    "land lands landed landing landings",
    "plan plans planned planning",
    "carry carries carried carrying carrier carriers",
    "supply supplies supplied supplying supplier",
    "occupy occupies occupied occupying occupier",
  ])("%s share one", (family) => {
    expect(new Set(family.split(" ").map(stem)).size).toBe(1);
  });

  test.each([
    ["singing", "song"],
    ["acted", "action"],
    ["founded", "fund"],
    ["planner", "plan"],
    ["soldier", "sold"],
    ["frontier", "front"],
  ])("%s and %s have different ones", (a, b) => expect(stem(a)).not.toBe(stem(b)));

  test("are never empty, nor longer than the word", () => {
    fc.assert(
      fc.property(words, (word) => {
        expect(stem(word).length).toBeLessThanOrEqual(word.length);
        if (word.length > 1) expect(stem(word)).not.toBe("");
      }),
    );
  });
});

describe("past forms", () => {
  test.each("designed wrote written sang sung opened set".split(" "))("%s is one", (word) =>
    expect(isPast(word)).toBe(true),
  );
  test.each("seed hundred indeed naked speed design writes ed".split(" "))("%s is none", (word) =>
    expect(isPast(word)).toBe(false),
  );
  test.each("directed written known built born".split(" "))("%s may stand before a noun", (word) =>
    expect(isParticiple(word)).toBe(true),
  );
  test.each("wrote sang became took directs".split(" "))("%s may not", (word) =>
    expect(isParticiple(word)).toBe(false),
  );
});

describe("plurals", () => {
  test.each("films cities churches people women wives children princesses alumni".split(" "))("%s is one", (word) =>
    expect(isPlural(word)).toBe(true),
  );
  test.each("film city series species bus glass person gas".split(" "))("%s is none", (word) =>
    expect(isPlural(word)).toBe(false),
  );
  test.each([
    ["nephews", "nephew"],
    ["nieces", "niece"],
    ["grandchildren", "grandchild"],
    ["grandmothers", "grandmother"],
  ])("%s are read in the steps of a %s", (plural, singular) => {
    expect(composite(wordsOf(plural))).toEqual(composite(wordsOf(singular)));
    expect(composite(wordsOf(singular))).toBeDefined();
  });
  test.each([
    ["men wives women ladies actresses duchesses princesses nieces", ["MALE", "FEMALE"]],
    ["kings uncles princes heirs dads boys lords", ["MALE"]],
  ])("%s have the gender of their singular", (plurals, genders) => {
    const found = plurals.split(" ").map(genderOf);
    expect(found).not.toContain(undefined);
    expect([...new Set(found)]).toEqual(genders);
  });
});

describe("comparison", () => {
  test.each([
    ["old", "older oldest elder eldest"],
    ["large", "larger largest"],
    ["big", "bigger biggest"],
    ["hot", "hotter hottest"],
    ["early", "earlier earliest sooner first"],
    ["late", "later latest last"],
    ["heavy", "heavier heaviest"],
    ["tall", "taller tallest"],
  ])("%s: %s", (base, forms) => {
    expect(gradedAdjective(base)).toEqual({ base, degree: "base" });
    for (const form of forms.split(" ")) {
      const isTop = form.endsWith("st");
      expect(gradedAdjective(form)).toEqual({ base, degree: isTop ? "superlative" : "comparative" });
    }
  });
  test.each("latter river ever forest favourite her coldly other".split(" "))("%s measures nothing", (word) =>
    expect(gradedAdjective(word)).toBeUndefined(),
  );
  test("of any adjective, by spelling", () => {
    expect(compared("bigger")).toEqual({ bases: ["bigg", "bigge", "bigg", "big"], degree: "comparative" });
    expect(compared("deep")).toBeUndefined();
    expect(compared("er")).toBeUndefined();
  });
});
