import fc from "fast-check";
import { expect, test } from "vitest";
import { lexicalVector } from "../../engine/text/lexical-vector.ts";
import { normalise } from "../../engine/text/normalise.ts";

/** The definition: the counts of all runs of three and of four characters of each word, with a blank at either end. */
function defined(text: string): readonly number[] {
  const counts = Array.from({ length: 1_024 }, () => 0);
  for (const word of normalise(text).split(" "))
    for (const length of [3, 4])
      for (let start = 0; start + length <= word.length + 2; start += 1) {
        const at = hashOf(` ${word} `.slice(start, start + length)) % 1_024;
        counts[at] = (counts[at] ?? 0) + 1;
      }
  const norm = Math.hypot(...counts);
  return counts.map((count) => (norm === 0 ? 0 : count / norm));
}

/** FNV-1a, in arithmetic that needs no 32 bits. */
function hashOf(text: string): number {
  let value = 0x811c9dc5n;
  for (let at = 0; at < text.length; at += 1)
    value = ((value ^ BigInt(text.charCodeAt(at))) * 0x01000193n) % 0x1_0000_0000n;
  return Number(value);
}

const text = fc.oneof(
  fc.string({ maxLength: 60, unit: "binary" }),
  fc.array(fc.constantFrom("the", "aaaa", "song", "Łódź", "1984", "x", "𝒳-ray")).map((words) => words.join(" ")),
);

test("a text's vector counts its runs of characters, and is of length 1", () => {
  fc.assert(
    fc.property(text, (any) => {
      const vector = [...lexicalVector(any)];
      const expected = defined(any);
      expect(vector.every((value, at) => Math.abs(value - (expected[at] ?? 0)) < 1e-12)).toBe(true);
    }),
  );
});

test("a text without words has nothing in common with any", () => {
  expect(lexicalVector("").every((value) => value === 0)).toBe(true);
});
