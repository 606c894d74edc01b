import { LRUCache } from "lru-cache";
import { englishDictionary } from "../dictionary/english-dictionary.ts";
import { DERIVING } from "../weights.ts";

/** Adjectives that are remembered. */
const MOST_REMEMBERED = 5_000;
/** So many letters at least do an adjective and the noun of it begin with alike: "salty" and "saltiness". */
const LEAST_ALIKE = 4;

/** Of these there are so many: "the most different colours". */
const COUNTING: ReadonlySet<string> = new Set(["different", "distinct", "separate", "various", "diverse", "unique"]);

const known = new LRUCache<string, readonly string[]>({ max: MOST_REMEMBERED });

/**
 * The nouns of how much an adjective says there is, as the dictionary derives them: "sweetness" of "sweet", "humidity"
 * of "humid". Only those that begin as the adjective does, which name the same end of it: dry is not "wetness".
 * @param base in lower case
 */
export function qualitiesOf(base: string): readonly string[] {
  const found = known.get(base) ?? lookUp(base);
  known.set(base, found);
  return found;
}

function lookUp(base: string): readonly string[] {
  if (!/^[a-z]{3,}$/u.test(base) || COUNTING.has(base)) return [];
  const start = base.slice(0, Math.max(LEAST_ALIKE, base.length - 1));
  return [
    ...new Set(
      englishDictionary()
        .derivationsOf(base, "a")
        .filter(
          ({ to, role, word, share, shareOfDerived }) =>
            to === "n" &&
            (role === "THING" || role === "MEASURE") &&
            word !== base &&
            word.startsWith(start.slice(0, base.length)) &&
            share * shareOfDerived >= DERIVING.leastOfQuality,
        )
        .map(({ word }) => word),
    ),
  ];
}

/** Is a word in -er or -est a noun of its own: "winter", "number"? */
export function isOwnNoun(lower: string): boolean {
  return englishDictionary().lemmasOf(lower, "n").includes(lower);
}
