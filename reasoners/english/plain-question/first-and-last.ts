import lists from "../language/data/frames.json" with { type: "json" };
import { BE, DETERMINERS, isFunctionWord, MARKS } from "../language/function-words.ts";
import { isPast } from "../language/word-forms.ts";
import type { Word } from "../language/words.ts";
import type { HoldsName } from "./preambles.ts";
import type { Piece } from "./pieces.ts";

const LAST_OF_ALL = lists.lastOfAll.map((phrase) => phrase.split(" "));
const FIRST_OF_ALL = lists.firstOfAll.map((phrase) => phrase.split(" "));
const RANKS: ReadonlyMap<string, string> = new Map([
  ["first", "first"],
  ["earliest", "first"],
  ["last", "last"],
  ["latest", "last"],
]);
const ASKING: ReadonlySet<string> = new Set(["which", "what"]);
const MOST_WORDS_OF_A_NOUN = 4;

/**
 * A question with "first" and "last" at its end, behind the deed of which they are said: "was most recently bought" and
 * "was bought the longest ago" as "was bought last" and "was bought first", "what was the first N to be bought" and
 * "what is the most recently bought N" as "which N was bought first" and "… last". Undefined where nothing is so ranked
 */
export function firstAndLast(words: readonly Word[], holdsName: HoldsName): readonly Piece[] | undefined {
  let end = words.length;
  while (end > 0 && MARKS.has(words[end - 1]?.lower ?? "")) end -= 1;
  const rest: Piece = { from: end, to: words.length };
  const found = saidOfNoun(words, end, holdsName) ?? saidOfVerb(words, end, holdsName);
  return found && [...found, rest];
}

interface Rank {
  readonly from: number;
  readonly to: number;
  readonly rank: string;
}

/** "Most recently", "the longest ago", "furthest back". */
function rankAt(words: readonly Word[], from: number): Rank | undefined {
  const at = DETERMINERS.has(words[from]?.lower ?? "") ? from + 1 : from;
  for (const [phrases, rank] of [
    [LAST_OF_ALL, "last"],
    [FIRST_OF_ALL, "first"],
  ] as const) {
    const phrase = phrases.find((each) => each.every((lower, index) => words[at + index]?.lower === lower));
    if (phrase !== undefined) return { from, to: at + phrase.length, rank };
  }
  return undefined;
}

/** "Was bought most recently", "was most recently bought". */
function saidOfVerb(words: readonly Word[], end: number, holdsName: HoldsName): readonly Piece[] | undefined {
  for (let at = 1; at < end; at += 1) {
    const found = rankAt(words, at);
    if (found === undefined || holdsName(at, found.to)) continue;
    const isBehind = found.to === end && !isFunctionWord(words[at - 1]?.lower ?? "");
    const isBetween = isAuxiliaryBe(words[at - 1]) && isPast(words[found.to]?.lower ?? "");
    if (!isBehind && !isBetween) continue;
    return [{ from: 0, to: at }, { from: found.to, to: end }, { said: found.rank }];
  }
  return undefined;
}

/** "What was the first N to be bought", "which is the last N that was bought", "what is the most recently bought N". */
function saidOfNoun(words: readonly Word[], end: number, holdsName: HoldsName): readonly Piece[] | undefined {
  if (!ASKING.has(words[0]?.lower ?? "") || !BE.has(words[1]?.lower ?? "") || words[2]?.lower !== "the")
    return undefined;
  const which: Piece = { said: "which" };
  const recently = rankAt(words, 3);
  if (recently !== undefined && isPast(words[recently.to]?.lower ?? "")) {
    const noun = recently.to + 1;
    if (!isNoun(words.slice(noun, end)) || holdsName(3, end)) return undefined;
    return [which, { from: noun, to: end }, { said: "was" }, { from: noun - 1, to: noun }, { said: recently.rank }];
  }
  const rank = RANKS.get(words[3]?.lower ?? "");
  const to = words.findIndex(
    ({ lower }, at) => at > 4 && at < end && (lower === "to" || lower === "that") && BE.has(words[at + 1]?.lower ?? ""),
  );
  if (rank === undefined || to < 0 || to + 2 >= end || !isNoun(words.slice(4, to)) || holdsName(3, to))
    return undefined;
  if (!isPast(words[to + 2]?.lower ?? "")) return undefined;
  return [which, { from: 4, to }, { said: "was" }, { from: to + 2, to: end }, { said: rank }];
}

function isAuxiliaryBe(word: Word | undefined): boolean {
  return word !== undefined && BE.has(word.lower);
}

function isNoun(words: readonly Word[]): boolean {
  return (
    words.length > 0 &&
    words.length <= MOST_WORDS_OF_A_NOUN &&
    words.every(({ lower, text }) => text === lower && !isFunctionWord(lower) && !MARKS.has(lower))
  );
}
