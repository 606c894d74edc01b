import MiniSearch from "minisearch";
import { AROUND, type Passage, type QuotedPlace, type Stretch } from "../../engine/sources/documents.ts";
import { normalise } from "../../engine/text/normalise.ts";
import { locateQuote } from "../../engine/text/quote.ts";
import { splitSentences } from "../../engine/text/sentences.ts";
import { tokens } from "../../engine/text/tokens.ts";
import { nameOfTitle } from "../../engine/text/title-name.ts";
import { NameLinks } from "./name-links.ts";
import { namesInText } from "./names-in-text.ts";
import type { UnscoredPassage } from "./passages.ts";
import { fitted } from "./query-fit.ts";
import { searchTerm } from "./search-terms.ts";

/**
 * A title says what all of a document is about; a heading, what its section is; a document's first sentence, what the
 * thing is and how else it is called.
 */
const BOOST = { title: 1.5, aliases: 1.5, section: 1.5, lead: 1, text: 1 };
/** How much better a passage becomes by being about an entity that is asked about, or called as one in the query. */
const ABOUT_BOOST = 3;
/** How much of a score is nearness by names, where they are followed. */
const LINK_SHARE = 0.5;
/** Words of a query that are looked up; what comes after is not a question any more. */
const MAX_TERMS = 64;
/** The BM25 score that counts as half certain. */
const HALF_SCORE = 15;

interface Entry {
  readonly passage: UnscoredPassage;
  /** What it came in, and where in there. */
  readonly group: string;
  readonly place: number;
  /** The first sentence of the document, where the passage begins it. */
  readonly lead: string;
  /** Title and aliases as names are compared, the title first. */
  readonly called: readonly string[];
}

export interface PassageSearch {
  readonly query: string;
  /** At least 1. */
  readonly limit: number;
  /** IRIs: passages about one of these are preferred. */
  readonly about?: readonly string[] | undefined;
  /** Whether passages count that share rare names with the best ones, too, though no word of the query be there. */
  readonly linked?: boolean | undefined;
}

/**
 * Finds passages by their words (BM25+), and by the names that they share with such. They come and go in groups: those
 * of one file, say.
 */
export class PassageIndex {
  readonly #entries = new Map<number, Entry>();
  readonly #groups = new Map<string, readonly number[]>();
  readonly #index: MiniSearch;
  readonly #links = new NameLinks();
  #nextId = 0;

  constructor(passages: readonly UnscoredPassage[] = []) {
    this.#index = new MiniSearch({
      fields: ["title", "aliases", "section", "lead", "text"],
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
    const begun = new Set<string>();
    const entries = passages.map((passage, place) => {
      const { document, text } = passage;
      const lead = begun.has(document.id) ? "" : (splitSentences(text)[0]?.text ?? "");
      begun.add(document.id);
      return {
        id: this.#nextId + place,
        entry: { passage, group, place, lead, called: namesOf(passage) },
      };
    });
    this.#nextId += entries.length;
    for (const { id, entry } of entries) {
      this.#entries.set(id, entry);
      const [name = "", ...others] = entry.called;
      this.#links.put(id, name, [...others, ...namesInText(entry.passage.text)]);
    }
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
      this.#links.remove(id);
      this.#entries.delete(id);
    }
    this.#groups.delete(group);
  }

  /**
   * Best first, at most `limit`; equally good ones in the order of their groups' names, then as they stand there.
   * Scores are made of BM25 scores `s` as `s / (s + 15)`: 0–1, in the same order, comparable between queries of similar
   * length only.
   */
  search({ query, limit, about = [], linked = false }: PassageSearch): readonly Passage[] {
    const words = tokens(query)
      .slice(0, MAX_TERMS)
      .map((token) => token.text)
      .join(" ");
    const found = this.#fitting(words, new Set(about));
    return (linked ? this.#withLinked(found, words) : found)
      .flatMap(({ id, score }) => {
        const entry = this.#entries.get(id);
        return entry === undefined ? [] : [{ ...entry, score: score / (score + HALF_SCORE) }];
      })
      .sort((a, b) => b.score - a.score || compare(a.group, b.group) || a.place - b.place)
      .slice(0, limit)
      .map(({ passage: { aliases: _aliases, ...passage }, score }) => ({ ...passage, score }));
  }

  /** The passage that a quote stands in, with what is around it in its section. */
  around({ chunkId, text }: QuotedPlace): Stretch | undefined {
    for (const { passage, group, place } of this.#entries.values()) {
      if (passage.chunkId !== chunkId || locateQuote(text, passage.text) === undefined) continue;
      const beside = (step: 1 | -1): string => {
        const other = this.#entries.get(this.#groups.get(group)?.[place + step] ?? -1)?.passage;
        return other !== undefined && sectionKey(other) === sectionKey(passage) ? other.text : "";
      };
      const [before, after] = [beside(-1), beside(1)];
      return {
        section: passage.section,
        text: [before.slice(-AROUND), passage.text, after.slice(0, AROUND)].filter((part) => part !== "").join(" "),
        isCutBefore: before.length > AROUND,
        isCutAfter: after.length > AROUND,
      };
    }
    return undefined;
  }

  /** What shares words with the query; first what is about the things that it names. */
  #fitting(words: string, about: ReadonlySet<string>): readonly Found[] {
    // Of a word that is said twice not more is wanted.
    const matches = this.#index.search([...new Set(words.toLowerCase().split(" "))].join(" "), {
      boost: BOOST,
      // Short words have too many neighbours to be guessed at.
      prefix: (term) => term.length >= 5,
      fuzzy: (term) => (term.length >= 6 ? 0.15 : false),
      weights: { prefix: 0.3, fuzzy: 0.2 },
    });
    const named = ` ${normalise(words)} `;
    return fitted(
      matches.map(({ id, score, queryTerms }) => ({ id: id as number, score, queryTerms })),
      words,
    ).map(({ id, score }) => {
      const entry = this.#entries.get(id);
      const isAbout =
        about.has(entry?.passage.about ?? "") || entry?.called.some((name) => named.includes(` ${name} `)) === true;
      return { id, score: isAbout ? ABOUT_BOOST * score : score };
    });
  }

  /** The same with what is near to the best of them by names; as good as these at most. */
  #withLinked(found: readonly Found[], words: string): readonly Found[] {
    const sorted = [...found].sort((a, b) => b.score - a.score || a.id - b.id);
    const best = sorted[0]?.score;
    if (best === undefined) return found;
    const near = this.#links.nearness(sorted, normalise(words).split(" "));
    const scores = new Map(sorted.map(({ id, score }) => [id, (1 - LINK_SHARE) * score]));
    for (const [id, nearness] of near) scores.set(id, (scores.get(id) ?? 0) + LINK_SHARE * best * nearness);
    return [...scores].map(([id, score]) => ({ id, score }));
  }
}

interface Found {
  readonly id: number;
  readonly score: number;
}

function indexed(id: number, { passage, lead }: Entry): Readonly<Record<string, unknown>> {
  const { document, aliases = [], section, text } = passage;
  return { id, title: document.title, aliases: aliases.join("\n"), section, lead, text };
}

function namesOf({ document, aliases = [] }: UnscoredPassage): readonly string[] {
  return [...new Set([nameOfTitle(document.title), ...aliases.map(nameOfTitle)])];
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

/** Passages of one section have keys that differ behind the last full stop only. */
function sectionKey({ key }: UnscoredPassage): string {
  return key.slice(0, key.lastIndexOf("."));
}
