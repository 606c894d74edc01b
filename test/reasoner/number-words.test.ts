import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { numberSaid } from "../../reasoners/english/language/number-words.ts";
import { wordsOf } from "../../reasoners/english/language/words.ts";

const read = (text: string): number | undefined => {
  const words = wordsOf(text);
  const found = numberSaid(words, 0);
  return found?.to === words.length ? found.number : undefined;
};

const SMALL = (
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen " +
  "eighteen nineteen"
).split(" ");
const TENS = "zero ten twenty thirty forty fifty sixty seventy eighty ninety".split(" ");

/** As it is said in full: "two thousand three hundred and five". */
function said(number: number): string {
  if (number < 20) return SMALL[number] ?? "";
  if (number < 100)
    return [TENS[Math.floor(number / 10)], SMALL[number % 10]].slice(0, number % 10 === 0 ? 1 : 2).join("-");
  const [order, name] = number < 1000 ? [100, "hundred"] : [1000, "thousand"];
  const rest = number % order;
  const joint = rest === 0 ? "" : rest < 100 ? ` and ${said(rest)}` : ` ${said(rest)}`;
  return `${said(Math.floor(number / order))} ${name}${joint}`;
}

describe("numbers in words", () => {
  test("each that is said in full is read", () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 19_999 }), (number) => {
        expect(read(said(number))).toBe(number);
      }),
    );
  });

  test.each([
    ["a hundred", 100],
    ["a dozen", 12],
    ["two dozen", 24],
    ["twenty-six hundred", 2600],
    ["two and a half thousand", 2500],
    ["1,250", 1250],
    ["forty two", 42],
  ])("%s", (text, number) => {
    expect(read(text)).toBe(number);
  });

  test.each([
    "one",
    "a boat",
    "half",
    "hundred",
    "three two",
    "ten twenty",
    "twenty-zero",
    "two hundred thousand hundred",
  ])("“%s” is none", (text) => {
    expect(read(text)).toBeUndefined();
  });

  test("whatever stands there, it ends behind its beginning", () => {
    const word = fc.constantFrom(
      "a",
      "and",
      "half",
      "quarter",
      "two",
      "ten",
      "thirty",
      "hundred",
      "million",
      "7",
      "x",
      "-",
    );
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 30 }), (all) => {
        const words = wordsOf(all.join(" "));
        const found = numberSaid(words, 0);
        expect(found === undefined || (found.to > 0 && found.to <= words.length && found.number > 0)).toBe(true);
      }),
    );
  });
});
