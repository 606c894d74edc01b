import capitals from "../language/data/name-words.json" with { type: "json" };
import { wordSet } from "../language/word-set.ts";
import people from "../language/data/people-words.json" with { type: "json" };
import lists from "../language/data/sentence-words.json" with { type: "json" };

/** Titles that are never part of what a person is called. */
const TITLES = wordSet(lists.titles);
/**
 * Titles that are taken off a full name or a numbered one, but belong to a single name: "Queen Victoria", "Prince
 * Rupert".
 */
const RANKS = wordSet(lists.ranks);
/** What stands before the names of ships. */
const PREFIXES = wordSet(lists.shipPrefixes);

/** Words of names that a rank begins without being one: "Prince Edward Island". */
const ORGANISED = wordSet(capitals.organised);

/** What a title is said of before it: "Union Maj. Gen. X", "French General X". */
const SIDES = wordSet([...people.sides, ...people.demonyms]);

function isSide(word: string): boolean {
  return /^\p{Lu}/u.test(word) && SIDES.has(word.toLowerCase());
}

/** How many of a name's words are titles before it; never all of them. */
export function titlesBefore(words: readonly string[]): number {
  const [first = "", second = ""] = words;
  let taken = isSide(first) && words.length > 2 && isTitle(second) ? 1 : 0;
  while (taken < words.length - 1) {
    const word = bare(words[taken] ?? "");
    if (isTitle(word) || (taken > 0 && word === "general")) taken += 1;
    else if (
      RANKS.has(word) &&
      words.length - taken > 2 &&
      !words.some((each) => ORGANISED.has(each)) &&
      words[taken + 1] !== "of"
    )
      taken += 1;
    else break;
  }
  return taken;
}

function isTitle(word: string): boolean {
  return TITLES.has(bare(word));
}

function bare(word: string): string {
  return word.toLowerCase().replace(/\.$/u, "");
}

/** Whether a word before a name changes nothing of what it names: a title, a rank, or the prefix of a ship. */
export function isHonorific(word: string): boolean {
  const lower = bare(word);
  return TITLES.has(lower) || RANKS.has(lower) || PREFIXES.has(lower);
}
