import { describe, expect, test } from "vitest";
import type { AnswerFromTreeInput } from "../../engine/strategies/treeqa/tasks/answer-from-tree.ts";
import type { VerifyNodesInput } from "../../engine/strategies/treeqa/tasks/verify-nodes.ts";
import { turtleGraph } from "../query/turtle-graph.ts";
import { CHOOSING_BY_NAME, replying, type Replies } from "./by-hand.ts";
import { askTree } from "./knowledge.ts";

/** Two facts of one thing, both believed wrongly: what a question weighs together has to arrive together. */
const SHOW = turtleGraph(':Tarn_Hollow :runtime "+43 minute" ; :episodes "376" ; :started "+1947-00-00T00:00:00Z" .', {
  relations: ["runtime", "episodes", "started"].map((name) => ({ iri: `urn:t:${name}` })),
});

const sibling = (id: string, question: string, hypothesis: string) => ({
  id,
  parent: null,
  question,
  hypothesis,
  part: null,
  needs: [],
  entities: ["Tarn Hollow"],
});

/** Refutes what its only triple does not say, and says it as a person does. */
const refuting = (said: Readonly<Record<string, string>>, seen: AnswerFromTreeInput[]): Replies => ({
  "analyse-question": () => ({ readings: [], reason: "not understood", keywords: [] }),
  "draft-tree": () => ({
    trees: [
      {
        reading: null,
        nodes: [
          sibling("a", "How long is the runtime of Tarn Hollow?", "an hour"),
          sibling("b", "How many episodes has Tarn Hollow?", "300"),
          sibling("c", "When was Tarn Hollow started?", "1950"),
        ],
      },
    ],
  }),
  ...CHOOSING_BY_NAME,
  "verify-nodes": ({ nodes }: VerifyNodesInput) => ({
    nodes: nodes.map(({ id, triples: [triple] }) => ({
      id,
      verdict: "REFUTED",
      factSufficient: true,
      reason: "It is otherwise.",
      answers: [{ text: said[id] ?? "", reference: triple?.id ?? "" }],
      references: [triple?.id ?? ""],
    })),
  }),
  "answer-from-tree": (input: AnswerFromTreeInput) => (seen.push(input), { answers: ["v1", "v2", "v3"] }),
});

const ask = async (said: Readonly<Record<string, string>>) => {
  const seen: AnswerFromTreeInput[] = [];
  const answered = await askTree("How long is all of Tarn Hollow?", {
    graphs: [SHOW],
    documents: [],
    reasoner: replying(refuting(said, seen)),
  });
  return { ...answered, told: seen[0]?.nodes.map(({ answer }) => answer) };
};

describe("siblings that are refuted together", () => {
  test.each([
    ["as people write it", { 1: "43 minutes", 2: "376", 3: "1947" }],
    ["as the graph holds it", { 1: "+43 minute", 2: "376", 3: "+1947-00-00T00:00:00Z" }],
    ["in short", { 1: "43", 2: "376", 3: "1947" }],
  ])("all reach the answer, said %s", async (_how, said) => {
    const { told, tree, tasks } = await ask(said);
    expect(told).toEqual(["43 minutes", "376", "1947"]);
    expect(tree.nodes.slice(1).map(({ correction, correctionVerdict }) => [correction, correctionVerdict])).toEqual([
      ["43 minutes", "SUPPORTED"],
      ["376", "SUPPORTED"],
      ["1947", "SUPPORTED"],
    ]);
    // The same evidence is not judged again.
    expect(tasks.filter((task) => task === "verify-nodes")).toHaveLength(1);
  });

  test.each(["44 minutes", "3 minutes", "3", "44", "minute 4"])(
    "and one that says what its triple does not is left unknown alone: %s",
    async (text) => {
      const { told, tree } = await ask({ 1: text, 2: "376", 3: "1947" });
      expect(told).toEqual(["376", "1947"]);
      expect(tree.nodes[1]?.verdict).toBe("UNKNOWN");
    },
  );
});
