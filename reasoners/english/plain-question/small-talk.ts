import lists from "../language/data/frames.json" with { type: "json" };
import { isFunctionWord, MARKS } from "../language/function-words.ts";
import type { Word } from "../language/words.ts";
import { frameOf, longest } from "./frames.ts";
import type { HoldsName } from "./preambles.ts";
import type { Piece } from "./pieces.ts";

const THANKS = lists.thanks.map(frameOf);
const AS_YOU_KNOW = lists.asYouKnow.map(frameOf);
const LONGEST = 7;
/** What thanks or wishes stands behind a question, and a question has words of its own. */
const LEAST_WORDS = 2;

/**
 * The question without what people add to it in passing: thanks ("… pls", "cheers"), and that what is asked is only
 * what those who are asked have or know of ("… that you know of", "… in there"). Undefined where nothing is added.
 */
export function withoutSmallTalk(words: readonly Word[], holdsName: HoldsName): readonly Piece[] | undefined {
  let end = words.length;
  while (end > 0 && MARKS.has(words[end - 1]?.lower ?? "")) end -= 1;
  const to = withoutTalk(words, end, holdsName);
  if (to === end) return undefined;
  return [
    { from: 0, to },
    { from: end, to: words.length },
  ];
}

function withoutTalk(words: readonly Word[], end: number, holdsName: HoldsName): number {
  const lowers = words.slice(0, end).map(({ lower }) => lower);
  for (let from = Math.max(LEAST_WORDS, end - LONGEST); from < end; from += 1) {
    const isThanks = longest(THANKS, lowers, from) === end - from;
    // "What have you got", "who is in there": what is asked is in these words.
    const isHeld =
      longest(AS_YOU_KNOW, lowers, from) === end - from &&
      (lowers[from - 1] === "there" || !isFunctionWord(lowers[from - 1] ?? ""));
    if ((!isThanks && !isHeld) || holdsName(from, end)) continue;
    const parted = MARKS.has(lowers[from - 1] ?? "") && lowers[from - 1] !== '"' ? from - 1 : from;
    return withoutTalk(words, parted, holdsName);
  }
  return end;
}
