import persons from "./data/persons.json" with { type: "json" };
import placesAndThings from "./data/places-and-things.json" with { type: "json" };
import works from "./data/works.json" with { type: "json" };

/**
 * The general lexicon: families of English words that stand for one idea. It knows no graph and no question; relations
 * and classes are linked through it by the words of their names. A word may belong to several families. By the name of
 * each family its words: those about works and who makes them, about persons (kin, lives, offices, what they do), and
 * about places, organisations, measures and events.
 */
export const LEXICON: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({ ...works, ...persons, ...placesAndThings }).map(([family, lines]) => [
    family,
    lines.join(" ").split(" "),
  ]),
);
