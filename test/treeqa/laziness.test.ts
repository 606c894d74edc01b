import { fakeQuestion } from "../fakes/question.ts";
import { partsOf } from "../../engine/question/question-parts.ts";
import { beforeAll, describe, expect, test } from "vitest";
import type { Stage } from "../../engine/investigation/stage.ts";
import type { Question } from "../../engine/question/question.ts";
import { draftTreeStage } from "../../engine/strategies/treeqa/draft.ts";
import { logicTreeStage } from "../../engine/strategies/treeqa/golden.ts";
import { nodeVerdictStage } from "../../engine/strategies/treeqa/node-verdict.ts";
import { treeqaStrategy } from "../../engine/strategies/treeqa/strategy.ts";
import type { WholeParts } from "../../engine/sources/whole-parts.ts";
import { runStage } from "../query/run-stages.ts";
import { counting, openKnowledge } from "./knowledge.ts";
import type { InvestigationParts } from "../../engine/investigation-parts.ts";

/** What is not asked for is not computed: the stages, tasks and upstream calls of each step. */
const TEXT = "What is Sean Lennon's mother's place of birth?";
const question = fakeQuestion(TEXT);
const DRAFT = {
  stages: ["analysis", "catalogue", "mentions", "treeqa.draft"],
  upstream: ["CATALOGUE", "LABELS"],
  tasks: ["analyse-question", "draft-tree"],
};

let knowledge: WholeParts;
beforeAll(async () => {
  knowledge = await openKnowledge();
});

async function ran(stageOf: (parts: InvestigationParts) => Stage<unknown>) {
  const reasoner = counting(knowledge.reasoner);
  const {
    ran: { stages, upstream },
  } = await runStage(stageOf(partsOf({ ...knowledge, reasoner }, question)));
  return { stages: [...stages].sort(), upstream: [...upstream].sort(), tasks: reasoner.tasks };
}

describe("what runs", () => {
  test("for the draft: mentions, catalogue, analysis and one task", async () => {
    expect(await ran((parts) => draftTreeStage(question, parts))).toEqual(DRAFT);
  });

  test("for one verdict: the draft, what the whole words may mean together, and that node", async () => {
    for (const [node, relations] of [
      ["1", ["treeqa.neighbours"]],
      ["1.1", []],
    ] as const) {
      const { stages, tasks } = await ran((parts) => nodeVerdictStage(node, question, parts));
      expect(stages).toEqual(
        [...DRAFT.stages, "query.execution", "query.grounding", "treeqa.facts", ...relations, "treeqa.verdict"].sort(),
      );
      expect(tasks).toEqual([
        ...DRAFT.tasks,
        ...(node === "1" ? ["choose-entities"] : []),
        "choose-relations",
        "verify-nodes",
      ]);
    }
  });

  test("the root has no verdict and costs none; a node that is not there is refused", async () => {
    expect(await ran((parts) => nodeVerdictStage("0", question, parts))).toEqual({
      ...DRAFT,
      stages: [...DRAFT.stages, "treeqa.verdict"],
    });
    await expect(ran((parts) => nodeVerdictStage("7", question, parts))).rejects.toMatchObject({
      code: "BAD_USER_INPUT",
      message: 'The draft has no node "7"; it has 0, 1, 1.1.',
    });
  });

  test("for the whole tree: retrieval is shared with the verdicts on its nodes", async () => {
    const alone = await ran((parts) => logicTreeStage(question, parts));
    const both = await ran((parts) => ({
      name: "both",
      version: 1,
      inputs: null,
      async compute(context) {
        await context.get(nodeVerdictStage("1.1", question, parts));
        await context.get(nodeVerdictStage("1", question, parts));
        await context.get(logicTreeStage(question, parts));
        return null;
      },
    }));
    const added = (name: string): number =>
      both.stages.filter((stage) => stage === name).length - alone.stages.filter((stage) => stage === name).length;
    expect(
      ["query.execution", "query.grounding", "treeqa.facts", "treeqa.neighbours", "treeqa.draft", "analysis"].map(
        added,
      ),
    ).toEqual([0, 0, 0, 0, 0, 0]);
    expect(both.upstream).toEqual(alone.upstream);
  });

  test("for the answer: the tree, the names of the answer, and one task more", async () => {
    const tree = await ran((parts) => logicTreeStage(question, parts));
    const answer = await ran((parts) => treeqaStrategy.result(question, parts));
    expect(answer.stages).toEqual([...tree.stages, "treeqa.result"].sort());
    expect(answer.tasks).toEqual([...tree.tasks, "answer-from-tree"]);
    expect(answer.upstream).toEqual([...tree.upstream, "SPARQL"].sort());
  });
});

test("what a tree depends on is in its inputs", () => {
  const inputs = (asked: Question, from: WholeParts): string =>
    JSON.stringify(logicTreeStage(asked, partsOf(from, asked)).inputs);
  const base = inputs(question, knowledge);
  expect(inputs({ ...question, text: "Other?" }, knowledge)).not.toBe(base);
  expect(inputs(question, { ...knowledge, reasoner: { ...knowledge.reasoner, id: "other" } })).not.toBe(base);
  expect(inputs(question, { ...knowledge, documents: [] })).not.toBe(base);
  expect(inputs({ ...question, id: "elsewhere" }, knowledge)).toBe(base);
});
