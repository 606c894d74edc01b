import lists from "../language/data/account-words.json" with { type: "json" };
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
  if (isWorkFor(said.words, at)) return demand(at, 2, "idiom", nothing, { synonyms: EMPLOYMENT, openWordsCount: true });
  return undefined;
}

function isWorkFor(words: readonly Word[], at: number): boolean {
  return WORK.has(words[at]?.lower ?? "") && words[at + 1]?.lower === "for";
}
