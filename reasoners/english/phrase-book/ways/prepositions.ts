import lists from "../../language/data/phrase-book/words.json" with { type: "json" };
import { PREPOSITIONS as OF_GRAMMAR } from "../../language/function-words.ts";
import { wordSet } from "../../language/word-set.ts";

/** All words that stand before a noun; a few are adverbs elsewhere. */
export const PREPOSITIONS: ReadonlySet<string> = new Set([...OF_GRAMMAR, ...wordSet(lists.prepositions)]);
