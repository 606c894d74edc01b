import lists from "./data/nouns.json" with { type: "json" };
import { wordSet } from "./word-set.ts";

/** Nouns that say no more than "who" or "what" does. */
export const ANYONE = wordSet(lists.anyone);

/** Nouns that name a sex too: behind "which" they narrow what is asked for, elsewhere they only agree with a name. */
export const GENDERED = wordSet(lists.gendered);

/** Nouns for all people. */
export const MANKIND = wordSet(lists.mankind);
