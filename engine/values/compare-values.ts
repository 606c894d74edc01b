import type { Condition, Value } from "../question/form/logical-form.ts";
import { compareDates, type DateOrder } from "./date.ts";
import type { Certainty } from "./interval.ts";
import { convert, unitName } from "./unit.ts";

/**
 * Compares two values of one type: dates at their common precision, numbers in one unit, texts only for equality
 * (case and surrounding space apart). "unknown" for values of different types, for numbers in units that can not be
 * converted, and for a number in a unit beside one without any.
 */
export function compareValues(a: Value, b: Value): DateOrder {
  if (a.type === "date" && b.type === "date") return compareDates(a, b);
  if (a.type === "number" && b.type === "number") {
    return compareNumbers(a, b);
  }
  if (a.type === "date" && b.type === "number") return compareToYear(a, yearOf(b));
  if (a.type === "number" && b.type === "date") return compareToYear(yearOf(a), b);
  if (a.type === "text" && b.type === "text" && folded(a.text) === folded(b.text)) return "equal";
  return "unknown";
}

type NumberOf = Extract<Value, { type: "number" }>;

function compareNumbers(a: NumberOf, b: NumberOf): DateOrder {
  const [mine, yours] = [unitOfNumber(a), unitOfNumber(b)];
  const isAlike = mine === yours;
  const other = isAlike
    ? b.number
    : mine === undefined || yours === undefined
      ? undefined
      : convert(b.number, yours, mine);
  if (other === undefined || Number.isNaN(a.number) || Number.isNaN(other)) return "unknown";
  // What was converted is rounded.
  const rounding = isAlike ? 0 : Math.abs(a.number) * 1e-9;
  if (Math.abs(a.number - other) <= rounding) return "equal";
  return a.number < other ? "before" : "after";
}

/** The unit of a number, by its one name; what is counted is none. */
export function unitOfNumber({ unit }: NumberOf): string | undefined {
  const name = unit === undefined ? undefined : unitName(unit);
  return name === undefined || COUNTED.has(name) ? undefined : name;
}

type DateOf = Extract<Value, { type: "date" }>;

/** A bare number beside a date is a year; "30 metres" and 1969.5 are none. */
function yearOf({ number, unit }: NumberOf): DateOf | undefined {
  return Number.isInteger(number) && unit === undefined ? { type: "date", year: number } : undefined;
}

function compareToYear(a: DateOf | undefined, b: DateOf | undefined): DateOrder {
  return a === undefined || b === undefined ? "unknown" : compareDates(a, b);
}

function folded(text: string): string {
  return text.normalize("NFKC").trim().toLowerCase();
}

/**
 * Does a value satisfy a condition? A date asked for as "1969" is satisfied by any date within that year. A number
 * asked for without a unit is in that of the value; one asked for in a unit is not satisfied for certain by a value
 * without any.
 */
export function satisfies(value: Value, condition: Condition): Certainty {
  if (condition.operator !== "between" && condition.operator !== "contains")
    return meets(value, { ...condition, value: inUnitOf(value, condition.value) });
  return meets(value, condition);
}

function inUnitOf(value: Value, wanted: Value): Value {
  if (value.type !== "number" || wanted.type !== "number" || wanted.unit !== undefined) return wanted;
  return value.unit === undefined ? wanted : { ...wanted, unit: value.unit };
}

function meets(value: Value, condition: Condition): Certainty {
  switch (condition.operator) {
    case "contains":
      return value.type === "text" && folded(value.text).includes(folded(condition.text)) ? "yes" : "no";
    case "between":
      return both(
        satisfies(value, { operator: ">=", value: condition.from }),
        satisfies(value, { operator: "<=", value: condition.to }),
      );
    case "=":
      if (isWithin(value, condition.value)) return "yes";
      return decide(compareValues(value, condition.value), ["equal"], value.type === "text");
    case "<":
      return decide(compareValues(value, condition.value), ["before"], false, isWithin(value, condition.value));
    case ">":
      return decide(compareValues(value, condition.value), ["after"], false, isWithin(value, condition.value));
    case "<=":
      return isWithin(value, condition.value)
        ? "yes"
        : decide(compareValues(value, condition.value), ["before", "equal"], false);
    case ">=":
      return isWithin(value, condition.value)
        ? "yes"
        : decide(compareValues(value, condition.value), ["after", "equal"], false);
  }
}

/** "Inhabitants" are no unit, but what is counted: by the names that `unitName` gives them. */
const COUNTED = new Set(["people", "inhabitant", "person", "resident"]);

/** Is a date part of the period that a less precise date names? "Before 1969" excludes July 1969 for certain. */
function isWithin(value: Value, period: Value): boolean {
  if (value.type !== "date" || period.type !== "date") return false;
  if (value.year !== period.year) return false;
  if (period.month === undefined) return true;
  return value.month === period.month && (period.day === undefined || value.day === period.day);
}

function decide(order: DateOrder, wanted: readonly DateOrder[], text: boolean, excluded = false): Certainty {
  if (excluded) return "no";
  if (order === "unknown") return text ? "no" : "unknown";
  return wanted.includes(order) ? "yes" : "no";
}

function both(a: Certainty, b: Certainty): Certainty {
  if (a === "no" || b === "no") return "no";
  return a === "yes" && b === "yes" ? "yes" : "unknown";
}
