import lists from "../language/data/operator-words.json" with { type: "json" };
import { englishDictionary } from "../dictionary/english-dictionary.ts";
import { gradedAdjective, ordinal } from "../language/adjectives.ts";
import { BE, HAVE, isFunctionWord } from "../language/function-words.ts";
import { baseForms, isPast } from "../language/word-forms.ts";
import { phraseList, wordSet } from "../language/word-set.ts";
import { demand, lowerAt, nothing, type Demand, type Said } from "./demand.ts";

const UNDERTAKING = wordSet(lists.undertaking);
const SEEN = wordSet(lists.seen);
const BEHIND_LAST = wordSet(lists.behindLast);
const SURELY = wordSet(lists.surely);
const COMING_TO_BE = wordSet(lists.comingToBe);
const STILL: ReadonlySet<string> = new Set(["is", "are"]);

/**
 * "Are to be opened", "has to treat", "was about to leave", "tried to build", "was being built": what is yet to be
 * done, or was only begun, is not done, and a graph tells what is. Only a relation that says so can carry it.
 */
export function notDone(said: Said, at: number): Demand | undefined {
  const [lower, next] = [lowerAt(said, at), lowerAt(said, at + 1)];
  if (lower === "being") return isUnderWay(said, at) ? demand(at, 1, "progressive", nothing) : undefined;
  if (lower === "be" && lowerAt(said, at - 1) === "to")
    return isYetToBe(said, at) ? demand(at, 1, "future", nothing) : undefined;
  if (next !== "to" || !isInfinitive(lowerAt(said, at + 2))) return undefined;
  const isOwed =
    lower === "about" || HAVE.has(lower) || (BE.has(lower) && lowerAt(said, at + 2) !== "be") || isUndertaking(lower);
  return isOwed && !isOfLast(said, at) ? demand(at, 1, "future", nothing) : undefined;
}

/** "Was being built", "is being built"; what is being looked after is so now, and a being is no deed. */
function isUnderWay(said: Said, at: number): boolean {
  const deed = lowerAt(said, at + 1);
  if (!isPast(deed)) return false;
  // "Between E being found and F being found" says when they were.
  if (said.words.slice(said.start, at).some(({ lower }) => lower === "between")) return false;
  const before = said.words.slice(said.start, at).findLast(({ lower }) => BE.has(lower))?.lower;
  return before !== undefined && (!STILL.has(before) || COMING_TO_BE.has(deed));
}

/** "Are to be opened", and neither "the first to be opened", "is to be found in" nor "is known to be". */
function isYetToBe(said: Said, at: number): boolean {
  if (SEEN.has(lowerAt(said, at + 1)) || SURELY.has(lowerAt(said, at - 2)) || isOfLast(said, at)) return false;
  return lowerAt(said, at + 1) !== "";
}

function isOfLast({ words, start }: Said, at: number): boolean {
  return words
    .slice(start, at)
    .some(
      ({ lower }) =>
        BEHIND_LAST.has(lower) || ordinal(lower) !== undefined || gradedAdjective(lower)?.degree === "superlative",
    );
}

function isUndertaking(lower: string): boolean {
  return [lower, ...baseForms(lower)].some((each) => UNDERTAKING.has(each));
}

/** "To do with" is no deed. */
function isInfinitive(lower: string): boolean {
  if (lower === "be" || lower === "have") return true;
  return !isFunctionWord(lower) && lower !== "do" && englishDictionary().lemmasOf(lower, "v").includes(lower);
}

const PAIRS = phraseList(lists.pairs);

/**
 * "For years", "in use", "but one": words that say nothing where they stand by themselves, and much behind this
 * preposition.
 */
export function pairs(said: Said, at: number): Demand | undefined {
  const isSaid = PAIRS.some(([first, second]) => second === lowerAt(said, at) && first === lowerAt(said, at - 1));
  return isSaid ? demand(at, 1, "idiom", nothing) : undefined;
}

const KINDS = wordSet(lists.kindsOfThem);

/** "How many kinds of apples": kinds are counted, and no number of apples that is stated is one of kinds. */
export function kindsCounted(said: Said, at: number): Demand | undefined {
  if (!KINDS.has(lowerAt(said, at)) || lowerAt(said, at - 1) !== "many" || lowerAt(said, at + 1) !== "of")
    return undefined;
  return demand(
    at,
    1,
    "kinds",
    (carried) => carried.kind === "count" || ("counted" in carried && carried.counted === true),
  );
}
