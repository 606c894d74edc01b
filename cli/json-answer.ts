import type { Cost } from "../engine/investigation/cost.ts";
import type { Question } from "../engine/question/question.ts";
import type { LogicTree } from "../engine/evidence/logic-tree.ts";
import type { StrategyResult } from "../engine/evidence/trace.ts";
import { shownTreeEntity, shownTreeRelation } from "../resolvers/shown-tree-link.ts";
import { shownNode, shownValue } from "../resolvers/shown-term.ts";
import { costExtension } from "../server/apollo/cost-extension.ts";

/**
 * An answer as `--json` prints it, under the schema's names. Steps refer to evidence by id. There is a logic tree where
 * the strategy makes one.
 */
export function jsonAnswer({ text }: Question, result: StrategyResult, tree: LogicTree | undefined, cost: Cost) {
  const { status, text: said, values, support, complete, confidence, explanation, paths, evidence, conflicts } = result;
  const { reading, asOf } = result;
  return {
    question: text,
    answer: {
      status,
      text: said,
      values: values.map(shownValue),
      support,
      complete,
      confidence,
      explanation,
      ...(reading === undefined ? {} : { reading }),
      ...(asOf === undefined ? {} : { asOf }),
      ...(conflicts === undefined
        ? {}
        : { conflicts: conflicts.map((side) => ({ ...side, values: side.values.map(shownValue) })) }),
    },
    paths: paths.map((path) => ({
      ...path,
      answers: path.answers.map(({ label }) => label),
      steps: path.steps.map((step) => ({
        ...step,
        subjects: step.subjects.map(shownNode),
        objects: step.objects.map(shownNode),
      })),
    })),
    ...(tree === undefined ? {} : { logicTree: jsonTree(tree) }),
    evidence,
    cost: { ...costExtension(cost), ms: Math.round(cost.ms) },
  };
}

/** Nodes stand in a list, the root first, and name their children. */
function jsonTree({ nodes, revisions, reading, remarks, complete }: LogicTree) {
  return {
    nodes: nodes.map((node) => ({
      ...node,
      answers: node.answers.map(shownValue),
      entities: node.entities.map(shownTreeEntity),
      relations: node.relations.map(shownTreeRelation),
    })),
    revisions,
    reading,
    remarks,
    complete,
  };
}
