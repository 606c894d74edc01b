import { expect, test } from "vitest";
import { verifyNodes, type NodeToVerify } from "../../engine/strategies/treeqa/tasks/verify-nodes.ts";
import type { ModelReply, ModelRequest } from "../../engine/sources/language-model.ts";
import { createModelReasoner } from "../../reasoners/model/reasoner.ts";
import { recordingContext } from "../support/recording-context.ts";

/** A sub-question of which two values were computed, one of another kind than what is asked for. */
const NODE: NodeToVerify = {
  id: "1",
  question: "In which town did Ada Krall live?",
  hypothesis: null,
  known: [],
  computed: { answers: ["Lund", "Lund Observatory"], total: 2 },
  triples: [
    { id: "t1", text: "Ada Krall – residence → Lund", answer: "Lund" },
    { id: "t2", text: "Ada Krall – residence → Lund Observatory", answer: "Lund Observatory" },
  ],
  isCut: true,
  chunks: [],
  relation: "lived in",
  expects: "town",
};

test.each(["t1", "computed"])("a value of what was computed may be named, by %s", async (reference) => {
  const requests: ModelRequest[] = [];
  const verdict = { id: "1", verdict: "SUPPORTED", references: ["t1"] };
  const reply = { nodes: [{ ...verdict, answers: [{ text: "Lund", reference, quote: null }] }] };
  const reasoner = createModelReasoner({
    model: {
      id: "model",
      describe: () => null,
      complete: async (request): Promise<ModelReply> => (
        requests.push(request),
        { text: JSON.stringify(reply), ending: "COMPLETE" }
      ),
    },
  });
  expect(await reasoner.run(verifyNodes, { nodes: [NODE] }, recordingContext())).toMatchObject({
    nodes: [{ verdict: "SUPPORTED", answers: [{ text: "Lund" }], references: ["t1"] }],
  });
  // What is shown is said not to be all.
  expect(JSON.stringify(requests[0])).toMatch(/\\"cut\\": ?true/u);
});
