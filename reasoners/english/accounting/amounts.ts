import lists from "../language/data/account-words.json" with { type: "json" };
import comparisons from "../language/data/comparisons.json" with { type: "json" };
import phrases from "../language/data/phrases.json" with { type: "json" };
import { numberOf } from "../grammar/value.ts";
import { BE, DETERMINERS, HAVE, PREPOSITIONS, WH } from "../language/function-words.ts";
import { OF_THINGS, SHARES } from "../language/question-words.ts";
import { isPlural } from "../language/word-forms.ts";
import { wordSet } from "../language/word-set.ts";
import { gradedAdjective, gradedBehindDegree, scaleOf } from "../language/adjectives.ts";
import type { Carried } from "./carried.ts";
import { isDifference, isRatio } from "./differences.ts";
import { demand, lowerAt, nothing, stands, type Demand, type Said } from "./demand.ts";
import {
  AGGREGATES,
  CARDINALS,
  FREQUENCIES,
  MAIN,
  MAINLY,
  MORE,
  PARTS_BEHIND_NUMBER,
  PROPORTIONS,
  VAGUE_AMOUNTS,
} from "./operator-words.ts";

/** "Commonly known as" tells a name, and no frequency. */
const BEHIND_FREQUENCY = wordSet(lists.behindFrequency);
/** "As many", "as few": amounts compared with others. */
const COMPARED = wordSet(lists.comparedAmounts);
/** "A single film", "every single film". */
const BEFORE_SINGLE = wordSet(lists.beforeSingle);
/** "The one that", "no one": one of no number. */
const BEFORE_ONE = wordSet(lists.beforeOne);

/** Words before a number that compare with it; none begins another. */
const COMPARING = (["=", "<", ">", "<=", ">="] as const).flatMap((operator) =>
  comparisons.amounts[operator].map((phrase) => ({ phrase, operator })),
);

/** "Two films", "at least three", "more than 50 million", "only one". */
export function numbers(said: Said, at: number): Demand | undefined {
  const between = numbersBetween(said, at);
  if (between !== undefined) return between;
  // "The only one to lead E", "the only one who led it": nobody else did.
  if (stands(said, at - 1, "the only one") && BEHIND_ONE.has(lowerAt(said, at + 2))) return undefined;
  const found = COMPARING.find(({ phrase }) => stands(said, at, phrase));
  const start = at + (found?.phrase.split(" ").length ?? 0);
  const [value, length] = numberAt(said, start, found !== undefined);
  if (value === undefined && found !== undefined && isYear(lowerAt(said, start))) {
    // "At least 2000 inhabitants": a number that may be a year is read as either.
    const year = Number(lowerAt(said, start));
    return demand(
      at,
      start + 1 - at,
      "number",
      (carried) =>
        carried.kind === "condition" &&
        carried.operator === found.operator &&
        (carried.numbers.includes(year) || carried.dates.some((date) => date.year === year)),
    );
  }
  if (value === undefined)
    return found !== undefined && /^(?:at|up|minimum|maximum) /u.test(found.phrase) && found.phrase !== "up to"
      ? demand(at, start - at, "number", nothing)
      : undefined;
  const takes = (carried: Carried): boolean =>
    (carried.kind === "condition" &&
      (found === undefined ? carried.operator !== "contains" : carried.operator === found.operator) &&
      (carried.numbers.includes(value) || carried.dates.some(({ year, day }) => year === value || day === value))) ||
    (carried.kind === "time" && carried.dates.some(({ year, day }) => year === value || day === value)) ||
    (carried.kind === "condition" && carried.operator === "between" && carried.numbers.includes(value)) ||
    (carried.kind === "rank" && carried.many === value && isBesideRank(said, at, start + length));
  return demand(at, start + length - at, "number", takes);
}

const BEHIND_ONE: ReadonlySet<string> = new Set(["to", "who", "that"]);

/** "The two longest", "the first two": so many that come first. "The longest of the two" is one of them. */
function isBesideRank(said: Said, at: number, end: number): boolean {
  const [before, behind] = [lowerAt(said, at - 1), lowerAt(said, end)];
  const isRank = (lower: string): boolean => gradedAdjective(lower)?.degree === "superlative" || RANKS.has(lower);
  return isRank(before) || isRank(behind) || DEGREES.has(behind) || DEGREES.has(lowerAt(said, at - 2));
}

const RANKS: ReadonlySet<string> = new Set(["first", "last"]);
const DEGREES: ReadonlySet<string> = new Set(["most", "least"]);

/** "Between 500 and 3000": one condition with two numbers. Between two years lies a time. */
function numbersBetween(said: Said, at: number): Demand | undefined {
  if (lowerAt(said, at) !== "between") return undefined;
  const [from, length] = numberOrYearAt(said, at + 1);
  const middle = at + 1 + length;
  const [to, lengthOfLast] = numberOrYearAt(said, middle + 1);
  if (from === undefined || to === undefined || lowerAt(said, middle) !== "and") return undefined;
  if (isYear(lowerAt(said, at + 1)) && isYear(lowerAt(said, middle + 1))) return undefined;
  return demand(
    at,
    middle + 1 + lengthOfLast - at,
    "number",
    (carried) =>
      carried.kind === "condition" &&
      carried.operator === "between" &&
      [from, to].every((each) => carried.numbers.includes(each)),
  );
}

function numberOrYearAt(said: Said, at: number): readonly [number | undefined, number] {
  const lower = lowerAt(said, at);
  return isYear(lower) ? [Number(lower), 1] : numberAt(said, at, true);
}

function isYear(lower: string): boolean {
  return /^[12]\d{3}$/u.test(lower);
}

/** A number in digits or words, and how many words it has. Years are times, told by the rule of years. */
function numberAt(said: Said, at: number, compared: boolean): readonly [number | undefined, number] {
  const lower = lowerAt(said, at);
  if (lower === "one" || lower === "once") return compared || isCounted(said, at) ? [1, 1] : [undefined, 0];
  if (!/^-?\d/u.test(lower) && !CARDINALS.has(lower)) return [undefined, 0];
  if (
    /^\d+(?:st|nd|rd|th)$/u.test(lower) ||
    /^[12]\d{3}s?$/u.test(lower) ||
    (/^\d/u.test(lower) && /[^\d.,]/u.test(lower))
  )
    return [undefined, 0];
  for (const length of [2, 1]) {
    const value = numberOf(said.words.slice(at, at + length));
    if (value?.type === "number" && value.unit === undefined) return [value.number, length];
  }
  return [Number.NaN, 1];
}

/** "One film", and neither "one of the films", "the one that" nor "which one". */
function isCounted(said: Said, at: number): boolean {
  const [before, behind] = [lowerAt(said, at - 1), lowerAt(said, at + 1)];
  if (
    lowerAt(said, at) !== "one" ||
    behind === "" ||
    NO_NOUN.has(behind) ||
    BE.has(behind) ||
    HAVE.has(behind) ||
    WH.has(behind) ||
    PREPOSITIONS.has(behind)
  )
    return false;
  return !WH.has(before) && !BEFORE_ONE.has(before) && /^\p{Ll}/u.test(behind);
}

const NO_NOUN = wordSet(lists.noNoun);

/** "Over 20 percent": a bound of what is told in percent, and no part of what is asked for. */
function isBoundedBy(number: number, carried: Carried): boolean {
  return carried.kind === "condition" && carried.operator !== "contains" && carried.numbers.includes(number);
}

/** "Several", "half of", "on average", "always", "mainly". */
export function measures(said: Said, at: number): Demand | undefined {
  const lower = lowerAt(said, at);
  const before = lowerAt(said, at - 1);
  if (lower === "most" && before !== "the" && ["of", "people"].includes(lowerAt(said, at + 1)))
    return demand(at, 2, "proportion", nothing);
  if ((lower === "many" || lower === "much") && (before === "how" || before === "as" || before === "so"))
    return before === "how" ? undefined : demand(at, 1, "amount", nothing);
  // "The couple of E" is who E is married to.
  if (phrases.severalOf.some((phrase) => stands(said, at, phrase)))
    return demand(at, lower === "a" ? 3 : 2, "amount", nothing);
  if (VAGUE_AMOUNTS.has(lower)) return demand(at, 1, "amount", nothing);
  if (lower === "single" && BEFORE_SINGLE.has(before)) return demand(at, 1, "amount", nothing);
  const share = lower === "percent" && lowerAt(said, at + 1) !== "of" ? numberAt(said, at - 1, true)[0] : undefined;
  if (share !== undefined) return demand(at, 1, "proportion", (carried) => isBoundedBy(share, carried));
  if (SHARES.has(lower) && lowerAt(said, at + 1) === "of") return demand(at, 2, "proportion", isShareOfAll);
  if (SHARES.has(lower) && OF_THINGS.has(before)) return demand(at, 1, "proportion", isShareOfAll);
  if (PROPORTIONS.has(lower) || lower.startsWith("half-")) return demand(at, 1, "proportion", nothing);
  if (PARTS_BEHIND_NUMBER.has(lower) && (CARDINALS.has(before) || /^\d/u.test(before)))
    return demand(at, 1, "proportion", nothing);
  // "Films per director": what is counted of each.
  if (lower === "per")
    return demand(at, 1, "per", (carried) => (carried.kind === "total" && carried.counted) || carried.kind === "each");
  if (AGGREGATES.has(lower)) return demand(at, 1, "aggregate", nothing);
  if (lower === "number" && lowerAt(said, at + 1) === "of")
    return demand(
      at,
      2,
      "count",
      (carried) => carried.kind === "count" || ("counted" in carried && carried.counted === true),
      { numberCounts: true, isOfMany: isPlural(nounBehind(said, at + 2)) },
    );
  if (MAINLY.has(lower)) return demand(at, 1, "mainly", nothing, { synonyms: MAIN });
  if (FREQUENCIES.has(lower) && !BEHIND_FREQUENCY.has(lowerAt(said, at + 1)))
    return demand(at, 1, "frequency", nothing);
  if (lower === "times" && /^\p{L}+$/u.test(before) && before !== "how" && before !== "many")
    return demand(at, 1, "frequency", nothing);
  if (
    lower === "as" &&
    (scaleOf(lowerAt(said, at + 1)) !== undefined || COMPARED.has(lowerAt(said, at + 1))) &&
    lowerAt(said, at + 2) !== ""
  )
    return demand(at, 2, "comparison", isRatio);
  return undefined;
}

function isShareOfAll(carried: Carried): boolean {
  return (carried.kind === "count" || carried.kind === "total") && carried.isShare === true;
}

/** "(The number of) the films": the word behind the article. */
function nounBehind(said: Said, at: number): string {
  return lowerAt(said, DETERMINERS.has(lowerAt(said, at)) ? at + 1 : at);
}

/** "More films than", "fewer inhabitants": a comparison with something else than a number. */
export function more(said: Said, at: number): Demand | undefined {
  const lower = lowerAt(said, at);
  if (!MORE.has(lower) || lowerAt(said, at - 1) === "once") return undefined;
  // "More popular": the adjective is part of it, though it measures nothing where it stands by itself.
  const next = lowerAt(said, at + 1);
  const isOfDegree = gradedAdjective(next) === undefined && gradedBehindDegree(next) !== undefined;
  return demand(at, isOfDegree ? 2 : 1, "comparison", isComparison);
}

export function isComparison(carried: Carried): boolean {
  return (
    carried.kind === "compare" ||
    isDifference(carried) ||
    (carried.kind === "condition" && carried.operator !== "=" && carried.operator !== "contains")
  );
}
