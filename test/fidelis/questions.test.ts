import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createEngine } from "../../engine/create-engine.ts";
import type { Engine } from "../../engine/engine.ts";
import type { StrategyResult } from "../../engine/evidence/trace.ts";
import { createBuiltinReasoner } from "../../reasoners/english/reasoner.ts";
import own from "../questions/own.json" with { type: "json" };
import table from "../questions/table.json" with { type: "json" };
import { sharedGraph } from "../support/built-in-knowledge.ts";

/** The questions that the product answers out of the box, by this strategy, from the graph alone. */
let engine: Engine;
beforeAll(async () => {
  engine = createEngine({ graphs: [await sharedGraph()], documents: [], reasoner: createBuiltinReasoner() });
});
afterAll(() => engine.close());

async function ask(text: string): Promise<StrategyResult> {
  const question = engine.question(text, { strategy: "FIDELIS" });
  const lease = engine.attend(question, { tenant: "test" }, { client: "me", listener: () => undefined });
  return lease.get(engine.stages.result(question)).finally(() => lease.leave());
}

const QUESTIONS = [...table.map(({ question, answers }) => ({ question, answers })), ...own];

test.each(QUESTIONS.filter(({ answers }) => answers.length > 0))("$question", async ({ question, answers }) => {
  const result = await ask(question);
  const spelt = result.values.map(({ node }) => {
    const lexical = node.kind === "literal" ? node.literal.lexical : node.label;
    return [node.label, node.label.toLowerCase(), lexical].find((text) => answers.includes(text)) ?? node.label;
  });
  expect(spelt.sort(), result.explanation).toEqual([...answers].sort());
  const evidence = new Set(result.evidence.map(({ id }) => id));
  for (const step of result.paths.flatMap(({ steps }) => steps)) {
    expect(step.evidence.length).toBeGreaterThan(0);
    for (const id of step.evidence) expect(evidence.has(id)).toBe(true);
  }
});

describe("not known", () => {
  test.each(QUESTIONS.filter(({ answers }) => answers.length === 0))("$question", async ({ question }) => {
    const { status, values, explanation } = await ask(question);
    expect([status, values]).toEqual(["NOT_KNOWN", []]);
    expect(explanation.length).toBeGreaterThan(10);
  });
});
