import lists from "../language/data/graph-led-words.json" with { type: "json" };
import phrases from "../language/data/phrases.json" with { type: "json" };
import { isFunctionWord, MARKS } from "../language/function-words.ts";
import { politeOpening } from "../grammar/questions/politeness.ts";
import { phraseList, wordSet } from "../language/word-set.ts";
import type { Word } from "../language/words.ts";

const OPENINGS = phraseList(phrases.wrappingOpenings);
const CLOSINGS = phraseList(phrases.wrappingClosings);
const PROVISOS = phraseList(phrases.provisos);
const OF_KNOWING = wordSet(lists.ofKnowing);
const VERSUS = wordSet(lists.versus);
/** Longer ways to say a question word, and the word. */
const AT_LENGTH: readonly (readonly [readonly string[], string])[] = [
  ["who", phrases.atLengthWho] as const,
  ["which", phrases.atLengthWhich] as const,
  ["what", phrases.atLengthWhat] as const,
  ["where", phrases.atLengthWhere] as const,
  ["when", phrases.atLengthWhen] as const,
].flatMap(([word, lines]) => phraseList(lines).map((long) => [long, word] as const));

/** The question itself, without what only asks to be told, says that it is asked, or puts a question word at length. */
export function unwrapped(words: readonly Word[]): readonly Word[] {
  let [from, to] = [0, words.length];
  for (let opening = 1; opening > 0; from += opening) {
    const isMark = MARKS.has(words[from]?.lower ?? "");
    opening = isMark ? 1 : Math.max(politeOpening(words, from), lengthAt(OPENINGS, words, from));
    if (from + opening >= to) break;
  }
  for (let closing = 1; closing > 0; to -= closing) {
    const isMark = MARKS.has(words[to - 1]?.lower ?? "");
    const phrase = CLOSINGS.find((each) => stands(each, words, to - each.length))?.length ?? 0;
    closing = isMark ? 1 : Math.max(phrase, proviso(words, from, to));
    if (to - closing <= from) break;
  }
  return shortened(words.slice(from, to));
}

function lengthAt(phrases: readonly (readonly string[])[], words: readonly Word[], at: number): number {
  return Math.max(0, ...phrases.filter((each) => stands(each, words, at)).map(({ length }) => length));
}

function stands(phrase: readonly string[], words: readonly Word[], at: number): boolean {
  return at >= 0 && phrase.every((lower, index) => words[at + index]?.lower === lower);
}

/** ", if that is known to anybody": how many words at the end only ask whether it is known. */
function proviso(words: readonly Word[], from: number, to: number): number {
  const comma = words.findLastIndex(({ lower }, at) => at > from && at < to && lower === ",");
  const opening = comma < 0 ? 0 : lengthAt(PROVISOS, words, comma + 1);
  const rest = words.slice(comma + 1 + opening, to);
  return opening > 0 && rest.every(({ lower }) => isFunctionWord(lower) || OF_KNOWING.has(lower)) ? to - comma : 0;
}

/** "Whoever it was that made E" is "who made E", and "E vs F" is "E or F". */
function shortened(words: readonly Word[]): readonly Word[] {
  const result: Word[] = [];
  for (let at = 0; at < words.length;) {
    const cleft = AT_LENGTH.find(([long]) => stands(long, words, at));
    const word = words[at];
    if (word === undefined) break;
    const short = cleft?.[1] ?? (VERSUS.has(word.lower) ? "or" : undefined);
    result.push(short === undefined ? word : { ...word, text: short, lower: short, roots: [short] });
    at += cleft === undefined ? 1 : cleft[0].length;
  }
  return result;
}
