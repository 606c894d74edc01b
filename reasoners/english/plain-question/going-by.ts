import lists from "../language/data/frames.json" with { type: "json" };
import { gradedAdjective } from "../language/adjectives.ts";
import { BE, MARKS } from "../language/function-words.ts";
import { isPlural } from "../language/word-forms.ts";
import type { Word } from "../language/words.ts";
import { isOfSize } from "../measured-wordings/measures.ts";
import type { HoldsName } from "./preambles.ts";
import type { Piece } from "./pieces.ts";

const GOING_BY = lists.goingBy.map((phrase) => phrase.split(" ")).sort((a, b) => b.length - a.length);

/** "The biggest E going by number of F" as "the biggest E by number of F". Undefined where nothing is ranked before. */
export function goingBy(words: readonly Word[], holdsName: HoldsName): readonly Piece[] | undefined {
  for (const [at] of words.entries()) {
    const phrase = GOING_BY.find((each) => each.every((lower, index) => words[at + index]?.lower === lower));
    if (phrase === undefined || at === 0 || holdsName(at, at + phrase.length)) continue;
    const isRanked = words.slice(0, at).some(({ lower }) => gradedAdjective(lower)?.degree === "superlative");
    const comma = words[at - 1]?.lower === "," ? 1 : 0;
    if (!isRanked) return comparedBy(words, [at - comma, at + phrase.length]);
    return [{ from: 0, to: at - comma }, { said: "by" }, { from: at + phrase.length, to: words.length }];
  }
  return undefined;
}

/**
 * "Is E smaller than F, going by beds" as "does E have fewer beds than F": of a size alone, and of nothing else. What
 * measures must be told by one noun or a few that end the question.
 */
function comparedBy(words: readonly Word[], [to, from]: readonly [number, number]): readonly Piece[] | undefined {
  const than = words.findIndex(({ lower }) => lower === "than");
  const size = gradedAdjective(words[than - 1]?.lower ?? "");
  let end = words.length;
  while (end > from && MARKS.has(words[end - 1]?.lower ?? "")) end -= 1;
  const isWhether = BE.has(words[0]?.lower ?? "") && than > 2 && than < to - 1;
  if (!isWhether || size?.degree !== "comparative" || !isOfSize(size.base)) return undefined;
  if (end <= from || end - from > MOST_WORDS_OF_A_NOUN) return undefined;
  const isLess = SMALL.has(size.base);
  const isCount = isPlural(words[end - 1]?.lower ?? "");
  const more = isCount ? (isLess ? "have fewer" : "have more") : `have a ${isLess ? "lower" : "higher"}`;
  return [{ said: "does" }, { from: 1, to: than - 1 }, { said: more }, { from, to: end }, { from: than, to }];
}

const MOST_WORDS_OF_A_NOUN = 3;
const SMALL: ReadonlySet<string> = new Set(["small", "little", "tiny"]);
