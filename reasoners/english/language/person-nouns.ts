import { wordSet } from "./word-set.ts";

/** Nouns that say no more than "who" or "what" does. */
export const ANYONE = wordSet(`
  person people one ones someone somebody individual individuals thing things those he she they
`);

/** Nouns that name a sex too: behind "which" they narrow what is asked for, elsewhere they only agree with a name. */
export const GENDERED = wordSet("man woman men women guy guys gentleman lady fellow boy girl");

/** Nouns for all people. */
export const MANKIND = wordSet("humanity humankind mankind man men human humans people");
