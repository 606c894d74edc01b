import lists from "../../language/data/phrase-words.json" with { type: "json" };
import { wordSet } from "../../language/word-set.ts";

/** Participles that say where: "Prague-born", "Kyoto-based". */
export const LOCAL = wordSet(lists.local);
