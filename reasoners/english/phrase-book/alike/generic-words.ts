import lists from "../../language/data/phrase-book/said-alike.json" with { type: "json" };
import { wordSet } from "../../language/word-set.ts";

/** Who does something, whoever that is: "they call E Bob", and "E is called Bob". */
export const GENERIC = wordSet(lists.generic);

export const PRONOUNS = wordSet(lists.pronouns);

export const PARTICLES = wordSet(lists.particles);

export const PERSONS = wordSet(lists.persons);

export const TIMES = wordSet(lists.times);

/** In front of a kind, they tell which ones are meant: "which other clocks". */
export const OTHERS = wordSet(lists.others);
