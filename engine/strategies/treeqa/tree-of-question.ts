import type { Stage } from "../../investigation/stage.ts";
import type { Question } from "../../question/question.ts";
import type { InvestigationParts, Strategy } from "../strategy.ts";
import { draftTreeStage } from "./draft.ts";
import { logicTreeStage } from "./golden.ts";
import { nodeVerdictStage } from "./node-verdict.ts";
import { checkTreeOptions, type Traversal, type TreeOptions } from "./options.ts";
import { treeqaWith } from "./strategy.ts";
import type { LogicNode, LogicTree } from "./tree.ts";

/** TreeQA with the parameters that each question's options name. */
export const treeqaOfQuestion: Strategy = {
  name: "TREEQA",
  result: (question, parts) => treeqaWith(treeOptionsOf(question)).result(question, parts),
  estimate: (question, parts) => treeqaWith(treeOptionsOf(question)).estimate(question, parts),
};

export function draftTreeOf(question: Question, parts: InvestigationParts): Stage<LogicTree> {
  return draftTreeStage(question, parts, treeOptionsOf(question));
}

export function nodeVerdictOf(question: Question, nodeId: string, parts: InvestigationParts): Stage<LogicNode> {
  return nodeVerdictStage(nodeId, question, parts, treeOptionsOf(question));
}

/** As the answer's tree is traversed, unless another traversal is asked for. */
export function logicTreeOf(
  question: Question,
  traversal: Traversal | undefined,
  parts: InvestigationParts,
): Stage<LogicTree> {
  const options = treeOptionsOf(question);
  return logicTreeStage(question, parts, { ...options, traversal: traversal ?? options.traversal });
}

function treeOptionsOf({ options }: Question): TreeOptions {
  return checkTreeOptions(options.tree ?? {});
}
