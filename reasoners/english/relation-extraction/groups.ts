const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/u));

/** Groups that act under somebody: "a party led by X", "an expedition under X". */
export const GROUPS = set(
  "expedition expeditions party team teams group crew company firm army force forces troops fleet committee commission consortium band squad delegation architects engineers scientists researchers climbers astronomers designers workers men",
);

/** Parts that stand for the whole: who climbed the outside of a tower climbed the tower. */
export const PARTS = set(
  "outside inside interior exterior whole rest body remains fossil fossils building structure text entire top summit surface site area course length",
);

/** Nouns that say what kind of place the name behind "of" is: "the city of Rome". */
const PLACES =
  "city town village state country island kingdom empire republic river lake mount mountain region province peninsula";

/** What a noun before "of" may be, so that the phrase is still about the name behind it. */
export const STANDING_FOR = new Set([...PARTS, ...set(PLACES)]);

/**
 * Nouns and plain adjectives that may stand right before or behind a name and mean the same thing: "the film
 * “Solaris”".
 */
export const APPOSED = new Set([
  ...STANDING_FOR,
  ...set(
    `planet moon dwarf film movie novel book play opera song album single band club team ship liner vessel spacecraft mission tower bridge
     museum university school college company name modern new old present later early original great famous so-called world`,
  ),
]);

/**
 * Words that tell one kind of holder from the plain one: the former, deputy or assistant manager is not the manager.
 */
export const UNLIKE = set(
  "former ex erstwhile future deputy vice assistant associate acting interim caretaker honorary would-be junior co-founder alleged supposed rival fictional fake self-styled purported prospective",
);

/** Words that do not narrow what a superlative is chosen from: "the first person ever to". */
export const NEUTRAL = set(
  "person people persons one ones human humans man men ever successful recorded known the to two three pair in world history",
);

/** Words that answer no question by themselves. */
export const UNTELLING = set(
  "unknown uncertain unclear disputed same following another other others one ones part result reason way people person man woman all more most many several some none nothing such different important famous popular successful known called named said",
);
