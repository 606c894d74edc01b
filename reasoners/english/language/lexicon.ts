import { PERSONS } from "./lexicon/persons.ts";
import { PLACES_AND_THINGS } from "./lexicon/places-and-things.ts";
import { WORKS } from "./lexicon/works.ts";

/**
 * The general lexicon: families of English words that stand for one idea. It knows no graph and no question; relations
 * and classes are linked through it by the words of their names. A word may belong to several families.
 */
export const LEXICON: Readonly<Record<string, string>> = { ...WORKS, ...PERSONS, ...PLACES_AND_THINGS };
