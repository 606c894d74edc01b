import type { LinkCandidate, SetForm } from "../../../question/form/logical-form.ts";
import type { Catalogue, Mention } from "../../../sources/knowledge-graph.ts";
import { MARKS } from "../language/function-words.ts";
import { wordSet } from "../language/word-set.ts";
import type { Word } from "../language/words.ts";
import { nominals } from "./noun-phrase/noun-phrase.ts";
import { cheapest, costOf, parse, type Nominal, type Parse, type Predicate } from "./parse.ts";
import { isPartOfName } from "./relation/relation-phrase.ts";
import { predicates } from "./verb-phrase/verb-phrase.ts";

/** Readings kept for each span of words: enough for real ambiguity, few enough for long questions. */
const BEAM = 7;

const RELATIVES = wordSet("whose that which who where");

/** A name that is left unsaid changes what is asked: hardly any reading may do so. */
const NAME_LOST_COST = 2.2;

/**
 * The grammar over one question: what each span of words can mean. Spans are half-open ranges of word indices. Every
 * span is read once and remembered, the cheapest readings first; a span is read from strictly shorter spans, so
 * reading ends.
 */
export class Grammar {
  readonly words: readonly Word[];
  readonly catalogue: Catalogue;
  readonly #mentions: ReadonlyMap<string, Mention>;
  readonly #nominals = new Map<number, readonly Parse<Nominal>[]>();
  readonly #predicates = new Map<number, readonly Parse<Predicate>[]>();

  constructor(words: readonly Word[], mentions: readonly Mention[], catalogue: Catalogue) {
    this.words = words;
    this.catalogue = catalogue;
    this.#mentions = new Map(mentions.map((mention) => [`${mention.start}-${endOfWords(mention)}`, mention]));
  }

  /** The entity named by exactly these words, quotation marks aside. */
  mention(from: number, to: number): Parse<SetForm> | undefined {
    while (from < to && MARKS.has(this.words[from]?.lower ?? "")) from += 1;
    while (to > from && MARKS.has(this.words[to - 1]?.lower ?? "")) to -= 1;
    const found = this.#mentionAt(from, to);
    if (found === undefined) return undefined;
    const best = found.candidates[0]?.score ?? 0;
    const candidates: readonly LinkCandidate[] = found.candidates
      .filter(({ match, score }) => match !== "FUZZY" || score >= best - 0.02)
      .map(({ iri, label, score }) => ({ iri, label, score }));
    const partOfName = this.#isInsideName(found) ? 0.6 : 0;
    return parse(
      { kind: "mention", text: found.text, candidates },
      costOf(best) + 0.04 + this.commonNounCost(from, to) + partOfName,
    );
  }

  /** Does a name that the graph knows cover all of these words? */
  isKnown(from: number, to: number): boolean {
    const [start, end] = [this.words[from]?.start ?? 0, this.words[to - 1]?.end ?? 0];
    return [...this.#mentions.values()].some((mention) => mention.start <= start && mention.end >= end && mention.candidates[0]?.match !== "FUZZY");
  }

  /** The classes of what is named by exactly these words. */
  typesOfMention(from: number, to: number): readonly string[] {
    return this.#mentionAt(from, to)?.candidates.flatMap(({ types }) => types) ?? [];
  }

  /** What it costs to take a common noun ("actor") for the name of one thing. */
  commonNounCost(from: number, to: number): number {
    if (!this.isLowerCase(from, to) || to - from > 1) return 0;
    // "the films whose director …": a clause tells of some things of a kind, not of one called so.
    return RELATIVES.has(this.words[to]?.lower ?? "") ? 1.4 : 0.6;
  }

  /** What it costs to read these words as anything but the names that stand in them. */
  swallowedNames(from: number, to: number): number {
    let most = 0;
    for (let start = from; start < to; start += 1) {
      for (let end = start + 1; end <= to; end += 1) {
        const found = this.#mentionAt(start, end);
        if (found === undefined || found.candidates[0]?.match === "FUZZY") continue;
        const isName =
          !this.isLowerCase(start, end) || (start === 0 && /^\p{Lu}/u.test(found.candidates[0]?.matched ?? ""));
        most = Math.max(most, isName ? NAME_LOST_COST + 0.3 * (end - start) : end - start > 1 ? 0.5 : 0);
      }
    }
    const capitals = this.words.slice(from, to).filter(isPartOfName).length;
    return Math.max(most, 0.4 * capitals);
  }

  /** Does a longer name stand around this one? */
  #isInsideName({ start, end }: Mention): boolean {
    return [...this.#mentions.values()].some(
      (other) =>
        other.start <= start &&
        other.end >= end &&
        other.end - other.start > end - start &&
        other.candidates[0]?.match !== "FUZZY",
    );
  }

  isLowerCase(from: number, to: number): boolean {
    return this.words
      .slice(from, to)
      .every((word) => word.text === word.lower || (word.start === 0 && word.text.slice(1) === word.lower.slice(1)));
  }

  /** Noun phrases: sets of things. */
  nominals(from: number, to: number): readonly Parse<Nominal>[] {
    return this.#remembered(this.#nominals, from, to, nominals);
  }

  /** Noun phrases that denote a set; "thing" alone does not. */
  sets(from: number, to: number): readonly Parse<SetForm>[] {
    return this.nominals(from, to).flatMap(({ value, cost }) =>
      value.set === undefined ? [] : [parse(value.set, cost)],
    );
  }

  /** Verb phrases, relative clauses and prepositional phrases: what is said of a set. */
  predicates(from: number, to: number): readonly Parse<Predicate>[] {
    return this.#remembered(this.#predicates, from, to, predicates);
  }

  #mentionAt(from: number, to: number): Mention | undefined {
    const start = this.words[from]?.start;
    const end = this.words[to - 1]?.end;
    return start === undefined || end === undefined || from >= to ? undefined : this.#mentions.get(`${start}-${end}`);
  }

  #remembered<T>(
    memory: Map<number, readonly Parse<T>[]>,
    from: number,
    to: number,
    read: (grammar: Grammar, from: number, to: number) => readonly Parse<T>[],
  ): readonly Parse<T>[] {
    if (from < 0 || to > this.words.length || from >= to) return [];
    const key = from * 1000 + to;
    const known = memory.get(key);
    if (known !== undefined) return known;
    const found = cheapest(read(this, from, to), BEAM);
    memory.set(key, found);
    return found;
  }
}

/** Where the words of a name end: "Salaam Bombay!" ends with a mark that is no word. */
function endOfWords({ text, end }: Mention): number {
  return end - (/[^\p{L}\p{N}\p{M}.]+$/u.exec(text)?.[0].length ?? 0);
}
