import type { Cost } from "../engine/investigation/cost.ts";
import type { Question } from "../engine/question/question.ts";
import type { StrategyResult } from "../engine/trace/trace.ts";
import { shownNode } from "../resolvers/known-entity.ts";
import { costExtension } from "../server/apollo/cost-extension.ts";

/** An answer as `--json` prints it, under the schema's names. Steps refer to evidence by id. */
export function jsonAnswer({ text }: Question, result: StrategyResult, cost: Cost) {
  const { status, values, support, explanation, paths, evidence } = result;
  return {
    question: text,
    answer: {
      status,
      values: values.map(({ node, validFrom, validUntil }) => ({ ...shownNode(node), validFrom, validUntil })),
      support,
      explanation,
    },
    paths: paths.map((path) => ({
      ...path,
      steps: path.steps.map((step) => ({
        ...step,
        subjects: step.subjects.map(shownNode),
        objects: step.objects.map(shownNode),
      })),
    })),
    evidence,
    cost: { ...costExtension(cost), ms: Math.round(cost.ms) },
  };
}
