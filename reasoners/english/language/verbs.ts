import lists from "./data/verbs.json" with { type: "json" };
import { wordSet } from "./word-set.ts";

/**
 * Finite forms of verbs that are hardly ever nouns: where one stands, a noun phrase has ended. Verbs whose forms are
 * nouns as well (star, play, work, border, head) are left out, as the rest of the phrase decides about them.
 */
const VERBS = wordSet(lists.verbs);

/** Of these forms the noun is as likely. */
const NOUNS_AS_WELL = wordSet(lists.nounsAsWell);

/** A phrase that is one word here ("took place", "went to school") is a verb where its first word is one. */
export function isVerb(lower: string): boolean {
  const [first = lower] = lower.split(" ");
  return VERBS.has(first) && !NOUNS_AS_WELL.has(first);
}
