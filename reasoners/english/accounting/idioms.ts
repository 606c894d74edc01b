import lists from "../language/data/account-words.json" with { type: "json" };
import linking from "../language/data/linking-words.json" with { type: "json" };
import { englishDictionary } from "../dictionary/english-dictionary.ts";
import { DO, MARKS } from "../language/function-words.ts";
import { OF_THINGS } from "../language/question-words.ts";
import { baseForms } from "../language/word-forms.ts";
import { wordSet } from "../language/word-set.ts";
import type { Word } from "../language/words.ts";
import { demand, nothing, stands, type Demand, type Said } from "./demand.ts";

const LIVELIHOOD = wordSet(lists.livelihood);
const WORK = wordSet(lists.work);
const EMPLOYMENT = wordSet(lists.employment);
const RESTING = wordSet(linking.restingSomewhere);
const NOT_SOMEWHERE = wordSet(linking.notSomewhere);

/**
 * Words that together say another thing than each of them: who does something for a living does not live in it,
 * and for whom one
 * works is no occupation. The graph must have a relation for it that goes by such a name.
 */
export function idioms(said: Said, at: number): Demand | undefined {
  if (stands(said, at, "for a living")) return demand(at, 3, "idiom", nothing, { synonyms: LIVELIHOOD });
  if (asksOfDoing(said, at)) return demand(at, 1, "idiom", nothing, { synonyms: LIVELIHOOD });
  const resting = restingOtherwise(said.words, at);
  if (resting !== undefined) return demand(at, 2, "idiom", nothing, { synonyms: resting, openWordsCount: true });
  if (isWorkFor(said.words, at)) return demand(at, 2, "idiom", nothing, { synonyms: EMPLOYMENT, openWordsCount: true });
  return undefined;
}

/** "What does the painter of E do": what somebody does is asked, and not who that is. */
function asksOfDoing({ words, start }: Said, at: number): boolean {
  if (words[at]?.lower !== "do" || at <= start + 2 || !OF_THINGS.has(words[start]?.lower ?? "")) return false;
  return DO.has(words[start + 1]?.lower ?? "") && words.slice(at + 1).every(({ lower }) => MARKS.has(lower));
}

/**
 * "Stands for", "lives for": where something is does not tell that. What a relation may be called that does; undefined
 * where the words say nothing of the kind.
 */
function restingOtherwise(words: readonly Word[], at: number): ReadonlySet<string> | undefined {
  const [verb, preposition] = [words[at]?.lower ?? "", words[at + 1]?.lower ?? ""];
  if (!RESTING.has(verb) || !NOT_SOMEWHERE.has(preposition)) return undefined;
  const verbs = [verb, ...baseForms(verb)];
  const synonyms = verbs.flatMap((each) => englishDictionary().synonymsOf(`${each} ${preposition}`, "v"));
  return new Set([...verbs, ...synonyms.map(({ word }) => word)].flatMap((each) => [each, `${each}s`]));
}

function isWorkFor(words: readonly Word[], at: number): boolean {
  return WORK.has(words[at]?.lower ?? "") && words[at + 1]?.lower === "for";
}
