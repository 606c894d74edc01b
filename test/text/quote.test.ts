import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { locateQuote } from "../../engine/text/quote.ts";

const found = (quote: string, text: string): string | undefined => {
  const place = locateQuote(quote, text);
  return place === undefined ? undefined : text.slice(place.start, place.end);
};

describe("locateQuote", () => {
  test.each([
    ["he won", "In 1990 he won.", "he won"],
    ["he won", "In 1990 he\n   won.", "he\n   won"],
    ['"It\'s", he said - twice', "Then: “It’s”, he said – twice.", "“It’s”, he said – twice"],
    ["“It’s”", 'Then: "It\'s" so.', '"It\'s"'],
    ["wait... what", "wait… what", "wait… what"],
    ["wait… what", "wait... what", "wait... what"],
    ["  he won ", "he won", "he won"],
    ["cooperate", "co\u00adoperate", "co\u00adoperate"],
    ["a b", "x\u00a0a\u00a0b", "a\u00a0b"],
    ["art", "party art", "art"],
  ])("%j in %j", (quote, text, expected) => expect(found(quote, text)).toBe(expected));

  test.each([
    ["He won", "he won"],
    ["he did not win", "he did win"],
    ["art", "party"],
    ["1.5 million", "21.5 million"],
    ["1.5", "1.56"],
    ["1 million", "2.1 million"],
    ["3", "3.5"],
    ["", "text"],
    [" \n", "text"],
    ["text", ""],
    ["-", "a-b - c"],
  ])("%j is not in %j", (quote, text) => expect(found(quote, text)).toBeUndefined());

  test("finds every run of words of a text where it stands, however it is retyped", () => {
    const word = fc.constantFrom("he", "“won”", "it’s", "1990", "–", "x-y", "naïve", "😀", "end.");
    fc.assert(
      fc.property(
        fc.array(word, { minLength: 1, maxLength: 12 }),
        fc.nat(),
        fc.nat(),
        fc.constantFrom(" ", "  ", "\n", "\u00a0"),
        (words, from, size, glue) => {
          const start = from % words.length;
          const chosen = words.slice(start, start + 1 + (size % words.length));
          const retyped = chosen.join(" ").replace(/[“”]/gu, '"').replaceAll("’", "'").replaceAll("–", "-");
          fc.pre(/\w/u.test(retyped));
          const place = found(retyped, words.join(glue));
          expect(place?.split(/\s+/u)).toEqual(chosen);
        },
      ),
    );
  });

  test("its span is never empty and lies in the text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 6 }), fc.string({ unit: "binary" }), (quote, text) => {
        const place = locateQuote(quote, text);
        if (place === undefined) return;
        expect(place.start).toBeLessThan(place.end);
        expect(place.end).toBeLessThanOrEqual(text.length);
      }),
    );
  });
});
