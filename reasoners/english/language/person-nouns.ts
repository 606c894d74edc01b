import lists from "./data/nouns.json" with { type: "json" };
import { wordSet } from "./word-set.ts";

/** Nouns that say no more than "who" or "what" does. */
export const ANYONE = wordSet(lists.anyone);

/** Nouns that name a sex too: behind "which" they narrow what is asked for, elsewhere they only agree with a name. */
export const GENDERED = wordSet(lists.gendered);

/** Nouns for all people. */
export const MANKIND = wordSet(lists.mankind);

const OF_EITHER_SEX = wordSet(lists.ofEitherSex);

/** Nouns that say a sex, in the singular: what they are a kind of says less. Actresses are called actors as well. */
export const OF_ONE_SEX: ReadonlySet<string> = new Set(
  [...wordSet(lists.pairs)].filter((noun) => !OF_EITHER_SEX.has(noun)),
);
