import { isOfEachInFront } from "../grammar/each/each-in-front.ts";
import lists from "../language/data/account-words.json" with { type: "json" };
import { wordSet } from "../language/word-set.ts";
import { BE, isAuxiliary, MARKS, PREPOSITIONS, WH } from "../language/function-words.ts";
import { allAskedOf } from "../grammar/questions/all-in-front.ts";
import { asksToAdd } from "../grammar/totals/aggregate.ts";
import { isPlural } from "../language/word-forms.ts";
import type { Carried } from "./carried.ts";
import { demand, lowerAt, stands, type Demand, type Said } from "./demand.ts";
import { BEHIND_NO_DENIAL, DENIALS, EXCEPTIONS, RESTRICTING, UNIVERSAL } from "./operator-words.ts";

const BEHIND_JUST = wordSet(lists.behindJust);
const CALLED_ANOTHER = wordSet(lists.calledAnother);
const OTHERS = wordSet(lists.otherThings);
/** What these deny of one thing is not asked by denying it. */
const DENYING_CLAIMS = wordSet(lists.denyingClaims);

/** "All", "every", "each", "both". */
export function universals(said: Said, at: number): Demand | undefined {
  const lower = lowerAt(said, at);
  if (lower === "both") {
    const isOfEach = isListed(said, at);
    // "Both of the films": which two, and that there are two, no form says.
    const isOfTwo = said.words.slice(at + 1).some((word) => word.lower === "and");
    return demand(
      at,
      1,
      "both",
      (carried) =>
        isOfTwo &&
        ((carried.kind === "intersect" && carried.parts > 1) ||
          carried.kind === "same" ||
          carried.kind === "compare" ||
          (isOfEach && carried.kind === "union")),
    );
  }
  if (!UNIVERSAL.has(lower) || isListed(said, at) || isIdiom(said, at)) return undefined;
  const isTotalled = isWithinTotal(said, at);
  // "How many canals pass each town" asks for a number of each town, and not for those that pass all of them.
  const isCounted = lower === "each" && stands(said, said.start, "how many");
  // "In which ports are all the boats insured": those with boats but those with such as are not.
  const isAsked = allAskedOf(said.words.slice(said.start)) === at - said.start;
  return demand(
    at,
    1,
    "universal",
    (carried) =>
      (carried.kind === "condition" && carried.operator === "every" && !isCounted) ||
      (carried.kind === "all" && !carried.only && (at === said.start + 1 || isAlone(said, at))) ||
      // "Taller than every tower in E": than each of them.
      (lowerAt(said, at - 1) === "than" && carried.kind === "condition" && carried.others === "EACH") ||
      (carried.kind === "each" &&
        (lower === "each" || carried.ranked === true || isOfEachInFront(said.words, at - 1))) ||
      (isTotalled && carried.kind === "total") ||
      (isAsked && carried.kind === "except" && !carried.named),
  );
}

/** "Does E sell every wine": where "every" stands twice, the first alone is said of those who are asked about. */
function isAlone({ words, start }: Said, at: number): boolean {
  return !UNIVERSAL.has(words[start + 1]?.lower ?? "") && words.findIndex(({ lower }) => UNIVERSAL.has(lower)) === at;
}

/**
 * "List all films by E", "what are the capitals of all countries": the answer is a list in any case, and it is told of
 * each member. "Who directed every film" asks for the one that directed them all, which is another thing.
 */
function isListed(said: Said, at: number): boolean {
  if (at === said.start && asksAtItsEnd(said)) return false;
  const isEach = lowerAt(said, at) === "each";
  let from = said.start;
  if (WH.has(lowerAt(said, from))) {
    const be = lowerAt(said, from + 1);
    if (!BE.has(be) || (!isEach && be !== "are" && be !== "were")) return false;
    from += 2;
  }
  const before = said.words.slice(from, at);
  if (
    before.some(
      ({ lower }) =>
        isAuxiliary(lower) ||
        WH.has(lower) ||
        MARKS.has(lower) ||
        lower === "that" ||
        lower === "and" ||
        (PREPOSITIONS.has(lower) && lower !== "of"),
    )
  )
    return false;
  const of = before.findIndex(({ lower }) => lower === "of");
  const noun = of > 0 ? (before[of - 1]?.lower ?? "") : "";
  return noun === "" ? before.length <= 1 : isEach || isPlural(noun);
}

/**
 * "The total length of all rivers", "how many did all of them have": what is made one is that of all of them. "Films
 * with all of the brothers" are others than films with any.
 */
function isWithinTotal(said: Said, at: number): boolean {
  const before = lowerAt(said, at - 1);
  const start = said.start + asksToAdd(said.words, said.start);
  const isFirst = !said.words
    .slice(start, at)
    .some(({ lower }) => CLAUSES.has(lower) || (PREPOSITIONS.has(lower) && lower !== "of" && lower !== "in"));
  return isFirst && (at === start || before === "of" || before === "in" || isAuxiliary(before));
}

const CLAUSES: ReadonlySet<string> = new Set(["that", "which", "who", "whose", "and", "or"]);

/** "Every film by E was directed by whom": what is asked for is the one who did it to all. */
function asksAtItsEnd({ words }: Said): boolean {
  const last = words.findLast(({ lower }) => !MARKS.has(lower));
  return last !== undefined && WH.has(last.lower);
}

/** "At all", "of all time", "the largest of all". */
function isIdiom(said: Said, at: number): boolean {
  if (lowerAt(said, at) !== "all") return false;
  return (
    lowerAt(said, at - 1) === "at" ||
    lowerAt(said, at + 1) === "time" ||
    lowerAt(said, at + 1) === "over" ||
    (lowerAt(said, at - 1) === "of" && /(?:est|first|last)$/u.test(lowerAt(said, at - 2)))
  );
}

/** "Only", "nobody else", "alone". */
export function restrictions(said: Said, at: number): Demand | undefined {
  const lower = lowerAt(said, at);
  if (lower === "just" && BEHIND_JUST.has(lowerAt(said, at + 1))) return undefined;
  return RESTRICTING.has(lower) ? demand(at, 1, "restriction", isOnly) : undefined;
}

function isOnly(carried: Carried): boolean {
  return (carried.kind === "condition" && carried.operator === "only") || (carried.kind === "all" && carried.only);
}

/** "Not", "no", "without"; "except", "other". Each takes something away. */
export function subtractions(said: Said, at: number): Demand | undefined {
  const lower = lowerAt(said, at);
  if (lower === "without")
    return demand(at, 1, "subtraction", (carried) => carried.kind === "except" && !carried.named);
  if (stands(said, at, "no one")) return demand(at, 2, "subtraction", isExcept);
  if (DENIALS.has(lower) || lower.endsWith("n't")) {
    // "Isn't A the B?" asks the same as "Is A the B?"; of "is A not the B" nobody knows what a yes would say.
    if (at === said.start && lower.endsWith("n't")) return undefined;
    const behind = lowerAt(said, at + 1);
    if (BEHIND_NO_DENIAL.has(behind) && lowerAt(said, at + 2) === "than")
      return demand(at, 2, "bound", isInclusiveBound);
    if (behind === "only" || (lower === "no" && BEHIND_NO_DENIAL.has(behind))) return undefined;
    // That a graph does not tell so of one thing is no "never".
    const isOfAll = DENYING_CLAIMS.has(lower);
    return demand(at, 1, "subtraction", (carried) => carried.kind === "except" && !(isOfAll && carried.ofNamed));
  }
  if (!EXCEPTIONS.has(lower) || ((lower === "apart" || lower === "aside") && lowerAt(said, at + 1) !== "from"))
    return undefined;
  if (lower === "another" && CALLED_ANOTHER.has(lowerAt(said, at + 1))) return undefined;
  if (lowerAt(said, at - 1) === "each") return undefined;
  // "Other films besides E": both say one thing.
  const isAnnounced = OTHERS.has(lower) && said.words.slice(at + 1).some((word) => EXCEPTIONS.has(word.lower));
  return isAnnounced ? undefined : demand(at, 1, "subtraction", isExcept);
}

/** "No later than 1990": a bound that includes what it names. */
function isInclusiveBound(carried: Carried): boolean {
  return carried.kind === "condition" && (carried.operator === "<=" || carried.operator === ">=");
}

function isExcept({ kind }: Carried): boolean {
  return kind === "except";
}

/** "A or B", "either". */
export function alternatives(said: Said, at: number): Demand | undefined {
  const lower = lowerAt(said, at);
  return lower === "or" || lower === "either"
    ? demand(at, 1, lower, ({ kind }) => kind === "union" || kind === "compare")
    : undefined;
}
