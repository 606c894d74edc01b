import { READING_CRITERIA } from "../criteria.ts";
import { readPassages } from "../../documents/read-passages.ts";
import { MAX_AGE_MS } from "../../query/stages.ts";
import { analyseQuestion } from "../../question/analysis.ts";
import type { Traversal } from "../../evidence/logic-tree.ts";
import type { Question } from "../../question/question.ts";
import { parametersOf } from "../../question/parameters.ts";
import type { LogicTreeStages, Strategy, StrategyDeclaration } from "../strategy.ts";
import { TREE_ABLATIONS } from "./ablations.ts";
import { draftTreeStage } from "./draft.ts";
import { estimateTree } from "./estimate.ts";
import { logicTreeStage, treeInputs } from "./golden.ts";
import { NAME } from "./name.ts";
import { nodeVerdictStage } from "./node-verdict.ts";
import { TREE_PARAMETERS, type TreeOptions } from "./parameters.ts";
import { answerFrom } from "./result.ts";
import { answerFromTree } from "./tasks/answer-from-tree.ts";
import { chooseEntities } from "./tasks/choose-entities.ts";
import { chooseRelations } from "./tasks/choose-relations.ts";
import { draftTree } from "./tasks/draft-tree.ts";
import { verifyNodes } from "./tasks/verify-nodes.ts";

/** The stages of the tree itself, with the parameters that the question names. */
const logicTree: LogicTreeStages = {
  draft: (question, parts) => draftTreeStage(question, parts, optionsOf(question)),
  nodeVerdict: (question, nodeId, parts) => nodeVerdictStage(nodeId, question, parts, optionsOf(question)),
  validated: (question, traversal, parts) => logicTreeStage(question, parts, traversedBy(traversal, question)),
  answer: (question, traversal, parts) => treeqaWith(traversedBy(traversal, question)).result(question, parts),
};

/**
 * TreeQA (methods §2): a logic tree that is checked against the sources and corrects itself; the answer comes from what
 * is left.
 */
export const treeqaStrategy: StrategyDeclaration = {
  name: NAME,
  description:
    "Splits the question into a logic tree of sub-questions. Each is checked against graphs and documents, and corrected if it is refuted. Slower than QUERY, and shows more: `logicTree`.",
  parameters: TREE_PARAMETERS,
  criteria: READING_CRITERIA,
  tasks: [analyseQuestion, readPassages, draftTree, chooseEntities, chooseRelations, verifyNodes, answerFromTree],
  ablations: TREE_ABLATIONS,
  logicTree,
  estimate: (question, parts) => treeqaWith(optionsOf(question)).estimate(question, parts),
  result: (question, parts) => treeqaWith(optionsOf(question)).result(question, parts),
};

/** The algorithm with these parameters, whatever the question says. */
export function treeqaWith(options: TreeOptions): Strategy {
  return {
    name: NAME,
    estimate: (question, parts) => estimateTree(question, parts, options),
    result: (question, parts) => ({
      name: "treeqa.result",
      version: 10,
      inputs: { tree: treeInputs(question, parts, options), task: answerFromTree.version },
      maxAgeMs: MAX_AGE_MS,
      async compute(context) {
        const tree = await context.get(logicTreeStage(question, parts, options));
        return answerFrom(tree, question, parts, context);
      },
    }),
  };
}

/** The question's parameters, traversed in another way where one is named. */
function traversedBy(traversal: Traversal | undefined, question: Question): TreeOptions {
  const options = optionsOf(question);
  return { ...options, traversal: traversal ?? options.traversal };
}

function optionsOf(question: Question): TreeOptions {
  return parametersOf(question, NAME, TREE_PARAMETERS);
}
