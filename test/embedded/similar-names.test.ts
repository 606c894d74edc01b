import fc from "fast-check";
import { expect, test } from "vitest";
import { firstOf } from "../../datasources/graph-index/first-of.ts";
import { isMisspelt } from "../../datasources/graph-index/misspelling.ts";
import { LabelIndex } from "../../datasources/graph-index/label-index.ts";
import { spotMentions } from "../../datasources/graph-index/spot-mentions.ts";

test("the first of some items are those that sorting puts first, equal ones in their order", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(9), fc.nat())), fc.integer({ min: 1, max: 12 }), (items, most) => {
      const compare = (a: (typeof items)[number], b: (typeof items)[number]): number => a[0] - b[0];
      expect(firstOf(items, most, compare)).toEqual([...items].sort(compare).slice(0, most));
    }),
  );
});

/** Counts how often names are compared letter by letter, each time with all names of the graph. */
class CountingIndex extends LabelIndex {
  lookUps = 0;

  override similar(key: string): ReturnType<LabelIndex["similar"]> {
    this.lookUps += 1;
    return super.similar(key);
  }
}

test("a text full of unknown names has few of them looked up by their spelling", () => {
  const entity = { iri: "urn:x", labels: ["Alexandria"], aliases: [], description: undefined, types: [], degree: 1 };
  const index = new CountingIndex({ entities: [entity], parents: new Map() });
  expect(spotMentions("Where is Alexandra?", index)).toMatchObject([{ text: "Alexandra" }]);
  index.lookUps = 0;
  spotMentions(
    Array.from({ length: 120 }, (_, at) => `Zorbat${String.fromCharCode(97 + (at % 26))},`).join(" "),
    index,
  );
  expect(index.lookUps).toBeGreaterThan(0);
  expect(index.lookUps).toBeLessThanOrEqual(20);
});

test.each([
  ["inceptoin", "inception", true],
  ["spiderman", "spider man", true],
  ["mama mia", "mamma mia", true],
  ["alexandre the great", "alexander the great", true],
  ["upper weald", "lower weald", false],
  ["nell ash", "neil ash", false],
  ["north bank", "south bank", false],
  ["southern bank", "northern bank", false],
  ["falcon ii", "falcon iii", false],
  ["falcon 12", "falcon 13", false],
  ["silver falcon", "falcon", false],
  ["falcon", "silver falcon", false],
  ["rowing club", "chess club", false],
])("is “%s” a misspelling of “%s”? %s", (said, name, expected) => {
  expect(isMisspelt(said, name, () => false)).toBe(expected);
});

test("a word that names of the graph are made of is spelt as it should be", () => {
  const isWordOfNames = (word: string): boolean => word === "martin" || word === "liberal";
  expect(isMisspelt("martin house", "martina house", isWordOfNames)).toBe(false);
  expect(isMisspelt("liberal", "liberals", isWordOfNames)).toBe(true);
});
