import lists from "../language/data/phrase-words.json" with { type: "json" };
import type {
  LinkCandidate,
  RelationCandidate,
  RelationPhrase,
  SetForm,
} from "../../../engine/question/form/logical-form.ts";
import type { Catalogue, Mention } from "../../../engine/sources/knowledge-graph.ts";
import { MARKS } from "../language/function-words.ts";
import { wordSet } from "../language/word-set.ts";
import { isPartOfName, type Word } from "../language/words.ts";
import { isNameInPlural } from "../linking/kinds-by-name.ts";
import { linkedTo } from "../linking/linked-to.ts";
import type { PhraseToLink } from "../linking/phrase-to-link.ts";
import { NAMES } from "../weights.ts";
import {
  cheapest,
  costOf,
  type Draft,
  parse,
  type NominalDrafts,
  type Nominals,
  type Parse,
  type Predicates,
} from "./parse.ts";
import type { QuestionLinks } from "./question-links.ts";
import type { QuestionNames } from "./question-names.ts";
import type { Link } from "./relation/link.ts";
import type { Work } from "./work.ts";

/** Readings kept for each span of words: enough for real ambiguity, few enough for long questions. */
const BEAM = 7;

const RELATIVES = wordSet(lists.relatives);

/** Rules look at all words of a span: a step is a short span, or so many words of a long one. */
const WORDS_PER_STEP = 16;

/** Most parses are only sorted by their costs. */
const PARSES_PER_STEP = 4;

/** What the words from one index up to another can be, by one rule. */
export type Rule<T> = (grammar: Grammar, from: number, to: number) => T;

/**
 * The phrases that occur inside each other, a noun phrase in a clause in a noun phrase. Rules reach them through the
 * grammar that they are given, and import none of them: what each is made of is put together in one place.
 */
export interface Phrases {
  readonly nominals: Rule<NominalDrafts>;
  readonly predicates: Rule<Predicates>;
  readonly follow: (grammar: Grammar, from: Parse<SetForm>, link: Link) => Parse<SetForm> | undefined;
}

/**
 * The grammar over one question: what each span of words can mean. Spans are half-open ranges of word indices. A rule
 * reads every span once, and what it gave is remembered, the cheapest readings first; a span is read from strictly
 * shorter spans, so reading ends. How soon is bounded by counting what is done.
 */
export class Grammar {
  readonly words: readonly Word[];
  readonly catalogue: Catalogue;
  readonly #names: QuestionNames;
  readonly #links: QuestionLinks;
  readonly #work: Work;
  readonly #nominals: Rule<Nominals>;
  readonly #predicates: Rule<Predicates>;
  readonly #follow: Phrases["follow"];
  readonly #chart = new Map<Rule<unknown>, Map<number, unknown>>();
  readonly #relations = new Map<string, Parse<RelationPhrase> | undefined>();
  /** Words by number: those of a question and those that rules add to them. */
  readonly #numbers = new Map<Word, number>();

  constructor(phrases: Phrases, words: readonly Word[], names: QuestionNames, links: QuestionLinks, work: Work) {
    this.words = words;
    this.catalogue = links.catalogue;
    this.#names = names;
    this.#links = links;
    this.#work = work;
    this.#nominals = keeping(phrases.nominals);
    this.#predicates = keeping(phrases.predicates);
    this.#follow = phrases.follow;
  }

  /** The entity named by exactly these words, quotation marks aside. */
  mention(from: number, to: number): Parse<SetForm> | undefined {
    return this.once(namedBy, from, to);
  }

  /** The name that stands in the place of exactly these words. */
  mentionAt(from: number, to: number): Mention | undefined {
    const start = this.words[from]?.start;
    const end = this.words[to - 1]?.end;
    return start === undefined || end === undefined || from >= to ? undefined : this.#names.at(start, end);
  }

  /** Does a longer name stand around this one? */
  isInsideName(mention: Mention): boolean {
    return this.#names.standAround(mention);
  }

  /** Does a name that the graph knows cover all of these words? */
  isKnown(from: number, to: number): boolean {
    return this.#names.cover(this.words[from]?.start ?? 0, this.words[to - 1]?.end ?? 0);
  }

  /** The classes of what is named by exactly these words. */
  typesOfMention(from: number, to: number): readonly string[] {
    return this.mentionAt(from, to)?.candidates.flatMap(({ types }) => types) ?? [];
  }

  /** What it costs to take a common noun ("actor") for the name of one thing. */
  commonNounCost(from: number, to: number): number {
    if (!this.isLowerCase(from, to) || to - from > 1) return 0;
    return RELATIVES.has(this.words[to]?.lower ?? "") ? NAMES.commonNounWithClause : NAMES.commonNoun;
  }

  /** What it costs to read these words as anything but the names that stand in them. */
  swallowedNames(from: number, to: number): number {
    let capitals = 0;
    for (let at = from; at < to; at += 1) if (isPartOfName(this.words[at])) capitals += 1;
    return Math.max(this.once(dearestName, from, to), NAMES.lostCapital * capitals);
  }

  isLowerCase(from: number, to: number): boolean {
    for (let at = from; at < to; at += 1) if (!isLower(this.words[at])) return false;
    return true;
  }

  /** Noun phrases: sets of things. */
  nominals(from: number, to: number): Nominals {
    return this.once(this.#nominals, from, to);
  }

  /** Noun phrases that denote a set; "thing" alone does not. */
  sets(from: number, to: number): readonly Parse<SetForm>[] {
    return this.once(readSets, from, to);
  }

  /** Verb phrases, relative clauses and prepositional phrases: what is said of a set. */
  predicates(from: number, to: number): Predicates {
    return this.once(this.#predicates, from, to);
  }

  /**
   * { y | y stands to a member of `from` as the words say }, with what the words cost; undefined where they can not be
   * said of it.
   */
  follow(from: Parse<SetForm>, link: Link): Parse<SetForm> | undefined {
    return this.#follow(this, from, link);
  }

  /** The relations that a phrase may stand for. */
  link(phrase: PhraseToLink): readonly RelationCandidate[] {
    return this.#links.of(phrase);
  }

  /** What `read` gives for a phrase, worked out once. */
  phrase(
    link: Link,
    read: (grammar: Grammar, link: Link) => Parse<RelationPhrase> | undefined,
  ): Parse<RelationPhrase> | undefined {
    let key = `${link.role} ${link.wanted ?? ""}`;
    for (const word of link.words) key += ` ${this.#numberOf(word)}`;
    this.#work.spend(1);
    if (!this.#relations.has(key)) this.#relations.set(key, read(this, link));
    return this.#relations.get(key);
  }

  /** What a rule gives for a span, worked out once. */
  once<T>(rule: Rule<T>, from: number, to: number): T {
    let row = this.#chart.get(rule) as Map<number, T> | undefined;
    if (row === undefined) this.#chart.set(rule, (row = new Map<number, T>()));
    const key = from * (this.words.length + 1) + to;
    if (row.has(key)) return row.get(key) as T;
    this.#work.spend(1 + Math.floor((to - from) / WORDS_PER_STEP));
    const found = rule(this, from, to);
    row.set(key, found);
    return found;
  }

  /** The cheapest of all that a span was read as. */
  kept<T>(parses: readonly (Parse<T> | Draft<T>)[]): readonly Parse<T>[] {
    this.#work.spend(Math.floor(parses.length / PARSES_PER_STEP));
    return cheapest(parses, BEAM);
  }

  #numberOf(word: Word): number {
    const known = this.#numbers.get(word) ?? this.#numbers.size;
    this.#numbers.set(word, known);
    return known;
  }
}

/** The rule of a phrase, of whose readings the cheapest are kept. */
function keeping<T>(rule: Rule<readonly (Parse<T> | Draft<T>)[]>): Rule<readonly Parse<T>[]> {
  return (grammar, from, to) => (isSpan(grammar, from, to) ? grammar.kept(rule(grammar, from, to)) : []);
}

function readSets(grammar: Grammar, from: number, to: number): readonly Parse<SetForm>[] {
  return grammar
    .nominals(from, to)
    .flatMap(({ value, cost }) => (value.set === undefined ? [] : [parse(value.set, cost)]));
}

function isSpan({ words }: Grammar, from: number, to: number): boolean {
  return from >= 0 && to <= words.length && from < to;
}

function isLower(word: Word | undefined): boolean {
  if (word === undefined || word.text === word.text.toLowerCase()) return true;
  return word.start === 0 && word.text.slice(1) === word.lower.slice(1);
}

function namedBy(grammar: Grammar, first: number, last: number): Parse<SetForm> | undefined {
  let [from, to] = [first, last];
  while (from < to && MARKS.has(grammar.words[from]?.lower ?? "")) from += 1;
  while (to > from && MARKS.has(grammar.words[to - 1]?.lower ?? "")) to -= 1;
  const found = grammar.mentionAt(from, to);
  // In the plural it says a kind.
  if (found === undefined || isNameInPlural(found)) return undefined;
  const best = found.candidates[0]?.score ?? 0;
  const candidates: readonly LinkCandidate[] = found.candidates
    .filter(({ match, score }) => match !== "FUZZY" || score >= best - NAMES.fuzzyReach)
    .map(linkedTo);
  const partOfName = grammar.isInsideName(found) ? NAMES.insideName : 0;
  return parse(
    { kind: "mention", text: found.text, candidates },
    costOf(best) + NAMES.named + grammar.commonNounCost(from, to) + partOfName,
  );
}

/** What it costs to pass over that name of these words which is missed most. */
function dearestName(grammar: Grammar, from: number, to: number): number {
  if (from >= to) return 0;
  const shorter = Math.max(grammar.once(dearestName, from + 1, to), grammar.once(dearestName, from, to - 1));
  const found = grammar.mentionAt(from, to);
  if (found === undefined || found.candidates[0]?.match === "FUZZY") return shorter;
  const isName = !grammar.isLowerCase(from, to) || (from === 0 && /^\p{Lu}/u.test(found.candidates[0]?.matched ?? ""));
  return Math.max(shorter, isName ? NAMES.lost + NAMES.lostWord * (to - from) : to - from > 1 ? NAMES.lostCommon : 0);
}
