import type { Word } from "../../language/words.ts";

/** Words that English leaves out and the lexicon needs: "whose capital is E" is "has capital E". */
export const HAS = implied("has", "has");
export const FROM = implied("from", "origin");
export const BY = implied("by", "by");
export const OF = implied("of", "of");
export const IN = implied("in", "in");
export const CAUSE = implied("cause", "cause");

function implied(lower: string, root: string): Word {
  return { text: lower, lower, roots: [root], start: 0, end: 0 };
}
