import lists from "../language/data/account-words.json" with { type: "json" };
import { anyOf } from "../language/word-set.ts";
import { endsMeant, gradedAdjective, gradedBehindDegree, ordinal, scaleOf } from "../language/adjectives.ts";
import { BOUNDS, DETERMINERS, isFunctionWord, MARKS, WH } from "../language/function-words.ts";
import { isPast } from "../language/word-forms.ts";
import { phraseText } from "../language/words.ts";
import { centuryOf } from "../grammar/time/century.ts";
import type { Carried } from "./carried.ts";
import { isComparison } from "./amounts.ts";
import { demand, lowerAt, nothing, stands, type Demand, type Said } from "./demand.ts";
import { MOST, NO_RANK, PERIODS, UNMEASURED } from "./operator-words.ts";

/** "Best-selling", "top-ranked". */
const HYPHENATED = new RegExp(`^${anyOf(lists.hyphenatedRanks)}-`, "u");

/** How many words behind a superlative may say what it is measured by: "the highest elevation", "most inhabitants". */
const REACH = 4;

/** "Largest", "second largest", "most inhabitants", "third", "first", "older". */
export function ranks(said: Said, at: number): Demand | undefined {
  const lower = lowerAt(said, at);
  const number = ordinal(lower);
  if (number !== undefined && PERIODS.has(lowerAt(said, at + 1))) return periods(said, at);
  if (lower === "first" || lower === "last" || number !== undefined) return ordinals(said, at, number ?? 1);
  if (isDoneSo(said, at)) return ordinals(said, at, 1);
  if (MOST.has(lower)) return mosts(said, at);
  const isMeasured = endsMeant(gradedAdjective(lower)?.base ?? "").length > 0;
  if ((UNMEASURED.has(lower) && !isMeasured) || HYPHENATED.test(lower))
    return demand(at, 1, "rank", nothing, { openWordsCount: true });
  const graded = gradedAdjective(lower);
  if (graded?.degree === "superlative")
    return superlative(said, at, 1, graded.base, scaleOf(graded.base)?.direction, 1);
  if (graded?.degree === "comparative" && lower !== "elder" && (lower !== "later" || comparesDates(said, at)))
    return demand(at, 1, "comparison", isComparison);
  return undefined;
}

/** "Was lit later than E", "which was lit later, E or F": whoever "later became" something is compared with nobody. */
function comparesDates(said: Said, at: number): boolean {
  const next = lowerAt(said, at + 1);
  return next === "" || next === "than" || MARKS.has(next);
}

/** "Was lit earliest": behind the verb, at the end, it is said of the deed as "first" is. */
function isDoneSo(said: Said, at: number): boolean {
  const next = lowerAt(said, at + 1);
  return DONE_SO.has(lowerAt(said, at)) && (next === "" || MARKS.has(next));
}

const DONE_SO: ReadonlySet<string> = new Set(["earliest", "latest"]);

/** "In the 20th century": a time or a condition of just these years; "before" it, of its first one. */
function periods(said: Said, at: number): Demand {
  const century = centuryOf(said.words.slice(at, at + 2));
  const before = lowerAt(said, lowerAt(said, at - 1) === "the" ? at - 2 : at - 1);
  if (century === undefined) return demand(at, 2, "period", nothing);
  if (before !== "in" && before !== "during")
    return demand(at, 2, "period", (carried) => {
      if (carried.kind !== "condition" || carried.dates.length !== 1 || !BOUNDS.has(before)) return false;
      return (
        carried.dates[0]?.year ===
        (carried.operator === "<" || carried.operator === ">=" ? century.from : century.to).year
      );
    });
  const years = [century.from.year, century.to.year];
  return demand(at, 2, "period", (carried) => {
    if (carried.kind !== "time" && carried.kind !== "condition") return false;
    return carried.dates.length === 2 && carried.dates.every(({ year }, index) => year === years[index]);
  });
}

function ordinals(said: Said, at: number, rank: number): Demand | undefined {
  const lower = lowerAt(said, at);
  const next = lowerAt(said, at + 1);
  if (NO_RANK.has(next) || (lower === "last" && isVerb(said, at))) return undefined;
  const graded = gradedAdjective(next);
  if (graded?.degree === "superlative")
    return superlative(said, at, 2, graded.base, scaleOf(graded.base)?.direction, rank);
  // "When was E first shown?" asks for the date that there is of it.
  if (!DETERMINERS.has(lowerAt(said, at - 1)) && lowerAt(said, at - 1) !== "'s" && asksWhen(said)) return undefined;
  const direction = lower === "last" || lower === "latest" ? "max" : "min";
  // "Which was built first, A or B?" compares them; "the first" is one of many.
  const isOfMany = DETERMINERS.has(lowerAt(said, at - 1)) || lowerAt(said, at - 1) === "'s";
  return demand(
    at,
    1,
    "rank",
    (carried) =>
      (carried.kind === "compare" && rank === 1 && !isOfMany) ||
      (carried.kind === "rank" && carried.rank === rank && carried.direction === direction),
    { openWordsCount: true },
  );
}

/** "How long did it last?" */
function isVerb({ words }: Said, at: number): boolean {
  return (
    at > 1 && words.slice(0, at).some(({ lower }) => lower === "did" || lower === "does") && words[0]?.lower === "how"
  );
}

function asksWhen({ words, start }: Said): boolean {
  return words.slice(start, start + 3).some(({ lower }) => lower === "when" || lower === "year" || lower === "date");
}

function mosts(said: Said, at: number): Demand {
  const lower = lowerAt(said, at);
  const graded = gradedBehindDegree(lowerAt(said, at + 1));
  if (graded?.degree === "base") {
    const up = scaleOf(graded.base)?.direction;
    const down = up === undefined ? undefined : up === "max" ? "min" : "max";
    return superlative(said, at, 2, graded.base, lower === "most" ? up : down, 1);
  }
  // Of a number of things ("the most films") no sentence tells by its words.
  return { ...superlative(said, at, 1, lower, lower === "most" ? "max" : "min", 1), openWordsCount: false };
}

function superlative(
  said: Said,
  at: number,
  length: number,
  base: string,
  direction: "max" | "min" | undefined,
  rank: number,
): Demand {
  const behind = said.words.slice(at + length, at + length + REACH).map(({ lower }) => lower);
  const isBy = (by: string): boolean => by === base || by.split(" ").every((word) => behind.includes(word));
  const measure = measureBehind(said, at + length);
  const takes = (carried: Carried): boolean => {
    if (carried.kind === "rank" && carried.counted === true)
      return carried.rank === rank && carried.direction === direction && asksHowMany(said, at, length);
    if (carried.kind === "total") return rank === 1 && carried.how === direction;
    if (measure !== undefined && carried.kind === "rank")
      return carried.rank === rank && (carried.by === measure || carried.by === `by ${measure}`);
    if (carried.kind === "compare" && rank !== 1) return false;
    if (carried.kind === "compare") return isBy(carried.by) || WH.has(lowerAt(said, said.start));
    if (carried.kind !== "rank" || carried.rank !== rank) return false;
    // Of a scale that runs the other way ("oldest"), the adjective itself says which end is meant.
    return carried.by === base ? direction === undefined || carried.direction === direction : isBy(carried.by);
  };
  return demand(at, length, "rank", takes, { openWordsCount: true });
}

/** "The most films", "the largest number of films": does a superlative ask by how many there are? */
function asksHowMany(said: Said, at: number, length: number): boolean {
  return MOST.has(lowerAt(said, at)) ? length === 1 : stands(said, at + length, "number of");
}

/**
 * "The largest village by population", "by number of inhabitants": the measure that is named, in lower case. "The
 * longest film by E" and "the largest village by the sea" name none.
 */
function measureBehind({ words }: Pick<Said, "words">, from: number): string | undefined {
  const by = words.findIndex(({ lower }, at) => at >= from && at < from + MOST_BEFORE_BY && lower === "by");
  if (by < 0 || isPast(words[by - 1]?.lower ?? "")) return undefined;
  const behind = words.slice(by + 1);
  const end = behind.findIndex(({ lower }) => lower !== "of" && isFunctionWord(lower));
  const measure = end < 0 ? behind : behind.slice(0, end);
  const isNamed = measure.length === 0 || measure.length > REACH || DETERMINERS.has(behind[0]?.lower ?? "");
  return isNamed || measure.some((word) => word.text !== word.lower) ? undefined : phraseText(measure);
}

const MOST_BEFORE_BY = 8;
