import {
  isOfSet,
  type Condition,
  type Form,
  type Value,
  type WhereForm,
} from "../../../engine/question/form/logical-form.ts";
import { mapForm } from "../../../engine/question/form/walk.ts";
import type { Catalogue } from "../../../engine/sources/knowledge-graph.ts";
import { relationEntry } from "./known-entries.ts";

/**
 * A form in which a number that looks like a year is one only where years are compared: "fewer than 3000 inhabitants"
 * counts people, and "shorter than 2000" metres.
 */
export function withNumbersForYears(form: Form, catalogue: Catalogue): Form {
  return mapForm(form, (node) =>
    node.kind === "where" && !isOfSet(node.condition) && isOfNumbers(node, catalogue)
      ? { ...node, condition: asNumbers(node.condition) }
      : node,
  );
}

/** Does the relation that fits best have numbers in a unit? Of those without, some are years. */
function isOfNumbers({ relation: { candidates } }: WhereForm, catalogue: Catalogue): boolean {
  const relation = relationEntry(catalogue, candidates[0]?.iri);
  return relation?.objectKind === "NUMBER" && (relation.unit ?? relation.ownUnits) !== undefined;
}

/** The condition with numbers for all that may be years. */
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
