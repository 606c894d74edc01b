import lists from "../language/data/sentence-words.json" with { type: "json" };
import { wordSet } from "../language/word-set.ts";

/** Groups that act under somebody: "a party led by X", "an expedition under X". */
export const GROUPS = wordSet(lists.groups);

/** Parts that stand for the whole: who climbed the outside of a tower climbed the tower. */
export const PARTS = wordSet(lists.parts);

/** Nouns that say what kind of place the name behind "of" is: "the city of Rome". */
const PLACES = wordSet(lists.kindsOfPlace);

/** What a noun before "of" may be, so that the phrase is still about the name behind it. */
export const STANDING_FOR = new Set([...PARTS, ...PLACES]);

/**
 * Nouns and plain adjectives that may stand right before or behind a name and mean the same thing: "the film
 * “Solaris”".
 */
export const APPOSED = new Set([...STANDING_FOR, ...wordSet(lists.apposed)]);

/**
 * Words that tell one kind of holder from the plain one: the former, deputy or assistant manager is not the manager.
 */
export const UNLIKE = wordSet(lists.unlike);

/** Words that do not narrow what a superlative is chosen from: "the first person ever to". */
export const NEUTRAL = wordSet(lists.neutral);

/** Words that answer no question by themselves. */
export const UNTELLING = wordSet(lists.untelling);
