import lists from "../language/data/differences.json" with { type: "json" };
import { amountAsked } from "../language/measured-in.ts";
import { BOUNDS } from "../language/function-words.ts";
import { multipleAt } from "../language/multiple.ts";
import { gradedAdjective } from "../language/adjectives.ts";
import { isOfSize } from "../measured-wordings/measures.ts";
import { phraseList, wordSet } from "../language/word-set.ts";
import type { Carried } from "./carried.ts";
import { demand, lowerAt, stands, type Demand, type Said } from "./demand.ts";
import { MORE } from "./operator-words.ts";

const DIFFERENCE = wordSet(lists.difference);
const LYING = phraseList(lists.lying);
const APART = wordSet(lists.apart);
const TIMES_AS_MANY = wordSet(lists.timesAsMany);

/** "Difference between", "how many times as", "how many metres (higher)": what lies between two. */
export function differences(said: Said, at: number): Demand | undefined {
  const lower = lowerAt(said, at);
  const times = multiple(said, at);
  if (times !== undefined) return times;
  if (DIFFERENCE.has(lower) && APART.has(lowerAt(said, at + 1)))
    return demand(at, lowerAt(said, at + 1) === "between" ? 2 : 1, "difference", isDifference);
  if (lower === "ratio" && RATIOS.has(lowerAt(said, at + 1))) return demand(at, 2, "ratio", isRatioOfTwo);
  const size = gradedAdjective(lowerAt(said, at + 2))?.base ?? "";
  if (stands(said, at, "times as") && stands(said, at - 2, "how many") && isOfSize(size))
    return demand(at, 3, "ratio", (carried) => isRatioOfTwo(carried) && carried.by === size);
  if (stands(said, at, "times as") && stands(said, at - 2, "how many"))
    return demand(at, TIMES_AS_MANY.has(lowerAt(said, at + 2)) ? 3 : 2, "ratio", isRatio);
  // "How long after E": how much later.
  if (lower === "long" && stands(said, at - 1, "how") && ORDERS.has(lowerAt(said, at + 1)))
    return demand(at, 1, "time between", isDifference);
  if (COMPARED_TIMES.has(lower) && said.words.slice(at).some((word) => word.lower === "than") && isHow(said))
    return demand(at, 1, "comparison", isDifference);
  return units(said, at);
}

const RATIOS: ReadonlySet<string> = new Set(["of", "between"]);

function isRatioOfTwo(carried: Carried): carried is Extract<Carried, { kind: "difference" }> {
  return carried.kind === "difference" && carried.how === "ratio";
}

/** "At least twice as high", "three times as many": what another has, so many times. */
function multiple(said: Said, at: number): Demand | undefined {
  const found = multipleAt(said.words, at);
  if (found === undefined || (!isCompared(said, at + found.length) && !isThatOf(said, at + found.length)))
    return undefined;
  return demand(
    at,
    found.length,
    "multiple",
    (carried) => carried.kind === "condition" && carried.times === found.times && carried.operator === found.operator,
  );
}

function isCompared(said: Said, at: number): boolean {
  return lowerAt(said, at) === "as";
}

function isThatOf(said: Said, at: number): boolean {
  return stands(said, at, "that of") || stands(said, at, "the number of");
}

const ORDERS: ReadonlySet<string> = new Set(["after", "before"]);
const COMPARED_TIMES: ReadonlySet<string> = new Set(["later", "earlier"]);

function isHow(said: Said): boolean {
  const start = lowerAt(said, said.start) === "by" ? said.start + 1 : said.start;
  return stands(said, start, "how many") || stands(said, start, "how much");
}

/** "(How many years) are there between": where that stands; undefined where they are of something else. */
function betweenAt(said: Said, at: number): number | undefined {
  const lying = LYING.find((phrase) => phrase.every((lower, more) => lowerAt(said, at + more) === lower));
  const between = at + (lying?.length ?? 0);
  return lowerAt(said, between) === "between" ? between : undefined;
}

/** "How many days (later)": in what it is told. "How many years" alone asks for a number of them. */
function units(said: Said, at: number): Demand | undefined {
  if (!stands(said, at - 2, "how many")) return undefined;
  const amount = amountAsked(said.words, at - 2);
  const between = amount?.unit === undefined ? undefined : betweenAt(said, amount.at);
  if (amount?.unit !== undefined && between !== undefined) {
    const { unit } = amount;
    const takes = (carried: Carried): boolean => carried.kind === "difference" && carried.unit === unit;
    return demand(at, between + 1 - at, "unit", takes);
  }
  const next = lowerAt(said, amount?.at ?? at);
  const isApart = BOUNDS.has(next) || MORE.has(next) || gradedAdjective(next)?.degree === "comparative";
  if (amount?.unit === undefined || (!isApart && next !== "is" && next !== "was")) return undefined;
  const { unit } = amount;
  if (!isApart && !said.words.slice(at).some((word) => word.lower === "than")) return undefined;
  return demand(at, amount.at - at, "unit", (carried) => carried.kind === "difference" && carried.unit === unit);
}

export function isDifference(carried: Carried): boolean {
  return carried.kind === "difference" && carried.how === "difference";
}

export function isRatio(carried: Carried): boolean {
  if (carried.kind === "condition") return carried.times !== undefined;
  return carried.kind === "difference" && carried.how === "ratio";
}
