import kinds from "../language/data/kind-words.json" with { type: "json" };
import lists from "../language/data/phrase-book/said-alike.json" with { type: "json" };
import { singularForms } from "../../../engine/text/plural.ts";
import type { Catalogue, RelationEntry } from "../../../engine/sources/knowledge-graph.ts";
import type { Direction } from "../../../engine/evidence/fact.ts";
import { englishDictionary } from "../dictionary/english-dictionary.ts";
import { wordSet } from "../language/word-set.ts";
import { wordsOf } from "../language/words.ts";
import { agentClasses } from "../linking/agent-classes.ts";
import { isContainment } from "../linking/bare-prepositions.ts";
import { linkClass } from "../linking/class-linker.ts";
import { classEntry } from "../linking/known-entries.ts";
import { classesNamed, PLACES as PLACES_NAMED } from "../linking/kinds-of-classes.ts";
import { labelWords } from "../linking/label-words.ts";
import { isAgent } from "../linking/what-classes-hold.ts";
import { LONGEST_NAME, meaningIn } from "./names.ts";

const PERSONS = wordSet([...lists.persons, ...kinds.persons]);
const BODIES = wordSet([...lists.bodies, ...kinds.bodies]);
const PLACES = wordSet(kinds.places);
const ANY_PLACE = wordSet(lists.anyPlace);

/** "Place", which may be any, and not "town". */
export function isAnyPlace(lower: string): boolean {
  return ANY_PLACE.has(lower);
}

/** A relation, and which of its ends is asked for. */
export interface Asked {
  readonly relation: RelationEntry;
  readonly direction: Direction;
}

export interface Known {
  readonly catalogue: Catalogue;
}

/** Does a relation lead to places of which the graph says no more than that they are places? */
export function leadsToAnyPlace(asked: Asked, known: Known): boolean {
  const heads = headsOf(classesAtEnd(asked), known);
  return heads.length > 0 && heads.every((lower) => ANY_PLACE.has(lower));
}

/**
 * May what a relation leads to be of the kind that was asked for? "Which river": where the graph has rivers by that
 * name, nothing but these is; "which man" of persons, "which firm" of nobody who is one, "which place" of places; and
 * of other nouns what the graph, or a name of the relation, calls so.
 */
export function isOfKindSaid(said: string, asked: Asked, known: Known): boolean {
  const { catalogue } = known;
  const ends = classesAtEnd(asked);
  const above = (iri: string): readonly string[] => [iri, ...(classEntry(catalogue, iri)?.ancestors ?? [])];
  const named = linkClass(wordsOf(said), catalogue).filter(({ score }) => score === 1);
  // Of boats and tugs that were built, "which tugs" asks for some.
  if (named.length > 0)
    return ends.length > 0 && ends.every((end) => above(end).some((iri) => named.some((each) => each.iri === iri)));
  const noun = singularForms(said)[0] ?? said;
  const { persons } = agentClasses(catalogue);
  const heads = headsOf(ends, known);
  const isAll = (words: ReadonlySet<string>): boolean => heads.length > 0 && heads.every((word) => words.has(word));
  if (PERSONS.has(noun)) return ends.some((iri) => persons.has(iri)) || isAll(PERSONS);
  // A town is no team, though it may act.
  if (BODIES.has(noun))
    return ends.length > 0 && !isAll(PERSONS) && ends.every((iri) => !persons.has(iri) && !isNoBody(iri, catalogue));
  if (ANY_PLACE.has(noun) && (isAll(ANY_PLACE) || isAll(PLACES))) return true;
  // What lies in places that lie in others may be of the county by the second or the third of them.
  if (PLACES.has(noun) && isAll(ANY_PLACE)) return !isContainment(asked.relation, catalogue);
  // Of a text no class tells the kind: a species is no breed.
  return saysItself(noun, asked) || heads.some((lower) => isKindOf(lower, noun));
}

function isNoBody(iri: string, catalogue: Catalogue): boolean {
  return classesNamed(PLACES_NAMED, catalogue).has(iri) || isAgent(iri, catalogue) === false;
}

function saysItself(noun: string, { relation, direction }: Asked): boolean {
  if (direction === "BACKWARD") return false;
  const called = [relation.label, ...relation.aliases].flatMap((name) => meaningIn(name.slice(0, LONGEST_NAME)));
  return called.some((word) => word === noun || singularForms(word)[0] === noun);
}

/** "Narrowboat" is a boat, as is "ferry"; a "zoo animal" is an animal. */
export function isKindOf(narrow: string, wide: string): boolean {
  const [one = wide] = singularForms(wide);
  if (narrow === one || (one.length >= LEAST_PART && narrow.endsWith(one))) return true;
  const dictionary = englishDictionary();
  return [...dictionary.kindsOf(narrow, "n"), ...dictionary.synonymsOf(narrow, "n")].some(({ word }) => word === one);
}

/** Letters of a word that ends others. */
const LEAST_PART = 3;

function classesAtEnd({ relation, direction }: Asked): readonly string[] {
  return direction === "FORWARD" ? relation.objectClasses : relation.subjectClasses;
}

/** The last words of what the classes are called. */
function headsOf(classes: readonly string[], { catalogue }: Known): readonly string[] {
  return classes.flatMap((iri) =>
    labelWords(iri, catalogue)
      .slice(-1)
      .map(({ lower }) => lower),
  );
}
