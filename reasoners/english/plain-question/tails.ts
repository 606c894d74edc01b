import lists from "../language/data/frames.json" with { type: "json" };
import { gradedAdjective } from "../language/adjectives.ts";
import { englishDictionary } from "../dictionary/english-dictionary.ts";
import { isAuxiliary, isFunctionWord, MARKS } from "../language/function-words.ts";
import { compared } from "../language/word-forms.ts";
import type { Word } from "../language/words.ts";
import type { HoldsName } from "./preambles.ts";
import type { Piece } from "./pieces.ts";

const OF_THEM_ALL = lists.ofThemAll.map((line) => line.split(" ")).sort((a, b) => b.length - a.length);

/** "Number of boats you've got": that something is held by those who are asked says no more of it. */
const HELD = lists.thatAreHeld.map((line) => line.split(" ")).sort((a, b) => b.length - a.length);
const LISTING = lists.listing.map((line) => line.split(" "));

const MOST: ReadonlySet<string> = new Set(["most", "least"]);

/**
 * The question without what only says that the one at the end of a scale is wanted among all that there are, or that
 * those are asked for which are held: "the tallest tower of them all", "the oldest oak we've got", "number of oaks on
 * file". Undefined where nothing of the kind stands at its end.
 */
export function withoutTail(words: readonly Word[], holdsName: HoldsName): readonly Piece[] | undefined {
  let end = words.length;
  while (end > 0 && MARKS.has(words[end - 1]?.lower ?? "")) end -= 1;
  const tail = tailIn(words, end, OF_THEM_ALL);
  const held = tailIn(words, end, HELD);
  for (const [phrase, isAsked] of [
    [tail, isOfRank],
    [held, isListing],
  ] as const) {
    if (phrase === undefined) continue;
    const from = end - phrase.length;
    const rest = words.slice(0, from);
    const last = rest.at(-1);
    if (last === undefined || isFunctionWord(last.lower) || holdsName(from - 1, end) || !isAsked(rest)) continue;
    return [
      { from: 0, to: from },
      { from: end, to: words.length },
    ];
  }
  return undefined;
}

function tailIn(words: readonly Word[], end: number, phrases: readonly Phrase[]): Phrase | undefined {
  return phrases.find((phrase) => phrase.every((each, at) => words[end - phrase.length + at]?.lower === each));
}

type Phrase = readonly string[];

function isOfRank(words: readonly Word[]): boolean {
  return words.some(({ lower }) => MOST.has(lower) || isSuperlative(lower));
}

/** Does it ask for things without a verb of its own, as "number of boats" does? */
function isListing(words: readonly Word[]): boolean {
  const opening = LISTING.find((phrase) => phrase.every((each, at) => words[at]?.lower === each));
  return opening !== undefined && words.slice(opening.length).every(({ lower }) => !isAuxiliary(lower));
}

/** "Dearest" says a degree as well, though no list has what it measures. */
function isSuperlative(lower: string): boolean {
  if (gradedAdjective(lower)?.degree === "superlative") return true;
  const form = compared(lower);
  const dictionary = englishDictionary();
  return form?.degree === "superlative" && form.bases.some((base) => dictionary.lemmasOf(base, "a").includes(base));
}
