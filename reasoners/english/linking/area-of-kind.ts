import lists from "../language/data/linking-words.json" with { type: "json" };
import type { Catalogue, RelationEntry } from "../../../engine/sources/knowledge-graph.ts";
import { singularForms } from "../../../engine/text/plural.ts";
import { englishDictionary } from "../dictionary/english-dictionary.ts";
import { isFunctionWord, PREPOSITIONS } from "../language/function-words.ts";
import { wordSet } from "../language/word-set.ts";
import type { Word } from "../language/words.ts";
import { PLACES } from "./kinds-of-classes.ts";
import { classEntry } from "./known-entries.ts";
import { isOfPlace } from "./particles.ts";
import { isPlace } from "./what-classes-hold.ts";

const LYING = wordSet(lists.lying);
/** Nouns for that in which places and things lie. */
const AREAS = wordSet(lists.areas);
const BELONGING = wordSet(lists.belonging);

/**
 * Does a relation say by a name of it that something lies in an area of a kind, and nothing else: "in valley",
 * "located in the parish", "belongs to district"? Its objects are of that kind, and places.
 */
export function saysAreaOfKind(name: readonly Word[], relation: RelationEntry, catalogue: Catalogue): boolean {
  const at = name.findIndex(({ lower }) => PREPOSITIONS.has(lower));
  const preposition = name[at]?.lower;
  const noun = name.at(-1);
  if (preposition === undefined || noun === undefined || at === name.length - 1) return false;
  const before = name.slice(0, at).filter(({ lower }) => !isFunctionWord(lower));
  const between = name.slice(at + 1, -1);
  if (before.length > 1 || !between.every(({ lower }) => isFunctionWord(lower) && !PREPOSITIONS.has(lower)))
    return false;
  const [verb] = before;
  const isLying = (verb === undefined || LYING.has(verb.lower)) && isOfPlace(preposition);
  const isBelonging = verb !== undefined && BELONGING.has(verb.lower) && preposition === "to";
  return (isLying || isBelonging) && isKindOfItsPlaces(noun, relation, catalogue);
}

/** Is it a noun for areas, or are the things that the relation leads to of a kind of places that is called so? */
function isKindOfItsPlaces({ lower }: Word, { objectClasses }: RelationEntry, catalogue: Catalogue): boolean {
  const forms = new Set([lower, ...singularForms(lower)]);
  if (AREAS.has(lower)) return objectClasses.length > 0;
  const isByKind = englishDictionary()
    .kindsOf(lower, "n")
    .some(({ word }) => AREAS.has(word) || PLACES.test(word));
  return objectClasses.some((iri) => {
    const entry = classEntry(catalogue, iri);
    const isCalled =
      entry !== undefined && [entry.label, ...entry.aliases].some((each) => forms.has(each.toLowerCase()));
    return isCalled && (isByKind || isPlace(iri, catalogue) === true);
  });
}
