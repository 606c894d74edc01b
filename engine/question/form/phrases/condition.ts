import { valueLabel } from "../../../values/literal-value.ts";
import type { Condition, SetCondition, Value } from "../logical-form.ts";

const COMPARED = { "<": "less than", ">": "more than", "<=": "at most", ">=": "at least" } as const;
const DATED = { "<": "before", ">": "after" } as const;
const BY_TIME = { ...DATED, "=": "", "<=": "no later than", ">=": "no earlier than" } as const;

/** What compares with another set, and is not decided by all or only of it. */
export type CompareOperator = Exclude<SetCondition["operator"], "every" | "only">;

/** What values must be: "more than 8,000 metres", "before 1970"; the value alone for an equal one. */
export function printCondition(condition: Condition): string {
  if (condition.operator === "contains") return `containing "${condition.text}"`;
  if (condition.operator === "between") return `between ${valueLabel(condition.from)} and ${valueLabel(condition.to)}`;
  const { operator, value } = condition;
  const label = valueLabel(value);
  if (operator === "=") return label;
  if (value.type !== "date") return `${COMPARED[operator]} ${label}`;
  if (operator === "<" || operator === ">") return `${DATED[operator]} ${label}`;
  return `${label} or ${operator === "<=" ? "before" : "after"}`;
}

/** "is before 1970", "contains “green”" */
export function whatItIs(condition: Condition): string {
  return condition.operator === "contains" ? `contains "${condition.text}"` : `is ${printCondition(condition)}`;
}

/** How many: "at least 2", "exactly 1". */
export function howMany(condition: Condition): string {
  return condition.operator === "=" ? `exactly ${printCondition(condition)}` : printCondition(condition);
}

/** Is one alone what it speaks of: "exactly 1", "more than 1"? */
export function isOfOne(condition: Condition): boolean {
  return "value" in condition && isOne(condition.value);
}

function isOne(value: Value): boolean {
  return value.type === "number" && value.number === 1;
}

/** "more than ", "at least 2 times ", before what is compared with; nothing for "is". */
export function comparedWith(operator: CompareOperator, times: number | undefined): string {
  const compared = operator === "=" ? "" : `${COMPARED[operator]} `;
  return times === undefined || times === 1 ? compared : `${compared}${times} times `;
}

/** The same of dates: "before ", "no later than ". */
export function comparedByTime(operator: CompareOperator): string {
  return operator === "=" ? "" : `${BY_TIME[operator]} `;
}

/** "more", "at least 3 times as many", before what there are so many of, with the word that leads to the others. */
export function asManyAs(
  operator: CompareOperator,
  times: number = 1,
): { readonly text: string; readonly than: "than" | "as" } {
  if (times === 1 && operator === ">") return { text: "more", than: "than" };
  if (times === 1 && operator === "<") return { text: "fewer", than: "than" };
  const compared = operator === "=" ? "exactly " : `${COMPARED[operator]} `;
  return { text: `${compared}${times === 1 ? "" : `${times} times `}as many`, than: "as" };
}
