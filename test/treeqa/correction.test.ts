import { beforeAll, describe, expect, test } from "vitest";
import type { WholeParts } from "../../engine/sources/whole-parts.ts";
import type { TreeOptions } from "../../engine/strategies/treeqa/parameters.ts";
import { ROOT_ID } from "../../engine/strategies/treeqa/planned-node.ts";
import type { LogicNode, LogicTree } from "../../engine/evidence/logic-tree.ts";
import table from "../questions/table.json" with { type: "json" };
import { expectGrounded } from "./expect-grounded.ts";
import { askTree, openKnowledge, type Answered } from "./knowledge.ts";
import { believing, type Belief } from "./seeded.ts";

/** The built-in reasoner believes nothing and so never errs: here false beliefs are put into its drafts. */
const WRONG = "Atlantis";

let knowledge: WholeParts;
beforeAll(async () => {
  knowledge = await openKnowledge();
});

/** Asks with these beliefs, which are also held of what is built anew where `again`. */
const askBelieving = (
  text: string,
  belief: Belief,
  options: Partial<TreeOptions> = {},
  again = false,
): Promise<Answered> =>
  askTree(text, { ...knowledge, reasoner: believing(belief, again, knowledge.reasoner) }, options);

const nodesOf = ({ nodes }: LogicTree): readonly LogicNode[] => nodes.filter(({ id }) => id !== ROOT_ID);
const labelsOf = ({ answers }: LogicNode): string => answers.map(({ node }) => node.label).join(", ");

/** What a refuted node must show. */
function expectCorrected(node: LogicNode): void {
  expect(node).toMatchObject({
    verdict: "REFUTED",
    hypothesis: WRONG,
    correctionVerdict: "SUPPORTED",
    factSufficient: true,
  });
  expect(node.reason).toContain(WRONG);
  expect(node.references.length).toBeGreaterThan(0);
  expect(node.answers.length).toBeGreaterThan(0);
  expect(node.correction?.split(", ").slice(0, 3)).toEqual(labelsOf(node).split(", ").slice(0, 3));
}

describe.each(["PARALLEL", "SERIAL"] as const)("%s", (traversal) => {
  test.each(table)("every belief is false: $question", async ({ question, answers }) => {
    const { labels, tree } = await askBelieving(question, () => WRONG, { traversal }, true);
    expect(labels).toEqual([...answers].sort());
    nodesOf(tree).forEach(expectCorrected);
    const revised = tree.revisions.filter(({ nodeId }) => nodeId !== ROOT_ID);
    expect(revised.map(({ nodeId }) => nodeId).sort()).toEqual(
      nodesOf(tree)
        .map(({ id }) => id)
        .sort(),
    );
    const rebuilt = revised.filter(({ removed }) => removed.length > 0);
    expect(rebuilt.length).toBe(Math.min(3, nodesOf(tree).filter(({ children }) => children.length > 0).length));
    for (const { before, after, reason } of revised)
      expect([before, after === "", reason === ""]).toEqual([WRONG, false, false]);
    await expectGrounded(tree, knowledge);
  });
});

const DEEP = "Who was the President of the United States when humans made their third landing on the moon?";

describe("a false belief at one depth", () => {
  const questions = [
    DEEP,
    "On which island is the Indonesian capital located?",
    "What form of government is in the country that uses the Iranian rial and was established in 1979?",
    "What drug did the actor who portrayed the character Urethane Wheels Guy overdose on?",
  ];
  const cases = questions.flatMap((question) => [1, 2, 3].map((depth) => ({ question, depth })));

  test.each(cases)("$depth: $question", async ({ question, depth }) => {
    const { labels, tree } = await askBelieving(question, (_node, at) => (at === depth ? WRONG : null));
    expect(labels).toEqual([...(table.find((each) => each.question === question)?.answers ?? [])].sort());
    for (const node of nodesOf(tree)) {
      if (node.depth === depth) expectCorrected(node);
      else expect(node).toMatchObject({ verdict: "SUPPORTED", correction: null, correctionVerdict: null });
    }
    const deepest = Math.max(...nodesOf(tree).map((node) => node.depth));
    expect(tree.revisions.filter(({ nodeId }) => nodeId !== ROOT_ID)).toHaveLength(
      nodesOf(tree).filter((node) => node.depth === depth).length,
    );
    if (depth < deepest)
      expect(tree.revisions.some(({ removed, added }) => removed.length > 0 && added.length > 0)).toBe(true);
  });
});

test("what is built anew asks about what is right, and is visited", async () => {
  const { tree, labels } = await askBelieving(DEEP, (_node, at) =>
    at === 1 ? "Apollo 11" : at === 2 ? "July 1969" : "Lyndon B. Johnson",
  );
  expect(labels).toEqual(["Richard Nixon"]);
  const [first] = tree.revisions;
  expect(first).toMatchObject({ nodeId: "1", before: "Apollo 11", after: "Apollo 14 Moon landing" });
  expect(first?.removed.map(({ hypothesis }) => hypothesis)).toEqual(["July 1969", "Lyndon B. Johnson"]);
  expect(first?.added.map(({ id, hypothesis }) => [id, hypothesis])).toEqual([
    ["1.1", null],
    ["1.1.1", null],
  ]);
  expect(first?.added[0]?.question).toContain("Apollo 14 Moon landing");
  expect(nodesOf(tree).map(({ verdict }) => verdict)).toEqual(["REFUTED", "SUPPORTED", "SUPPORTED"]);
});

test("a true belief is supported, however it is put", async () => {
  const beliefs = ["The capital is Jakarta.", "The island of Java"];
  const { tree, tasks } = await askBelieving(
    "On which island is the Indonesian capital located?",
    (_node, depth) => beliefs[depth - 1] ?? null,
  );
  expect(nodesOf(tree).map(({ verdict, correction }) => [verdict, correction])).toEqual([
    ["SUPPORTED", null],
    ["SUPPORTED", null],
  ]);
  expect(tasks.filter((task) => task === "verify-nodes")).toHaveLength(2);
});

test("a set is refuted when a member is wrong or missing, and corrected as a set", async () => {
  for (const belief of ["Jamaican English", "Jamaican English, Jamaican Patois and Spanish"]) {
    const { tree, labels } = await askBelieving("What do Jamaican people speak?", () => belief);
    expect(labels).toEqual(["Jamaican English", "Jamaican Patois"]);
    expect(tree.nodes[1]).toMatchObject({ verdict: "REFUTED", correction: "Jamaican English, Jamaican Patois" });
  }
  const { tree } = await askBelieving("What do Jamaican people speak?", () => "Jamaican Patois and Jamaican English");
  expect(tree.nodes[1]).toMatchObject({ verdict: "SUPPORTED" });
});

describe("the budget of rebuilds", () => {
  const rebuilds = ({ tree }: Answered): number => tree.revisions.filter(({ removed }) => removed.length > 0).length;

  test.each([
    [0, 0],
    [1, 1],
    [3, 2],
  ])("%d allowed, %d made", async (maxRebuilds, made) => {
    const answered = await askBelieving(DEEP, () => WRONG, { maxRebuilds }, true);
    expect(rebuilds(answered)).toBe(made);
    expect(answered.labels).toEqual(["Richard Nixon"]);
    expect(answered.tree.remarks.some((remark) => remark.includes("no more parts could be rebuilt"))).toBe(made < 2);
    nodesOf(answered.tree).forEach(expectCorrected);
  });
});
