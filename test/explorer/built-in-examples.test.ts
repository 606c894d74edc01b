import { expect, onTestFinished, test } from "vitest";
import { createEngine } from "../../engine/create-engine.ts";
import { createBuiltinReasoner } from "../../reasoners/english/reasoner.ts";
import { BUILT_IN_EXAMPLES } from "../../server/explorer/asking/built-in-examples.ts";
import { createGateway } from "../../server/gateway.ts";
import { sharedDocuments, sharedGraph } from "../support/built-in-knowledge.ts";

test("what a first visitor is offered has an answer", async () => {
  const parts = { graphs: [await sharedGraph()], documents: [await sharedDocuments()] };
  const engine = createEngine({ ...parts, reasoner: createBuiltinReasoner() });
  const gateway = await createGateway({ engine });
  onTestFinished(async () => {
    await gateway.close();
    await engine.close();
  });
  for (const { text, strategy = "FUSION" } of BUILT_IN_EXAMPLES) {
    const query = `query ($text: String!, $strategy: Strategy!) {
      question(text: $text, strategy: $strategy) { answer { status } paths { totalCount } }
    }`;
    const { data } = await gateway.execute({ query, variables: { text, strategy } });
    expect([text, data]).toEqual([
      text,
      { question: { answer: { status: "ANSWERED" }, paths: { totalCount: expect.any(Number) as number } } },
    ]);
  }
}, 60_000);
