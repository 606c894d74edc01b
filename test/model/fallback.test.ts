import { afterEach, beforeAll, describe, expect, test } from "vitest";
import type { DocumentCollection } from "../../engine/sources/documents.ts";
import type { KnowledgeGraph } from "../../engine/sources/knowledge-graph.ts";
import type { LanguageModel } from "../../engine/sources/language-model.ts";
import { createEngine } from "../../engine/create-engine.ts";
import type { Engine } from "../../engine/engine.ts";
import { Failure, type FailureCode } from "../../engine/failure.ts";
import type { StrategyResult } from "../../engine/evidence/trace.ts";
import { createModelReasoner } from "../../reasoners/model/reasoner.ts";
import { openBuiltinReasoner } from "../../reasoners/threads/builtin-reasoner.ts";
import { withFallback } from "../../reasoners/with-fallback.ts";
import type { Reasoner } from "../../engine/task.ts";
import { sharedDocuments, sharedGraph } from "../support/built-in-knowledge.ts";
import { labels } from "./open-world.ts";

let graph: KnowledgeGraph;
let documents: DocumentCollection;
const open: Engine[] = [];
beforeAll(async () => {
  graph = await sharedGraph();
  documents = await sharedDocuments();
});
afterEach(() => Promise.all(open.splice(0).map((engine) => engine.close())));

const builtin = openBuiltinReasoner();

/** A model of which each request comes out as told. */
function modelThat(complete: LanguageModel["complete"]): Reasoner {
  return createModelReasoner({ model: { id: "m", describe: () => "m", complete } });
}

const failing = (code: FailureCode): Reasoner =>
  modelThat((_request, context) =>
    context.upstream({ source: "m", kind: "MODEL" }, () =>
      Promise.reject(new Failure(code, `The source "m" failed: ${code}.`, { source: "m" })),
    ),
  );

function engineWith(reasoner: Reasoner): Engine {
  const engine = createEngine({ graphs: [graph], documents: [documents], reasoner, gracePeriodMs: 1_000 });
  open.push(engine);
  return engine;
}

async function ask(engine: Engine, text: string, strategy: string, maxModelCalls?: number): Promise<StrategyResult> {
  const question = engine.question(text, { strategy });
  const budget = maxModelCalls === undefined ? {} : { budget: { maxModelCalls } };
  return engine.attend(question, { tenant: "" }, budget).get(engine.stages.result(question));
}

const QUESTIONS = [
  "Who directed Inception?",
  "Which films did the director of Titanic direct?",
  "Who is the spouse of Alan Turing?",
  "Who designed the Sydney Opera House?",
];

describe.each(["QUERY", "TREEQA", "HYDRA", "FIDELIS", "FUSION"])("%s with a model that is down", (strategy) => {
  test.each(QUESTIONS)("%s comes out as with the built-in reasoner, and says so", async (text) => {
    const alone = await ask(engineWith(builtin), text, strategy);
    const result = await ask(engineWith(withFallback(failing("SOURCE_UNAVAILABLE"), builtin)), text, strategy);
    expect(labels(result)).toEqual(labels(alone));
    expect(result.status).toBe(alone.status);
    expect(result.complete).toBe(false);
    expect(result.explanation).toContain("The built-in reasoner did the task");
    expect(result.explanation).toContain('The source "m" failed: SOURCE_UNAVAILABLE.');
  });
});

test.each([
  ["refuses", "REFUSED"],
  ["is cut off", "TRUNCATED"],
  ["says what is none", "COMPLETE"],
] as const)("a model that %s has somebody else answer", async (_how, ending) => {
  const reasoner = modelThat(async () => ({ text: "I would rather not.", ending }));
  const result = await ask(engineWith(withFallback(reasoner, builtin)), "Who directed Inception?", "QUERY");
  expect(labels(result)).toEqual(["Christopher Nolan"]);
  expect(result).toMatchObject({ complete: false, explanation: expect.stringContaining("analyse-question") as string });
});

test("what another has answered is asked of the model again once it is back", async () => {
  let isDown = true;
  let replies = 0;
  const down = failing("SOURCE_UNAVAILABLE");
  const up: Reasoner = {
    id: down.id,
    run: (task, input, context) => {
      replies += 1;
      return builtin.run(task, input, context);
    },
  };
  const sometimes: Reasoner = { id: down.id, run: (...given) => (isDown ? down : up).run(...given) };
  const engine = engineWith(withFallback(sometimes, builtin));
  expect((await ask(engine, "Who directed Inception?", "QUERY")).complete).toBe(false);
  isDown = false;
  expect(await ask(engine, "Who directed Inception?", "QUERY")).toMatchObject({
    complete: true,
    explanation: expect.not.stringContaining("built-in reasoner") as string,
  });
  expect(replies).toBeGreaterThan(0);
});

test.each(["BUDGET_EXHAUSTED", "DEADLINE_EXCEEDED", "CANCELLED", "BAD_USER_INPUT"] as const)(
  "%s is no failure of the model: nobody answers in its place",
  async (code) => {
    const reasoner = withFallback(
      modelThat(() => Promise.reject(new Failure(code, "as it is"))),
      { id: "other", run: () => expect.unreachable() },
    );
    await expect(ask(engineWith(reasoner), "Who directed Inception?", "QUERY")).rejects.toMatchObject({ code });
  },
);

test("a budget without calls of a model is exhausted, and not gone round", async () => {
  const reasoner = withFallback(failing("SOURCE_UNAVAILABLE"), builtin);
  await expect(ask(engineWith(reasoner), "Who directed Inception?", "QUERY", 0)).rejects.toMatchObject({
    code: "BUDGET_EXHAUSTED",
  });
});

test("a defect of the reasoner comes through as it is", async () => {
  const defect = new TypeError("a defect");
  const reasoner = withFallback({ id: "m", run: () => Promise.reject(defect) }, builtin);
  await expect(ask(engineWith(reasoner), "Who directed Inception?", "QUERY")).rejects.toBe(defect);
});
