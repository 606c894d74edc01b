import { createClient } from "graphql-sse";
import { expect, test, vi } from "vitest";
import type { StageContext } from "../../engine/investigation/stage.ts";
import { fakeEngine, type FakeEngineOptions } from "../fakes/fake-engine.ts";
import { Latch } from "../kernel/stages.ts";
import { gatewayUnderTest } from "./gateway-under-test.ts";

/** Two clients that ask the same at the same time: neither can hurt the other. */
const ANSWER = `query ($options: QuestionOptions) { question(text: "Where?", options: $options) { answer { text } } }`;
const CANCEL = `mutation ($id: ID!) { cancelQuestion(id: $id) { cancelled } }`;
const ONE = { "whyql-client": "4b1a3c9e-1111-4f00-9d6f-one" };
const OTHER = { "whyql-client": "4b1a3c9e-2222-4f00-9d6f-other" };

/** A gateway whose every stage makes a call that the test lets go on. */
async function opened(options: Omit<FakeEngineOptions, "during"> = {}) {
  const go = new Latch();
  const signals: AbortSignal[] = [];
  const during = async (_stage: string, { signal, upstream }: StageContext): Promise<void> => {
    signals.push(signal);
    await upstream({ source: "knowledge", kind: "SPARQL" }, () => go.promise);
  };
  const engine = fakeEngine({ during, ...options });
  const attended = vi.spyOn(engine, "attend");
  const { post, url, origin } = await gatewayUnderTest({ engine });
  let waiting = 0;
  /** Asks, and comes back when the gateway works on it. */
  const ask = async (terms: object, headers: Record<string, string> = {}) => {
    const reply = post(ANSWER, { options: terms }, headers);
    waiting += 1;
    await vi.waitFor(() => expect(attended).toHaveBeenCalledTimes(waiting));
    await vi.waitFor(() => expect(signals.length).toBeGreaterThan(0));
    return { reply };
  };
  const { id } = engine.question("Where?");
  const cancel = async (headers: Record<string, string> = {}) =>
    (await post(CANCEL, { id }, headers)).body.data.cancelQuestion.cancelled;
  return { engine, go, signals, ask, cancel, post, url, origin, id };
}

const codesOf = ({ body }: { readonly body: any }): readonly string[] =>
  (body.errors ?? []).map((error: any) => error.extensions.code);
const textOf = ({ body }: { readonly body: any }): string | undefined => body.data.question.answer?.text;

test("a small budget is that of the client that has it, and each is told what it has paid", async () => {
  const { go, ask, engine } = await opened();
  const poor = await ask({ maxUpstreamCalls: 1 });
  const rich = await ask({ maxUpstreamCalls: 10 });
  go.open();
  const [first, second] = [await poor.reply, await rich.reply];
  expect([textOf(first), codesOf(first), textOf(second), codesOf(second)]).toEqual(["Java", [], "Java", []]);
  expect([first, second].map(({ body }) => body.extensions.cost.sparqlQueries)).toEqual([1, 2]);
  expect(engine.computed).toEqual(["topicEntities", "analysis", "query.result"]);
});

test("a budget that was used up is nobody else's: who asks next goes on from what was found", async () => {
  const { go, ask, engine } = await opened();
  const poor = await ask({ maxUpstreamCalls: 1 });
  go.open();
  const first = await poor.reply;
  expect([textOf(first), codesOf(first)]).toEqual([undefined, ["BUDGET_EXHAUSTED"]]);
  const second = await (await ask({})).reply;
  expect([textOf(second), codesOf(second)]).toEqual(["Java", []]);
  expect(engine.computed).toEqual(["topicEntities", "analysis", "analysis", "query.result"]);
});

test("a deadline ends the waiting of the client that has it", async () => {
  const { go, ask, signals } = await opened();
  const hasty = await ask({ deadlineMs: 3_000 });
  const patient = await ask({ deadlineMs: 60_000 });
  const first = await hasty.reply;
  expect([textOf(first), codesOf(first), signals[0]?.aborted]).toEqual([undefined, ["DEADLINE_EXCEEDED"], false]);
  go.open();
  expect(textOf(await patient.reply)).toBe("Java");
});

test("data that is too old for one client does not hold up another", async () => {
  const { go, ask, engine } = await opened();
  const lax = await ask({});
  const strict = await ask({ maxAgeSeconds: 0 });
  await vi.waitFor(() => expect(engine.computed).toEqual(["topicEntities", "topicEntities"]));
  go.open();
  expect([textOf(await lax.reply), textOf(await strict.reply)]).toEqual(["Java", "Java"]);
});

test("cancelQuestion ends what the client waits for; work stops with the last one", async () => {
  const { ask, cancel, go, signals } = await opened({ gracePeriodMs: 60_000 });
  const [mine, alsoMine, theirs, nobodys] = [
    await ask({}, ONE),
    await ask({ maxUpstreamCalls: 50 }, ONE),
    await ask({}, OTHER),
    await ask({}),
  ];
  expect([await cancel({ "whyql-client": "one-that-has-asked-for-nothing" }), await cancel()]).toEqual([false, false]);
  expect(await cancel(ONE)).toBe(true);
  for (const { reply } of [mine, alsoMine]) expect(codesOf(await reply)).toEqual(["CANCELLED"]);
  expect([await cancel(ONE), signals[0]?.aborted]).toEqual([false, false]);
  expect([await cancel(OTHER), codesOf(await theirs.reply), signals[0]?.aborted]).toEqual([true, ["CANCELLED"], false]);
  // Whoever names no client can not be told from others who do not, and so nobody can end what it waits for.
  expect([await cancel(), await cancel(ONE), signals[0]?.aborted]).toEqual([false, false, false]);
  go.open();
  expect(textOf(await nobodys.reply)).toBe("Java");
});

test("what others have cancelled is found by those who still wait", async () => {
  const { ask, cancel, go } = await opened();
  const [mine, theirs] = [await ask({}, ONE), await ask({}, OTHER)];
  await cancel(ONE);
  go.open();
  expect([codesOf(await mine.reply), textOf(await theirs.reply)]).toEqual([["CANCELLED"], "Java"]);
});

test("a client that observes is not deprived of what it observes, and its own subscription ends when it cancels", async () => {
  const { ask, cancel, go, signals, origin, id, engine } = await opened();
  const observing = vi.spyOn(engine, "observe");
  const follow = (headers: Record<string, string>) => {
    const client = createClient({ url: `${origin}/graphql/stream`, retryAttempts: 0, headers });
    return (async () => {
      const ends: unknown[] = [];
      for await (const { data } of client.iterate<any>({
        query: `subscription { progress(id: "${id}") { ... on WorkEnded { reason } } }`,
      }))
        ends.push(data?.progress.reason);
      return ends.at(-1);
    })();
  };
  const [mine, theirs] = [follow(ONE), follow(OTHER)];
  await vi.waitFor(() => expect(observing).toHaveBeenCalledTimes(2));
  const { reply } = await ask({}, ONE);
  expect([await cancel(ONE), codesOf(await reply), await mine]).toEqual([true, ["CANCELLED"], "CANCELLED"]);
  expect(signals[0]?.aborted).toBe(false);
  go.open();
  expect([await theirs, engine.computed]).toEqual(["COMPLETED", ["topicEntities", "analysis", "query.result"]]);
});

test("a client without a name closes its connection, and may stop at once what would go on for a while", async () => {
  const { signals, cancel, url } = await opened({ gracePeriodMs: 60_000 });
  const abort = new AbortController();
  const headers = { "content-type": "application/json" };
  const request = fetch(url, {
    method: "POST",
    headers,
    body: JSON.stringify({ query: ANSWER }),
    signal: abort.signal,
  });
  await vi.waitFor(() => expect(signals).toHaveLength(1));
  expect(await cancel()).toBe(false);
  abort.abort();
  await expect(request).rejects.toThrow();
  expect([await cancel(ONE), signals[0]?.aborted]).toEqual([false, false]);
  await vi.waitFor(async () => expect(await cancel()).toBe(true));
  expect(signals[0]?.aborted).toBe(true);
});

test("forgetQuestion leaves those alone who wait, and the next one begins anew", async () => {
  const { ask, go, post, id, engine } = await opened();
  const { reply } = await ask({});
  expect((await post(`mutation ($id: ID!) { forgetQuestion(id: $id) { forgotten } }`, { id })).body.data).toEqual({
    forgetQuestion: { forgotten: true },
  });
  go.open();
  expect(textOf(await reply)).toBe("Java");
  expect(textOf(await (await ask({})).reply)).toBe("Java");
  expect(engine.computed).toEqual([
    "topicEntities",
    "analysis",
    "query.result",
    "topicEntities",
    "analysis",
    "query.result",
  ]);
});

test.each(["", "short", "x".repeat(129), "two words are not one", "Zoë Zoë Zoë Zoë Zoë".replaceAll(" ", "")])(
  "a client is not named %j",
  async (name) => {
    const { post, origin } = await gatewayUnderTest({ engine: fakeEngine() });
    const headers = { "whyql-client": Buffer.from(name).toString("latin1") };
    const { status, body } = await post(`{ question(text: "Where?") { id } }`, {}, headers);
    expect([status, codesOf({ body })]).toEqual([400, ["BAD_USER_INPUT"]]);
    expect(body.errors[0].message).toContain("whyql-client must be a random text of 16 to 128");
    const streamed = await fetch(`${origin}/graphql/stream?query=subscription`, { headers });
    expect(streamed.status).toBe(400);
  },
);

test("a client that selects __typename everywhere may ask what describes the schema", async () => {
  const { post } = await gatewayUnderTest({ engine: fakeEngine() });
  const { status, body } = await post(
    `{ __type(name: "AnswerStatus") { name enumValues { name __typename } __typename } __typename }`,
  );
  expect([status, body.errors]).toEqual([200, undefined]);
  expect(body.data.__type).toEqual({
    name: "AnswerStatus",
    enumValues: ["ANSWERED", "CONFLICTING", "NOT_KNOWN"].map((name) => ({ name, __typename: "__EnumValue" })),
    __typename: "__Type",
  });
});
