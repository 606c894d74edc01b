import { expectWithin } from "../query/expect-within.ts";
import { fakeQuestion } from "../fakes/question.ts";
import { partsOf } from "../../engine/question/question-parts.ts";
import { beforeAll, describe, expect, test } from "vitest";
import type { WholeParts } from "../../engine/sources/whole-parts.ts";
import { ROOT_ID } from "../../engine/strategies/treeqa/planned-node.ts";
import { DEFAULT_TREE_OPTIONS } from "../../engine/strategies/treeqa/parameters.ts";
import { treeqaStrategy } from "../../engine/strategies/treeqa/strategy.ts";
import { holdsInTree } from "../../engine/evidence/logic-tree.ts";
import own from "../questions/own.json" with { type: "json" };
import table from "../questions/table.json" with { type: "json" };
import { sampled } from "../support/property-runs.ts";
import { expectGrounded } from "./expect-grounded.ts";
import { askTree, openKnowledge, type Answered } from "./knowledge.ts";

/** Every question that the product answers out of the box, by TREEQA, in either order of traversal. */
let parts: WholeParts;
beforeAll(async () => {
  parts = await openKnowledge();
});

describe.each(sampled(table, 5))("$question", ({ question, answers, paraphrases }) => {
  test.each([question, ...paraphrases])("%s", async (text) => {
    const answered = await askBoth(text);
    expect(answered.labels).toEqual([...answers].sort());
    await expectAnswered(answered);
  });
});

describe("of another shape", () => {
  test.each(own.filter(({ answers }) => answers.length > 0))("$question", async ({ question, answers }) => {
    const answered = await askBoth(question);
    expect(answered.result.values.map(({ node }) => spelling(node, answers)).sort()).toEqual([...answers].sort());
    await expectAnswered(answered);
  });
});

test.each(own.filter(({ answers }) => answers.length === 0))("not known: $question", async ({ question }) => {
  const { result, tree } = await askBoth(question);
  expect(result).toMatchObject({ status: "NOT_KNOWN", values: [], paths: [] });
  expect(result.explanation.length).toBeGreaterThan(10);
  await expectGrounded(tree, parts);
});

/** Serial and parallel come to the same tree and the same answer. */
async function askBoth(text: string): Promise<Answered> {
  const parallel = await askTree(text, parts);
  const serial = await askTree(text, parts, { traversal: "SERIAL" });
  expect(shown(serial)).toEqual(shown(parallel));
  for (const answered of [serial, parallel]) expectEstimated(text, answered);
  expectFewTasks(parallel);
  return parallel;
}

/**
 * At most three tasks a level, besides analysis, draft and answer, for each way that was tried to take the question
 * apart; where evidence did not suffice, verdicts on what a new clue brought.
 */
function expectFewTasks({ tasks, result, tree: { nodes, reasons } }: Answered): void {
  const levels = Math.max(...nodes.map(({ depth }) => depth));
  const drafts = Math.max(1, ...reasons.map((reason) => Number(/^(\d+) ways to take/.exec(reason)?.[1] ?? 1)));
  const count = (name: string): number => tasks.filter((each) => each === name).length;
  expect([count("analyse-question"), count("draft-tree")]).toEqual([1, 1]);
  expect(count("answer-from-tree")).toBeLessThanOrEqual(1);
  const verdicts = result.status === "ANSWERED" ? 1 : DEFAULT_TREE_OPTIONS.maxRetrievals;
  for (const name of ["choose-entities", "choose-relations"]) expect(count(name)).toBeLessThanOrEqual(levels * drafts);
  expect(count("verify-nodes")).toBeLessThanOrEqual(levels * drafts * verdicts);
}

/** What is asked for only where something else does not suffice: texts, and names by a part of them. */
const MAY_COME: ReadonlySet<string> = new Set([
  "documents.chunks",
  "treeqa.neighbours",
  "mentions.partial",
  "mentions.andParts",
  "mentions.misspelt",
  "mentions.andMisspelt",
]);

/** Nothing costs more than was estimated, and nothing is planned that does not come. */
function expectEstimated(text: string, { result, ran }: Answered): void {
  const question = fakeQuestion(text);
  const estimate = treeqaStrategy.estimate(question, partsOf(parts, question));
  expectWithin(ran, estimate, text);
  if (result.status !== "ANSWERED") return;
  expect(
    estimate.stages.map(({ name }) => name).filter((name) => !ran.stages.includes(name) && !MAY_COME.has(name)),
  ).toEqual([]);
}

function shown({ result: { status, text, values, support, complete }, tree: { nodes, revisions } }: Answered) {
  const ofNodes = nodes.map(({ evidence, ...node }) => ({ ...node, evidence: evidence.map(({ id }) => id) }));
  return { status, text, values, support, complete, revisions, nodes: ofNodes };
}

/** Every node holds; each step of each path has evidence, which the sources hold. */
async function expectAnswered({ result, tree }: Answered): Promise<void> {
  // Words of many meanings may leave combinations of them untried: that is said.
  const complete = !tree.remarks.some((remark) => remark.endsWith("not tried"));
  // So is a word that no relation checks, such as "wife" where spouses are told, or that was read as any relation.
  const isChecked = !/The graph does not tell|which may not be what you mean/u.test(result.explanation);
  expect(result).toMatchObject({ strategy: "TREEQA", status: "ANSWERED", complete: complete && isChecked });
  expect(tree.complete).toBe(complete);
  expect(result.paths.length).toBeGreaterThan(0);
  const evidence = new Set(result.evidence.map(({ id }) => id));
  for (const path of result.paths) {
    expect(path.strategy).toBe("TREEQA");
    for (const step of path.steps) {
      expect(step.evidence.length).toBeGreaterThan(0);
      for (const id of step.evidence) expect(evidence).toContain(id);
    }
  }
  expect(tree.nodes.filter(({ id }) => id !== ROOT_ID).every(holdsInTree)).toBe(true);
  await expectGrounded(tree, parts);
}

/** A date or number is expected as the graph writes it, a truth as "yes" or "no". */
function spelling(node: Answered["result"]["values"][number]["node"], answers: readonly string[]): string {
  const written = node.kind === "literal" ? node.literal.lexical : node.label;
  return [node.label, node.label.toLowerCase(), written].find((text) => answers.includes(text)) ?? node.label;
}
