import type { Stage } from "../../investigation/stage.ts";
import type { Question } from "../../question/question.ts";
import type { InvestigationParts } from "../strategy.ts";
import type { TreeOptions } from "./options.ts";
import type { LogicNode, LogicTree } from "./tree.ts";

/** The stages of TreeQA that a client can ask for; pure functions, nothing runs until a stage is asked for. */
export interface TreeStages {
  /** The tree as first generated: mentions, catalogue, analysis and one task. */
  draftTree(question: Question, parts: InvestigationParts, options?: TreeOptions): Stage<LogicTree>;
  /**
   * A node of the draft with its verdict, evidence and links; checks that node alone.
   * @throws Failure `BAD_USER_INPUT` when computed, if the draft has no node of that id
   */
  nodeVerdict(nodeId: string, question: Question, parts: InvestigationParts, options?: TreeOptions): Stage<LogicNode>;
  /** The golden tree: every node validated, refuted ones corrected, the sub-trees below them built anew. */
  logicTree(question: Question, parts: InvestigationParts, options?: TreeOptions): Stage<LogicTree>;
}
