import { editSimilarity } from "../../engine/text/edit-similarity.ts";
import { firstOf } from "./first-of.ts";
import { ByteReader } from "./packed/byte-reader.ts";
import { ByteWriter } from "./packed/byte-writer.ts";
import { bytesOf, float64s, uint16s, uint32s } from "./packed/sections.ts";

/** Texts that share the most trigrams and are compared letter by letter. */
const MAX_COMPARED = 60;
/** No name is longer that people misspell; comparing letter by letter takes the product of two lengths. */
const MAX_LENGTH = 200;
/** Below it two names are different names, not two spellings. */
const MIN_SIMILARITY = 0.7;

/** The sections of the trigrams of a list of texts. */
export const TRIGRAM_SECTIONS = 4;

/** Trigrams of Latin letters are numbered in a table, where there are so many texts that it is worth its 8 MiB. */
const LATIN = 128;
const MANY_TEXTS = 10_000;

/** Which of the texts have which trigrams. @param texts Different ones; they go by their places in the list */
export function packTrigrams(texts: readonly string[]): readonly Uint8Array[] {
  const latin = new Int32Array(texts.length < MANY_TEXTS ? 0 : LATIN ** 3).fill(-1);
  const others = new Map<number, number>();
  const codes: number[] = [];
  const numberOf = (code: number, place: number): number => {
    const known = place < 0 ? others.get(code) : latin[place];
    if (known !== undefined && known >= 0) return known;
    if (place < 0) others.set(code, codes.length);
    else latin[place] = codes.length;
    return codes.push(code) - 1;
  };
  // Those of all texts, one behind the other.
  const lengths = new Uint32Array(texts.length + 1);
  let found = new Uint32Array(1 << 16);
  let size = 0;
  const last: number[] = [];
  texts.forEach((text, id) => {
    const letters = lettersOf(text);
    for (let start = 0; start + 3 <= letters.length; start += 1) {
      const [a, b, c] = [letters.charCodeAt(start), letters.charCodeAt(start + 1), letters.charCodeAt(start + 2)];
      const number = numberOf(
        codeOf(a, b, c),
        latin.length > 0 && (a | b | c) < LATIN ? (a * LATIN + b) * LATIN + c : -1,
      );
      if (last[number] === id) continue;
      last[number] = id;
      if (size === found.length) {
        const larger = new Uint32Array(2 * size);
        larger.set(found);
        found = larger;
      }
      found[size++] = number;
    }
    lengths[id + 1] = size;
  });
  return sectionsFor(codes, found.subarray(0, size), lengths, texts);
}

function sectionsFor(
  codes: readonly number[],
  found: Uint32Array,
  ends: Uint32Array,
  texts: readonly string[],
): readonly Uint8Array[] {
  // The places of each trigram's texts, in order: counted, then filled.
  const starts = new Uint32Array(codes.length + 1);
  for (const number of found) starts[number + 1] = (starts[number + 1] ?? 0) + 1;
  for (let number = 0; number < codes.length; number += 1) starts[number + 1]! += starts[number]!;
  const next = starts.slice();
  const ids = new Uint32Array(found.length);
  for (let id = 0; id < texts.length; id += 1)
    for (let at = ends[id]!; at < ends[id + 1]!; at += 1) ids[next[found[at]!]!++] = id;
  const order = Array.from(codes.keys()).sort((a, b) => codes[a]! - codes[b]!);
  const writer = new ByteWriter();
  const begins = new Uint32Array(codes.length + 1);
  order.forEach((number, place) => {
    let previous = 0;
    begins[place] = writer.length;
    for (const id of ids.subarray(starts[number], starts[number + 1])) {
      writer.number(id - previous);
      previous = id;
    }
  });
  begins[codes.length] = writer.length;
  const lengths = Uint16Array.from(texts, (text) => Math.min(text.length, 0xffff));
  return [
    bytesOf(Float64Array.from(order, (number) => codes[number]!)),
    bytesOf(begins),
    writer.written(),
    bytesOf(lengths),
  ];
}

/** Finds texts that are spelled similarly: those that share most trigrams, ranked by edit distance. */
export class TrigramIndex {
  readonly #codes: Float64Array;
  readonly #begins: Uint32Array;
  readonly #texts: ByteReader;
  /** Of each text. */
  readonly #lengths: Uint16Array;
  readonly #textAt: (id: number) => string;

  /** @param textAt The texts by their places in the list */
  constructor(
    [codes, begins, texts, lengths]: readonly Uint8Array<SharedArrayBuffer>[],
    textAt: (id: number) => string,
  ) {
    if (codes === undefined || begins === undefined || texts === undefined || lengths === undefined)
      throw new Error("Trigrams have four sections.");
    this.#codes = float64s(codes);
    this.#begins = uint32s(begins);
    this.#texts = new ByteReader(texts);
    this.#lengths = uint16s(lengths);
    this.#textAt = textAt;
  }

  /**
   * Most similar first, equals by code units; the text itself is left out. Similarities are 0.7–1, 1 excluded.
   */
  similar(text: string): readonly { readonly id: number; readonly text: string; readonly similarity: number }[] {
    if (text.length > MAX_LENGTH) return [];
    const trigrams = trigramsOf(text);
    const counts = new Uint16Array(this.#lengths.length);
    for (const trigram of trigrams) this.#count(trigram, counts);
    return firstOf(this.#sharing(counts, trigrams.size), MAX_COMPARED, (a, b) => b.overlap - a.overlap || a.id - b.id)
      .map(({ id }) => {
        const other = this.#textAt(id);
        return { id, text: other, similarity: editSimilarity(text, other) };
      })
      .filter((other) => other.similarity >= MIN_SIMILARITY && other.similarity < 1)
      .sort((a, b) => b.similarity - a.similarity || a.id - b.id);
  }

  /** Adds one to the count of each text with a trigram. */
  #count(trigram: number, counts: Uint16Array): void {
    let [low, high] = [0, this.#codes.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#codes[middle] ?? 0) < trigram) low = middle + 1;
      else high = middle;
    }
    if (this.#codes[low] !== trigram) return;
    const end = this.#begins[low + 1] ?? 0;
    this.#texts.at = this.#begins[low] ?? 0;
    for (let id = 0; this.#texts.at < end;) {
      id += this.#texts.number();
      counts[id] = (counts[id] ?? 0) + 1;
    }
  }

  /** Texts that share a trigram, and how many of all that either has. */
  *#sharing(counts: Uint16Array, trigrams: number): Generator<{ readonly id: number; readonly overlap: number }> {
    for (let id = 0; id < counts.length; id += 1) {
      const count = counts[id] ?? 0;
      if (count > 0) yield { id, overlap: count / (trigrams + Math.max(this.#lengths[id] ?? 0, 1)) };
    }
  }
}

/** Across word boundaries without the spaces, so that "Spiderman" and "Spider-Man" share most of their trigrams. */
function lettersOf(text: string): string {
  return `$${text.replaceAll(" ", "")}$`;
}

function trigramsOf(text: string): ReadonlySet<number> {
  const letters = lettersOf(text);
  const trigrams = new Set<number>();
  for (let start = 0; start + 3 <= letters.length; start += 1)
    trigrams.add(codeOf(letters.charCodeAt(start), letters.charCodeAt(start + 1), letters.charCodeAt(start + 2)));
  return trigrams;
}

/** Three code units in one number, below 2^48. */
function codeOf(a: number, b: number, c: number): number {
  return (a * 0x10000 + b) * 0x10000 + c;
}
