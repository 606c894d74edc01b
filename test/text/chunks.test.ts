import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { countTokens, packChunks } from "../../engine/text/chunks.ts";

const sentence = (words: number): { readonly text: string } => ({ text: Array(words).fill("word").join(" ") });

describe("packChunks", () => {
  test("counts 1.3 tokens a word", () =>
    expect([countTokens(""), countTokens("one"), countTokens("a b c d e f g h i j")]).toEqual([0, 2, 13]));

  test("a sentence that is too long is a chunk alone", () =>
    expect(packChunks([sentence(10), sentence(400), sentence(10)]).map((chunk) => chunk.length)).toEqual([1, 1, 1]));

  test("keeps all sentences in order, and the bound", () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 120 }).map(sentence)),
        fc.integer({ min: 1, max: 200 }),
        (all, maxTokens) => {
          const chunks = packChunks(all, maxTokens);
          expect(chunks.flat()).toEqual(all);
          for (const chunk of chunks) {
            const size = chunk.reduce((sum, { text }) => sum + countTokens(text), 0);
            expect(chunk.length === 1 || size <= maxTokens).toBe(true);
          }
          // No two neighbours would have fitted together.
          chunks.slice(1).forEach((chunk, index) => {
            const before = chunks[index]?.reduce((sum, { text }) => sum + countTokens(text), 0) ?? 0;
            expect(before + countTokens(chunk[0]?.text ?? "")).toBeGreaterThan(maxTokens);
          });
        },
      ),
    );
  });

  test.each([0, -1, Number.NaN])("refuses a bound of %s", (bound) =>
    expect(() => packChunks([], bound)).toThrow(RangeError),
  );
});
