import lists from "../language/data/frames.json" with { type: "json" };
import { isAuxiliary, MARKS, PREPOSITIONS, WH } from "../language/function-words.ts";
import { phraseList, wordSet } from "../language/word-set.ts";
import type { Word } from "../language/words.ts";
import type { Piece } from "./pieces.ts";
import type { HoldsName } from "./preambles.ts";

const GOING_THROUGH = phraseList(lists.goingThrough);
const SOURCES = wordSet(lists.sources);
const TOGETHER = phraseList(lists.puttingTogether);
const HOW_MUCH: ReadonlySet<string> = new Set(["many", "much"]);
const FINDING = phraseList(lists.finding);
const RESTRICTING = wordSet(lists.restricting);

/**
 * A question without how it is to be answered: "going through all the lists, who …" asks for no more than what follows,
 * "putting the visits together, how many people …" for all of them together, and "whom do you find in E" who was in it.
 * Undefined where nothing is said so, or what is said leaves something out.
 */
export function goingThrough(words: readonly Word[], holdsName: HoldsName): readonly Piece[] | undefined {
  const comma = words.findIndex(({ lower }) => lower === ",");
  const from = comma > 1 && isHow(words, comma, holdsName) ? comma + 1 : 0;
  const isTogether = from > 0 && startsWith(TOGETHER, words, 0) > 0;
  const end = MARKS.has(words.at(-1)?.lower ?? "") ? words.length - 1 : words.length;
  if (isTogether && !(words[from]?.lower === "how" && HOW_MUCH.has(words[from + 1]?.lower ?? ""))) return undefined;
  const finding = startsWith(FINDING, words, from);
  if (from === 0 && finding === 0) return undefined;
  if (finding > 0)
    return PREPOSITIONS.has(words[from + finding]?.lower ?? "")
      ? [{ said: "who was" }, { from: from + finding, to: words.length }]
      : undefined;
  return isTogether ? [{ from, to: end }, { said: "in all" }] : [{ from, to: words.length }];
}

/** "Going through all the lists": nothing that is named, and no kind of things to choose from. */
function isHow(words: readonly Word[], comma: number, holdsName: HoldsName): boolean {
  const next = words[comma + 1]?.lower ?? "";
  if (holdsName(0, comma) || !(WH.has(next) || isAuxiliary(next))) return false;
  const said = words.slice(0, comma);
  if (said.some(({ lower }) => RESTRICTING.has(lower))) return false;
  return (
    (startsWith(GOING_THROUGH, words, 0) > 0 && SOURCES.has(said.at(-1)?.lower ?? "")) ||
    startsWith(TOGETHER, words, 0) > 0
  );
}

/** How many words of a phrase stand there, of the longest; 0 for none. */
function startsWith(phrases: readonly (readonly string[])[], words: readonly Word[], from: number): number {
  const found = phrases.filter((phrase) => phrase.every((lower, at) => words[from + at]?.lower === lower));
  return Math.max(0, ...found.map(({ length }) => length));
}
