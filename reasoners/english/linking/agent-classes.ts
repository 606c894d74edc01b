import kinds from "../language/data/kind-words.json" with { type: "json" };
import nouns from "../language/data/answer-nouns.json" with { type: "json" };
import type { Catalogue, ClassEntry } from "../../../engine/sources/knowledge-graph.ts";
import { singularForms } from "../../../engine/text/plural.ts";
import { englishDictionary } from "../dictionary/english-dictionary.ts";
import type { Field } from "../dictionary/entry.ts";
import { isNoPerson } from "../dictionary/no-person.ts";
import { patientOf } from "../language/word-forms.ts";
import { wordSet } from "../language/word-set.ts";
import { wordsOf, type Word } from "../language/words.ts";
import { classesOfField } from "./fields-of-classes.ts";
import { classEntry } from "./known-entries.ts";
import { FIELDS } from "../weights.ts";
import { AGENTS, BODIES, classesNamed, PERSONS, PLACES, withThoseBelow } from "./kinds-of-classes.ts";
import { namesAgent, relationNames, type RelationName } from "./relation-names.ts";

type Direction = "FORWARD" | "BACKWARD";

const PERSON_NOUNS = wordSet(nouns.person);
/** Words for what only persons have: a birth, an occupation. */
const OF_LIVES = wordSet(kinds.ofLives);
/** Words for what persons, and bodies that act, are to each other: spouse, pupil, employer. */
const BETWEEN_PERSONS = wordSet(kinds.ofPersonsAtBothEnds);
/** Families of words for those who appear in a work. */
const OF_CASTS = wordSet(kinds.ofCasts);
/** Families of words for who has an office. */
const OF_OFFICES = wordSet(kinds.ofPersonsAtTheEnd);
/** Families of verbs that are said of things as well as of those who act: "lies in", "replaced". */
const RESTING = wordSet(kinds.resting);

/** Does a relation, walked in a direction, lead to nothing but persons and bodies that act: "kept by", "spouse"? */
export function leadsToAgents(iri: string, direction: Direction, catalogue: Catalogue): boolean {
  const names = relationNames(catalogue).byRelation.get(iri) ?? [];
  const telling = names.filter((name) => tellsAgents(name, direction) && !leadsToDeed(name, direction, catalogue));
  // "After a work by" is one of many names for "based on", and tells nothing of what that leads to.
  return telling.some(isLabel) || telling.length > names.length / 3;
}

function tellsAgents(name: RelationName, direction: Direction): boolean {
  const { content, objectActs, subjectActs, head, isRoleOf } = name;
  if (isBetweenPersons(name)) return true;
  const isDone = !content.some((word) => isOf(word, RESTING));
  if (direction === "BACKWARD") return isOfLife(name) || (subjectActs && isDone && !isNoPerson(head));
  const isOffice = name.shape === "NOUN" && content.some((word) => word.lower === head && isOf(word, OF_OFFICES));
  const isCast = content.some((word) => isOf(word, OF_CASTS));
  // The winner of a prize is who has won it.
  const isPerson = namesPerson(head) && !isRoleOf;
  return isOffice || isCast || isPerson || (objectActs && isDone && !isNoPerson(content.at(-1)?.lower ?? ""));
}

/**
 * "Inspected hive" said of inspections: what stands there is the deed itself, and not who did it. The first class alone
 * tells it, as elsewhere.
 */
function leadsToDeed({ relation, content }: RelationName, direction: Direction, catalogue: Catalogue): boolean {
  const [iri] = direction === "FORWARD" ? relation.objectClasses : relation.subjectClasses;
  const entry = iri === undefined ? undefined : classEntry(catalogue, iri);
  if (entry === undefined) return false;
  return wordsOf(entry.label)
    .slice(-1)
    .some((noun) => isDeed(noun, content));
}

/** Is a noun of the family of a verb, and for no one who acts: "inspection", "review"? */
function isDeed(noun: Word, content: readonly Word[]): boolean {
  if (namesAgent(noun.lower) || namesPerson(noun.lower) || patientOf(noun.lower) !== undefined) return false;
  return DEED.test(noun.lower) && content.some((verb) => isVerbOf(verb, noun));
}

/** By the family, or by the letters that verb and noun begin with. */
function isVerbOf(verb: Word, noun: Word): boolean {
  return (
    verb.roots.some((root) => noun.roots.includes(root)) ||
    (verb.lower.length > LEAST_STEM && noun.lower.startsWith(verb.lower.replace(/(?:ed|s)$/u, "")))
  );
}

const LEAST_STEM = 4;
/** Endings of nouns for deeds. */
const DEED = /(?:[st]ion|ment|ance|al|ing|view)$/u;

function isLabel({ relation, text }: RelationName): boolean {
  return text === relation.label;
}

/** "Place of birth", "born in": said of persons, and not "death toll", "birth rate". */
function isOfLife({ content, words }: RelationName): boolean {
  if (words.some(({ lower }) => OF_MANY.has(lower))) return false;
  return content.some(({ lower }) => OF_LIVES.has(lower));
}

/** "Spouse", "taught by", and not "parent taxon", which says of what it is the parent, or "taught at". */
function isBetweenPersons({ content, prepositions }: RelationName): boolean {
  return content.every(({ lower }) => BETWEEN_PERSONS.has(lower)) && !SOMEWHERE.some((each) => prepositions.has(each));
}

const SOMEWHERE: readonly string[] = ["at", "in", "on"];

const OF_MANY: ReadonlySet<string> = new Set(["toll", "rate", "rates", "number", "count"]);

function isOf({ roots }: Word, families: ReadonlySet<string>): boolean {
  return roots.some((root) => families.has(root));
}

function namesPerson(lower: string): boolean {
  return singularForms(lower).some((form) => PERSON_NOUNS.has(form));
}

/** What a graph tells of its classes: which are of those who act. */
export interface AgentClasses {
  /** Of persons, and of bodies that act. */
  readonly of: ReadonlySet<string>;
  /** Of what may be among them: classes above, and those to which a relation leads that is said of who acts. */
  readonly perhaps: ReadonlySet<string>;
  /** Of persons alone. Where there are any, what has another class is none. */
  readonly persons: ReadonlySet<string>;
  /** Of these, those that are called by what they do alone: a sponsor may be a person or a firm. */
  readonly doers: ReadonlySet<string>;
}

const known = new WeakMap<Catalogue, AgentClasses>();

/**
 * The classes of persons and of bodies that act, as far as a graph tells: by their names, or as those who are born, are
 * married or do what a relation says of its end; and the classes below them.
 */
export function agentClasses(catalogue: Catalogue): AgentClasses {
  const found = known.get(catalogue);
  if (found !== undefined) return found;
  // A class of which places are a part says no more than "thing".
  const places = classesNamed(PLACES, catalogue);
  const abovePlaces = classesAbove(places, catalogue);
  const isTelling = (iri: string): boolean => !places.has(iri) && !abovePlaces.has(iri);
  const acting = ends(catalogue, tellsAgents).filter((iri) => !doesNothing(iri, catalogue));
  const surelyPersons = [
    ...classesNamed(PERSONS, catalogue),
    ...catalogue.classes.filter((entry) => nounsOf(entry).some(namesPerson)).map(({ iri }) => iri),
    ...ends(catalogue, (name, direction) => direction === "BACKWARD" && isOfLife(name)).filter(isTelling),
    ...classesOfField("PERSON", catalogue).filter((iri) => isTelling(iri) && !isCalledAgent(iri, catalogue)),
  ];
  // Who is called by what he does may be a firm.
  const doers = [...acting, ...classesOfField("PERSON", catalogue)];
  const persons = [...surelyPersons, ...doers.filter((iri) => isTelling(iri) && isCalledAgent(iri, catalogue))];
  const others = [
    ...classesNamed(AGENTS, catalogue),
    ...classesNamed(BODIES, catalogue),
    ...ends(catalogue, isBetweenPersons).filter(isTelling),
    // A village is a place that acts as well.
    ...classesOfField("BODY", catalogue).filter(isTelling),
  ];
  const of = withThoseBelow([...persons, ...others], catalogue);
  const perhaps = new Set([...classesAbove(of, catalogue), ...acting]);
  const [all, surely] = [withThoseBelow(persons, catalogue), withThoseBelow(surelyPersons, catalogue)];
  const made = { of, perhaps, persons: all, doers: new Set([...all].filter((iri) => !surely.has(iri))) };
  known.set(catalogue, made);
  return made;
}

/** The classes that stand most at the ends to which relations lead whose names tell something. */
function ends(catalogue: Catalogue, tells: (name: RelationName, direction: Direction) => boolean): readonly string[] {
  return [...relationNames(catalogue).byRelation.values()]
    .flat()
    .flatMap((name) => [
      ...(tells(name, "FORWARD") && !leadsToDeed(name, "FORWARD", catalogue)
        ? name.relation.objectClasses.slice(0, 1)
        : []),
      ...(tells(name, "BACKWARD") && !leadsToDeed(name, "BACKWARD", catalogue)
        ? name.relation.subjectClasses.slice(0, 1)
        : []),
    ]);
}

/**
 * Courses that are "taught at" a house teach nothing: by their nouns they are things, deeds or works, and no sense of
 * these is somebody, as one of "model" is.
 */
export function doesNothing(iri: string, catalogue: Catalogue): boolean {
  const entry = classEntry(catalogue, iri);
  return entry !== undefined && nounsOf(entry).every(isIdle);
}

function isIdle(noun: string): boolean {
  const fields = englishDictionary().fieldsOf(noun);
  const doing = fields.reduce((sum, { field, share }) => sum + (IDLE.has(field) ? 0 : share), 0);
  const isSomebody = fields.some(({ field }) => SOMEBODY.has(field));
  return fields.length > 0 && !isSomebody && doing < FIELDS.leastDoing && !namesAgent(noun);
}

const IDLE: ReadonlySet<Field> = new Set<Field>(["THING", "DEED", "WORK", "STRUCTURE", "PLACE"]);
const SOMEBODY: ReadonlySet<Field> = new Set<Field>(["PERSON", "BODY"]);

/** The classes that others are below. */
function classesAbove(classes: ReadonlySet<string>, catalogue: Catalogue): ReadonlySet<string> {
  return new Set([...classes].flatMap((iri) => classEntry(catalogue, iri)?.ancestors ?? []));
}

/** "Keeper" may be one who keeps or, as "tower", a thing: the relation that leads there tells. */
function isCalledAgent(iri: string, catalogue: Catalogue): boolean {
  const entry = classEntry(catalogue, iri);
  return entry !== undefined && nounsOf(entry).some((noun) => namesAgent(noun) && !isNoPerson(noun));
}

/** The nouns that the names of a class turn on. */
export function nounsOf({ label, aliases }: ClassEntry): readonly string[] {
  return [label, ...aliases].flatMap((name) => wordsOf(name).slice(-1)).map(({ lower }) => lower);
}
