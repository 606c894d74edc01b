import type { GrowingTree } from "./growing-tree.ts";
import type { Part } from "./parts.ts";
import type { Run } from "./run.ts";
import { answersByPart } from "./answers-by-part.ts";
import { knownAnswers } from "./known-answers.ts";
import { setInWords } from "./show-set.ts";
import { arrange, factOf, fromParts, type PlannedNode } from "./planned-node.ts";
import { ask } from "../../ask.ts";
import { draftTree, type PartSaid, type Rebuild } from "./tasks/draft-tree.ts";
import type { RevisedNode } from "../../evidence/logic-tree.ts";
import { questionFor } from "../../question/form/question-for.ts";
import { questionFrom } from "./verbalise.ts";

/**
 * Sub-tree reconstruction (TreeQA, algorithm 2): where a hypothesis was refuted and its correction holds, what stood
 * below the node is built anew from the corrected node, as long as there are rebuilds left.
 */
export async function correctTree(id: string, tree: GrowingTree, run: Run): Promise<void> {
  const planned = tree.plannedNodes.find((each) => each.id === id);
  const visited = tree.visited(id);
  if (planned === undefined || visited?.corrected === undefined || !tree.holds(id)) return;
  const removed = tree.below(id);
  const rebuild = removed.length > 0 && tree.rebuildsLeft > 0;
  if (removed.length > 0 && !rebuild)
    run.cut("no more parts could be rebuilt: what stands below a corrected part was kept");
  const added = rebuild
    ? await rebuilt(planned, visited.corrected.text, visited.first.reason, removed, tree, run)
    : undefined;
  if (added !== undefined) {
    tree.rebuildsLeft -= 1;
    tree.replaceBelow(id, added);
  }
  tree.revise({
    nodeId: id,
    before: planned.hypothesis,
    after: visited.corrected.text,
    reason: visited.first.reason ?? "",
    removed: added === undefined ? [] : removed.map(revised),
    added: (added ?? []).map(revised),
  });
}

function revised({ id, question, hypothesis }: PlannedNode): RevisedNode {
  return { id, question, hypothesis };
}

/**
 * Another sub-tree; where the reply gives none that fits, the sub-questions of the reading, without any hypothesis.
 * Undefined when there is nothing to put in place of what stands there.
 */
async function rebuilt(
  planned: PlannedNode,
  correction: string,
  reason: string | null,
  removed: readonly PlannedNode[],
  tree: GrowingTree,
  run: Run,
): Promise<readonly PlannedNode[] | undefined> {
  const { reading } = run.following.draft;
  const parts = removed.flatMap(({ part }) => (part === null ? [] : (run.divided.get(part) ?? [])));
  const said = partsBelow(parts, tree, run);
  const input: Rebuild = {
    reading,
    question: planned.question,
    hypothesis: planned.hypothesis,
    correction,
    reason,
    known: knownIn(tree, run),
    parts: said,
  };
  const { maxNodes, maxDepth } = run.options;
  const reply = await ask(
    draftTree,
    { question: run.question.text, readings: [], maxNodes, maxDepth, rebuild: input },
    run.parts.reasoner,
    run.context,
    run.remark,
  );
  const place = {
    parentId: planned.id,
    depth: planned.depth,
    before: tree.plannedNodes.filter((each) => !removed.includes(each)).map(({ id, part }) => ({ id, part })),
  };
  const arranged = arrange(reply?.trees[0]?.nodes ?? [], parts, place, run.options);
  arranged.remarks.forEach(run.remark);
  if (parts.length === 0) return arranged.plannedNodes.length === 0 ? undefined : arranged.plannedNodes;
  // No part of the question may get lost: the answer rests on each.
  const isWhole = parts.every(({ id }) => arranged.plannedNodes.some(({ part }) => part === id));
  return isWhole ? arranged.plannedNodes : arrange(fromParts(said), parts, place, run.options).plannedNodes;
}

/** The parts below the corrected node, said of the answers that are known by now. */
function partsBelow(parts: readonly Part[], tree: GrowingTree, run: Run): readonly PartSaid[] {
  const ids = new Set(parts.map(({ id }) => id));
  const form = run.following.supported ?? run.following.form;
  const known = knownAnswers(new Map([...answersByPart(tree, run)].filter(([part]) => !ids.has(part))), run);
  return parts.map((part) => {
    const { id, set, under, needs } = part;
    const fact = factOf(part, known.get(needs[0] ?? "")?.labels);
    return {
      id,
      question: (form === undefined ? "" : questionFrom(form, id, known)) || questionFor(set),
      ...(fact === undefined ? {} : { fact }),
      under: under !== undefined && ids.has(under) ? under : null,
      needs,
    };
  });
}

function knownIn(tree: GrowingTree, run: Run): Rebuild["known"] {
  return tree.plannedNodes
    .filter(({ id }) => tree.holds(id))
    .map(({ id, question }) => ({ question, answer: setInWords(tree.answerOf(id), run) }));
}
