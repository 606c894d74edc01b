import lists from "../language/data/verbs.json" with { type: "json" };
import { wordSet } from "../language/word-set.ts";

/** Verbs that say nothing by themselves: what is done stands behind them ("made the first ascent"). */
export const LIGHT_VERBS = wordSet(lists.lightVerbs);

/** Verbs by which somebody comes to be something: "became the first manager". */
export const BECOMING = wordSet(lists.becoming);

/** What a work, a place or a person is given a name by: "was called “Eagle”". */
export const NAMING = wordSet(lists.naming);

/** What is handed over ("was awarded to X") and what is had from it ("received"). */
export const GIVING = wordSet(lists.giving);
export const RECEIVING = wordSet(lists.receiving);
