import lists from "./data/question-words.json" with { type: "json" };
import { wordSet } from "./word-set.ts";

// Question words by what they ask for.

export const OF_PERSONS = wordSet(lists.ofPersons);
export const OF_PLACES = wordSet(lists.ofPlaces);
export const OF_DATES = wordSet(lists.ofDates);
export const OF_REASONS = wordSet(lists.ofReasons);
/** Whatever kind the noun behind them says, if any does. */
export const OF_THINGS = wordSet(lists.ofThings);
/** What part of some things others are. */
export const SHARES = wordSet(lists.shares);
/** Of whom, or of what, the noun behind it is. */
export const POSSESSIVE = wordSet(lists.possessive);
