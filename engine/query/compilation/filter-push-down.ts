import { isoDate } from "../../values/date.ts";
import type { Condition, DateValue } from "../../question/form/logical-form.ts";
import type { ObjectKind } from "../../sources/knowledge-graph.ts";
import type { Pattern, Variable } from "../../sparql/syntax.ts";

/**
 * Filters that let through at least every literal that may satisfy a condition, so that a source need not send all
 * values of a relation. The engine decides among what is left: only it knows units and the precision of dates.
 * @param objectKind What the graph says that the values are, where it does
 */
export function filterPushDown(value: Variable, condition: Condition, objectKind?: ObjectKind): readonly Pattern[] {
  if (condition.operator === "contains") return [];
  if (condition.operator === "between") {
    return [
      ...filterPushDown(value, { operator: ">=", value: condition.from }, objectKind),
      ...filterPushDown(value, { operator: "<=", value: condition.to }, objectKind),
    ];
  }
  const { operator, value: wanted } = condition;
  if (wanted.type === "number" && wanted.unit === undefined && Number.isFinite(wanted.number)) {
    return [{ kind: "numberIs", variable: value, operator, number: wanted.number }];
  }
  // Numbers do not compare as text, whether they are years or not.
  return wanted.type === "date" && objectKind !== "NUMBER" ? dateFilters(value, operator, wanted) : [];
}

type Operator = Exclude<Condition["operator"], "between" | "contains">;

/** Dates compare as text by their years; only those of four digits do, and an earlier era sorts before them. */
function dateFilters(variable: Variable, operator: Operator, { year }: DateValue): readonly Pattern[] {
  if (year < 1 || year > 9998) return [];
  const prefix = isoDate({ type: "date", year });
  const after: Pattern = { kind: "textFrom", variable, from: prefix };
  const before: Pattern = { kind: "textBelow", variable, below: isoDate({ type: "date", year: year + 1 }) };
  if (operator === "=") return [{ kind: "textStarts", variable, prefix }];
  return operator === ">" || operator === ">=" ? [after] : [before];
}
