import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { tokens } from "../../engine/text/tokens.ts";

const words = (text: string): readonly string[] => tokens(text).map((token) => token.text);

describe("tokens", () => {
  test("splits a possessive ending from its word, in either apostrophe", () => {
    expect(words("Justin Bieber's father")).toEqual(["Justin", "Bieber", "'s", "father"]);
    expect(words("Bieber’S")).toEqual(["Bieber", "’S"]);
    expect(tokens("Bieber's")[1]?.kind).toBe("POSSESSIVE");
  });

  test("keeps apostrophes inside words", () =>
    expect(words("O'Brien's rock'n'roll")).toEqual(["O'Brien", "'s", "rock'n'roll"]));

  test("separates at punctuation, hyphens and underscores", () =>
    expect(words("Spider-Man, Alan_PULIDO (Mexico)?")).toEqual(["Spider", "Man", "Alan", "PULIDO", "Mexico"]));

  test("takes & for a word and keeps C++ whole", () =>
    expect(words("R&B in C++")).toEqual(["R", "&", "B", "in", "C++"]));

  test("gives offsets that slice the text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        let end = 0;
        for (const token of tokens(text)) {
          expect(text.slice(token.start, token.end)).toBe(token.text);
          expect(token.start).toBeGreaterThanOrEqual(end);
          end = token.end;
        }
      }),
    );
  });
});
