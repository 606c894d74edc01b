import verbs from "../language/data/verbs.json" with { type: "json" };
import { BE, HAVE, NEGATION, PREPOSITIONS } from "../language/function-words.ts";
import { isPast, isPlural, sameVerb } from "../language/word-forms.ts";
import { wordSet } from "../language/word-set.ts";
import type { Word } from "../language/words.ts";
import type { PhraseToLink } from "./phrase-to-link.ts";
import type { RelationName } from "./relation-names.ts";

/** Names of the same words as a phrase that say something else: the opposite, or of another time. */

/** Does the name deny what the phrase says: "not a member of", "never lived in"? */
export function deniesMore(words: readonly Word[], name: RelationName): boolean {
  const denies = ({ lower }: Word): boolean => NEGATION.has(lower) && lower !== "without";
  return name.separateWords.some(denies) && !words.some(denies);
}

/**
 * Is the name said of the other party to a gift than the phrase is? "Awarded by" tells who gave and not who won, "won"
 * who won and not who gave; and of a noun alone ("prizes", "awards have") nobody knows that it asks for the giver.
 */
export function isOfOtherSide({ words, role }: PhraseToLink, name: RelationName): boolean {
  if (saysGiver(name.words)) return words.some(isOfGift) && !saysGiving(words, role);
  return name.words.some(isOfReceiver) && saysGiving(words, role);
}

/** "Awarded by", "presented by". */
export function saysGiver(words: readonly Word[]): boolean {
  return words.some(({ lower }) => lower === "by") && words.some(({ lower }) => GIVEN.has(lower));
}

/** Is it a word for having won or been given something? */
export function isOfReceiver({ lower }: Word): boolean {
  return OF_RECEIVER.has(lower);
}

/** "Was awarded to". */
export function isHandedOver(words: readonly Word[]): boolean {
  return words.some(({ lower }) => GIVEN.has(lower)) && words.some(({ lower }) => TO.has(lower));
}

/** "Awarded by", "awarded" or "gave" as what somebody does, and not "was awarded", "was awarded to". */
function saysGiving(words: readonly Word[], role: PhraseToLink["role"]): boolean {
  if (words.some(isOfReceiver)) return false;
  const says = (lowers: ReadonlySet<string>): boolean => words.some(({ lower }) => lowers.has(lower));
  if (says(GIVEN)) return says(BY) || !(says(BE) || says(TO));
  return says(OF_GIVER) || (role !== "NOUN" && says(AWARDING) && !says(HAVE));
}

/** A word for a prize, or for giving or winning one. */
function isOfGift({ roots }: Word): boolean {
  return roots.includes("award");
}

/** "Married by" tells who wedded a pair to each other, and not to whom one of them is married, nor the other way. */
export function isOfOfficiant(words: readonly Word[], name: RelationName): boolean {
  const isOfPair = ({ roots }: Word): boolean => roots.includes("spouse");
  if (!name.content.some(isOfPair) || !words.some(isOfPair)) return false;
  return name.prepositions.has("by") !== words.some(({ lower }) => BY.has(lower));
}

/** "Moved to" is not "moved from", nor "flows into" "flows from". */
export function goesTheOtherWay(words: readonly Word[], { prepositions }: RelationName): boolean {
  const said = new Set(words.map(({ lower }) => lower));
  const [from, to] = [said.has(FROM), [...TO].some((lower) => said.has(lower))];
  const [namesFrom, namesTo] = [prepositions.has(FROM), [...TO].some((lower) => prepositions.has(lower))];
  return from !== to && namesFrom !== namesTo && from !== namesFrom;
}

/** Verbs of the phrase by which some name says what its subject does now: "owns". */
export function deedsNow(words: readonly Word[], names: readonly RelationName[]): ReadonlySet<string> {
  const verbs = new Set(names.flatMap((name) => deedOf(name)?.lower ?? []));
  return new Set([...verbs].filter((verb) => !isPast(verb) && words.some(({ lower }) => sameVerb(lower, verb))));
}

/** Is it "owned", where the phrase says "owns", or the graph has that as well and the phrase does not say which? */
export function isOverInstead(words: readonly Word[], name: RelationName, now: ReadonlySet<string>): boolean {
  const verb = deedOf(name);
  if (verb === undefined || !isPast(verb.lower) || words.some(({ lower }) => lower === verb.lower)) return false;
  const isSaidOfNow = words.some(
    ({ lower }) => isPlural(lower) && !isPast(lower) && !PREPOSITIONS.has(lower) && sameVerb(lower, verb.lower),
  );
  return isSaidOfNow || [...now].some((each) => sameVerb(each, verb.lower));
}

/** The verb of a label that says what its subject does; "used money" is a thing. */
function deedOf({ relation, text, content, prepositions, objectActs }: RelationName): Word | undefined {
  const [first, ...others] = content;
  return text !== relation.label || others.length > 0 || prepositions.has("by") || objectActs ? undefined : first;
}

/** Where somebody moved is where to, unless it says from where. */
export function leadsAway(words: readonly Word[], { prepositions }: RelationName): boolean {
  return [...prepositions].some((lower) => AWAY.has(lower) && !words.some((word) => word.lower === lower));
}

const FROM = "from";
const TO: ReadonlySet<string> = new Set(["to", "into", "onto", "towards"]);
const BY: ReadonlySet<string> = new Set(["by"]);
const GIVEN = wordSet(verbs.giving);
const AWARDING = wordSet("award awards");
const OF_GIVER = wordSet(verbs.ofGiver);
const OF_RECEIVER = wordSet(verbs.ofReceiver);
const AWAY: ReadonlySet<string> = new Set(["from", "without", "against", "about", "before", "after", "until"]);
