import contacts from "../language/data/contact-words.json" with { type: "json" };
import lists from "../language/data/role-wordings.json" with { type: "json" };
import type { Catalogue, ObjectKind, RelationEntry } from "../../../engine/sources/knowledge-graph.ts";
import { singularForms } from "../../../engine/text/plural.ts";
import { englishDictionary } from "../dictionary/english-dictionary.ts";
import { wordSet } from "../language/word-set.ts";
import { isPast } from "../language/word-forms.ts";
import { wordsOf } from "../language/words.ts";
import { agentClasses } from "../linking/agent-classes.ts";
import { tellsWhereItHappened } from "../linking/where-it-happened.ts";

/** What relations may be called, and what stands behind them. */
export interface Names {
  /** Words in which a name ends. */
  readonly nouns: ReadonlySet<string>;
  /** Names that are so much and nothing more: "value", and no insured value. */
  readonly whole: ReadonlySet<string>;
  /** Participles that stand before the prepositions. */
  readonly participles: ReadonlySet<string>;
  /** Behind a participle: "sponsored by", "kept at". */
  readonly prepositions: ReadonlySet<string>;
  /** Of these participles, those that say so of things only: who teaches a course runs it, and nobody who takes it. */
  readonly ofThings?: ReadonlySet<string>;
  /** What stands at its end; undefined for anything. */
  readonly kinds: ReadonlySet<ObjectKind> | undefined;
}

/** What people say by a verb for which graphs have a noun: who looks after something is its keeper, or its carer. */
export interface Role extends Names {
  /** Verbs in their base form with what belongs to them: of the one who does it. */
  readonly deeds: readonly (readonly string[])[];
  /** The same of what it is done to: what belongs to somebody has an owner. */
  readonly reversed: readonly (readonly string[])[];
  /** What others do to it: "do they call". */
  readonly before: readonly (readonly string[])[];
}

interface Row {
  readonly deeds: readonly string[];
  readonly reversed?: readonly string[];
  readonly before?: readonly string[];
  readonly whole?: readonly string[];
  readonly nouns: readonly string[];
  readonly by?: readonly string[];
  readonly ofThings?: readonly string[];
  readonly at?: readonly string[];
}

const NOTHING: ReadonlySet<string> = new Set();
const BY: ReadonlySet<string> = new Set(["by"]);
const AT: ReadonlySet<string> = new Set(["at", "in", "on"]);

const phrases = (lines: readonly string[] = []): readonly (readonly string[])[] => lines.map((line) => line.split(" "));

function roleOf(
  { deeds, reversed, before, nouns, whole, by, ofThings, at }: Row,
  kinds: readonly ObjectKind[] | undefined,
): Role {
  return {
    deeds: phrases(deeds),
    reversed: phrases(reversed),
    before: phrases(before),
    whole: new Set(whole),
    nouns: new Set(nouns),
    participles: new Set(by ?? at),
    ofThings: new Set(ofThings),
    prepositions: at === undefined ? BY : AT,
    kinds: kinds && new Set(kinds),
  };
}

/** Of those who do something to something, by things or by their names. */
export const ROLES = (lists.roles as readonly Row[]).map((row) => roleOf(row, ["ENTITY", "TEXT"]));

/** Of what is said of the one who does it, and is no one: what somebody eats is a diet. */
export const ATTRIBUTES = (lists.attributes as readonly Row[]).map((row) => roleOf(row, undefined));

/** Of where something is to be found. */
export const PLACES = (lists.places as readonly Row[]).map((row) => roleOf(row, ["ENTITY", "TEXT"]));

/** Of when something happened to it. */
export const DATES = (lists.dates as readonly Row[]).map((row) => roleOf(row, ["DATE"]));

/** Whom one talks to about something: its contact, or else who leads it. */
export const CONTACTS: readonly Names[] = [
  { ...calledSo(wordSet(contacts.nouns)), whole: NOTHING, kinds: new Set(["ENTITY", "TEXT"]) },
  ...ROLES.filter(({ nouns }) => nouns.has("leader")),
];

/** Nouns that mean the same of one thing, though a dictionary has other senses of them first. */
export const ALIKE: readonly ReadonlySet<string>[] = lists.alike.map((nouns) => new Set(nouns));

/** What relations to a noun, and nothing else, are called. */
export function calledSo(nouns: ReadonlySet<string>): Names {
  return { nouns, whole: nouns, participles: NOTHING, prepositions: NOTHING, kinds: undefined };
}

/** "What kind of dog is E": its breed. */
export const SORTS: Names = { ...calledSo(new Set(lists.sorts)), kinds: new Set(["ENTITY", "TEXT"]) };

/** How big something is. How many live there is another question. */
export const SIZES: Names = { ...calledSo(new Set(lists.sizes)), kinds: new Set(["NUMBER"]) };

/** What it costs to have something of a thing. */
export const PRICES: Names = { ...calledSo(new Set(lists.prices)), kinds: new Set(["NUMBER"]) };

/** What everything has that is let in or carried for a price: the price need not say it. */
export const TICKETS: ReadonlySet<string> = new Set(lists.tickets);

/** A relation that is called by a noun of a role, and how. */
export interface Called {
  readonly relation: RelationEntry;
  /** Without unit: "harbour master", "sponsored by". */
  readonly name: string;
  /** Its participle, where it has no noun. */
  readonly participle: string | undefined;
  /** Is it "keeper of", and said of what does it? */
  readonly isRoleOf: boolean;
  /** Is it "keeps", whose noun is "keeper"? */
  readonly isVerb?: true;
}

/** Of a name, so much is read; and of one, so many words. */
const LONGEST_NAME = 60;
const MOST_WORDS = 4;

/** Which end of a relation things of some classes stand at, and how that is asked. */
interface End {
  /** The classes, and those above them; empty where they are not known. */
  readonly types: readonly string[];
  /** Is what they do to others asked for: "what does E look after"? */
  readonly isReversed: boolean;
  /** Classes of what is asked for; empty where that is not said. */
  readonly others: readonly string[];
}

/**
 * The one relation that things of some classes have and that is called by one of the names; undefined where several
 * are, of which any may be meant.
 */
export function theOneCalled(names: Names, end: End, catalogue: Catalogue): Called | undefined {
  const found = allCalled(names, end, catalogue);
  // Of what is known to be said of such things, and what is said of nobody knows what, the former is meant.
  const told = found.filter(({ relation }) => relation.subjectClasses.length > 0);
  const [only, ...others] = told.length > 0 ? told : found;
  return others.length > 0 ? undefined : only;
}

/** All such relations. */
export function allCalled(names: Names, end: End, catalogue: Catalogue): readonly Called[] {
  return namedIn(catalogue).flatMap(({ relation, called }): readonly Called[] => {
    if (names.kinds?.has(relation.objectKind) === false) return [];
    // What was filmed at a location is not kept there.
    const isOfDeed = tellsPlace(names) && isOtherDeed(called[0], names);
    for (const each of isOfDeed ? called.slice(0, 1) : called) {
      const found = calledBy(each, names);
      if (names.ofThings?.has(found?.participle ?? "") === true && isOfPersons(end, catalogue)) continue;
      if (found !== undefined) return isSaidOf(relation, end, found) ? [{ relation, ...found }] : [];
    }
    return [];
  });
}

function isOfPersons({ types }: End, catalogue: Catalogue): boolean {
  const { persons } = agentClasses(catalogue);
  return types.some((iri) => persons.has(iri));
}

function tellsPlace({ prepositions }: Names): boolean {
  return prepositions === AT;
}

/** Does its label say by a participle what was done there, and nothing that leaves it there? */
function isOtherDeed(label: NameInWords | undefined, { participles }: Names): boolean {
  const [first = "", second] = label?.words ?? [];
  return second !== undefined && isPast(first) && !participles.has(first) && tellsWhereItHappened(first);
}

/** A relation with its names in words, those left out that are too long to be a noun. */
interface Named {
  readonly relation: RelationEntry;
  readonly called: readonly NameInWords[];
}

interface NameInWords {
  readonly name: string;
  readonly words: readonly string[];
  /** What the one it leads to has done to what has it, where a description says so: "who trained this one". */
  readonly participle?: string | undefined;
  /** Nouns for who does it, where the name is a verb: "director" of "directs". */
  readonly agents: readonly string[];
}

const known = new WeakMap<Catalogue, readonly Named[]>();

/** Worked out once a catalogue. */
function namedIn(catalogue: Catalogue): readonly Named[] {
  const found =
    known.get(catalogue) ??
    catalogue.relations.map((relation): Named => {
      const called: NameInWords[] = [relation.label, ...relation.aliases].map((label) => {
        const name = withoutUnit(label).replace(/^has (?=\S)/u, "");
        const words = wordsOf(name).map(({ lower }) => lower);
        return { name, words, agents: agentsOf(words) };
      });
      const participle = participleIn(relation.description);
      if (participle !== undefined) called.push({ name: relation.label, words: [participle], agents: [], participle });
      return { relation, called: called.filter(({ words }) => words.length > 0 && words.length <= MOST_WORDS) };
    });
  known.set(catalogue, found);
  return found;
}

/** Things of the classes stand before it, or behind it where it is "keeper of", and not "native of". */
function isSaidOf(
  { label, subjectClasses, objectClasses }: RelationEntry,
  { types, isReversed, others }: End,
  { name, isRoleOf, isVerb }: Omit<Called, "relation">,
): boolean {
  const isOf = isVerb === true || (label.endsWith(" of") && (isRoleOf || !name.endsWith(" of")));
  const isSubject = isOf === isReversed;
  const [here, there] = isSubject ? [subjectClasses, objectClasses] : [objectClasses, subjectClasses];
  return meet(here, types) && meet(there, others);
}

/** What is not known may be the same. */
function meet(classes: readonly string[], said: readonly string[]): boolean {
  return said.length === 0 || classes.length === 0 || classes.some((iri) => said.includes(iri));
}

function calledBy(
  { name, words, agents, participle }: NameInWords,
  names: Names,
): Omit<Called, "relation"> | undefined {
  const [before = "", last = ""] = [words.at(-2), words.at(-1)];
  if (names.prepositions.has(last) && names.participles.has(before))
    return { name, participle: before, isRoleOf: false };
  if (names.whole.has(words.join(" "))) return { name, participle: undefined, isRoleOf: false };
  const isRoleOf = last === "of";
  const head = isRoleOf ? before : last;
  if (participle !== undefined && names.participles.has(participle))
    return { name, participle: undefined, isRoleOf: false };
  const agent = agents.find((each) => names.nouns.has(each));
  if (agent !== undefined) return { name: agent, participle: undefined, isRoleOf: true, isVerb: true };
  const isCalled = [head, ...singularForms(head)].some((each) => names.nouns.has(each));
  if (!isCalled) return undefined;
  return { name: isRoleOf ? name.slice(0, -" of".length) : name, participle: undefined, isRoleOf };
}

/** "Trained" of "the person who trained this one". */
function participleIn(description: string | undefined): string | undefined {
  if (description === undefined) return undefined;
  const words = wordsOf(description.slice(0, LONGEST_DESCRIPTION)).map(({ lower }) => lower);
  const who = words.findIndex((lower) => lower === "who" || lower === "that");
  const [verb, object, noun, ...others] = words.slice(who + 1);
  const isOfOne = who > 0 && who <= 2 && object !== undefined && THIS.has(object) && others.length <= 1;
  return isOfOne && noun !== undefined ? verb : undefined;
}

const LONGEST_DESCRIPTION = 120;
const THIS: ReadonlySet<string> = new Set(["this", "the"]);

function agentsOf(words: readonly string[]): readonly string[] {
  const [verb = "", ...others] = words;
  if (others.length > 0 || !/[^s]s$/u.test(verb)) return [];
  return englishDictionary()
    .derivationsOf(verb, "v")
    .flatMap(({ to, role, word }) => (to === "n" && role === "AGENT" ? [word] : []));
}

function withoutUnit(name: string): string {
  const start = name.lastIndexOf("(");
  return (start > 0 && name.trimEnd().endsWith(")") ? name.slice(0, start) : name).trim().slice(0, LONGEST_NAME);
}
