import lists from "../language/data/frames.json" with { type: "json" };
import { BE, HAVE, MARKS } from "../language/function-words.ts";
import { phraseList, wordSet } from "../language/word-set.ts";
import type { Word } from "../language/words.ts";
import type { Piece } from "./pieces.ts";

const ADDING = phraseList(lists.addingUp);
const COMING_FIRST: ReadonlySet<string> = new Set(lists.comingFirst);
const ALL = wordSet(lists.allThe);
const IF_YOU = phraseList(lists.ifYou);
/** "Each actor", "each of the actors". */
const MOST_BEHIND_EACH = 3;

/**
 * "If you add up all the boats each owner has had, who would come out on top" as "which owner has had the most boats":
 * what is added up of each is what they are ranked by. Undefined where nothing is said so.
 */
export function countedUp(words: readonly Word[]): readonly Piece[] | undefined {
  const opening = phraseAt(IF_YOU, words, 0);
  const adding = opening === 0 ? 0 : phraseAt(ADDING, words, opening);
  let from = opening + adding;
  if (adding === 0) return undefined;
  while (ALL.has(words[from]?.lower ?? "")) from += 1;
  const comma = words.findIndex(({ lower }, at) => at > from && lower === ",");
  const each = words.findIndex(({ lower }, at) => at > from && at < comma && lower === "each");
  if (each < 0 || words.slice(from, each).some(({ lower }) => lower === "of" || BE.has(lower))) return undefined;
  const that = words[each - 1]?.lower === "that" || words[each - 1]?.lower === "which" ? each - 1 : each;
  const verb = words.findIndex(({ lower }, at) => at > each && at < comma && (HAVE.has(lower) || BE.has(lower)));
  const asked = words.slice(comma + 1).flatMap(({ lower }) => (MARKS.has(lower) ? [] : [lower]));
  if (verb < each + 2 || verb > each + 1 + MOST_BEHIND_EACH || !COMING_FIRST.has(asked.join(" "))) return undefined;
  return [{ said: "which" }, { from: each + 1, to: comma }, { said: "the most" }, { from, to: that }];
}

/** How many words of a phrase stand there, of the longest; 0 for none. */
function phraseAt(phrases: readonly (readonly string[])[], words: readonly Word[], from: number): number {
  const found = phrases.filter((phrase) => phrase.every((lower, at) => words[from + at]?.lower === lower));
  return Math.max(0, ...found.map(({ length }) => length));
}
