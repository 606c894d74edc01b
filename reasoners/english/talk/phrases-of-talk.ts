import lists from "../language/data/talk-words.json" with { type: "json" };
import { isAuxiliary, PREPOSITIONS, WH } from "../language/function-words.ts";
import { phraseList, wordSet } from "../language/word-set.ts";
import type { Word } from "../language/words.ts";

/** Words that belong together, by index, end exclusive; the marks beside them are no part of it. */
export interface Clause {
  readonly from: number;
  readonly to: number;
}

const ASKERS = phraseList(lists.askers);
const CORRECTIONS = phraseList(lists.corrections);
const FILLERS = phraseList(lists.fillers);
const ASKER = wordSet(lists.asker);
const CONDITIONS: ReadonlySet<string> = new Set(["when", "if", "where", "how"]);
const MOST_IN_A_ROW = 4;
const LEAST_WONDERING = 2;

/** How many words from a place on are one of some phrases; 0 where none is. */
function lengthAt(phrases: readonly (readonly string[])[], words: readonly Word[], { from, to }: Clause): number {
  const found = phrases.filter(
    (phrase) => from + phrase.length <= to && phrase.every((each, at) => words[from + at]?.lower === each),
  );
  return Math.max(0, ...found.map(({ length }) => length));
}

/** Who asks, or what is his: "i", "we", "my". */
export function isOfAsker(word: Word | undefined): boolean {
  return word !== undefined && ASKER.has(word.lower);
}

/** Behind which word "no wait" and the like go on; undefined where the clause does not begin so. */
export function behindCorrection(words: readonly Word[], clause: Clause): number | undefined {
  const length = lengthAt(CORRECTIONS, words, clause);
  return length === 0 ? undefined : clause.from + length;
}

/** Does the clause only fill a pause: "you know", "or something"? */
export function isFiller(words: readonly Word[], clause: Clause): boolean {
  return lengthAt(FILLERS, words, clause) === clause.to - clause.from;
}

/** Does a clause begin with words that ask to be told, and ask behind them: "was wondering who wrote E"? */
export function wondersAt(words: readonly Word[], clause: Clause): boolean {
  return lengthAt(ASKERS, words, clause) >= LEAST_WONDERING && questionIn(words, clause) !== undefined;
}

/** Where what is asked begins in a clause, behind what only asks to be told; undefined where nothing is asked. */
export function questionIn(words: readonly Word[], { from, to }: Clause): number | undefined {
  let at = from;
  for (let times = 0; times < MOST_IN_A_ROW; times += 1) {
    const length = lengthAt(ASKERS, words, { from: at, to });
    if (length === 0) break;
    at += length;
  }
  const [first, second] = [words[at]?.lower ?? "", words[at + 1]?.lower ?? ""];
  if (at >= to - 1) return undefined;
  // "When i was a child", "if we go" tell of the asker.
  if (CONDITIONS.has(first) && isOfAsker(words[at + 1])) return undefined;
  if (WH.has(first) || (PREPOSITIONS.has(first) && WH.has(second))) return at;
  return isAuxiliary(first) && !isOfAsker(words[at + 1]) ? at : undefined;
}
