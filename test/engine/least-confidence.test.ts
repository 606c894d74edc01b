import { describe, expect, test } from "vitest";
import { createEngine } from "../../engine/create-engine.ts";
import type { Engine } from "../../engine/engine.ts";
import type { QuestionRequest } from "../../engine/question/question.ts";
import { createBuiltinReasoner } from "../../reasoners/english/reasoner.ts";
import { ownStrategy } from "../fakes/own-strategy.ts";
import { sharedGraph } from "../support/built-in-knowledge.ts";

const SCOPE = { tenant: "test" };

/** Somebody's strategy whose answers have a confidence of 1. */
async function engineOf(): Promise<Engine> {
  return createEngine({
    graphs: [await sharedGraph()],
    reasoner: createBuiltinReasoner(),
    strategies: [ownStrategy("SURE")],
  });
}

describe("minConfidence", () => {
  test.each([0, 0.5, 1])("of %d lets an answer through that has as much", async (minConfidence) => {
    const { status, stages } = await asked({ strategy: "SURE", minConfidence });
    expect(status).toBe("ANSWERED");
    expect(stages.includes("leastConfidence")).toBe(minConfidence > 0);
  });

  test("abstains from a less confident answer, and says so", async () => {
    const sure = await asked({ strategy: "QUERY" }, "What is the capital of France?");
    expect(sure.status).toBe("ANSWERED");
    const found = await asked({ strategy: "QUERY", minConfidence: 1 }, "What is the capital of France?");
    expect(found.status).toBe("NOT_KNOWN");
    expect(found.values).toEqual([]);
    expect(found.explanation).toMatch(
      /^An answer was found, but its confidence is 0\.\d+, and at least 1 was asked for\.$/u,
    );
    expect(found.complete).toBe(false);
  });

  test.each([-0.1, 1.01, Number.NaN, Number.POSITIVE_INFINITY, "0.5" as never])(
    "can not be %s",
    async (minConfidence) => {
      const engine = await engineOf();
      const ask = (): unknown => engine.question("Who is it?", { minConfidence });
      expect(ask).toThrow(`minConfidence must be a number from 0 to 1; it is ${String(minConfidence)}.`);
    },
  );

  test("is part of the question's id, and 0 says nothing", async () => {
    const engine = await engineOf();
    const plain = engine.question("Who is it?");
    const demanding = engine.question("Who is it?", { minConfidence: 0.9 });
    expect(demanding.id).not.toBe(plain.id);
    expect(engine.questionById(demanding.id).options).toEqual({ minConfidence: 0.9 });
    expect(engine.question("Who is it?", { minConfidence: 0 }).id).toBe(plain.id);
  });
});

async function asked(request: QuestionRequest, text = "Who is it?") {
  const engine = await engineOf();
  const stages: string[] = [];
  try {
    const question = engine.question(text, request);
    const lease = engine.attend(question, SCOPE, {
      client: "me",
      listener: (event) => void (event.type === "STAGE_STARTED" && stages.push(event.stage)),
    });
    const result = await lease.get(engine.stages.result(question)).finally(() => lease.leave());
    return { ...result, stages };
  } finally {
    await engine.close();
  }
}
