import kinds from "../language/data/kind-words.json" with { type: "json" };
import lists from "../language/data/phrase-words.json" with { type: "json" };
import type { RelationCandidate } from "../../../engine/question/form/logical-form.ts";
import type { Catalogue, ClassEntry } from "../../../engine/sources/knowledge-graph.ts";
import { singularForms } from "../../../engine/text/plural.ts";
import { verbOfDeed } from "../dictionary/deeds.ts";
import { englishDictionary } from "../dictionary/english-dictionary.ts";
import { wordSet } from "../language/word-set.ts";
import type { Word } from "../language/words.ts";
import { expectedAnswerType } from "../relation-extraction/expected-answer-type.ts";
import { agentClasses, nounsOf } from "./agent-classes.ts";
import { AGENTS, classesNamed, PLACES, POLITIES } from "./kinds-of-classes.ts";
import type { Field } from "../dictionary/entry.ts";
import { fieldOfClass } from "./fields-of-classes.ts";
import { classEntry } from "./known-entries.ts";
import { relationNames } from "./relation-names.ts";
import { KINDS_SAID } from "../weights.ts";

/** Are its members persons, or bodies that act? Undefined where the graph does not tell. */
export function isAgent(iri: string, catalogue: Catalogue): boolean | undefined {
  if (classEntry(catalogue, iri)?.linking === true) return false;
  const agents = agentClasses(catalogue);
  if (agents.of.has(iri)) return true;
  if (isHappening(iri, catalogue)) return false;
  if (classesNamed(POLITIES, catalogue).has(iri) || agents.perhaps.has(iri)) return undefined;
  return agents.persons.size > 0 || isThing(iri, catalogue) ? false : undefined;
}

/** Does a class hold what happens, by its name: fires, races? It does something at most as the cause of it. */
function isHappening(iri: string, catalogue: Catalogue): boolean {
  const entry = classEntry(catalogue, iri);
  return entry !== undefined && isCalledHappening(entry);
}

const isCalledHappening = toldOnce((entry) => nounsOf(entry).some((noun) => singularForms(noun).some(saysHappening)));

const HAPPENINGS = wordSet(kinds.happenings);

/** Is it a noun for what happens, or one of its kinds by the dictionary? */
function saysHappening(noun: string): boolean {
  if (HAPPENINGS.has(noun)) return true;
  const wider = englishDictionary().kindsOf(noun, "n");
  return wider.some(({ word, share }) => share >= KINDS_SAID.leastShare && HAPPENINGS.has(word));
}

/** Does a class hold what somebody made, by its name: films, songs? */
export function isWork(iri: string, catalogue: Catalogue): boolean {
  const entry = classEntry(catalogue, iri);
  return entry !== undefined && isCalledWork(entry);
}

const isCalledWork = toldOnce((entry) => nounsOf(entry).some((noun) => expectedAnswerType(noun) === "WORK"));

/** Is a class one of things that do nothing, by its name? */
export function isThing(iri: string, catalogue: Catalogue): boolean {
  if (classesNamed(PLACES, catalogue).has(iri)) return true;
  const field = fieldOfClass(iri, catalogue);
  if (field !== undefined && DOING_NOTHING.has(field)) return true;
  const entry = classEntry(catalogue, iri);
  return entry !== undefined && isCalledThing(entry);
}

const isCalledThing = toldOnce((entry) => nounsOf(entry).some((noun) => THINGS.has(expectedAnswerType(noun))));

const DOING_NOTHING: ReadonlySet<Field> = new Set<Field>(["THING", "WORK", "STRUCTURE", "PLACE", "NATURE"]);
const LYING_SOMEWHERE: ReadonlySet<Field> = new Set<Field>(["PLACE", "NATURE", "POLITY", "HOUSE", "STRUCTURE"]);

/** Does a class hold what was done, by its name or as what only links things: "inspection", "loan"? */
export function isDeed(iri: string, catalogue: Catalogue): boolean {
  const entry = classEntry(catalogue, iri);
  return entry !== undefined && (entry.linking === true || isCalledDeed(entry));
}

const isCalledDeed = toldOnce((entry) => nounsOf(entry).some((noun) => verbOfDeed(noun) !== undefined));

const THINGS: ReadonlySet<string> = new Set(["WORK", "NOUN"] satisfies readonly ReturnType<
  typeof expectedAnswerType
>[]);

/** What the names of a class tell, worked out once: every reading is held against all classes of the graph. */
function toldOnce(tell: (entry: ClassEntry) => boolean): (entry: ClassEntry) => boolean {
  const known = new WeakMap<ClassEntry, boolean>();
  return (entry) => {
    const told = known.get(entry) ?? tell(entry);
    known.set(entry, told);
    return told;
  };
}

/** A firm or a school has a place, as a person has not. */
export function isPlace(iri: string, catalogue: Catalogue): boolean | undefined {
  if (classEntry(catalogue, iri)?.linking === true) return false;
  if (classesNamed(PLACES, catalogue).has(iri)) return true;
  if (agentClasses(catalogue).persons.has(iri)) return false;
  const field = fieldOfClass(iri, catalogue);
  if (field !== undefined && LYING_SOMEWHERE.has(field)) return true;
  return classesNamed(AGENTS, catalogue).has(iri) ? true : undefined;
}

/** Is a word one for where something is: "land", "city"? */
export function isOfPlaces({ roots }: Word): boolean {
  return roots.some((root) => OF_PLACES_ROOTS.has(root));
}

const OF_PLACES_ROOTS = wordSet(kinds.ofPlaces);
const PLACING = wordSet(lists.placing);

/** "Located in", "country": where a thing is. */
export function leadsToPlaces({ iri, direction, label }: RelationCandidate, catalogue: Catalogue): boolean {
  const names = relationNames(catalogue).byRelation.get(iri) ?? [];
  return (
    direction === "FORWARD" &&
    (PLACES.test(label) ||
      names.some(
        ({ shape, head, content, prepositions, text }) =>
          // A state language is no state.
          content.some((word) => (shape !== "NOUN" || word.lower === head) && isOfPlaces(word)) ||
          // Of a language another name may say that it is "spoken in" a land, which is the other end.
          (text === label && [...prepositions].some((each) => PLACING.has(each))),
      ))
  );
}
