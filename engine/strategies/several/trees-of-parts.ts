import { Failure, quoted } from "../../failure.ts";
import type { LogicNode, LogicTree, Traversal } from "../../evidence/logic-tree.ts";
import type { StrategyName } from "../../evidence/trace.ts";
import type { Stage, StageContext } from "../../investigation/stage.ts";
import type { InvestigationParts } from "../../investigation-parts.ts";
import type { QuestionPart } from "../../question/analysis.ts";
import { partOfQuestion } from "../../question/part-of-question.ts";
import type { Question } from "../../question/question.ts";
import { analysisStage } from "../../question/stages.ts";
import type { LogicTreeStages } from "../strategy.ts";
import { answersToParts, resultOfParts, type Asking } from "./answers-to-parts.ts";
import { nodeInWhole, placeInPart, treeOfParts, type PartTree } from "./tree-of-parts.ts";

/**
 * The trees of questions that ask several things: each part stands below the root, with the tree that it has as a
 * question of its own. What asks one thing has the tree that it ever had.
 */
export function treesOfParts(name: StrategyName, trees: LogicTreeStages): LogicTreeStages {
  /** How parts are answered, from trees of that traversal. */
  const from = (traversal: Traversal | undefined): Asking["strategy"] => ({
    name,
    result: (question, parts) => trees.answer(question, traversal, parts),
  });
  const draft = (question: Question, parts: InvestigationParts): Stage<LogicTree> =>
    whereSeveral(trees.draft(question, parts), question, parts, (asked, context) =>
      drafted(asked, { trees, question, parts, context }),
    );
  return {
    draft,
    nodeVerdict: (question, nodeId, parts) =>
      whereSeveral(trees.nodeVerdict(question, nodeId, parts), question, parts, async (asked, context) => {
        const { index, id } = placeInPart(nodeId);
        const node = nodeNamed(nodeId, await context.get(draft(question, parts)));
        const part = asked[index];
        // The question and its parts are answered, and not verified; so is what waits for an answer.
        if (part === undefined || node.depth < 2) return node;
        const alone = partOfQuestion(part, { question, index });
        return nodeInWhole(await context.get(trees.nodeVerdict(alone, id, parts)), index);
      }),
    validated: (question, traversal, parts) =>
      whereSeveral(trees.validated(question, traversal, parts), question, parts, async (asked, context) => {
        const { answered, remarks } = await answersToParts(asked, {
          strategy: from(traversal),
          ...{ question, parts, context },
        });
        const validated = answered.map(async ({ asked: alone, ...part }, index): Promise<PartTree> => ({
          ...part,
          tree: alone === undefined ? undefined : await context.get(trees.validated(alone, traversal, parts)),
          speaksOf: asked[index]?.speaksOf?.part,
        }));
        return treeOfParts(question.text, await Promise.all(validated), remarks);
      }),
    answer: (question, traversal, parts) =>
      whereSeveral(trees.answer(question, traversal, parts), question, parts, (asked, context) =>
        resultOfParts(asked, { strategy: from(traversal), question, parts, context }),
      ),
  };
}

/** A stage that is computed otherwise where the question asks several things. */
function whereSeveral<Value>(
  alone: Stage<Value>,
  question: Question,
  parts: InvestigationParts,
  compute: (asked: readonly QuestionPart[], context: StageContext) => Promise<Value>,
): Stage<Value> {
  if (question.within !== undefined) return alone;
  return {
    ...alone,
    async compute(context) {
      const { parts: asked } = await context.get(analysisStage(question, parts));
      return asked === undefined ? alone.compute(context) : compute(asked, context);
    },
  };
}

/** What a part speaks of is not known before that is answered: until then it is one node, which waits for it. */
async function drafted(
  asked: readonly QuestionPart[],
  {
    trees,
    question,
    parts,
    context,
  }: Pick<Asking, "question" | "parts" | "context"> & { readonly trees: LogicTreeStages },
): Promise<LogicTree> {
  const drafts = asked.map(async (part, index): Promise<PartTree> => {
    const alone = partOfQuestion(part, { question, index });
    const isWaiting = part.speaksOf !== undefined;
    return {
      question: alone.text,
      tree: isWaiting ? undefined : await context.get(trees.draft(alone, parts)),
      speaksOf: part.speaksOf?.part,
    };
  });
  const tree = treeOfParts(question.text, await Promise.all(drafts));
  return { ...tree, complete: true };
}

/** @throws Failure `BAD_USER_INPUT` where there is no such node */
function nodeNamed(nodeId: string, { nodes }: LogicTree): LogicNode {
  const node = nodes.find(({ id }) => id === nodeId);
  if (node !== undefined) return node;
  throw new Failure(
    "BAD_USER_INPUT",
    `The draft has no node ${quoted(nodeId)}; it has ${nodes.map(({ id }) => id).join(", ")}.`,
  );
}
