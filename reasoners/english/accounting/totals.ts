import {
  asksToAdd,
  asNoun,
  beforeMeasure,
  behindMeasure,
  comingTo,
  makingUp,
  type Aggregate,
} from "../grammar/totals/aggregate.ts";
import { averageBehindThan } from "../grammar/comparisons/than-average.ts";
import { DO, isAuxiliary, MARKS, PREPOSITIONS } from "../language/function-words.ts";
import { SHARES } from "../language/question-words.ts";
import type { Carried } from "./carried.ts";
import { demand, lowerAt, stands, type Demand, type Said } from "./demand.ts";

/** "Total", "the sum of", "on average", "in all", "added up": many values made one, or a number of things. */
export function totals(said: Said, at: number): Demand | undefined {
  const average = averageBehindThan(said.words, at);
  if (average > at)
    return demand(at, average - at, "average", (carried) => carried.kind === "condition" && carried.others === "MEAN");
  const adding = asksToAdd(said.words, at) || comesTo(said, at);
  // "Come to in all": both say one thing.
  if (adding > 0) return demand(at, adding, "adding up", takes("sum"));
  const making = makingUp(said.words, at);
  if (making > 0 && SHARES.has(lowerAt(said, said.start + 1)))
    return demand(at, making, "making up", (carried) => carried.kind === "total" && carried.isShare === true);
  const found = totalAt(said, at);
  if (found === undefined) return undefined;
  return demand(at, found.length, "total", takes(found.how, isJoined(said)));
}

/** "What do they come to", and not "who came to E". */
function comesTo(said: Said, at: number): number {
  const isAsked = lowerAt(said, said.start) === "what" && DO.has(lowerAt(said, said.start + 1));
  const length = isAsked ? comingTo(said.words, at) : 0;
  const next = lowerAt(said, at + length);
  return next === "" || MARKS.has(next) || behindMeasure(said.words, at + length) !== undefined ? length : 0;
}

function totalAt(said: Said, at: number): Aggregate | undefined {
  const { words } = said;
  const behind = isBehind(said, at) ? behindMeasure(words, at) : undefined;
  // A verb, and no noun: "what does it mean".
  if (lowerAt(said, at) === "mean" && !["the", "a"].includes(lowerAt(said, at - 1))) return undefined;
  return behind ?? asNoun(words, at) ?? beforeMeasure(words, at);
}

/** "In all", and not "in all harbours": behind it stands no noun. "Together" is told of by the rule of company. */
function isBehind(said: Said, at: number): boolean {
  const length = behindMeasure(said.words, at)?.length ?? 0;
  const next = lowerAt(said, at + length);
  if (lowerAt(said, at) === "together") return false;
  return next === "" || MARKS.has(next) || isAuxiliary(next) || PREPOSITIONS.has(next) || !stands(said, at, "in all");
}

/** "How many did A and B make in total": those of both, which no count of what they have in common says. */
function takes(how: Aggregate["how"], isOfSeveral?: boolean): (carried: Carried) => boolean {
  return (carried) => {
    if (carried.kind === "total") return carried.how === how;
    return how === "sum" && carried.kind === "count" && isOfSeveral !== undefined && (!isOfSeveral || carried.united);
  };
}

function isJoined({ words }: Said): boolean {
  return words.some(({ lower }) => lower === "and" || lower === "or");
}
