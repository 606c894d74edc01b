import kinds from "../language/data/kind-words.json" with { type: "json" };
import lists from "../language/data/phrase-words.json" with { type: "json" };
import type { RelationCandidate } from "../../../engine/question/form/logical-form.ts";
import type { Catalogue, RelationEntry } from "../../../engine/sources/knowledge-graph.ts";
import { wordSet } from "../language/word-set.ts";
import { type Word, wordsOf } from "../language/words.ts";
import { areTextsOfKind, leadsToTimes } from "../text-values/kinds-of-texts.ts";
import { PLACES } from "./kinds-of-classes.ts";
import { relationEntry } from "./known-entries.ts";
import { isOfPlaces, leadsToPlaces } from "./what-classes-hold.ts";

/** Where things are kept, stand, come from or take place, which is no place of a country. */
const WHEREABOUTS = wordSet(kinds.whereabouts);
const PLACING = wordSet([...lists.placing, ...kinds.placing]);
const COMPOUND = /(?:place|town|land|side|yard|house)s?$/u;

/** Of a name or a description, so much is read. */
const LONGEST = 200;

/**
 * May a text that a relation states say where something is? Only if its name or its description says a place: what a
 * boat is "made of" is none, where it was made.
 */
export function maySayPlace(candidate: RelationCandidate, catalogue: Catalogue): boolean {
  const relation = relationEntry(catalogue, candidate.iri);
  // What is "written in Welsh" was written somewhere else.
  if (relation !== undefined && (areTextsOfKind("language", relation) || leadsToTimes(relation))) return false;
  return relation === undefined || leadsToPlaces(candidate, catalogue) || saysPlace(relation);
}

/** Does a name of a relation, or what describes it, say a place? */
export function saysPlace({ label, aliases, description = "" }: RelationEntry): boolean {
  const spaced = (text: string): string =>
    text
      .slice(0, LONGEST)
      .replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, " ")
      .replaceAll("_", " ");
  const names = [label, ...aliases].map(spaced);
  if (names.some((name) => wordsOf(name).some(({ lower }) => PLACING.has(lower)))) return true;
  const texts = [...names, spaced(description)];
  return texts.some((text) => PLACES.test(text) || wordsOf(text).some(isForPlaces));
}

function isForPlaces(word: Word): boolean {
  return (
    isOfPlaces(word) || COMPOUND.test(word.lower) || [word.lower, ...word.roots].some((each) => WHEREABOUTS.has(each))
  );
}
