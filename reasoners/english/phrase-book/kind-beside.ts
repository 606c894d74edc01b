import lists from "../language/data/phrase-book/words.json" with { type: "json" };
import { singularForms } from "../../../engine/text/plural.ts";
import { englishDictionary } from "../dictionary/english-dictionary.ts";
import { wordSet } from "../language/word-set.ts";
import { wordsOf } from "../language/words.ts";
import { agentClasses } from "../linking/agent-classes.ts";
import { linkClass } from "../linking/class-linker.ts";
import { classEntry } from "../linking/known-entries.ts";
import { labelWords } from "../linking/label-words.ts";
import type { Asked, Known } from "./kind-said.ts";
import { meaningIn } from "./rows.ts";

const PERSONS = wordSet(lists.persons);
const BODIES = wordSet(lists.bodies);
/** Of a name of a relation, so much is read. */
const LONGEST_NAME = 80;

/**
 * "Which river": where the graph has rivers by that name, nothing but these is; "which firm": no person is one. Of
 * other nouns, a name of the relation says them.
 */
export function mayBe(noun: string, { relation, direction }: Asked, { catalogue }: Known): boolean {
  const ends = direction === "FORWARD" ? relation.objectClasses : relation.subjectClasses;
  const above = (iri: string): readonly string[] => [iri, ...(classEntry(catalogue, iri)?.ancestors ?? [])];
  const words = wordsOf(noun);
  const named = linkClass(words, catalogue).filter(({ score }) => score === 1);
  // Of boats and tugs that were built, "which tugs" asks for some.
  if (named.length > 0)
    return ends.length > 0 && ends.every((end) => above(end).some((iri) => named.some((each) => each.iri === iri)));
  const { persons } = agentClasses(catalogue);
  if (PERSONS.has(noun)) return persons.size === 0 || ends.some((iri) => persons.has(iri));
  if (BODIES.has(noun)) return ends.some((iri) => !persons.has(iri));
  const called = [relation.label, ...relation.aliases].flatMap((name) => meaningIn(name.slice(0, LONGEST_NAME)));
  // Of a text no class tells the kind: a species is no breed.
  return (
    called.some((word) => word === noun || singularForms(noun).includes(word)) ||
    ends.some((iri) => labelWords(iri, catalogue).some(({ lower }) => isKindOf(lower, noun)))
  );
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
