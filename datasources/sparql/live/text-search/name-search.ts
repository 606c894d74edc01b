import { literal } from "../../../../engine/rdf/term.ts";
import { writeTerm } from "../../../../engine/rdf/write-term.ts";
import type { Vocabulary } from "../../../../engine/sources/knowledge-graph.ts";
import { normalise } from "../../../../engine/text/normalise.ts";
import { isMisspelt } from "../../../graph-index/misspelling.ts";
import type { EndpointSession, Rows } from "../../endpoint/endpoint-session.ts";
import { ifAffordable } from "../../endpoint/if-affordable.ts";
import { batches, listedIris } from "../../endpoint/query-text.ts";
import type { SoughtWord, TextIndex } from "./text-index.ts";

const TIMEOUT_MS = 5_000;
const ANY_NAME = "?e ?p ?n .";
const MOST_ROWS = 1_000;
const PHRASES_PER_QUERY = 60;
/** Shorter words are too many. */
const SHORTEST_BEGINNING = 4;
const MOST_WORDS = 8;
/** Letters by which a misspelt name is longer or shorter at most, and those of an article that it may leave out. */
const LENGTH_APART = 2;
const ARTICLE = 4;

/** By what the names of a graph are looked through where they are not known as exact terms. */
export interface NameSearchMeans {
  /** The store's own index of texts, where it has one. */
  readonly index: TextIndex | undefined;
  /** Whether all names can be compared with a text one by one, by their number. */
  readonly scans: boolean;
}

/**
 * Looks names up as the index of a graph that was read would find them: whatever their capitals, from their beginning,
 * or spelt a little differently, in any language. Rows have the node `?e`, the predicate `?p` and the name `?n`. A
 * look-up that the endpoint does not afford gives none.
 */
export class NameSearch {
  readonly #means: NameSearchMeans;
  readonly #predicates: string;

  constructor(means: NameSearchMeans, { label, alias }: Pick<Vocabulary, "label" | "alias">) {
    this.#means = means;
    this.#predicates = listedIris([...new Set([...label, ...alias])]);
  }

  /** Whether names are looked through at all. */
  get isThere(): boolean {
    return this.#means.index !== undefined || this.#means.scans;
  }

  /** Names that are one of these but for capitals. */
  async folded(names: readonly string[], ask: EndpointSession): Promise<Rows> {
    const { index, scans } = this.#means;
    const rows: Rows[number][] = [];
    const phrases = [...new Set(names.map((name) => name.toLowerCase()))];
    for (const batch of batches(phrases, index === undefined ? phrases.length : PHRASES_PER_QUERY)) {
      if (batch.length === 0) continue;
      const isOne = `FILTER(LCASE(STR(?n)) IN (${batch.map((name) => writeTerm(literal(name))).join(", ")}))`;
      const sought = batch.map(wordsOf).filter((words) => words.length > 0);
      if (index !== undefined && sought.length > 0)
        rows.push(...(await this.#asked(index.phrases(sought), isOne, ask)));
      else if (scans) rows.push(...(await this.#asked([ANY_NAME], isOne, ask)));
    }
    return rows;
  }

  /** Names that begin so. */
  async beginning(text: string, ask: EndpointSession): Promise<Rows> {
    const { index, scans } = this.#means;
    const begins = `FILTER(STRSTARTS(LCASE(STR(?n)), ${writeTerm(literal(text.toLowerCase()))}))`;
    const words = wordsOf(text);
    const last = words.at(-1) ?? "";
    if (index !== undefined && last.length >= SHORTEST_BEGINNING)
      return this.#asked(
        [index.words(words.map((word, at) => ({ word, isBeginning: at === words.length - 1 })))],
        begins,
        ask,
      );
    return scans ? this.#asked([ANY_NAME], begins, ask) : [];
  }

  /**
   * Names that may be meant by one in which a letter or two are wrong; and for each of its words a name that holds it
   * as it stands, since a word that is a name's is not misspelt.
   */
  async similar(name: string, ask: EndpointSession): Promise<Rows> {
    const { index, scans } = this.#means;
    const words = wordsOf(name).slice(0, MOST_WORDS);
    const length = `STRLEN(STR(?n)) >= ${name.length - LENGTH_APART} && STRLEN(STR(?n)) <= ${name.length + LENGTH_APART + ARTICLE}`;
    const rows: Rows[number][] = [];
    if (index !== undefined) {
      const ways = misspeltWays(words).map((way) => index.words(way));
      if (ways.length > 0) rows.push(...(await this.#asked(ways, `FILTER(${length})`, ask)));
    }
    // To compare all names takes long, and is for what an index does not find: a word that begins otherwise.
    if (scans && !rows.some((row) => mayBeMeant(name, row))) {
      const parts = unbrokenParts(name.toLowerCase());
      const holds = (part: string): string => `CONTAINS(LCASE(STR(?n)), ${writeTerm(literal(part))})`;
      rows.push(
        ...(await this.#asked(
          [ANY_NAME],
          `FILTER(${length} && (${parts.map((some) => some.map(holds).join(" && ")).join(" || ")}))`,
          ask,
        )),
      );
    }
    for (const word of new Set(words.filter((each) => each.length >= SHORTEST_BEGINNING)))
      rows.push(...((await this.holding(word, ask)) ?? []));
    return rows;
  }

  /** A name that holds the word as it stands; none where there is none, and undefined where nobody can tell. */
  async holding(word: string, ask: EndpointSession): Promise<Rows | undefined> {
    const { index, scans } = this.#means;
    if (index !== undefined) return this.#askedIfAffordable([index.words([{ word, isBeginning: false }])], "", ask, 1);
    // A word of letters and digits alone, so that nothing in it is syntax of a regular expression.
    const stands = `FILTER(REGEX(LCASE(STR(?n)), ${writeTerm(literal(`(^|[^a-z0-9])${word}([^a-z0-9]|$)`))}))`;
    return scans ? this.#askedIfAffordable([ANY_NAME], stands, ask, 1) : undefined;
  }

  async #asked(patterns: readonly string[], filter: string, ask: EndpointSession): Promise<Rows> {
    return (await this.#askedIfAffordable(patterns, filter, ask, MOST_ROWS)) ?? [];
  }

  async #askedIfAffordable(
    patterns: readonly string[],
    filter: string,
    ask: EndpointSession,
    most: number,
  ): Promise<Rows | undefined> {
    const branches = patterns.map(
      (pattern) => `{ ${pattern} FILTER(?p IN (${this.#predicates.split(" ").join(", ")})) ${filter} }`,
    );
    // What is called alike in many languages is one name.
    const rows = await ifAffordable(() =>
      ask
        .within(TIMEOUT_MS)
        .part(`SELECT DISTINCT ?e ?p (STR(?n) AS ?name) WHERE { ${branches.join(" UNION ")} } LIMIT ${most}`),
    );
    return rows?.map((row) => new Map([...row].map(([key, term]) => [key === "name" ? "n" : key, term])));
  }
}

/** Lower-case letters and digits of each word; what else a text holds is no part of an index, and may be its syntax. */
export function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
}

function mayBeMeant(said: string, row: Rows[number]): boolean {
  const name = row.get("n");
  return name?.kind === "literal" && isMisspelt(normalise(said), normalise(name.lexical), () => false);
}

/** One word of several is misspelt, in any letter, or any in its second half. */
function misspeltWays(words: readonly string[]): readonly (readonly SoughtWord[])[] {
  const whole = (word: string): SoughtWord => ({ word, isBeginning: false });
  const halves = words.map((word): SoughtWord => {
    const half = word.slice(0, Math.max(SHORTEST_BEGINNING, Math.ceil(word.length / 2)));
    return half.length < word.length ? { word: half, isBeginning: true } : whole(word);
  });
  const others =
    words.length < 2 ? [] : words.map((_, without) => words.filter((_word, at) => at !== without).map(whole));
  return halves.some(({ isBeginning }) => isBeginning) ? [...others, halves] : others;
}

/**
 * Parts of a name of which all of one group stand as they are in every spelling of it that differs in two places at
 * most: of three parts one is left alone, of four two.
 */
function unbrokenParts(name: string): readonly (readonly string[])[] {
  const count = name.length >= 16 ? 4 : 3;
  const size = Math.ceil(name.length / count);
  const parts = Array.from({ length: count }, (_, at) => name.slice(at * size, (at + 1) * size)).filter(
    (part) => part !== "",
  );
  if (count === 3) return parts.map((part) => [part]);
  return parts.flatMap((part, at) => parts.slice(at + 1).map((other) => [part, other]));
}
