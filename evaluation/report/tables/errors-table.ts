import { count, percent, type Table } from "../../compare/table.ts";
import { ERROR_CLASSES, type ErrorClass } from "../../score/error-class.ts";
import { labelsOf, type MeasuredRun } from "../measured-run.ts";
import { columns } from "./columns.ts";

/** Each class in a sentence; docs/evaluation.md says how they are told apart. */
export const ERROR_MEANINGS: Readonly<Record<ErrorClass, string>> = {
  FORMAT: "failed: a model's replies were not what was asked for",
  FAILED: "failed: a source, a budget, a deadline",
  UNANSWERABLE: "answered a question that has no answer",
  WRONG_SET: "a gold answer is given, but the set is not the gold set",
  STRING_MATCHING: "an answer and a gold answer share their words, but are not equal",
  NOT_UNDERSTOOD: "abstained without any reading of the question",
  REFUSAL: "abstained although the gold was found",
  GENERATION: "answered wrongly although the gold was found",
  LINKING: "a gold entity or relation is not among the candidates",
  RETRIEVAL: "gold facts are missing from what was retrieved",
  OTHER: "none of these",
};

/** Classes of error of the runs of one format: counts of answers, and their share of all answers. */
export function errorsTable(runs: readonly MeasuredRun[]): Table {
  const found = ERROR_CLASSES.filter((name) => runs.some(({ summary }) => summary.errors[name] > 0));
  return {
    title: "Errors",
    columns: columns(["class", "meaning"], labelsOf(runs)),
    rows: found.map((name) => [
      name,
      ERROR_MEANINGS[name],
      ...runs.map(({ summary: { errors, asked } }) =>
        errors[name] === 0 ? "0" : `${count(errors[name])} (${percent(errors[name] / asked)})`,
      ),
    ]),
    notes: ["An answer that is not exactly the gold set stands in the first class that fits."],
  };
}
