import persons from "./data/persons.json" with { type: "json" };
import placesAndThings from "./data/places-and-things.json" with { type: "json" };
import works from "./data/works.json" with { type: "json" };
import { verbForms } from "./inflection.ts";

const LISTS: readonly (readonly [family: string, words: readonly string[]])[] = Object.entries({
  ...works,
  ...persons,
  ...placesAndThings,
}).map(([family, lines]) => [family, lines.join(" ").split(" ")]);

/** Stands behind a verb that is of a family in all its forms. */
const IN_ALL_FORMS = "*";

/**
 * The general lexicon: families of English words that stand for one idea. It knows no graph and no question; relations
 * and classes are linked through it by the words of their names. A word may belong to several families. By the name of
 * each family its words: those about works and who makes them, about persons (kin, lives, offices, what they do), and
 * about places, organisations, measures and events. Not listed is what is of a family by its form alone
 * (`rootsByForm`): plurals, and nouns that the dictionary derives from the verb that a family is called by.
 */
export const LEXICON: ReadonlyMap<string, readonly string[]> = new Map(
  LISTS.map(([family, words]) => [family, [...new Set(words.flatMap(formsOf))]]),
);

/** Words that are listed as they stand: mostly nouns. */
export const LISTED: ReadonlySet<string> = new Set(
  LISTS.flatMap(([, words]) => words.filter((word) => !word.endsWith(IN_ALL_FORMS))),
);

function formsOf(word: string): readonly string[] {
  return word.endsWith(IN_ALL_FORMS) ? verbForms(word.slice(0, -1)) : [word];
}
