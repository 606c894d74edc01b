import { beforeAll, describe, expect, test } from "vitest";
import { ROOT_ID } from "../../engine/strategies/treeqa/sketch.ts";
import { holdsInTree } from "../../engine/strategies/treeqa/tree.ts";
import own from "../questions/own.json" with { type: "json" };
import table from "../questions/table.json" with { type: "json" };
import { expectGrounded } from "./expect-grounded.ts";
import { askTree, openKnowledge, type Knowledge } from "./knowledge.ts";

/** Every question that the product answers out of the box, by TREEQA. */
let knowledge: Knowledge;
let parts: { readonly graphs: readonly [Knowledge["graph"]]; readonly documents: readonly [Knowledge["documents"]] };
beforeAll(async () => {
  knowledge = await openKnowledge();
  parts = { graphs: [knowledge.graph], documents: [knowledge.documents] };
});

describe.each(["PARALLEL", "SERIAL"] as const)("%s", (traversal) => {
  test.each(table)("$question", async ({ question, answers }) => {
    const { labels, result, tree } = await askTree(question, parts, { traversal });
    expect(labels).toEqual([...answers].sort());
    expect(result).toMatchObject({ strategy: "TREEQA", status: "ANSWERED", complete: true });
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
    await expectGrounded(tree, knowledge.graph);
  });
});

test.each(table.flatMap(({ paraphrases, answers }) => paraphrases.map((question) => ({ question, answers }))))("in other words: $question", async ({ question, answers }) => {
  const { labels } = await askTree(question, parts);
  expect(labels).toEqual([...answers].sort());
});

test.each(own.filter(({ answers }) => answers.length > 0))("of another shape: $question", async ({ question }) => {
  const { result, tree } = await askTree(question, parts);
  expect(result.status).toBe("ANSWERED");
  await expectGrounded(tree, knowledge.graph);
});

test.each(own.filter(({ answers }) => answers.length === 0))("not known: $question", async ({ question }) => {
  const { result, tree } = await askTree(question, parts);
  expect(result).toMatchObject({ status: "NOT_KNOWN", values: [], paths: [] });
  expect(result.explanation.length).toBeGreaterThan(10);
  await expectGrounded(tree, knowledge.graph);
});

test("serial and parallel come to the same tree", async () => {
  for (const { question } of table.slice(0, 6)) {
    const [parallel, serial] = await Promise.all([askTree(question, parts), askTree(question, parts, { traversal: "SERIAL" })]);
    const shown = ({ nodes }: (typeof parallel)["tree"]) => nodes.map(({ id, question: asked, verdict, answers }) => ({ id, asked, verdict, answers: answers.map(({ node }) => node.label) }));
    expect(shown(serial.tree)).toEqual(shown(parallel.tree));
  }
});
