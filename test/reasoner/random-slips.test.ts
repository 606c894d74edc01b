import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { englishDictionary } from "../../reasoners/english/dictionary/english-dictionary.ts";
import { rootsOf } from "../../reasoners/english/language/roots.ts";
import { wordsOf } from "../../reasoners/english/language/words.ts";
import { graphWords } from "../../reasoners/english/rewording/graph-words.ts";
import { isNoWord, meantBy } from "../../reasoners/english/rewording/misspelt.ts";
import type { ReadAs } from "../../reasoners/english/rewording/read-as.ts";
import { worldOf } from "./world.ts";

/** Foundries, what they cast and for whom. */
const { catalogue } = worldOf(
  { Ironmouth: "foundry" },
  { foundry: ["ironworks"], sculptor: [], monument: ["memorial"], quarry: [], parish: [], apprentice: [], alloy: [] },
  [
    ["directed by", "foundry", "sculptor"],
    ["weight", "monument", "NUMBER"],
    ["circumference", "monument", "NUMBER"],
    ["commissioned by", "monument", "parish"],
    ["inscription", "monument", "TEXT"],
    ["honour", "sculptor", "TEXT"],
    ["photograph", "monument", "TEXT"],
    ["previous owner", "foundry", "sculptor"],
    ["includes", "parish", "quarry"],
    ["occupied by", "quarry", "sculptor"],
    ["apprentice", "sculptor", "apprentice"],
    ["number of employees", "foundry", "NUMBER"],
    ["date of demolition", "monument", "DATE"],
  ],
);
const words = [...graphWords(catalogue).written].filter((word) => word.length > 4);

const slip = fc
  .record({
    word: fc.constantFrom(...words),
    at: fc.nat(),
    kind: fc.constantFrom("LOST", "ADDED", "TAKEN", "SWAPPED", "DOUBLED"),
    letter: fc.constantFrom(..."abcdefghijklmnopqrstuvwxyz"),
  })
  .map(({ word, at: anywhere, kind, letter }) => {
    const at = 1 + (anywhere % (word.length - 2));
    const [before, here, next] = [word.slice(0, at), word.charAt(at), word.charAt(at + 1)];
    const written = {
      LOST: before + word.slice(at + 1),
      ADDED: before + letter + word.slice(at),
      TAKEN: before + letter + word.slice(at + 1),
      SWAPPED: before + next + here + word.slice(at + 2),
      DOUBLED: before + here + word.slice(at),
    }[kind];
    return { word, written };
  })
  .filter(({ word, written }) => word !== written);

function readOf(written: string): ReadAs | undefined {
  const [word] = wordsOf(written);
  const dictionary = englishDictionary();
  return word === undefined || !isNoWord(word, catalogue, dictionary)
    ? undefined
    : meantBy(word, catalogue, dictionary);
}

describe("words of a graph with a slip in them", () => {
  const slips = fc.sample(slip, { numRuns: 1_500, seed: 11 });
  const found = slips.flatMap(({ word, written }) => {
    const read = readOf(written);
    return read === undefined ? [] : [{ word, written, ...read }];
  });
  const isAnother = ({ word, read }: (typeof found)[number]): boolean =>
    !rootsOf(read).some((root) => rootsOf(word).includes(root));

  test("are read as what was meant, most of them", () => {
    expect(found.length).toBeGreaterThan(0.85 * slips.length);
  });

  test("are taken for no other word", () => {
    expect(found.filter(isAnother).map(({ word, written, read }) => `${word} > ${written}: ${read}`)).toEqual([]);
  });

  test("are read as no form that English has not", () => {
    const isWord = (read: string): boolean => englishDictionary().isWord(read) || words.includes(read);
    expect(found.map(({ read }) => read).filter((read) => !isWord(read))).toEqual([]);
  });
});

test("a long word that is as near to a word of the graph as to another is read as that, in doubt", () => {
  // "Dieted" is a word, too.
  expect(readOf("direted")).toMatchObject({ read: "directed", isDoubtful: true });
});

test("what only sounds like a word of the graph is not, where another is one slip away", () => {
  // "Hunger" is.
  expect(readOf("huner")).toBeUndefined();
  expect(readOf("fotograph")).toMatchObject({ read: "photograph" });
});
