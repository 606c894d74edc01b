import lists from "../language/data/orders.json" with { type: "json" };
import { isFunctionWord, MARKS } from "../language/function-words.ts";
import { phraseList, wordSet } from "../language/word-set.ts";
import type { Word } from "../language/words.ts";
import type { Piece } from "./pieces.ts";

const NEXT = wordSet(lists.next);
const LAST = wordSet(lists.last);
const BUT_ONE = phraseList(lists.butOne);
const MOST_WORDS_OF_A_NOUN = 3;

/**
 * "The next but one film", "the next film but one", "the film after next" as "the second film", and "the last film but
 * one" as "the second latest film": all who count along an order say the same by them. Undefined where nothing of the
 * kind is said.
 */
export function nextButOne(words: readonly Word[]): readonly Piece[] | undefined {
  for (const at of words.keys()) {
    const said = butOneAt(words, at) ?? afterNextAt(words, at);
    if (said !== undefined) return said.filter((piece) => "said" in piece || piece.from < piece.to);
  }
  return undefined;
}

/** "Next but one (film)", "next film but one". */
function butOneAt(words: readonly Word[], at: number): readonly Piece[] | undefined {
  const lower = words[at]?.lower ?? "";
  const isNext = NEXT.has(lower);
  if ((!isNext && !LAST.has(lower)) || words[at]?.text !== lower) return undefined;
  for (let noun = 0; noun <= MOST_WORDS_OF_A_NOUN; noun += 1) {
    const end = at + 1 + noun;
    if (noun > 0 && !isNounWord(words[end - 1])) return undefined;
    const said = BUT_ONE.find((each) => each.every((word, more) => words[end + more]?.lower === word));
    if (said === undefined) continue;
    return [
      { from: 0, to: at },
      { said: isNext ? "second" : "second latest" },
      { from: at + 1, to: end },
      { from: end + said.length, to: words.length },
    ];
  }
  return undefined;
}

/** "The film after next". */
function afterNextAt(words: readonly Word[], at: number): readonly Piece[] | undefined {
  if (words[at]?.lower !== "after" || words[at + 1]?.text !== "next") return undefined;
  let noun = at;
  while (noun > 0 && at - noun < MOST_WORDS_OF_A_NOUN && isNounWord(words[noun - 1])) noun -= 1;
  if (noun === at || noun === 0) return undefined;
  return [{ from: 0, to: noun }, { said: "second" }, { from: noun, to: at }, { from: at + 2, to: words.length }];
}

function isNounWord(word: Word | undefined): boolean {
  return word !== undefined && word.text === word.lower && !isFunctionWord(word.lower) && !MARKS.has(word.lower);
}
