import {
  isOfSet,
  isOfTheDay,
  isPartOfTotal,
  isRatioOfCounts,
  isShare,
  isWhetherAll,
  type Form,
} from "../../../engine/question/form/logical-form.ts";
import { takesNumbers } from "../../../engine/question/form/things-tallied.ts";
import { relationOf } from "../../../engine/question/form/walk.ts";
import type { FormContent } from "./form-content.ts";

/** What a form has that can stand for words that deny, count, rank, compare or time. */
const PARTS: Readonly<Record<string, (node: Form, content: FormContent) => boolean>> = Object.freeze({
  difference: (node) => node.kind === "except" || (node.kind === "same" && node.negated),
  // "Not heated", "no children": where what is said of it is that it is not so, or that there are none.
  denied: (node) => node.kind === "where" && isOfNothing(node),
  several: ({ kind }) => ["intersect", "union", "compare", "same"].includes(kind),
  sharing: (node) => node.kind === "intersect" && isOfEach(node.sets),
  small: (node) => isBounded(node, ["<", "<="], "to"),
  large: (node) => isBounded(node, [">", ">="], "from"),
  equality: (node) => node.kind === "where" && node.condition.operator === "=",
  every: (node) => isWhetherAll(node) || (node.kind === "where" && node.condition.operator === "every"),
  only: (node) => isWhetherAll(node) || (node.kind === "where" && node.condition.operator === "only"),
  exactly: (node) => node.kind === "where" && node.tally !== undefined && node.condition.operator === "=",
  sameness: ({ kind }) => kind === "same",
  comparison: ({ kind }) => kind === "compare",
  // "The greatest depth" is that of a total as well.
  rank: (node) =>
    node.kind === "extreme" || isTurn(node) || (node.kind === "total" && (node.how === "min" || node.how === "max")),
  number: (node) => node.kind === "count" && !isShare(node) && !isRatioOfCounts(node),
  share: (node) => isShare(node) || isPartOfTotal(node),
  pairs: (node) => node.kind === "each" || ("ofEach" in node && node.ofEach !== undefined),
  apart: (node) => node.kind === "difference" && node.how === "difference",
  // "How long has", "ago", "still": by the day of asking.
  today: isOfTheDay,
  ratio: (node) => isRatioOfCounts(node) || (node.kind === "difference" && node.how === "ratio"),
  multiple: (node) =>
    node.kind === "where" &&
    isOfSet(node.condition) &&
    node.condition.times !== undefined &&
    node.condition.times !== 1,
  sum: (node) => isTaken(node, "sum"),
  mean: (node) => isTaken(node, "mean") || isHeldAgainstMean(node),
  least: (node) =>
    (node.kind === "total" && node.how === "min") || (node.kind === "extreme" && node.direction === "min"),
  greatest: (node) =>
    (node.kind === "total" && node.how === "max") || (node.kind === "extreme" && node.direction === "max"),
  // "The first" of what is numbered.
  ordinal: (node) =>
    isTurn(node) || (node.kind === "where" && "value" in node.condition && node.condition.value.type === "number"),
  past: (node) => node.kind === "at" && node.time.kind === "past",
  time: (node) => isTimed(node),
  dates: (node) => node.kind === "at" && (node.time.kind === "dates" || node.time.kind === "instant"),
  dated: (node) => node.kind === "where" && JSON.stringify(node.condition).includes('"date"'),
  earlier: (node) => isTurn(node, "BEFORE") || isBounded(node, ["<", "<="], "to"),
  later: (node) => isTurn(node, "AFTER") || isBounded(node, [">", ">="], "from"),
});

/** "Longer than average". */
export function isHeldAgainstMean(node: Form): boolean {
  return node.kind === "where" && isOfSet(node.condition) && node.condition.mean === true;
}

/** Are values, or numbers of things, made one so? */
function isTaken(node: Form, how: "sum" | "mean"): boolean {
  return (node.kind === "total" && node.how === how) || (takesNumbers(node) && node.tally.how === how);
}

/** Has a form one of these parts? "present" is what it says of times when it says nothing else. */
export function hasPart(needs: readonly string[], content: FormContent): boolean {
  if (needs.includes("present") && (!content.nodes.some(isOfOtherTimes) || content.nodes.some(isOfNow))) return true;
  return needs.some((need) => content.nodes.some((node) => PARTS[need]?.(node, content) === true));
}

function isOfNow(node: Form): boolean {
  return node.kind === "at" && node.time.kind === "now";
}

function isOfOtherTimes(node: Form): boolean {
  return (
    node.kind === "at" &&
    (node.time.kind === "past" ||
      (node.time.kind === "interval" && node.time.from === undefined && node.time.to === undefined))
  );
}

/** The turn of one of those who come one after another, on that side of another's where one is said. */
function isTurn(node: Form, side?: "AFTER" | "BEFORE"): boolean {
  if (node.kind !== "at" || node.time.kind !== "turn") return false;
  return side === undefined ? node.time.of === undefined : node.time.counted === side;
}

/** A time that is told, or that of an event. */
function isTimed(node: Form): boolean {
  return node.kind === "at" && node.time.kind !== "now" && !isOfOtherTimes(node);
}

const SAYING_NO: ReadonlySet<string> = new Set(["no", "false", "none", "never", "not", "without"]);

/** Is a value "no" or 0, or are fewer than one counted? */
function isOfNothing({ condition }: Extract<Form, { kind: "where" }>): boolean {
  if (!("value" in condition)) return false;
  const { operator, value } = condition;
  if (value.type === "text") return operator === "=" && SAYING_NO.has(value.text.trim().toLowerCase());
  if (value.type !== "number") return false;
  return operator === "<" ? value.number === 1 : (operator === "=" || operator === "<=") && value.number === 0;
}

function isBounded(node: Form, operators: readonly string[], end: "from" | "to"): boolean {
  if (node.kind === "where")
    return operators.includes(node.condition.operator) || node.condition.operator === "between";
  return node.kind === "at" && node.time.kind === "interval" && node.time[end] !== undefined;
}

/** "All of E and F": the same relation leads to each of them. */
function isOfEach(sets: readonly Form[]): boolean {
  const relations = sets.flatMap((set) => {
    const relation = relationOf(set);
    return relation === undefined ? [] : [relation.candidates[0]?.iri ?? relation.text];
  });
  return new Set(relations).size < relations.length;
}
