import { Failure, quoted } from "../../failure.ts";
import type { Stage, StageContext } from "../../investigation/stage.ts";
import type { Form } from "../../question/form/logical-form.ts";
import type { Question } from "../../question/question.ts";
import { groundingStage, MAX_AGE_MS } from "../../query/stages.ts";
import { draftTreeStage, readableAnalysis, readingsToFollow, type Draft } from "./draft.ts";
import { partsFollowed, type Following } from "./following.ts";
import { commonToRuns, treeInputs } from "./golden.ts";
import { GrowingTree } from "./growing-tree.ts";
import { DEFAULT_TREE_OPTIONS, type TreeOptions } from "./parameters.ts";
import type { Run } from "./run.ts";
import { draftNode } from "./show-draft.ts";
import { shownNode } from "./show-tree.ts";
import { ROOT_ID } from "./planned-node.ts";
import type { LogicNode } from "../../evidence/logic-tree.ts";
import { processNodes } from "./validate.ts";
import type { InvestigationParts } from "../../investigation-parts.ts";

/**
 * A node of the draft with its verdict, evidence and links. It checks that node alone: neither those above it nor those
 * below, and it corrects nothing but says what is right. The root has no verdict.
 * @throws Failure `BAD_USER_INPUT` when computed, if the draft has no node of that id
 */
export function nodeVerdictStage(
  nodeId: string,
  question: Question,
  parts: InvestigationParts,
  options: TreeOptions = DEFAULT_TREE_OPTIONS,
): Stage<LogicNode> {
  return {
    name: "treeqa.verdict",
    version: 5,
    inputs: { node: nodeId, tree: treeInputs(question, parts, options) },
    maxAgeMs: MAX_AGE_MS,
    compute: (context) => verdictOn(nodeId, question, parts, options, context),
  };
}

async function verdictOn(
  nodeId: string,
  question: Question,
  parts: InvestigationParts,
  options: TreeOptions,
  context: StageContext,
): Promise<LogicNode> {
  const { drafts, nodes } = await context.get(draftTreeStage(question, parts, options));
  const [draft] = drafts;
  const root = nodes.find(({ id }) => id === nodeId && id === ROOT_ID);
  if (root !== undefined) return root;
  const planned = draft?.plannedNodes.find(({ id }) => id === nodeId);
  if (draft === undefined || planned === undefined) {
    throw new Failure(
      "BAD_USER_INPUT",
      `The draft has no node ${quoted(nodeId)}; it has ${nodes.map(({ id }) => id).join(", ")}.`,
    );
  }
  const following = await followingOf(draft, question, parts, context);
  const common = await commonToRuns(question, parts, options, context);
  const run: Run = {
    ...common,
    following,
    divided: new Map(partsFollowed(following).map((part) => [part.id, part])),
    remark: () => undefined,
    cut: () => undefined,
  };
  const alone = new GrowingTree({ ...draft, plannedNodes: [{ ...planned, parentId: ROOT_ID, needs: [] }] }, 0, []);
  await processNodes(alone.plannedNodes, alone, run);
  return {
    ...shownNode(planned, draft.plannedNodes, alone.visited(nodeId), run),
    children: draftNode(planned, draft.plannedNodes).children,
  };
}

/** Which meanings of the words fit together is asked once, whichever node is checked; nothing is executed for it. */
async function followingOf(
  draft: Draft,
  question: Question,
  parts: InvestigationParts,
  context: StageContext,
): Promise<Following> {
  const { known, open } = readingsToFollow(await readableAnalysis(question, parts, context));
  const followed = [...known, ...open].find(({ index }) => index === draft.reading)?.reading;
  const form = followed?.form;
  return {
    draft,
    reading: followed,
    form,
    supported: form === undefined ? undefined : await supportedForm(form, question, parts, context),
    answered: undefined,
    rivals: [],
  };
}

async function supportedForm(
  form: Form,
  question: Question,
  parts: InvestigationParts,
  context: StageContext,
): Promise<Form | undefined> {
  const { groundings } = await context.get(groundingStage(form, question, parts));
  return groundings[0]?.form;
}
