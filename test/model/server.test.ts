import type { ModelUsage } from "../../engine/sources/upstream.ts";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { openModel } from "../../datasources/model/open-model.ts";
import type { ModelSettings } from "../../datasources/model/model-settings.ts";
import { Failure } from "../../engine/failure.ts";
import { createModelReasoner, type ReplyEvent } from "../../reasoners/model/reasoner.ts";
import type { Reasoner } from "../../engine/task.ts";
import { readPassages, type ReadPassagesInput, type ReadPassagesOutput } from "../../engine/documents/read-passages.ts";
import { verifyNodes } from "../../engine/strategies/treeqa/tasks/verify-nodes.ts";
import { recordingContext, type RecordingContext } from "../support/recording-context.ts";
import { BuiltinReplies } from "./builtin-replies.ts";
import { startTestModel, type Behaviour, type TestModel, type TestModelOptions } from "./test-model.ts";

const INPUT: ReadPassagesInput = {
  subject: { label: "Tarn Bridge", names: ["bridge"] },
  relation: "designed by",
  expects: undefined,
  passages: [
    { id: "Tarn Bridge_0_0", title: "Tarn Bridge", text: "The Tarn Bridge was designed by Ruth Aubin. It is long." },
  ],
};
const GOOD: ReadPassagesOutput = {
  findings: [
    {
      answer: "Ruth Aubin",
      passage: "Tarn Bridge_0_0",
      quote: "The Tarn Bridge was designed by Ruth Aubin.",
      score: expect.any(Number) as number,
    },
  ],
};

interface Opened {
  readonly server: TestModel;
  readonly reasoner: Reasoner;
  readonly context: RecordingContext;
  readonly events: ReplyEvent[];
  readonly model: ReturnType<typeof openModel>;
  read(): Promise<ReadPassagesOutput>;
}

const open: TestModel[] = [];
afterEach(() => Promise.all(open.splice(0).map((server) => server.close())));

async function opened(
  options: Partial<TestModelOptions> = {},
  settings: Partial<ModelSettings> = {},
  signal?: AbortSignal,
): Promise<Opened> {
  const replies = new BuiltinReplies();
  const server = await startTestModel({ reply: (data) => replies.replyTo(data), ...options });
  open.push(server);
  const model = openModel(
    { name: "test", baseUrl: server.baseUrl, timeoutMs: 2_000, ...settings },
    { fetch: globalThis.fetch },
  );
  const events: ReplyEvent[] = [];
  const reasoner = replies.beside(createModelReasoner({ model, onReply: (event) => events.push(event) }));
  const context = recordingContext(signal);
  return { server, reasoner, context, events, model, read: () => reasoner.run(readPassages, INPUT, context) };
}

async function failureOf(promise: Promise<unknown>): Promise<Failure> {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(Failure);
  return error as Failure;
}

describe("a reply that can be used", () => {
  test.each<Behaviour>([
    "good",
    "reply fenced",
    "reply in prose",
    "reply after thoughts",
    "reply after a thought whose beginning is missing",
    "no usage",
    "content in parts",
    "slow",
  ])("%s: one call, no repair", async (behaviour) => {
    const { server, read, context, events } = await opened();
    server.next(behaviour);
    expect(await read()).toEqual(GOOD);
    expect(server.requests).toHaveLength(1);
    expect(context.calls.map(({ kind, source }) => `${kind} ${source}`)).toEqual(["MODEL model"]);
    expect(events).toMatchObject([{ task: "read-passages", outcome: "GOOD", dropped: 0 }]);
  });
});

describe("a reply that cannot be used", () => {
  const bad = [
    "reply of wrong ids",
    "reply of wrong enums",
    "reply without a member",
    "reply empty",
    "reply of prose alone",
    "reply cut off",
    "empty choices",
  ] as const;

  test.each<Behaviour>(bad)("%s: exactly one repair, which shows what is wrong", async (behaviour) => {
    const { server, read, events } = await opened();
    server.next(behaviour);
    expect(await read()).toEqual(GOOD);
    expect(server.requests.map(({ isRepair }) => isRepair)).toEqual([false, true]);
    const [asked, repair] = server.requests.map(({ body }) => body.messages as { role: string; content: string }[]);
    expect(repair?.slice(0, asked?.length)).toEqual(asked);
    expect(repair?.slice(-2).map(({ role }) => role)).toEqual(["assistant", "user"]);
    expect(repair?.at(-1)?.content).toMatch(/^This reply cannot be used: \S.{8,}/u);
    expect(events).toMatchObject([{ outcome: "REPAIRED", problem: expect.stringMatching(/\S/u) }]);
  });

  test.each<Behaviour>(bad)(
    "%s twice: MODEL_REPLY_INVALID, naming model, task and what is wrong",
    async (behaviour) => {
      const { server, read, events } = await opened();
      server.next(behaviour, behaviour);
      const { code, message, source } = await failureOf(read());
      expect({ code, source }).toEqual({ code: "MODEL_REPLY_INVALID", source: "model" });
      expect(message).toMatch(/"model".*read-passages.*cannot be used/u);
      expect(server.requests).toHaveLength(2);
      expect(events).toMatchObject([{ outcome: "INVALID" }]);
    },
  );

  test.each<Behaviour>(["reply refused", "reply filtered"])(
    "%s: fails at once, since asking again does not help",
    async (behaviour) => {
      const { server, read } = await opened();
      server.next(behaviour);
      expect(await failureOf(read())).toMatchObject({
        code: "MODEL_REPLY_INVALID",
        message: expect.stringContaining("refused"),
      });
      expect(server.requests).toHaveLength(1);
    },
  );

  test("shows a long reply in short", async () => {
    const { server, read } = await opened({ reply: () => ({ wrong: "x".repeat(100_000) }) });
    await failureOf(read());
    expect(server.requests[1]?.characters).toBeLessThan((server.requests[0]?.characters ?? 0) + 3_000);
  });

  test("of verdicts is mended, too", async () => {
    const { server, reasoner, context } = await opened();
    server.next("reply of wrong enums");
    const node = {
      id: "1",
      question: "Where was Ada Krall born?",
      hypothesis: "Lund",
      known: [],
      computed: { answers: ["Lund"], total: 1 },
      triples: [{ id: "t1", text: "Ada Krall – place of birth → Lund", answer: "Lund" }],
      chunks: [],
      relation: "born in",
      expects: null,
    };
    expect(await reasoner.run(verifyNodes, { nodes: [node] }, context)).toMatchObject({
      nodes: [{ id: "1", verdict: "SUPPORTED", references: ["t1"] }],
    });
    expect(server.requests[1]?.body.messages.at(-1).content).toContain("verdict");
  });
});

describe("a server that fails", () => {
  test.each<[Behaviour, string, RegExp]>([
    ["429 for good", "RATE_LIMITED", /429.*ask later/u],
    ["500", "SOURCE_UNAVAILABLE", /500 out of memory/u],
    ["401", "SOURCE_UNAVAILABLE", /OPENAI_API_KEY/u],
    ["404", "SOURCE_UNAVAILABLE", /"test" \(model\.name, WHYQL_MODEL\)/u],
    ["400 of a context that is too long", "SOURCE_UNAVAILABLE", /context length/u],
    ["HTML", "SOURCE_UNAVAILABLE", /no chat completion.*\/v1/u],
    ["JSON that is none", "SOURCE_UNAVAILABLE", /none/u],
    ["an error with status 200", "SOURCE_UNAVAILABLE", /no model is loaded/u],
    ["connection broken", "SOURCE_UNAVAILABLE", /model\.baseUrl/u],
    ["stalled", "SOURCE_UNAVAILABLE", /within 300 ms/u],
    ["stalled body", "SOURCE_UNAVAILABLE", /within 300 ms/u],
  ])("%s is %s, with the remedy, after one request", async (behaviour, code, words) => {
    const { server, read } = await opened({}, { timeoutMs: 300, apiKey: "sk-secret-of-mine" });
    server.next(behaviour);
    const failure = await failureOf(read());
    expect(failure).toMatchObject({ code, source: "model", message: expect.stringMatching(words) });
    expect(failure.message).not.toContain("sk-secret");
    expect(server.requests).toHaveLength(1);
  });

  test("is given up as soon as the signal says so, with its reason", async () => {
    const controller = new AbortController();
    const { server, read } = await opened({}, {}, controller.signal);
    server.next("stalled");
    const asked = read();
    const reason = new Failure("CANCELLED", "nobody waits");
    setTimeout(() => controller.abort(reason), 50);
    await expect(asked).rejects.toBe(reason);
  });
});

describe("what a server can do is learned once", () => {
  const formats = ({ requests }: TestModel): readonly string[] =>
    requests.map(({ body }) => body.response_format?.type ?? "none");

  test.each<[Partial<TestModelOptions>, readonly string[]]>([
    [{}, ["json_schema", "json_schema"]],
    [{ refusedFormats: ["json_schema"] }, ["json_schema", "json_object", "json_object"]],
    [{ refusedFormats: ["json_schema", "json_object"] }, ["json_schema", "json_object", "none", "none"]],
    [{ ignoresFormat: true }, ["json_schema", "json_object", "none"]],
  ])("%j: %j", async (options, expected) => {
    const { server, read } = await opened(options);
    for (let time = 0; time < (options.ignoresFormat === true ? 3 : 2); time += 1) expect(await read()).toEqual(GOOD);
    expect(formats(server)).toEqual(expected);
  });

  test("a fixed format is not lowered", async () => {
    const { server, read } = await opened({ refusedFormats: ["json_object"] }, { replyFormat: "json_object" });
    await failureOf(read());
    expect(formats(server)).toEqual(["json_object"]);
  });

  test("fields that a model refuses are left out from then on", async () => {
    const refusedFields = {
      max_tokens:
        "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
      temperature: "Unsupported value: 'temperature' does not support 0 with this model.",
      seed: "unknown field: seed",
    };
    const { server, read, model } = await opened({ refusedFields }, { seed: 7 });
    await read();
    await read();
    expect(server.requests).toHaveLength(5);
    for (const { body } of server.requests.slice(-2)) {
      expect(body).toMatchObject({ max_completion_tokens: 4_096, response_format: { type: "json_schema" } });
      for (const field of Object.keys(refusedFields)) expect(body).not.toHaveProperty(field);
    }
    expect(new Set(model.capabilities("read-passages").refused)).toEqual(new Set(Object.keys(refusedFields)));
  });

  test("the schema that is sent is strict: every member required, no bounds, no unknown keywords", async () => {
    const { server, read } = await opened();
    await read();
    const { strict, schema, name } = server.requests.map(({ body }) => body.response_format.json_schema)[0];
    expect({ strict, name }).toEqual({ strict: true, name: "read-passages" });
    JSON.stringify(schema, (_key, value) => {
      if (value?.type === "object")
        expect([value.additionalProperties, value.required]).toEqual([false, Object.keys(value.properties)]);
      return value;
    });
    expect(JSON.stringify(schema)).not.toMatch(/\$schema|minimum|maxItems|oneOf|const/u);
  });
});

describe("settings", () => {
  test("are those of the task, and change the reasoner's id where they change replies", async () => {
    const { server, read } = await opened(
      {},
      { apiKey: "k-1234", tasks: { "read-passages": { name: "small", temperature: 0.5, maxTokens: 99 } } },
    );
    await read();
    expect(server.requests[0]).toMatchObject({
      authorization: "Bearer k-1234",
      body: { model: "small", temperature: 0.5, max_tokens: 99, stream: false },
    });
    const idOf = (settings: Partial<ModelSettings>): string =>
      createModelReasoner({ model: openModel({ name: "a", ...settings }, { fetch: globalThis.fetch }) }).id;
    expect(idOf({ baseUrl: "http://x/v1", apiKey: "k", timeoutMs: 5, prices: { input: 1, output: 1 } })).toBe(idOf({}));
    expect(
      new Set([
        idOf({}),
        idOf({ name: "b" }),
        idOf({ temperature: 1 }),
        idOf({ tasks: { "draft-tree": { maxTokens: 9 } } }),
      ]).size,
    ).toBe(4);
  });

  test("without a key, local servers are asked all the same", async () => {
    const { server, read } = await opened();
    await read();
    expect(server.requests[0]?.authorization).toBe("Bearer none");
  });
});

describe("usage", () => {
  let usages: ModelUsage[];
  beforeAll(() => {
    usages = [];
  });

  test.each<[Behaviour, boolean, string | undefined]>([
    ["good", false, undefined],
    ["no usage", true, "EUR"],
  ])("of a reply (%s) is counted, or estimated: %s; in %s", async (behaviour, estimated, currency) => {
    const { server, reasoner } = await opened({}, { prices: { input: 2, output: 10, currency } });
    server.next(behaviour);
    const { signal } = new AbortController();
    await reasoner.run(readPassages, INPUT, {
      signal,
      upstream: (call, run) => {
        expect(call.atMost?.outputTokens).toBe(4_096);
        return run(signal, (usage) => {
          expect(usage.inputTokens).toBeLessThan(call.atMost?.inputTokens ?? 0);
          usages.push(usage);
        });
      },
    });
    const usage = usages.at(-1);
    expect(usage).toMatchObject({ estimated, inputTokens: expect.any(Number) });
    expect(usage?.money?.amount).toBeCloseTo(((usage?.inputTokens ?? 0) * 2 + (usage?.outputTokens ?? 0) * 10) / 1e6);
    expect(usage?.money?.currency).toBe(currency ?? "USD");
  });
});

describe("a check", () => {
  const ready = { reply: () => ({ word: "ready" }) };

  test("finds latency, models and how replies are kept to their form", async () => {
    const { model, context } = await opened({ ...ready, refusedFormats: ["json_schema"], models: ["test", "other"] });
    expect(await model.check(context)).toMatchObject({
      usable: true,
      latencyMs: expect.any(Number),
      problem: undefined,
      findings: [
        { name: "model", value: "test" },
        { name: "server" },
        { name: "models listed", value: "test, other" },
        { name: "replies are kept", value: "to JSON, not to a schema" },
        { name: "tokens", value: "counted by the server" },
      ],
    });
  });

  test.each<[Behaviour, RegExp]>([
    ["404", /lists other; is model\.name one of them/u],
    ["401", /OPENAI_API_KEY/u],
    ["reply of prose alone", /follows instructions/u],
    ["HTML", /OpenAI-compatible/u],
  ])("of a server that does %s says so", async (behaviour, words) => {
    const { model, server, context } = await opened({ ...ready, models: ["other"] });
    server.next(behaviour);
    expect(await model.check(context)).toMatchObject({ usable: false, problem: expect.stringMatching(words) });
  });
});
