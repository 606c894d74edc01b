import fc from "fast-check";
import { expect, test } from "vitest";
import { LabelIndex } from "../../datasources/graph-index/label-index.ts";
import { packNames } from "../../datasources/graph-index/packed-names.ts";
import { packTexts, SortedTexts } from "../../datasources/graph-index/packed/sorted-texts.ts";
import { packSections, sectionsOf } from "../../datasources/graph-index/packed/sections.ts";
import type { EntityRecord } from "../../datasources/graph-index/statistics/graph-statistics.ts";
import { normalise } from "../../engine/text/normalise.ts";

const LETTERS = [..."abcdeéßΣ日𝒳-' "];
const name = fc
  .array(fc.constantFrom(...LETTERS), { minLength: 1, maxLength: 12 })
  .map((letters) => letters.join(""))
  .filter((text) => text.trim() !== "");
const entity: fc.Arbitrary<EntityRecord> = fc
  .record({
    iri: fc.string({ minLength: 1, maxLength: 8, unit: "binary" }).map((end) => `urn:entity:${end}`),
    labels: fc.array(name, { minLength: 1, maxLength: 3 }),
    aliases: fc.array(name, { maxLength: 3 }),
    description: fc.option(fc.string({ unit: "binary" }), { nil: undefined }),
    types: fc.array(fc.constantFrom("urn:c:1", "urn:c:2", "urn:c:3"), { maxLength: 2 }),
    degree: fc.nat(2 ** 31),
    codeCount: fc.nat(2),
  })
  .map(({ codeCount, ...record }) => {
    // Codes are the last of the aliases, and few things have any.
    const codes = codeCount === 0 ? [] : record.aliases.slice(-codeCount);
    return codes.length === 0 ? record : { ...record, codes };
  });

/** Each name of each entity, with its normalised form. */
function namesOf(entities: readonly EntityRecord[]) {
  return entities.flatMap((each) =>
    [...each.labels, ...each.aliases].map((text, place) => ({
      key: normalise(text),
      hit: { entity: each, name: text, via: place < each.labels.length ? "LABEL" : "ALIAS" },
    })),
  );
}

test("what is packed is found as it was: by each name, and by each beginning of one", () => {
  fc.assert(
    fc.property(fc.array(entity, { maxLength: 60 }), (entities) => {
      const index = new LabelIndex(packNames({ entities, parents: new Map([["urn:c:1", ["urn:c:2"]]]) }));
      const names = namesOf(entities);
      for (const { key } of names) {
        expect(index.named(key)).toEqual(names.filter((each) => each.key === key).map(({ hit }) => hit));
        const beginning = key.slice(0, 2);
        const begun = [...new Set(names.map((each) => each.key))]
          .filter((each) => each !== beginning && each.startsWith(beginning))
          .sort();
        const of = (keys: readonly string[]) =>
          keys.flatMap((each) => names.filter((other) => other.key === each).map(({ hit }) => hit));
        expect(index.beginning(beginning, 1_000)).toEqual(of(begun));
        expect(index.beginning(beginning, 2)).toEqual(of(begun.slice(0, 2)));
      }
      expect(index.named("no such name")).toEqual([]);
      expect(index.typesOf({ types: ["urn:c:1"] })).toEqual(["urn:c:1", "urn:c:2"]);
    }),
    { numRuns: 60 },
  );
});

test("a sorted list that is packed has each text at its place, and no other", () => {
  const text = fc.string({ maxLength: 6, unit: "binary" });
  fc.assert(
    fc.property(fc.uniqueArray(text, { maxLength: 70 }), text, (texts, other) => {
      const sorted = [...texts].sort();
      const list = new SortedTexts(sectionsOf(packSections(packTexts(sorted))));
      expect(sorted.map((_, place) => list.at(place))).toEqual(sorted);
      expect(sorted.map((each) => list.find(each))).toEqual(sorted.map((_, place) => place));
      expect(list.firstFrom(other)).toBe(sorted.filter((each) => each < other).length);
      expect(list.find(other)).toBe(sorted.includes(other) ? sorted.indexOf(other) : undefined);
    }),
  );
});

test("a thing with several names and a description takes at most 250 bytes, all that finds it included", () => {
  const syllables = "ka lo mi ra ve ton ber shi gar nel du pra quo zen hol mar".split(" ");
  const word = (seed: number): string =>
    [0, 4, 8].map((shift) => syllables[((seed * 2_654_435_761) >>> shift) % syllables.length]).join("");
  const entities = Array.from({ length: 20_000 }, (_, place) => ({
    iri: `http://example.org/resource/${word(place)}_${place}`,
    labels: [`${word(place)} ${word(place + 7)}`],
    aliases: [`${word(place + 3)} ${word(place + 11)}`],
    description:
      place % 3 === 0 ? `${word(place)}, a place between ${word(place + 1)} and ${word(place + 2)}` : undefined,
    types: [`http://example.org/ontology/Class${place % 10}`],
    degree: place % 50,
  }));
  const { bytes } = packNames({ entities, parents: new Map() });
  expect(bytes.byteLength / entities.length).toBeLessThan(250);
  expect(bytes.byteLength / entities.length).toBeGreaterThan(50);
});
