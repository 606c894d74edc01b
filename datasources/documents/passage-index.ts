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

/** Finds passages by their words (BM25+). */
export class PassageIndex {
  readonly #passages: readonly UnscoredPassage[];
  readonly #index: MiniSearch;

  constructor(passages: readonly UnscoredPassage[]) {
    this.#passages = passages;
    this.#index = new MiniSearch({
      fields: ["title", "section", "text"],
      tokenize: (text) => tokens(text).map((token) => token.text),
      processTerm: searchTerm,
    });
    this.#index.addAll(
      passages.map(({ document, section, text }, id) => ({ id, title: document.title, section, text })),
    );
  }

  /**
   * Best first, at most `limit`; equally good ones in the order of the documents. Scores are BM25 scores `s` as
   * `s / (s + 15)`: 0–1, in the same order, comparable between queries of similar length only.
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
      boostDocument: (id: number) => (about.has(this.#passages[id]?.about ?? "") ? ABOUT_BOOST : 1),
    });
    return found
      .map(({ id, score }) => ({ id: id as number, score: score / (score + HALF_SCORE) }))
      .sort((a, b) => b.score - a.score || a.id - b.id)
      .slice(0, limit)
      .flatMap(({ id, score }) => {
        const passage = this.#passages[id];
        return passage === undefined ? [] : [{ ...passage, score }];
      });
  }
}
