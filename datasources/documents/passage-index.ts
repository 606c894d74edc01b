import MiniSearch from "minisearch";
import type { Passage } from "../../engine/sources/documents.ts";
import { tokens } from "../../engine/text/tokens.ts";
import type { UnscoredPassage } from "./passages.ts";
import { searchTerm } from "./search-terms.ts";

/** A title says what all of a document is about; a heading, what its section is. */
const BOOST = { title: 2.5, section: 1.5, text: 1 };
/** How much better a passage becomes by being about an entity that is asked about. */
const ABOUT_BOOST = 3;
/** Words of a query that are looked up; what comes after is not a question any more. */
const MAX_TERMS = 64;
/** The BM25 score that counts as half certain. */
const HALF_SCORE = 15;

interface Entry {
  readonly passage: UnscoredPassage;
  /** What it came in, and where in there. */
  readonly group: string;
  readonly place: number;
}

/** Finds passages by their words (BM25+). They come and go in groups: those of one file, say. */
export class PassageIndex {
  readonly #entries = new Map<number, Entry>();
  readonly #groups = new Map<string, readonly number[]>();
  readonly #index: MiniSearch;
  #nextId = 0;

  constructor(passages: readonly UnscoredPassage[] = []) {
    this.#index = new MiniSearch({
      fields: ["title", "section", "text"],
      tokenize: (text) => tokens(text).map((token) => token.text),
      processTerm: searchTerm,
    });
    if (passages.length > 0) this.put("", passages);
  }

  /** The number of passages. */
  get size(): number {
    return this.#entries.size;
  }

  /** Puts a group's passages in the place of those that it had. */
  put(group: string, passages: readonly UnscoredPassage[]): void {
    this.remove(group);
    const entries = passages.map((passage, place) => ({ id: this.#nextId + place, entry: { passage, group, place } }));
    this.#nextId += entries.length;
    for (const { id, entry } of entries) this.#entries.set(id, entry);
    this.#groups.set(
      group,
      entries.map(({ id }) => id),
    );
    this.#index.addAll(entries.map(({ id, entry }) => indexed(id, entry)));
  }

  /** Takes a group's passages out, if it is there. */
  remove(group: string): void {
    for (const id of this.#groups.get(group) ?? []) {
      const entry = this.#entries.get(id);
      if (entry !== undefined) this.#index.remove(indexed(id, entry));
      this.#entries.delete(id);
    }
    this.#groups.delete(group);
  }

  /**
   * Best first, at most `limit`; equally good ones in the order of their groups' names, then as they stand there.
   * Scores are BM25 scores `s` as `s / (s + 15)`: 0–1, in the same order, comparable between queries of similar length
   * only.
   */
  search(query: string, limit: number, about: ReadonlySet<string>): readonly Passage[] {
    const words = tokens(query)
      .slice(0, MAX_TERMS)
      .map((token) => token.text)
      .join(" ");
    const found = this.#index.search(words, {
      boost: BOOST,
      // Short words have too many neighbours to be guessed at.
      prefix: (term) => term.length >= 5,
      fuzzy: (term) => (term.length >= 6 ? 0.15 : false),
      weights: { prefix: 0.3, fuzzy: 0.2 },
      boostDocument: (id: number) => (about.has(this.#entries.get(id)?.passage.about ?? "") ? ABOUT_BOOST : 1),
    });
    return found
      .flatMap(({ id, score }) => {
        const entry = this.#entries.get(id as number);
        return entry === undefined ? [] : [{ ...entry, score: score / (score + HALF_SCORE) }];
      })
      .sort((a, b) => b.score - a.score || compare(a.group, b.group) || a.place - b.place)
      .slice(0, limit)
      .map(({ passage, score }) => ({ ...passage, score }));
  }
}

function indexed(id: number, { passage: { document, section, text } }: Entry): Readonly<Record<string, unknown>> {
  return { id, title: document.title, section, text };
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
