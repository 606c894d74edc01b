import { editSimilarity } from "./edit-similarity.ts";
import { firstOf } from "./first-of.ts";

/** Texts that share the most trigrams and are compared letter by letter. */
const MAX_COMPARED = 60;
/** No name is longer that people misspell; comparing letter by letter takes the product of two lengths. */
const MAX_LENGTH = 200;
/** Below it two names are different names, not two spellings. */
const MIN_SIMILARITY = 0.7;

/** Finds texts that are spelled similarly: those that share most trigrams, ranked by edit distance. */
export class TrigramIndex {
  readonly #texts: readonly string[];
  readonly #postings: ReadonlyMap<string, readonly number[]>;

  constructor(texts: readonly string[]) {
    const postings = new Map<string, number[]>();
    texts.forEach((text, id) => {
      for (const trigram of trigramsOf(text)) {
        const list = postings.get(trigram);
        if (list === undefined) postings.set(trigram, [id]);
        else list.push(id);
      }
    });
    this.#texts = texts;
    this.#postings = postings;
  }

  /** Most similar first, equals by code units; the text itself is left out. Similarities are 0.7–1, 1 excluded. */
  similar(text: string): readonly { readonly text: string; readonly similarity: number }[] {
    if (text.length > MAX_LENGTH) return [];
    const trigrams = trigramsOf(text);
    const counts = new Uint16Array(this.#texts.length);
    for (const trigram of trigrams) {
      for (const id of this.#postings.get(trigram) ?? []) counts[id] = (counts[id] ?? 0) + 1;
    }
    return firstOf(
      this.#sharing(counts, trigrams.size),
      MAX_COMPARED,
      (a, b) => b.overlap - a.overlap || (a.text < b.text ? -1 : 1),
    )
      .map((other) => ({ text: other.text, similarity: editSimilarity(text, other.text) }))
      .filter((other) => other.similarity >= MIN_SIMILARITY && other.similarity < 1)
      .sort((a, b) => b.similarity - a.similarity || (a.text < b.text ? -1 : 1));
  }

  /** Texts that share a trigram, and how many of all that either has. */
  *#sharing(counts: Uint16Array, trigrams: number): Generator<{ readonly text: string; readonly overlap: number }> {
    for (const [id, text] of this.#texts.entries()) {
      const count = counts[id] ?? 0;
      if (count > 0) yield { text, overlap: count / (trigrams + Math.max(text.length, 1)) };
    }
  }
}

/** Trigrams across word boundaries without the spaces, so that "Spiderman" and "Spider-Man" share most of theirs. */
function trigramsOf(text: string): ReadonlySet<string> {
  const letters = `$${text.replaceAll(" ", "")}$`;
  const trigrams = new Set<string>();
  for (let start = 0; start + 3 <= letters.length; start += 1) trigrams.add(letters.slice(start, start + 3));
  return trigrams;
}
