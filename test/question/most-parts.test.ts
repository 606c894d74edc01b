import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { MOST_PARTS } from "../../engine/question/analysis.ts";
import { mostPartsOf } from "../../engine/question/most-parts.ts";

describe("how many things a question asks at most", () => {
  test.each([
    ["Who wrote it?", 1],
    ["In the country where E was made, who reigns?", 1],
    ["Who wrote it and when was it published?", 2],
    ["Who wrote it, and when was it published?", 2],
    ["Who wrote it? When was it published?", 2],
    ["Who wrote it, where was he born and when?", 3],
    ["Who lives on the Isle of Andros?", 1],
  ])("%s", (text, most) => {
    expect(mostPartsOf(text)).toBe(most);
  });

  test("as many as are joined, and never more than are answered together", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20 }), (count) => {
        const text = Array.from({ length: count }, () => "who is E").join(" and ");
        expect(mostPartsOf(`${text}?`)).toBe(Math.min(count, MOST_PARTS));
      }),
    );
  });
});
