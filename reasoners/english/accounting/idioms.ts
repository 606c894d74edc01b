import lists from "../language/data/account-words.json" with { type: "json" };
import { DO, MARKS } from "../language/function-words.ts";
import { OF_THINGS } from "../language/question-words.ts";
import { wordSet } from "../language/word-set.ts";
import type { Word } from "../language/words.ts";
import { demand, nothing, stands, type Demand, type Said } from "./demand.ts";

const LIVELIHOOD = wordSet(lists.livelihood);
const WORK = wordSet(lists.work);
const EMPLOYMENT = wordSet(lists.employment);

/**
 * Words that together say another thing than each of them: who does something for a living does not live in it,
 * and for whom one
 * works is no occupation. The graph must have a relation for it that goes by such a name.
 */
export function idioms(said: Said, at: number): Demand | undefined {
  if (stands(said, at, "for a living")) return demand(at, 3, "idiom", nothing, { synonyms: LIVELIHOOD });
  if (asksOfDoing(said, at)) return demand(at, 1, "idiom", nothing, { synonyms: LIVELIHOOD });
  if (isWorkFor(said.words, at)) return demand(at, 2, "idiom", nothing, { synonyms: EMPLOYMENT, openWordsCount: true });
  return undefined;
}

/** "What does the painter of E do": what somebody does is asked, and not who that is. */
function asksOfDoing({ words, start }: Said, at: number): boolean {
  if (words[at]?.lower !== "do" || at <= start + 2 || !OF_THINGS.has(words[start]?.lower ?? "")) return false;
  return DO.has(words[start + 1]?.lower ?? "") && words.slice(at + 1).every(({ lower }) => MARKS.has(lower));
}

function isWorkFor(words: readonly Word[], at: number): boolean {
  return WORK.has(words[at]?.lower ?? "") && words[at + 1]?.lower === "for";
}
