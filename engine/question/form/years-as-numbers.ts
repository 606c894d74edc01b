import type { Condition, Value } from "./logical-form.ts";

/** The condition with numbers for all that may be years: "more than 1000", and not "after". */
export function asNumbers(condition: Condition): Condition {
  switch (condition.operator) {
    case "contains":
      return condition;
    case "between":
      return { ...condition, from: asNumber(condition.from), to: asNumber(condition.to) };
    default:
      return { ...condition, value: asNumber(condition.value) };
  }
}

/** A year alone; a month or a day makes it a date. */
function asNumber(value: Value): Value {
  return value.type === "date" && value.month === undefined && value.day === undefined
    ? { type: "number", number: value.year }
    : value;
}
