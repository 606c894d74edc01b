import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { englishDictionary } from "../../reasoners/english/dictionary/english-dictionary.ts";

const dictionary = englishDictionary();

describe("synonyms", () => {
  test.each([
    ["film", "n", "movie"],
    ["films", "n", "movie"],
    ["movie", "n", "motion picture"],
    ["perished", "v", "die"],
    ["passed away", "v", "die"],
    ["purchase", "v", "buy"],
    ["physician", "n", "doctor"],
    ["big", "a", "large"],
    ["biggest", "a", "large"],
  ] as const)("of “%s” (%s) there is “%s”", (word, part, synonym) => {
    expect(dictionary.synonymsOf(word, part).map((each) => each.word)).toContain(synonym);
  });

  test("those of the commonest sense come first, and say how common it is", () => {
    const [first, ...others] = dictionary.synonymsOf("build", "v");
    expect(first).toMatchObject({ word: "construct", rank: 1 });
    expect(first?.share).toBeGreaterThan(0.7);
    expect(others.every(({ rank }, at) => rank >= (others[at - 1]?.rank ?? 1))).toBe(true);
    expect(others.at(-1)?.rank).toBeGreaterThan(1);
  });

  test.each([
    ["print", "v", "publish"],
    ["publish", "v", "print"],
    ["found", "v", "launch"],
    ["employ", "v", "use"],
    ["designer", "n", "architect"],
    ["manager", "n", "director"],
  ] as const)("“%s” (%s) is told apart from “%s”", (word, part, other) => {
    expect(dictionary.synonymsOf(word, part).map((each) => each.word)).not.toContain(other);
  });

  // Of each the two stand in one sense somewhere, or are said of the two ends of one deed.
  test.each([
    ["teach", "learn", "v"],
    ["buy", "sell", "v"],
    ["lend", "borrow", "v"],
    ["employer", "employee", "n"],
    ["king", "queen", "n"],
    ["father", "mother", "n"],
    ["north", "south", "n"],
    ["tall", "short", "a"],
    ["cat", "dog", "n"],
    ["dog", "animal", "n"],
    ["give", "receive", "v"],
    ["parent", "child", "n"],
    ["win", "lose", "v"],
  ] as const)("“%s” never stands for “%s”, nor the other way round", (one, other, part) => {
    expect(dictionary.synonymsOf(one, part).map(({ word }) => word)).not.toContain(other);
    expect(dictionary.synonymsOf(other, part).map(({ word }) => word)).not.toContain(one);
  });

  test("are of the part of speech that was asked for", () => {
    expect(dictionary.synonymsOf("film", "v").map(({ word }) => word)).not.toContain("movie");
    expect(dictionary.synonymsOf("write", "n")).toEqual([]);
  });

  test("go both ways, and say the same of both", () => {
    fc.assert(
      fc.property(fc.constantFrom("film", "build", "doctor", "car", "begin", "ship", "rich", "song", "die"), (word) => {
        for (const part of ["n", "v", "a"] as const)
          for (const { word: other, share, shareOfSynonym } of dictionary.synonymsOf(word, part)) {
            const back = dictionary.synonymsOf(other, part).find((each) => each.word === word);
            expect([back?.share, back?.shareOfSynonym], `${word} ${other}`).toEqual([shareOfSynonym, share]);
          }
      }),
    );
  });
});

describe("derivations", () => {
  test.each([
    ["build", "v", "builder", "AGENT"],
    ["built", "v", "builder", "AGENT"],
    ["builder", "n", "build", "AGENT"],
    ["perform", "v", "performance", "DEED"],
    ["performance", "n", "perform", "DEED"],
    ["train", "v", "trainee", "PATIENT"],
    ["train", "v", "trainer", "AGENT"],
    ["employ", "v", "employee", "PATIENT"],
    ["recruit", "v", "recruit", "OPEN"],
    ["tall", "a", "height", "MEASURE"],
  ] as const)("of “%s” (%s) there is “%s” as %s", (word, part, derived, role) => {
    const found = dictionary.derivationsOf(word, part).find((each) => each.word === derived);
    expect(found?.role).toBe(role);
  });

  test("who does it and whom it is done to are told apart", () => {
    const of = (role: string): readonly string[] =>
      dictionary
        .derivationsOf("employ", "v")
        .filter((each) => each.role === role)
        .map(({ word }) => word);
    expect(of("AGENT")).toContain("employer");
    expect(of("AGENT")).not.toContain("employee");
    expect(of("PATIENT")).toEqual(["employee"]);
  });
});

describe("words", () => {
  test.each(["harbour", "harbours", "wrote", "hoping", "tallest", "passed away", "french", "ships", "quickly"])(
    "“%s” is one",
    (word) => expect(dictionary.isWord(word)).toBe(true),
  );
  test.each(["nubmer", "acadamy", "tourd", "hieght", "", "|", "\n", "n1Z:movie", "constructor\n", "__proto__"])(
    "“%s” is none",
    (word) => expect(dictionary.isWord(word)).toBe(false),
  );
  test("a form is of the word whose rule made it", () => {
    const verbsOf = (form: string): readonly string[] => dictionary.derivationsOf(form, "v").map(({ word }) => word);
    expect(verbsOf("hoping")).not.toContain("hopper");
    expect(verbsOf("hopping")).toContain("hopper");
  });
});

test("bears any text, quickly", () => {
  const long = "a".repeat(100_000);
  const started = performance.now();
  expect(dictionary.synonymsOf(long, "v")).toEqual([]);
  expect(performance.now() - started).toBeLessThan(200);
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 30 }), (text) => {
      for (const part of ["n", "v", "a", "r"] as const) {
        expect(Array.isArray(dictionary.synonymsOf(text, part))).toBe(true);
        expect(Array.isArray(dictionary.derivationsOf(text, part))).toBe(true);
      }
    }),
  );
});
