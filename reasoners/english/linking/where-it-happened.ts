import lists from "../language/data/linking-words.json" with { type: "json" };
import { verbOfDeed } from "../dictionary/deeds.ts";
import { isFunctionWord } from "../language/function-words.ts";
import { baseForms, isPast } from "../language/word-forms.ts";
import { wordSet } from "../language/word-set.ts";
import { wordsOf, type Word } from "../language/words.ts";

const SPOTS = wordSet(lists.spots);
const HAPPENINGS = wordSet(lists.happenings);
/** What puts or keeps a thing where it is from then on: "kept at", "built in", "place of storage". */
const LEAVING_THERE = wordSet(lists.leavingThere);

/**
 * Does a relation of that name tell where something happened to its subject: "place of rescue", "birthplace", "found
 * at"? That is where it was then. What is built, kept or buried somewhere is there.
 */
export function tellsWhereItHappened(label: string): boolean {
  const content = wordsOf(label).filter(({ lower }) => !isFunctionWord(lower));
  if (content.some(isLeftThere)) return false;
  const [only, ...others] = content;
  if (others.length === 0) return only !== undefined && (HAPPENINGS.has(only.lower) || isPast(only.lower));
  return content.some(({ lower }) => SPOTS.has(lower)) && content.some(isDeed);
}

function isLeftThere({ lower }: Word): boolean {
  if (SPOTS.has(lower)) return false;
  const verb = verbOfDeed(lower);
  return [lower, ...baseForms(lower), ...(verb === undefined ? [] : [verb])].some((each) => LEAVING_THERE.has(each));
}

function isDeed({ lower }: Word): boolean {
  return HAPPENINGS.has(lower) || isPast(lower) || verbOfDeed(lower) !== undefined;
}
