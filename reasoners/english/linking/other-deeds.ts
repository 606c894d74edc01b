import verbs from "../language/data/verbs.json" with { type: "json" };
import { NEGATION, PREPOSITIONS } from "../language/function-words.ts";
import { isPast, isPlural, sameVerb } from "../language/word-forms.ts";
import { wordSet } from "../language/word-set.ts";
import type { Word } from "../language/words.ts";
import type { RelationName } from "./relation-names.ts";

/** Names of the same words as a phrase that say something else: the opposite, or of another time. */

/** Does the name deny what the phrase says: "not a member of", "never lived in"? */
export function deniesMore(words: readonly Word[], name: RelationName): boolean {
  const denies = ({ lower }: Word): boolean => NEGATION.has(lower) && lower !== "without";
  return name.separateWords.some(denies) && !words.some(denies);
}

/** "Awarded by" tells who gave, and not who won. */
export function isOfGiver(words: readonly Word[], name: RelationName): boolean {
  return (
    name.prepositions.has("by") &&
    name.content.some(({ lower }) => GIVING.has(lower)) &&
    words.some(({ lower, roots }) => RECEIVING.has(lower) || roots.includes("win"))
  );
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
const GIVING = wordSet(verbs.giving);
const RECEIVING = wordSet(verbs.receiving);
const AWAY: ReadonlySet<string> = new Set(["from", "without", "against", "about", "before", "after", "until"]);
