import kinds from "../language/data/kind-words.json" with { type: "json" };
import persons from "../language/data/answer-nouns.json" with { type: "json" };
import type { Catalogue, ClassEntry, RelationEntry } from "../../../engine/sources/knowledge-graph.ts";
import { singularForms } from "../../../engine/text/plural.ts";
import { wordSet } from "../language/word-set.ts";
import { wordsOf, type Word } from "../language/words.ts";
import { classEntry, relationEntry } from "./known-entries.ts";
import { AGENTS, classesNamed, PLACES, withThoseBelow } from "./kinds-of-classes.ts";
import { namesAgent, relationNames, type RelationName } from "./relation-names.ts";

type Direction = "FORWARD" | "BACKWARD";

const PERSONS = wordSet(persons.person);
const NO_PERSONS = wordSet(persons.noPersons);
/** Families of words for what only persons have: a birth, an occupation. */
const OF_LIVES = wordSet(kinds.ofLives);
/** Families of words for what persons are to each other: spouse, pupil. */
const BETWEEN_PERSONS = wordSet(kinds.ofPersonsAtBothEnds);
/** Families of words for who has an office. */
const OF_OFFICES = wordSet(kinds.ofPersonsAtTheEnd);
/** Families of verbs that are said of things as well as of those who act: "lies in", "belongs to". */
const RESTING = wordSet(kinds.resting);

/** Does a relation, walked in a direction, lead to nothing but persons and bodies that act: "kept by", "spouse"? */
export function leadsToAgents(iri: string, direction: Direction, catalogue: Catalogue): boolean {
  const relation = relationEntry(catalogue, iri);
  return relation !== undefined && namesOf(relation, catalogue).some((name) => tellsAgents(name, direction));
}

/** The names of a relation; its description says more than what it is called. */
function namesOf(relation: RelationEntry, catalogue: Catalogue): readonly RelationName[] {
  const all = namesByRelation.get(catalogue) ?? groupedNames(catalogue);
  namesByRelation.set(catalogue, all);
  return all.get(relation.iri) ?? [];
}

const namesByRelation = new WeakMap<Catalogue, ReadonlyMap<string, readonly RelationName[]>>();

function groupedNames(catalogue: Catalogue): ReadonlyMap<string, readonly RelationName[]> {
  const grouped = new Map<string, RelationName[]>();
  for (const name of relationNames(catalogue).names) {
    if (name.text === name.relation.description) continue;
    const known = grouped.get(name.relation.iri);
    if (known === undefined) grouped.set(name.relation.iri, [name]);
    else known.push(name);
  }
  return grouped;
}

function tellsAgents(name: RelationName, direction: Direction): boolean {
  const { content, objectActs, subjectActs, head } = name;
  if (isBetweenPersons(name)) return true;
  if (direction === "BACKWARD")
    return isOfLife(name) || (subjectActs && !content.some((word) => isOf(word, RESTING)) && !NO_PERSONS.has(head));
  const isOffice = name.shape === "NOUN" && content.some((word) => word.lower === head && isOf(word, OF_OFFICES));
  return isOffice || namesPerson(head) || (objectActs && !NO_PERSONS.has(content.at(-1)?.lower ?? ""));
}

/** "Place of birth", "born in": said of persons. */
function isOfLife({ content }: RelationName): boolean {
  return content.some((word) => isOf(word, OF_LIVES));
}

/** "Spouse", "taught by", and not "parent taxon", which says of what it is the parent. */
function isBetweenPersons({ content }: RelationName): boolean {
  return content.every((word) => isOf(word, BETWEEN_PERSONS));
}

function isOf({ roots }: Word, families: ReadonlySet<string>): boolean {
  return roots.some((root) => families.has(root));
}

function namesPerson(lower: string): boolean {
  return singularForms(lower).some((form) => PERSONS.has(form));
}

const known = new WeakMap<Catalogue, ReadonlySet<string>>();

/**
 * The classes of persons and of bodies that act, as far as a graph tells: by their names, or as those who are born, are
 * married or do what a relation says of its end; and the classes below them.
 */
export function agentClasses(catalogue: Catalogue): ReadonlySet<string> {
  const found = known.get(catalogue) ?? withThoseBelow(agentsIn(catalogue), catalogue);
  known.set(catalogue, found);
  return found;
}

function agentsIn(catalogue: Catalogue): readonly string[] {
  const named = [
    ...classesNamed(AGENTS, catalogue),
    ...catalogue.classes.filter((entry) => nounsOf(entry).some(namesPerson)).map(({ iri }) => iri),
  ];
  const learned = relationNames(catalogue).names.flatMap((name): readonly string[] => {
    const { relation, text } = name;
    if (text === relation.description) return [];
    const [subject, object] = [relation.subjectClasses.slice(0, 1), relation.objectClasses.slice(0, 1)];
    return [
      ...(isOfLife(name) || isBetweenPersons(name) ? subject : []),
      ...(isBetweenPersons(name) ? object : []),
      ...(tellsAgents(name, "FORWARD") ? object.filter((iri) => isCalledAgent(iri, catalogue)) : []),
    ];
  });
  const places = [...classesNamed(PLACES, catalogue)].flatMap((iri) => [
    iri,
    ...(classEntry(catalogue, iri)?.ancestors ?? []),
  ]);
  return [...named, ...learned.filter((iri) => !places.includes(iri))];
}

/** "Keeper" may be one who keeps or, as "tower", a thing: the relation that leads there tells. */
function isCalledAgent(iri: string, catalogue: Catalogue): boolean {
  const entry = classEntry(catalogue, iri);
  return entry !== undefined && nounsOf(entry).some((noun) => namesAgent(noun) && !NO_PERSONS.has(noun));
}

/** The nouns that the names of a class turn on. */
export function nounsOf({ label, aliases }: ClassEntry): readonly string[] {
  return [label, ...aliases].flatMap((name) => wordsOf(name).slice(-1)).map(({ lower }) => lower);
}
