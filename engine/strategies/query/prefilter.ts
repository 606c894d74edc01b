import { isoDate } from "../../values/date.ts";
import type { Value } from "../../question/form/logical-form.ts";
import type { Pattern, Variable } from "./sparql/syntax.ts";

/**
 * A filter that lets through at least every literal equal to a value of the question, so that a source need not send all
 * values of a relation. The engine decides among what is left.
 */
export function prefilter(literalVariable: Variable, value: Value): Pattern[] {
  if (value.type !== "date") return [];
  return [{ kind: "textStarts", variable: literalVariable, prefix: isoDate({ type: "date", year: value.year }) }];
}
