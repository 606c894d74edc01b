import { ApolloClient, HttpLink, InMemoryCache } from "@apollo/client";
import { print } from "graphql";
import { createClient } from "graphql-sse";
import { describe, expect, test, vi } from "vitest";
import { AnsweredDocument, AskDocument, ProgressDocument, type ProgressSubscription } from "../generated/graphql.ts";
import { Failure } from "../../engine/failure.ts";
import { FAKE_SCOPE, fakeEngine } from "../fakes/fake-engine.ts";
import { gatewayUnderTest } from "./gateway-under-test.ts";

const QUESTION = "On which island is the Indonesian capital located?";
const WHAT_HAPPENS = print(ProgressDocument);

const EXPECTED = [
  { __typename: "StageStarted", stage: "query.result" },
  { __typename: "StageStarted", stage: "analysis" },
  { __typename: "StageStarted", stage: "topicEntities" },
  { __typename: "StageFinished", stage: "topicEntities", outcome: "OK", fromStore: false },
  { __typename: "StageFinished", stage: "analysis", outcome: "OK", fromStore: false },
  { __typename: "StageFinished", stage: "query.result", outcome: "OK", fromStore: false },
  { __typename: "WorkEnded", reason: "COMPLETED" },
];

/** Leaves out what is null and how events are numbered. */
function happenings(events: readonly ProgressSubscription["progress"][]) {
  return events.map(({ sequence: _sequence, ...event }) =>
    Object.fromEntries(Object.entries(event).filter(([name]) => !["kind", "source"].includes(name))),
  );
}

describe("progress", () => {
  test("is followed by an Apollo Client with its plain HttpLink while it queries", async () => {
    const engine = fakeEngine();
    const { url } = await gatewayUnderTest({ engine });
    const client = new ApolloClient({ link: new HttpLink({ uri: url }), cache: new InMemoryCache() });
    const asked = await client.query({ query: AskDocument, variables: { text: QUESTION } });
    const id = asked.data?.question?.id ?? "";
    expect(engine.computed).toEqual([]);

    const events: ProgressSubscription["progress"][] = [];
    const done = new Promise<void>((resolve, reject) => {
      client.subscribe({ query: ProgressDocument, variables: { id } }).subscribe({
        next: ({ data, error }) => (data ? void events.push(data.progress) : reject(error)),
        complete: resolve,
        error: reject,
      });
    });
    // Observing starts nothing by itself.
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(engine.computed).toEqual([]);

    const answered = await client.query({ query: AnsweredDocument, variables: { id } });
    expect(answered.data?.questionById?.answer?.text).toBe("Java");
    await done;
    expect(happenings(events)).toEqual(EXPECTED);
    client.stop();
  });

  for (const path of ["/graphql", "/graphql/stream"]) {
    test(`is followed over server-sent events at ${path}`, async () => {
      const engine = fakeEngine();
      const { origin, post } = await gatewayUnderTest({ engine });
      const id = engine.question(QUESTION).id;
      const client = createClient({ url: origin + path, retryAttempts: 0 });
      const stream = client.iterate<ProgressSubscription>({ query: WHAT_HAPPENS, variables: { id } });
      const observing = vi.spyOn(engine, "observe");
      const events: ProgressSubscription["progress"][] = [];
      const reading = (async () => {
        for await (const { data } of stream) if (data) events.push(data.progress);
      })();
      await vi.waitFor(() => expect(observing).toHaveBeenCalled());
      await post(`query ($id: ID!) { questionById(id: $id) { answer { text } } }`, { id });
      await reading;
      expect(happenings(events)).toEqual(EXPECTED);
      client.dispose();
    });
  }

  test.each([
    [new Failure("RATE_LIMITED", "slow down"), "RATE_LIMITED"],
    [new TypeError("a defect"), "INTERNAL_SERVER_ERROR"],
  ])("tells by which code a stage failed: %s", async (error, code) => {
    const engine = fakeEngine();
    const { origin, post } = await gatewayUnderTest({ engine });
    const { result } = engine.stages;
    vi.spyOn(engine.stages, "result").mockImplementation((question, strategy) => ({
      ...result(question, strategy),
      compute: async (context) => {
        await context.get(engine.stages.analysis(question));
        throw error;
      },
    }));
    const id = engine.question(QUESTION).id;
    const client = createClient({ url: `${origin}/graphql/stream`, retryAttempts: 0 });
    const query = `subscription ($id: ID!) { progress(id: $id) { ... on StageFinished { stage outcome code } } }`;
    const stream = client.iterate<{ readonly progress: { readonly stage?: string } }>({ query, variables: { id } });
    const observing = vi.spyOn(engine, "observe");
    const finished: unknown[] = [];
    const reading = (async () => {
      for await (const { data } of stream) if (data?.progress.stage !== undefined) finished.push(data.progress);
    })();
    await vi.waitFor(() => expect(observing).toHaveBeenCalled());
    await post(`query ($id: ID!) { questionById(id: $id) { answer { text } } }`, { id });
    await reading;
    expect(finished).toContainEqual({ stage: "analysis", outcome: "OK", code: null });
    expect(finished).toContainEqual({ stage: "query.result", outcome: "FAILED", code });
    client.dispose();
  });

  test("may tell more in all than one response may", async () => {
    const engine = fakeEngine();
    const { origin, post } = await gatewayUnderTest({ engine, limits: { maxResponseBytes: 300 } });
    const id = engine.question(QUESTION).id;
    const client = createClient({ url: `${origin}/graphql/stream`, retryAttempts: 0 });
    const stream = client.iterate<ProgressSubscription>({
      query:
        "subscription ($id: ID!) { progress(id: $id) { __typename ... on StageStarted { stage } ... on StageFinished { stage } } }",
      variables: { id },
    });
    const observing = vi.spyOn(engine, "observe");
    const results: unknown[] = [];
    const reading = (async () => {
      for await (const result of stream) results.push(result);
    })();
    await vi.waitFor(() => expect(observing).toHaveBeenCalled());
    await post("query ($id: ID!) { questionById(id: $id) { answer { text } } }", { id });
    await reading;
    expect(JSON.stringify(results).length).toBeGreaterThan(1.5 * 300);
    expect(results.filter((result) => "errors" in (result as object))).toEqual([]);
    expect(results).toHaveLength(EXPECTED.length);
    client.dispose();
  });

  test("is refused where each event would be too large", async () => {
    const engine = fakeEngine();
    const { origin } = await gatewayUnderTest({ engine, limits: { maxResponseBytes: 120 } });
    const client = createClient({ url: `${origin}/graphql/stream`, retryAttempts: 0 });
    const query = `subscription ($id: ID!) { progress(id: $id) { ${"x".repeat(200)}: __typename } }`;
    const results: any[] = [];
    for await (const result of client.iterate({ query, variables: { id: engine.question(QUESTION).id } }))
      results.push(result);
    expect(results.map(({ errors }) => errors[0].extensions.code)).toEqual(["QUERY_TOO_COSTLY"]);
    client.dispose();
  });

  test("is opened by an EventSource's GET", async () => {
    const engine = fakeEngine();
    const { origin } = await gatewayUnderTest({ engine, heartbeatMs: 10 });
    const parameters = new URLSearchParams({
      query: WHAT_HAPPENS,
      variables: JSON.stringify({ id: engine.question("?").id }),
    });
    const response = await fetch(`${origin}/graphql/stream?${parameters.toString()}`, {
      headers: { accept: "text/event-stream" },
    });
    expect(response.headers.get("content-type")).toMatch("text/event-stream");
    expect(response.headers.get("x-accel-buffering")).toBe("no");
    const reader = response.body?.getReader();
    const read: string[] = [];
    for (let chunk = 0; chunk < 3; chunk += 1) read.push(new TextDecoder().decode((await reader?.read())?.value));
    // The opening and the heartbeats.
    expect(read.join("")).toMatch(/^(:\n\n){3,}$/);
    await reader?.cancel();
  });

  test("is left when the client goes", async () => {
    const engine = fakeEngine();
    const { url } = await gatewayUnderTest({ engine });
    const question = engine.question(QUESTION);
    const left = vi.fn();
    const observe = engine.observe.bind(engine);
    vi.spyOn(engine, "observe").mockImplementation((...args) => {
      const events = observe(...args);
      const end = events.return?.bind(events);
      events.return = async () => {
        left();
        return (await end?.()) ?? { done: true, value: undefined };
      };
      return events;
    });
    for (const accept of ["multipart/mixed;subscriptionSpec=1.0", "text/event-stream"]) {
      const abort = new AbortController();
      const response = await fetch(url, {
        method: "POST",
        headers: { "content-type": "application/json", accept },
        body: JSON.stringify({ query: WHAT_HAPPENS, variables: { id: question.id } }),
        signal: abort.signal,
      });
      expect(response.status).toBe(200);
      await response.body?.getReader().read();
      abort.abort();
      await vi.waitFor(() => expect(left).toHaveBeenCalled());
      left.mockClear();
    }
  });

  test("of a tampered id is an error in the stream", async () => {
    const engine = fakeEngine();
    const { url } = await gatewayUnderTest({ engine });
    const response = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json", accept: "text/event-stream" },
      body: JSON.stringify({ query: WHAT_HAPPENS, variables: { id: "nonsense" } }),
    });
    const text = await response.text();
    expect(text).toContain('"code":"BAD_USER_INPUT"');
    expect(text).toContain("event: complete");
  });

  test("is refused with an explanation when the client accepts no stream", async () => {
    const engine = fakeEngine();
    const { post } = await gatewayUnderTest({ engine });
    const { status, body } = await post(WHAT_HAPPENS, { id: engine.question("?").id });
    expect(status).toBe(406);
    expect(body.errors[0].message).toMatch("Accept: multipart/mixed;subscriptionSpec=1.0");
  });
});

describe("a question that is being worked on", () => {
  test("stops when the only client that waits for it goes", async () => {
    const aborted = vi.fn();
    const engine = fakeEngine({
      during: (_stage, { signal }) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener("abort", () => {
            aborted();
            reject(signal.reason);
          });
        }),
    });
    const { url } = await gatewayUnderTest({ engine });
    const abort = new AbortController();
    const request = fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ query: `{ question(text: "Where?") { answer { text } } }` }),
      signal: abort.signal,
    });
    await vi.waitFor(() => expect(engine.computed).toHaveLength(1));
    abort.abort();
    await expect(request).rejects.toThrow();
    await vi.waitFor(() => expect(aborted).toHaveBeenCalled());
  });

  test("is stopped by cancelQuestion of the client that waits for it, which is told", async () => {
    const me = { "whyql-client": "the-only-client-there-is" };
    const engine = fakeEngine({
      during: (_stage, { signal }) =>
        new Promise((_resolve, reject) => signal.addEventListener("abort", () => reject(signal.reason))),
    });
    const { post } = await gatewayUnderTest({ engine });
    const waiting = post(`{ question(text: "Where?") { text answer { text } } }`, {}, me);
    await vi.waitFor(() => expect(engine.computed).toHaveLength(1));
    const { id } = engine.question("Where?");
    const cancelled = await post(`mutation ($id: ID!) { cancelQuestion(id: $id) { cancelled } }`, { id }, me);
    expect(cancelled.body.data).toEqual({ cancelQuestion: { cancelled: true } });
    const { status, body } = await waiting;
    expect(status).toBe(200);
    expect(body.data).toEqual({ question: { text: "Where?", answer: null } });
    expect(body.errors[0].extensions).toEqual({ code: "CANCELLED" });
    const again = await post(`mutation ($id: ID!) { cancelQuestion(id: $id) { cancelled } }`, { id }, me);
    expect(again.body.data).toEqual({ cancelQuestion: { cancelled: false } });
  });

  test.each(["cancelQuestion", "forgetQuestion"])(
    "%s of an id that is refused leaves others' results",
    async (name) => {
      const engine = fakeEngine();
      const { post } = await gatewayUnderTest({ engine });
      const { id } = engine.question("Where?");
      const { body } = await post(
        `mutation ($id: ID!) { one: ${name}(id: $id) { question { id } } other: ${name}(id: "x") { question { id } } }`,
        { id },
      );
      expect(body.data).toEqual({ one: { question: { id } }, other: null });
      expect(body.errors).toMatchObject([{ path: ["other"], extensions: { code: "BAD_USER_INPUT" } }]);
    },
  );

  test("is forgotten by forgetQuestion", async () => {
    const engine = fakeEngine();
    const { post } = await gatewayUnderTest({ engine });
    const { id } = engine.question("Where?");
    await post(`query ($id: ID!) { questionById(id: $id) { answer { text } } }`, { id });
    const forgotten = await post(`mutation ($id: ID!) { forgetQuestion(id: $id) { forgotten } }`, { id });
    expect(forgotten.body.data).toEqual({ forgetQuestion: { forgotten: true } });
    expect(engine.attend(engine.questionById(id), FAKE_SCOPE).investigation.record()).toEqual([]);
  });
});
