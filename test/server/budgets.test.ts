import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { type AtHand, openAtHand, openGateway } from "../faults/open-gateway.ts";
import { BuiltinReplies } from "../model/builtin-replies.ts";
import { sampled } from "../support/property-runs.ts";
import { type Behaviour, type ReceivedRequest, startTestModel, type TestModel } from "../model/test-model.ts";

/**
 * Budgets as a client meets them: shared by every field of a question in a request, never exceeded by a call in flight,
 * and a partial trace with `BUDGET_EXHAUSTED` for what could not be afforded.
 */
const QUESTION = "In which city was the director of the film that stars Sam Rockwell born?";
const EVERYTHING = `
query ($text: String!, $options: QuestionOptions) {
  question(text: $text, options: $options) {
    topicEntities { mention }
    analysis { keywords }
    draftTree { complete }
    logicTree { complete }
    serial: logicTree(traversal: SERIAL) { complete }
    answer { text complete }
  }
  treeqa: question(text: $text, strategy: TREEQA, options: $options) { answer { text complete } }
}`;

let atHand: AtHand;
let model: TestModel;
let replies: BuiltinReplies;
let behaviour: (request: ReceivedRequest) => Behaviour = () => "good";
beforeAll(async () => {
  atHand = await openAtHand();
  replies = new BuiltinReplies();
  model = await startTestModel({ reply: (data) => replies.replyTo(data), otherwise: (request) => behaviour(request) });
}, 30_000);
afterAll(() => model.close());
beforeEach(() => {
  model.requests.length = 0;
  behaviour = () => "good";
});

interface Reply {
  readonly status: number;
  readonly data: any;
  readonly errors: readonly {
    readonly message: string;
    readonly path: readonly string[];
    readonly extensions: { readonly code: string };
  }[];
  readonly cost: any;
}

/** A gateway of its own, so that nothing has been found out before. */
async function opened(settings: object = {}) {
  const { gateway, close } = await openGateway(atHand, {
    settings: {
      model: { name: "test", baseUrl: model.baseUrl, maxTokens: 1_000, prices: { input: 1, output: 4 }, ...settings },
    },
    replies,
  });
  const server = gateway.app.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(async () => {
    server.closeAllConnections();
    server.close();
    await close();
  });
  return async (options: object, query = EVERYTHING): Promise<Reply> => {
    const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json", accept: "application/graphql-response+json" },
      body: JSON.stringify({ query, variables: { text: QUESTION, options } }),
    });
    const { data, errors = [], extensions } = (await response.json()) as any;
    // What is asked of the question by one strategy and by the other, in one object.
    const trace = { ...data.question, ...(data.treeqa === undefined ? {} : { treeqa: data.treeqa?.answer ?? null }) };
    return { status: response.status, data: trace, errors, cost: extensions.cost };
  };
}

const codes = ({ errors }: Reply): readonly string[] => [...new Set(errors.map(({ extensions }) => extensions.code))];
const missing = ({ data }: Reply): readonly string[] => Object.keys(data).filter((field) => data[field] === null);

/** Tokens that the server has counted. */
const tokensOf = (requests: readonly ReceivedRequest[]): number =>
  requests.reduce((sum, { characters }) => sum + Math.ceil(characters / 4), 0);

describe("maxModelCalls", () => {
  test("0: what needs no model is there, and nothing is asked of it", async () => {
    const reply = await (await opened())({ maxModelCalls: 0 });
    expect([reply.status, codes(reply), model.requests.length]).toEqual([200, ["BUDGET_EXHAUSTED"], 0]);
    expect(reply.data.topicEntities).not.toEqual([]);
    expect(missing(reply)).toEqual(["analysis", "draftTree", "logicTree", "serial", "answer", "treeqa"]);
    for (const { message } of reply.errors)
      expect(message).toMatch(/another MODEL call to "model" would exceed maxModelCalls = 0\. Raise it/u);
  });

  test("from 1 on: fields that were afforded are there, however many ask at once, and the rest follows with a larger one", async () => {
    const whole = await (await opened())({});
    const needed = model.requests.length;
    expect([codes(whole), missing(whole)]).toEqual([[], []]);
    expect(needed).toBeGreaterThan(3);
    expect(whole.cost.modelCalls).toBe(needed);
    const bounds = Array.from({ length: needed }, (_, index) => index + 1);
    for (const maxModelCalls of new Set([...sampled(bounds, 2), needed])) {
      const ask = await opened();
      model.requests.length = 0;
      const reply = await ask({ maxModelCalls });
      expect(model.requests.length).toBeLessThanOrEqual(maxModelCalls);
      expect(reply.cost.modelCalls).toBe(model.requests.length);
      expect([reply.status, reply.data.analysis === null]).toEqual([200, false]);
      if (maxModelCalls === needed) expect([codes(reply), missing(reply)]).toEqual([[], []]);
      else
        expect([model.requests.length, codes(reply), missing(reply).length > 0]).toEqual([
          maxModelCalls,
          ["BUDGET_EXHAUSTED"],
          true,
        ]);
      // What was found out is not asked again.
      const rest = await ask({});
      expect([codes(rest), missing(rest)]).toEqual([[], []]);
      expect(model.requests.filter(({ task }) => task === "analyse-question")).toHaveLength(1);
    }
  });

  test("bounds a question that is asked again by its id, which does not hold it", async () => {
    const ask = await opened();
    const BY_ID = `query ($text: String!, $options: QuestionLimits) {
      named: question(text: $text) { text }
      question: questionById(id: "ID", limits: $options) { topicEntities { mention } answer { text } }
    }`;
    const { data } = await ask({}, `query ($text: String!) { question(text: $text) { id } }`);
    const query = BY_ID.replace("ID", data.id);
    const bounded = await ask({ maxModelCalls: 0 }, query);
    expect([codes(bounded), missing(bounded), model.requests.length]).toEqual([["BUDGET_EXHAUSTED"], ["answer"], 0]);
    const whole = await ask({ maxModelCalls: 100 }, query);
    expect([codes(whole), missing(whole)]).toEqual([[], []]);
    // What is stored is there for those who allow no work at all.
    const stored = await ask({ maxModelCalls: 0, maxUpstreamCalls: 0 }, query);
    expect(stored.data).toEqual(whole.data);
    expect(stored.cost).toMatchObject({ modelCalls: 0, upstream: {} });
    expect(codes(await ask({ deadlineMs: 0 }, query))).toEqual(["BAD_USER_INPUT"]);
  });

  test("counts replies that are mended", async () => {
    behaviour = () => "reply of prose alone";
    const reply = await (await opened())({ maxModelCalls: 1 });
    expect([codes(reply), model.requests.length]).toEqual([["BUDGET_EXHAUSTED"], 1]);
  });
});

describe("maxTokens", () => {
  test("is never exceeded, not even by what is under way", async () => {
    for (const maxTokens of [1, 5_000, 9_000, 20_000]) {
      const ask = await opened();
      model.requests.length = 0;
      behaviour = ({ body }) => {
        // All that has come is taken to be under way still: the most that it may take in all.
        expect(tokensOf(model.requests) + body.max_tokens).toBeLessThanOrEqual(maxTokens);
        return "slow";
      };
      const reply = await ask({ maxTokens });
      expect(reply.cost.tokens).toBeLessThanOrEqual(maxTokens);
      expect(reply.data.topicEntities).not.toBeNull();
      if (missing(reply).length === 0) continue;
      expect(codes(reply)).toEqual(["BUDGET_EXHAUSTED"]);
      expect(reply.errors[0]?.message).toContain(`maxTokens = ${maxTokens}`);
    }
  });
});

describe("maxCost", () => {
  test("is never exceeded, and says so", async () => {
    const whole = await (await opened())({});
    expect(whole.cost.money.amount).toBeGreaterThan(0);
    for (const part of [0, 0.3, 0.7]) {
      const ask = await opened();
      const maxCost = whole.cost.money.amount * part;
      const reply = await ask({ maxCost });
      expect(reply.cost.money?.amount ?? 0).toBeLessThanOrEqual(maxCost);
      expect([reply.status, codes(reply), reply.data.topicEntities === null]).toEqual([
        200,
        ["BUDGET_EXHAUSTED"],
        false,
      ]);
    }
  });
});

describe("deadlineMs", () => {
  test("ends what is under way: what was found before is there", async () => {
    behaviour = ({ task }) => (task === "analyse-question" ? "good" : "stalled");
    const startedAt = performance.now();
    const reply = await (await opened())({ deadlineMs: 1_500 });
    expect(performance.now() - startedAt).toBeLessThan(6_000);
    expect([reply.status, codes(reply)]).toEqual([200, ["DEADLINE_EXCEEDED"]]);
    expect(reply.data.analysis).not.toBeNull();
    expect(missing(reply)).toEqual(expect.arrayContaining(["logicTree", "treeqa"]));
    for (const { message } of reply.errors) expect(message).toContain("deadlineMs = 1500");
  });
});

test("maxUpstreamCalls bounds calls to sources and model together", async () => {
  for (const maxUpstreamCalls of [0, 1, 2, 3, 5]) {
    const ask = await opened();
    const reply = await ask({ maxUpstreamCalls });
    const calls = Object.values(reply.cost.upstream as Record<string, number>).reduce((sum, count) => sum + count, 0);
    expect([reply.status, codes(reply), calls <= maxUpstreamCalls]).toEqual([200, ["BUDGET_EXHAUSTED"], true]);
  }
});

test("each question of a request has its own", async () => {
  const ask = await opened();
  const reply = await ask(
    { maxModelCalls: 0 },
    `query ($text: String!, $options: QuestionOptions) {
    question(text: $text, options: $options) { answer { text } }
    other: question(text: "Who painted the Mona Lisa?", options: { maxModelCalls: 1 }) { answer { text } }
  }`,
  );
  expect(reply.data.answer).toBeNull();
  expect(reply.errors.map(({ path }) => path.join("."))).toEqual(["question.answer"]);
  expect(model.requests).toHaveLength(1);
});
