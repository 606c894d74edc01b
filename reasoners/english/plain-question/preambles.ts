import lists from "../language/data/frames.json" with { type: "json" };
import { isAuxiliary, WH } from "../language/function-words.ts";
import { wordSet } from "../language/word-set.ts";
import type { Word } from "../language/words.ts";

const SPEAKER = wordSet(lists.speaker);

/** Is there a name between these words? What is said there may then bear on what is asked. */
export type HoldsName = (from: number, to: number) => boolean;

/** Is the word part of a name that begins before it? */
export type InName = (at: number) => boolean;

/**
 * Where a question begins behind what its asker tells of himself: "My son has a school project on mountains, so: how
 * high is …". 0 where nothing of the kind is told, or what is told holds a name.
 */
export function behindPreamble(words: readonly Word[], holdsName: HoldsName): number {
  const colon = words.findIndex(({ lower }, at) => at > 0 && (lower === ":" || lower === ";"));
  if (colon < 0 || !words.slice(0, MOST_BEFORE_SPEAKER).some(({ lower }) => SPEAKER.has(lower))) return 0;
  return startsQuestion(words[colon + 1]) && !holdsName(0, colon) ? colon + 1 : 0;
}

/** Where a question ends before what its asker tells of himself: "…, I keep forgetting the name". */
export function beforeAside(words: readonly Word[], to: number, holdsName: HoldsName): number {
  const comma = words.findLastIndex(({ lower }, at) => at < to && lower === ",");
  const speaker = words[comma + 1]?.lower ?? "";
  if (comma < 1 || !SUBJECTS.has(speaker) || to - comma > MOST_OF_ASIDE) return to;
  const asks = words.slice(comma + 1, to).some(({ lower }) => WH.has(lower) || lower === "but" || lower === "not");
  return asks || holdsName(comma + 1, to) || !words.slice(0, comma).some(startsQuestion) ? to : comma;
}

const MOST_BEFORE_SPEAKER = 2;
const MOST_OF_ASIDE = 10;
const SUBJECTS = wordSet(lists.speakerAsSubject);

function startsQuestion(word: Word | undefined): boolean {
  return word !== undefined && (WH.has(word.lower) || isAuxiliary(word.lower));
}
