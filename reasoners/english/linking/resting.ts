import lists from "../language/data/linking-words.json" with { type: "json" };
import type { Catalogue } from "../../../engine/sources/knowledge-graph.ts";
import { BE, HAVE, isFunctionWord, PREPOSITIONS } from "../language/function-words.ts";
import { sameVerb } from "../language/word-forms.ts";
import { wordSet } from "../language/word-set.ts";
import type { Word } from "../language/words.ts";
import { LIKENESS } from "../weights.ts";
import { leadsToPlace } from "./domain-range-fit.ts";
import { AGENTS, named } from "./kinds-of-classes.ts";
import type { PhraseToLink } from "./phrase-to-link.ts";
import { closeness, type RelationName } from "./relation-names.ts";

/** Verbs that say of something that it is somewhere, and no more: "stands at", "lies in", "lives on". */
const RESTING = wordSet(lists.restingSomewhere);
/** Those that are said of people's homes, and not of where a thing is. */
const DWELLING = wordSet(lists.dwelling);
/** Prepositions behind which such a verb says another thing: "stands for", "lives for", "lies about". */
const NOT_SOMEWHERE = wordSet(lists.notSomewhere);

/** Behind these it says no more than where: of whatever is "on" a thing, and "by" it, less is known. */
const WHERE_ALONE: ReadonlySet<string> = new Set(["in", "at", "within", "inside"]);

/** Is it all that a phrase says that something is somewhere: "stands on", and not "stands to lose"? */
function saysResting({ role, words }: PhraseToLink): boolean {
  return role !== "NOUN" && !HAVE.has(words[0]?.lower ?? "") && isVerbOfResting(words);
}

/** Is a verb of resting all that the words say: "stands"? */
export function isVerbOfResting(words: readonly Word[]): boolean {
  const said = words.filter(({ lower }) => !isFunctionWord(lower));
  return said.length > 0 && said.every(({ lower }) => RESTING.has(lower));
}

/** Does a phrase say how something rests somewhere, so that near words are other ones: "lives on"? */
export function saysHowItRests(phrase: PhraseToLink): boolean {
  return (
    phrase.wanted !== "PLACE" &&
    saysResting(phrase) &&
    phrase.words.some(({ lower }) => PREPOSITIONS.has(lower) && !WHERE_ALONE.has(lower))
  );
}

/**
 * Does a phrase say by a verb of resting what no relation to a place says: "stands for"? A relation that is called by
 * that very verb may.
 */
export function isNoResting(phrase: PhraseToLink, { content }: RelationName): boolean {
  // The stand of a thing is not where it stands.
  const isNoun = phrase.role === "NOUN" && isVerbOfResting(phrase.words) && !phrase.words.some(isParticiple);
  const isOtherwise = saysResting(phrase) && phrase.words.some(({ lower }) => NOT_SOMEWHERE.has(lower));
  if (!isNoun && !isOtherwise && !saysFinding(phrase)) return false;
  return !phrase.words.some((said) => content.some(({ lower }) => sameVerb(said.lower, lower)));
}

/**
 * Which way a verb of resting walks a relation to places: what rests is where the place is told. Undefined where the
 * phrase says more, or the relation is called by another word.
 */
export function saidByResting(
  phrase: PhraseToLink,
  { relation, isRoleOf, content }: RelationName,
  catalogue: Catalogue,
): "FORWARD" | "BACKWARD" | undefined {
  if (!saysResting(phrase) || isRoleOf || !leadsToPlace(relation, catalogue)) return undefined;
  const isCalledSo = (said: Word): boolean => content.some((each) => closeness(said, each) >= LIKENESS.sameFamily);
  if (!phrase.words.some((said) => RESTING.has(said.lower) && isCalledSo(said))) return undefined;
  return phrase.role === "AFTER" ? "BACKWARD" : "FORWARD";
}

/** "Who found E": what is found somewhere is there, and whoever finds it need not be. */
function saysFinding({ role, words }: PhraseToLink): boolean {
  if (role === "NOUN" || words.some(({ lower }) => BE.has(lower) || PREPOSITIONS.has(lower))) return false;
  const said = words.filter(({ lower }) => !isFunctionWord(lower));
  return said.length > 0 && said.every(({ lower }) => FINDING.has(lower));
}

const FINDING: ReadonlySet<string> = new Set(["find", "finds", "found", "finding"]);

/** "Located", "living": said of a noun that stands before it. */
function isParticiple({ lower }: Word): boolean {
  return lower.endsWith("ed") || lower.endsWith("ing");
}

/** "Who lies in E": things lie somewhere by the same words, so that what rests there must be known for somebody. */
export function mayRestThere(phrase: PhraseToLink, { relation }: RelationName, catalogue: Catalogue): boolean {
  if (phrase.wanted !== "PERSON" || phrase.role !== "AFTER" || !saysResting(phrase)) return true;
  if (phrase.words.some(({ lower }) => DWELLING.has(lower))) return true;
  return named(AGENTS, relation.subjectClasses, catalogue) === true;
}
