import fc from "fast-check";
import { expect, test } from "vitest";
import { entryOf, lineOf, type Entry } from "../../reasoners/english/dictionary/entry.ts";
import { linesIn } from "../../reasoners/english/dictionary/lines.ts";

const word = fc.stringMatching(/^[a-z][a-z'-]{0,5}(?: [a-z]{1,4})?$/);
const share = fc.integer({ min: 0, max: 61 }).map((part) => part / 61);
const part = fc.constantFrom("n", "v", "a", "r");
const entry: fc.Arbitrary<Entry> = fc.record({
  word,
  partsOfSpeech: fc.subarray(["n", "v", "a", "r"] as const, { minLength: 1 }),
  isCommon: fc.boolean(),
  synonyms: fc.array(
    fc.record({
      partOfSpeech: part,
      word,
      rank: fc.integer({ min: 1, max: 40 }),
      share,
      shareOfSynonym: share,
    }),
    { maxLength: 1 },
  ),
  derivations: fc.array(
    fc.record({
      from: part,
      to: part,
      word,
      role: fc.constantFrom("AGENT", "PATIENT", "DEED", "THING", "MEASURE", "OPEN"),
      share,
      shareOfDerived: share,
    }),
    { maxLength: 1 },
  ),
  kinds: fc.array(fc.record({ partOfSpeech: part, word, share, shareOfWider: share, usual: share }), { maxLength: 1 }),
  fields: fc.array(fc.record({ field: fc.constantFrom("PERSON", "BODY", "POLITY", "WORK", "IDEA"), share }), {
    maxLength: 3,
  }),
});

test("an entry is read as it was written", () => {
  fc.assert(
    fc.property(entry, (each) => {
      expect(entryOf(lineOf(each))).toEqual(each);
    }),
  );
});

test("what is said in several groups is read in the order of the groups", () => {
  const line = "mend|NV|v1Z:repair Z,fix 9;n27:patch 3|vnA:mender ZZ";
  expect(lineOf(entryOf(line))).toBe(line);
  expect(entryOf(line).synonyms.map(({ word, rank }) => `${word} ${rank}`)).toEqual(["repair 1", "fix 1", "patch 2"]);
});

test("every word is found among others, and no other is", () => {
  fc.assert(
    fc.property(fc.uniqueArray(word, { maxLength: 40 }), fc.array(fc.string({ maxLength: 8 })), (words, others) => {
      const lines = [...words].sort().map((each, index) => (index % 2 === 0 ? each : `${each}|n|v1Z:x Z`));
      const text = lines.map((line) => `${line}\n`).join("");
      const lineOf = linesIn(text);
      for (const line of lines) expect(lineOf(line.replace(/\|.*/, ""))).toBe(line);
      for (const other of others) if (!words.includes(other)) expect(lineOf(other)).toBeUndefined();
    }),
  );
});
