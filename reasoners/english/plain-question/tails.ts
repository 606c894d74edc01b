import lists from "../language/data/frames.json" with { type: "json" };
import { gradedAdjective } from "../language/adjectives.ts";
import { englishDictionary } from "../dictionary/english-dictionary.ts";
import { isFunctionWord, MARKS } from "../language/function-words.ts";
import { compared } from "../language/word-forms.ts";
import type { Word } from "../language/words.ts";
import type { HoldsName } from "./preambles.ts";
import type { Piece } from "./pieces.ts";

const OF_THEM_ALL = lists.ofThemAll.map((line) => line.split(" ")).sort((a, b) => b.length - a.length);

const MOST: ReadonlySet<string> = new Set(["most", "least"]);

/**
 * The question without what only says that the one at the end of a scale is wanted among all that there are: "the
 * tallest tower of them all", "the oldest oak we've got". Undefined where nothing of the kind stands at its end.
 */
export function withoutTail(words: readonly Word[], holdsName: HoldsName): readonly Piece[] | undefined {
  let end = words.length;
  while (end > 0 && MARKS.has(words[end - 1]?.lower ?? "")) end -= 1;
  const tail = OF_THEM_ALL.find((phrase) =>
    phrase.every((each, at) => words[end - phrase.length + at]?.lower === each),
  );
  if (tail === undefined) return undefined;
  const from = end - tail.length;
  const rest = words.slice(0, from);
  const last = rest.at(-1);
  if (last === undefined || isFunctionWord(last.lower) || holdsName(from - 1, end)) return undefined;
  if (!rest.some(({ lower }) => MOST.has(lower) || isSuperlative(lower))) return undefined;
  return [
    { from: 0, to: from },
    { from: end, to: words.length },
  ];
}

/** "Dearest" says a degree as well, though no list has what it measures. */
function isSuperlative(lower: string): boolean {
  if (gradedAdjective(lower)?.degree === "superlative") return true;
  const form = compared(lower);
  const dictionary = englishDictionary();
  return form?.degree === "superlative" && form.bases.some((base) => dictionary.lemmasOf(base, "a").includes(base));
}
