import linking from "../language/data/linking-words.json" with { type: "json" };
import lists from "../language/data/nouns.json" with { type: "json" };
import type { Catalogue, RelationEntry } from "../../../engine/sources/knowledge-graph.ts";
import { singularForms } from "../../../engine/text/plural.ts";
import { ordinal } from "../language/adjectives.ts";
import { RELATED } from "../language/close-families.ts";
import { isAgentOfVerb } from "../dictionary/deeds.ts";
import { BE, isFunctionWord, PREPOSITIONS } from "../language/function-words.ts";
import { isVerb } from "../language/verbs.ts";
import { baseForms, endsAsPassive, endsAsVerbOfName, isIrregularParticiple, isPast } from "../language/word-forms.ts";
import { anyOf, wordSet } from "../language/word-set.ts";
import { wordsOf, type Word } from "../language/words.ts";
import { LIKENESS, LINKING } from "../weights.ts";
import { weight as weightOfWord } from "./content-words.ts";
import { classEntry } from "./known-entries.ts";
import { isVerbAsWell, verbOrAgents, type VerbOrAgents } from "./verb-or-agents.ts";

/** One name of a relation, read for what its words are and how it stands between subject and object. */
export interface RelationName {
  readonly relation: RelationEntry;
  readonly text: string;
  /** How far the name is to be trusted: 1 for the label, less for an alias, least for words of the description. */
  readonly weight: number;
  /** All words of the text. */
  readonly words: readonly Word[];
  /** Words that carry meaning. */
  readonly content: readonly Word[];
  /** How much each of these says of the relation, 0–1, and all of them together. */
  readonly weights: readonly number[];
  readonly total: number;
  /** All words but those in brackets, those that a hyphen joins one by one. */
  readonly separateWords: readonly Word[];
  readonly prepositions: ReadonlySet<string>;
  /**
   * Prepositions that stand directly behind a word of its content: "after" in "looks after", none in "after a work
   * by".
   */
  readonly behindContent: ReadonlySet<string>;
  /** The particle and the preposition that the name ends in: "in for" in "stands in for". */
  readonly ending: readonly [particle: string, preposition: string] | undefined;
  /**
   * PREDICATE: "subject NAME object" reads as a sentence (educated at, founded by, is in country); NOUN: "the
   * subject's NAME is the object" does (director, place of birth).
   */
  readonly shape: "PREDICATE" | "NOUN";
  /** True when the object is the one who acts: director, founded by. */
  readonly objectActs: boolean;
  /** True when the subject is the one who acts: looks after, belongs to, wrote, author of; not "educated at". */
  readonly subjectActs: boolean;
  /** True for what the subject is of the object: member of, student of, character in. */
  readonly isRoleOf: boolean;
  /**
   * Of a verb that looks like the plural of those who act ("tutors"), which of both it is, as far as the graph tells.
   */
  readonly verbOrAgents?: VerbOrAgents;
  /** The noun that the name turns on: "country" in "country of citizenship", "member" in "cast member". */
  readonly head: string;
}

/** The names of all relations, found by the word families that they contain. */
export interface RelationNames {
  readonly names: readonly RelationName[];
  /**
   * Families and stems that stand for each other count as one here: the value holds the names of close families too,
   * each name once.
   */
  readonly byRoot: ReadonlyMap<string, readonly RelationName[]>;
  /** What each relation is called, by its IRI: label and aliases, and not its description. */
  readonly byRelation: ReadonlyMap<string, readonly RelationName[]>;
}

const known = new WeakMap<Catalogue, RelationNames>();

/** The names of a catalogue's relations; worked out once a catalogue. */
export function relationNames(catalogue: Catalogue): RelationNames {
  const found = known.get(catalogue);
  if (found !== undefined) return found;
  const names = catalogue.relations
    .flatMap((each) => namesOf(each, catalogue))
    .map((name) => asGraphTells(name, catalogue));
  const byRoot = new Map<string, RelationName[]>();
  const byRelation = new Map<string, RelationName[]>();
  for (const name of names) {
    const { iri, description } = name.relation;
    if (name.text !== description) byRelation.set(iri, [...(byRelation.get(iri) ?? []), name]);
    for (const root of new Set(name.content.flatMap((word) => word.roots))) {
      for (const close of [root, ...(closeRoots.get(root)?.keys() ?? [])]) {
        const bucket = byRoot.get(close);
        if (bucket === undefined) byRoot.set(close, [name]);
        else if (bucket.at(-1) !== name) bucket.push(name);
      }
    }
  }
  const made = { names, byRoot, byRelation };
  known.set(catalogue, made);
  return made;
}

const closeRoots = new Map<string, Map<string, number>>();
for (const [a, b, closeness] of RELATED) {
  for (const [from, to] of [
    [a, b],
    [b, a],
  ] as const) {
    const row = closeRoots.get(from) ?? new Map<string, number>();
    closeRoots.set(from, row.set(to, closeness));
  }
}

/** How well one word may stand for another, 0–1: the same word 1, the same family 0.95, a close family less. */
export function closeness(a: Word, b: Word): number {
  if (a.lower === b.lower) return 1;
  if (isOtherVerb(a.lower, b.lower) || isOtherVerb(b.lower, a.lower)) return 0;
  let best = 0;
  for (const left of a.roots) {
    for (const right of b.roots) {
      if (left === right) return LIKENESS.sameFamily;
      best = Math.max(best, closeRoots.get(left)?.get(right) ?? 0);
    }
  }
  return best;
}

/** What was founded was not found there, nor what is grounded ground. */
function isOtherVerb(inflected: string, past: string): boolean {
  if (!inflected.startsWith(past) || !INFLECTIONS.has(inflected.slice(past.length))) return false;
  return isIrregularParticiple(past) && baseForms(past).every((base) => base !== past || isPastOfAnother(past));
}

const INFLECTIONS: ReadonlySet<string> = new Set(["s", "ed", "ing", "er", "ers"]);

function isPastOfAnother(past: string): boolean {
  return baseForms(past).some((base) => base !== past && !past.startsWith(base));
}

function namesOf(relation: RelationEntry, catalogue: Catalogue): readonly RelationName[] {
  const named = [
    nameOf(relation, relation.label, 1),
    ...relation.aliases.map((alias) => nameOf(relation, alias, LINKING.alias)),
  ];
  const described =
    relation.description === undefined ? [] : [nameOf(relation, relation.description, LINKING.description)];
  const shorter = [
    ...withoutKind(relation, catalogue),
    ...withoutRate(relation, catalogue),
    ...dateOfItself(relation, catalogue),
  ];
  return [...named, ...shorter, ...ofBothEnds(relation), ...described].filter((name) => name.content.length > 0);
}

const AREAS = wordSet(linking.areas);

/** "Belongs to parish", which leads to parishes, as "belongs to": what something is of need not be said beside it. */
function withoutKind(relation: RelationEntry, catalogue: Catalogue): readonly RelationName[] {
  const words = wordsOf(relation.label.slice(0, LONGEST_NAME));
  const [kind, preposition] = [words.at(-1)?.lower ?? "", words.at(-2)?.lower ?? ""];
  if (words.length < 3 || !PREPOSITIONS.has(preposition) || preposition === "of") return [];
  const kinds = new Set(relation.objectClasses.map((iri) => classEntry(catalogue, iri)?.label.toLowerCase()));
  if (!AREAS.has(kind) && !singularForms(kind).some((form) => kinds.has(form))) return [];
  return [
    nameOf(
      relation,
      words
        .slice(0, -1)
        .map(({ text }) => text)
        .join(" "),
      LINKING.alias,
    ),
  ];
}

/**
 * "Price per pack" as "price", "learners on roll" as "learners", where the graph calls nothing else so, and has no
 * other such price. "Pupils per class" are no number of pupils.
 */
function withoutRate(relation: RelationEntry, { relations }: Catalogue): readonly RelationName[] {
  if (relation.objectKind !== "NUMBER") return [];
  const words = wordsOf(withoutParentheses(relation.label.slice(0, LONGEST_NAME)));
  const bare = withoutEnding(words);
  if (bare === undefined) return [];
  const others = relations.filter(({ iri, objectKind }) => iri !== relation.iri && objectKind === "NUMBER");
  const isShared = others.some(({ label }) => withoutEnding(wordsOf(withoutParentheses(label))) === bare);
  if (isShared) return [];
  const isCalled = (name: string): boolean => name.toLowerCase() === bare.toLowerCase();
  const isTaken = relations.some(({ label, aliases }) => [label, ...aliases].some(isCalled));
  return isTaken ? [] : [nameOf(relation, bare, LINKING.alias)];
}

/** "Day of occurrence", "date of accident" of accidents, as "date". */
function dateOfItself(relation: RelationEntry, catalogue: Catalogue): readonly RelationName[] {
  return isDateOfItself(relation, catalogue) ? [nameOf(relation, "date", LINKING.alias)] : [];
}

/**
 * Does it say by its name when what happened did, as the day of an occurrence does? Not where such things have another
 * date that is called so alone.
 */
export function isDateOfItself(relation: RelationEntry, catalogue: Catalogue): boolean {
  if (relation.objectKind !== "DATE") return false;
  const [date, of, happening, ...others] = wordsOf(relation.label.slice(0, LONGEST_NAME)).map(({ lower }) => lower);
  if (date === undefined || !DATES.has(date) || of !== "of" || happening === undefined || others.length > 0)
    return false;
  // Of a claim or a report the day of the accident is no day of its own.
  const own = relation.subjectClasses.map(
    (iri) => wordsOf(classEntry(catalogue, iri)?.label ?? "").at(-1)?.lower ?? "",
  );
  const isOwn = (noun: string): boolean => noun === happening || HAPPENING.has(noun);
  const isAnyones = OCCURRING.has(happening) && !own.some((noun) => WRITTEN.has(noun));
  if (own.length === 0 || !(own.every(isOwn) || isAnyones)) return false;
  const isDate = (name: string): boolean => DATES.has(name.toLowerCase());
  return !catalogue.relations.some(
    ({ iri, label, aliases, subjectClasses }) =>
      iri !== relation.iri &&
      subjectClasses.some((each) => relation.subjectClasses.includes(each)) &&
      [label, ...aliases].some(isDate),
  );
}

const OCCURRING: ReadonlySet<string> = new Set(["occurrence", "happening"]);
const WRITTEN = wordSet(linking.written);
const DATES = wordSet(linking.sayingDate);
const HAPPENING = wordSet(linking.happening);

function withoutEnding(words: readonly Word[]): string | undefined {
  const idle = idleEnding(words);
  const bare = words.slice(0, -idle).map(({ lower }) => lower);
  return idle === 0 || bare.length === 0 ? undefined : bare.join(" ");
}

/** How many words at the end say no more of a number than for what it is paid, or that it is held. */
function idleEnding(words: readonly Word[]): number {
  if (words.at(-2)?.lower === "per") return PAID.has(words.at(-3)?.lower ?? "") ? 2 : 0;
  const ending = IDLE_ENDINGS.find((each) => each.every((lower, at) => words.at(at - each.length)?.lower === lower));
  return ending?.length ?? 0;
}

/** What is paid is told by the piece, as a rule. */
const PAID = wordSet(linking.paid);

const IDLE_ENDINGS = linking.idleEndings.map((ending) => ending.split(" "));

/**
 * "Lent as a guide to E": what a relation from one end of nodes to another, "lent to", is called with the name of the
 * end that it leads from, "guide lent". None where its own name says no preposition, behind which the other end stands.
 */
function ofBothEnds(relation: RelationEntry): readonly RelationName[] {
  const { iri, label, through } = relation;
  const last = wordsOf(label.slice(0, LONGEST_NAME)).at(-1)?.lower ?? "";
  if (through === undefined || !iri.includes("(inverse)..") || !PREPOSITIONS.has(last)) return [];
  return [nameOf(relation, `${through[0]} ${label}`, LINKING.alias)];
}

/** A verb that looks like the plural of those who act, told from it by the graph. */
function asGraphTells(name: RelationName, catalogue: Catalogue): RelationName {
  const [only, ...others] = name.content;
  // "Has tutors" is no verb.
  if (only === undefined || others.length > 0 || wordsOf(name.text).length > 1) return name;
  const which = verbOrAgents(only.lower, name.relation, catalogue, namesAgent);
  return which === undefined ? name : asVerbOrAgents(name, which);
}

/** A name that is read as one or the other; of what is open, it is not told which end acts. */
export function asVerbOrAgents(name: RelationName, which: VerbOrAgents): RelationName {
  return {
    ...name,
    verbOrAgents: which,
    ...(which === "OPEN" ? {} : { objectActs: which === "AGENTS", subjectActs: which === "VERB" }),
  };
}

function nameOf(relation: RelationEntry, text: string, weight: number): RelationName {
  const spelt = numberSpelt(text.slice(0, LONGEST_NAME));
  const bare = numberSpelt(withoutParentheses(spelt)).replaceAll(/[_/]/gu, " ");
  const words = wordsOf(bare);
  const telling = words.filter((word) => !isFunctionWord(word.lower) && ordinal(word.lower) === undefined);
  const content = telling.length > 0 ? telling : words.filter((word) => !PREPOSITIONS.has(word.lower));
  const weights = content.map((word) => (isTimeOfDate(word, relation) ? LINKING.generalWord : weightOfWord(word)));
  const first = words[0]?.lower ?? "";
  const last = words.at(-1)?.lower ?? "";
  const rest = words.slice(1).map((word) => word.lower);
  const readsAsPredicate =
    first === "is" ||
    PREPOSITIONS.has(last) ||
    (endsAsVerbOfName(first) && rest.some((word) => PREPOSITIONS.has(word) && word !== "of"));
  const head = headOf(words);
  const isRoleOf = isRole(words);
  return {
    relation,
    text,
    weight: bare === spelt ? weight : weight * LINKING.withoutParentheses,
    words: bare === spelt ? words : wordsOf(spelt),
    content,
    weights,
    total: weights.reduce((sum, each) => sum + each, 0),
    separateWords: bare.includes("-") ? wordsOf(bare.replaceAll("-", " ")) : words,
    prepositions: new Set(words.map((word) => word.lower).filter((word) => PREPOSITIONS.has(word))),
    behindContent: new Set(
      words
        .filter(
          ({ lower }, index) => PREPOSITIONS.has(lower) && index > 0 && telling.includes(words[index - 1] as Word),
        )
        .map(({ lower }) => lower),
    ),
    ending: endingOf(words),
    shape: readsAsPredicate ? "PREDICATE" : "NOUN",
    objectActs: last === "by" || ((namesAgent(last) || ACTING.has(last)) && !PREPOSITIONS.has(last)),
    subjectActs:
      (readsAsPredicate && first !== "is" && !endsAsPassive(first) && first.endsWith("s")) ||
      (isRoleOf && namesAgent(head)) ||
      // Who learned from somebody did it, unlike who was educated at a place.
      (last === "from" && isPast(first)) ||
      (!words.some(({ lower }) => PREPOSITIONS.has(lower) || BE.has(lower)) && isVerbForm(telling[0]?.lower ?? "")),
    isRoleOf,
    head,
  };
}

/** "Reference no." as "reference number". */
export function numberSpelt(name: string): string {
  const words = name.trimEnd();
  const short = NUMBER_SHORT.find((ending) => words.toLowerCase().endsWith(ending));
  return short === undefined ? name : `${words.slice(0, -short.length)} number`;
}

const NUMBER_SHORT = [" no.", " nr.", " nr"];

/** Nouns for what does something, and is no agent by its ending: a "replacement" replaces. */
const ACTING: ReadonlySet<string> = new Set(["replacement", "substitute"]);

/** "Night" in "opening night", which says no more than that it is a date. */
function isTimeOfDate({ lower }: Word, { objectKind }: RelationEntry): boolean {
  return objectKind === "DATE" && TIMES_OF_DATES.has(lower);
}

const TIMES_OF_DATES = wordSet(linking.timesOfDates);

/** "Member of", "character in": a noun for what the subject is, and the preposition of what it is so to. */
function isRole(words: readonly Word[]): boolean {
  const [noun, ...others] = words[0]?.lower === "is" ? words.slice(1) : words;
  const last = words.at(-1)?.lower ?? "";
  if (noun === undefined || endsAsVerb(noun.lower)) return false;
  return (
    last === "of" ||
    (ROLE_PREPOSITIONS.has(last) && others.length === 1 && (namesAgent(noun.lower) || ROLES.has(noun.lower)))
  );
}

/** Beside "of", what one may be something in, at, for or to: "character in", "player for", "successor to". */
const ROLE_PREPOSITIONS = wordSet("in at for to");
/** Nouns for what one is of a whole, which say no deed. */
const ROLES = wordSet(linking.roles);

function endingOf(words: readonly Word[]): RelationName["ending"] {
  const [particle = "", preposition = ""] = words.slice(-2).map(({ lower }) => lower);
  return words.length > 2 && PREPOSITIONS.has(particle) && PREPOSITIONS.has(preposition)
    ? [particle, preposition]
    : undefined;
}

/** Of a name or description, so much is read. */
const LONGEST_NAME = 1_000;

/** A name without what stands in brackets, such as a unit. An opening parenthesis that is not closed stays. */
export function withoutParentheses(text: string): string {
  const pieces: string[] = [];
  let from = 0;
  for (let open = text.indexOf("("); open >= 0; open = text.indexOf("(", from)) {
    const close = text.indexOf(")", open);
    if (close < 0) break;
    pieces.push(text.slice(from, open));
    from = close + 1;
  }
  return [...pieces, text.slice(from)].join(" ");
}

/** The last word before a preposition; the last of all, where none is behind a word. */
function headOf(words: readonly Word[]): string {
  const until = words.findIndex(({ lower }, at) => at > 0 && PREPOSITIONS.has(lower));
  return (until < 0 ? words.at(-1) : words[until - 1])?.lower ?? "";
}

/** Does the word look like a verb at the head of a name that ends in "of": "consists of", "made of"? */
function endsAsVerb(lower: string): boolean {
  return isVerbForm(lower) || /[^s]s$/u.test(lower);
}

/** Is it a form of a verb that is hardly ever a noun: "wrote", "painted", "owns"? */
export function isVerbForm(lower: string): boolean {
  return isVerb(lower) || isPast(lower);
}

/** Is it a noun for one who acts: director, author, chemist, student? */
export function namesAgent(lower: string): boolean {
  if (AGENT.test(lower) && !NO_AGENTS.has(lower)) return true;
  return singularForms(lower).some(isVerbAsWell) || isAgentOfVerb(lower);
}

/** Forms of verbs that end as nouns for those who act do, and are none: "covers", "enters". */
const NO_AGENTS = wordSet(lists.noAgents);

const AGENT = new RegExp(`(?:[^aeiou]or|er|ist|${anyOf(lists.agents)})s?$`, "u");
