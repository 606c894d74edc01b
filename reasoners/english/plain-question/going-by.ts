import lists from "../language/data/frames.json" with { type: "json" };
import { gradedAdjective } from "../language/adjectives.ts";
import type { Word } from "../language/words.ts";
import type { HoldsName } from "./preambles.ts";
import type { Piece } from "./pieces.ts";

const GOING_BY = lists.goingBy.map((phrase) => phrase.split(" ")).sort((a, b) => b.length - a.length);

/** "The biggest E going by number of F" as "the biggest E by number of F". Undefined where nothing is ranked before. */
export function goingBy(words: readonly Word[], holdsName: HoldsName): readonly Piece[] | undefined {
  for (const [at] of words.entries()) {
    const phrase = GOING_BY.find((each) => each.every((lower, index) => words[at + index]?.lower === lower));
    if (phrase === undefined || at === 0 || holdsName(at, at + phrase.length)) continue;
    const isRanked = words.slice(0, at).some(({ lower }) => gradedAdjective(lower)?.degree === "superlative");
    if (!isRanked) return undefined;
    const comma = words[at - 1]?.lower === "," ? 1 : 0;
    return [{ from: 0, to: at - comma }, { said: "by" }, { from: at + phrase.length, to: words.length }];
  }
  return undefined;
}
