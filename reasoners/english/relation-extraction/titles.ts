import capitals from "../language/data/name-words.json" with { type: "json" };
import { wordSet } from "../language/word-set.ts";
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

/** How many of a name's words are titles before it; never all of them. */
export function titlesBefore(words: readonly string[]): number {
  let taken = 0;
  while (taken < words.length - 1) {
    const word = (words[taken] ?? "").toLowerCase().replace(/\.$/u, "");
    if (TITLES.has(word) || (taken > 0 && word === "general")) taken += 1;
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

/** Whether a word before a name changes nothing of what it names: a title, a rank, or the prefix of a ship. */
export function isHonorific(word: string): boolean {
  const lower = word.toLowerCase().replace(/\.$/u, "");
  return TITLES.has(lower) || RANKS.has(lower) || PREFIXES.has(lower);
}
