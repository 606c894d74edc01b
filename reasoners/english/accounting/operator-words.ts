import values from "../language/data/values.json" with { type: "json" };
import lists from "../language/data/operator-words.json" with { type: "json" };
import { wordSet } from "../language/word-set.ts";

// Words that quantify, rank, compare, restrict or time what is asked: each changes the answer, none may be passed over.

export const UNIVERSAL = wordSet(lists.universal);
export const RESTRICTING = wordSet(lists.restricting);
export const VAGUE_AMOUNTS = wordSet(lists.vagueAmounts);
export const PROPORTIONS = wordSet(lists.proportions);
/** "Three quarters of them": a part only behind a number, as there are quarters of towns. */
export const PARTS_BEHIND_NUMBER = wordSet(lists.partsBehindNumber);
export const AGGREGATES = wordSet(lists.aggregates);
export const FREQUENCIES = wordSet(lists.frequencies);
/** What only a relation that says so can carry: "primarily speaks" is the primary language. */
export const MAINLY = wordSet(lists.mainly);
export const MAIN = wordSet(lists.main);

export const DENIALS = wordSet(lists.denials);
/** "No later than 1990", "not only": comparisons and restrictions of their own. */
export const BEHIND_NO_DENIAL = wordSet(lists.behindNoDenial);
export const EXCEPTIONS = wordSet(lists.exceptions);

export const MORE = wordSet(lists.more);
export const MOST = wordSet(lists.most);
/** Superlatives and ranks that nothing in a graph measures. */
export const UNMEASURED = wordSet(lists.unmeasured);
/** What is no rank but part of what is called so. */
export const NO_RANK = wordSet(lists.noRank);
export const PERIODS = wordSet(lists.periods);

export const NOW = wordSet(lists.now);
export const PAST = wordSet(lists.past);
/** Times that are told from the day of asking, or from something that was said before. */
export const RELATIVE_TIMES = wordSet(lists.relativeTimes);
export const MONTHS = [...wordSet(values.months)];

/** Cardinal numbers, "one" aside, which mostly stands for a noun. */
export const CARDINALS = wordSet(lists.cardinals);
