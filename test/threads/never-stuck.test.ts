import { setTimeout as delay } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { openBuiltinReasoner } from "../../reasoners/threads/builtin-reasoner.ts";
import { ReadingThreads } from "../../datasources/reading/reading-threads.ts";
import { createEngine } from "../../engine/create-engine.ts";
import { analyseQuestion } from "../../engine/question/analysis.ts";
import { graphOf } from "../embedded/graph-under-test.ts";
import { recordingContext } from "../support/recording-context.ts";
import { gatewayUnderTest, type GatewayUnderTest } from "../server/gateway-under-test.ts";

/**
 * A question whose reading never comes to an end holds nothing up, and ends when its deadline, its client or the
 * process does.
 */
const STUCK = "Who directed Inception for ever?";
/** The one client of these tests, who may cancel what it asked itself. */
const CLIENT = { "whyql-client": "never-stuck-test-client" };
const ANSWER = `query ($text: String!, $options: QuestionOptions) { question(text: $text, options: $options) { id answer { text } } }`;

/** Small: every thread looks through its words anew. */
const FILMS = `
  :Film rdfs:label "film" . :Person rdfs:label "person" . :City rdfs:label "city" .
  :director rdfs:label "director" . :birthplace rdfs:label "place of birth" .
  :inception a :Film ; rdfs:label "Inception" ; :director :nolan .
  :nolan a :Person ; rdfs:label "Christopher Nolan" ; :birthplace :london . :london a :City ; rdfs:label "London" .
  :curie a :Person ; rdfs:label "Marie Curie" ; :birthplace :warsaw . :warsaw a :City ; rdfs:label "Warsaw" .
`;

interface Opened extends GatewayUnderTest {
  readonly threads: ReadingThreads;
  ask(text: string, options?: object): Promise<{ readonly data: any; readonly codes: readonly string[] }>;
  cancel(text: string): Promise<boolean>;
}

async function opened({ threads: most = 2, timeoutMs = 600_000, isWarm = true } = {}): Promise<Opened> {
  const threads = new ReadingThreads({
    module: new URL("./endless-worker.ts", import.meta.url),
    threads: most,
    timeoutMs,
  });
  onTestFinished(() => threads.close());
  const graph = await graphOf(FILMS);
  const engine = createEngine({ graphs: [graph], reasoner: openBuiltinReasoner(threads) });
  const gateway = await gatewayUnderTest({ engine });
  // Modules are loaded, so that what follows does not wait for that.
  if (isWarm) expect((await gateway.post(ANSWER, { text: "Where was Marie Curie born?" })).body.errors).toBeUndefined();
  return {
    ...gateway,
    threads,
    async ask(text, options = {}) {
      const { status, body } = await gateway.post(ANSWER, { text, options }, CLIENT);
      expect(status).toBe(200);
      return { data: body.data?.question, codes: (body.errors ?? []).map((error: any) => error.extensions.code) };
    },
    async cancel(text) {
      const { body } = await gateway.post(`query ($text: String!) { question(text: $text) { id } }`, { text });
      const cancelled = await gateway.post(
        `mutation ($id: ID!) { cancelQuestion(id: $id) { cancelled } }`,
        { id: body.data.question.id },
        CLIENT,
      );
      return cancelled.body.data.cancelQuestion.cancelled;
    },
  };
}

const isRunning = (threads: ReadingThreads) => expect.poll(() => threads.activity.running, { timeout: 10_000 }).toBe(1);

/** How often /health/live answers until the promise is settled. */
async function livesUntil(promise: Promise<unknown>, { origin }: GatewayUnderTest): Promise<number> {
  let isOver = false;
  const over = (): void => void (isOver = true);
  promise.then(over, over);
  let lives = 0;
  while (!isOver) {
    const response = await fetch(`${origin}/health/live`);
    expect(await response.json()).toEqual({ status: "live" });
    lives += 1;
    await delay(10);
  }
  return lives;
}

test("a deadline ends it; health answers meanwhile, and so does the next question", async () => {
  const gateway = await opened();
  const stuck = gateway.ask(STUCK, { deadlineMs: 1_000 });
  expect(await livesUntil(stuck, gateway)).toBeGreaterThan(5);
  expect(await stuck).toMatchObject({ data: { answer: null }, codes: ["DEADLINE_EXCEEDED"] });
  const { data, codes } = await gateway.ask("Who directed Inception?");
  expect([data.answer.text, codes]).toEqual(["Christopher Nolan", []]);
  // Given up by now, however little patience there was.
  await expect.poll(() => gateway.threads.activity.ended, { timeout: 10_000 }).toBe(1);
});

test("cancelling ends it", async () => {
  const gateway = await opened();
  const stuck = gateway.ask(STUCK);
  await isRunning(gateway.threads);
  expect(await gateway.cancel(STUCK)).toBe(true);
  expect(await stuck).toMatchObject({ codes: ["CANCELLED"] });
  await expect.poll(() => gateway.threads.activity, { timeout: 10_000 }).toMatchObject({ started: 2, ended: 1 });
  expect((await gateway.ask("Who directed Inception?")).data.answer.text).toBe("Christopher Nolan");
  expect(gateway.threads.activity).toMatchObject({ started: 2, ended: 1 });
});

test("whoever is behind it in the only thread is answered when it is ended", async () => {
  const gateway = await opened({ threads: 1 });
  const stuck = gateway.ask(STUCK, { deadlineMs: 3_000 });
  await isRunning(gateway.threads);
  const behind = gateway.ask("Who directed Inception?");
  expect((await stuck).codes).toEqual(["DEADLINE_EXCEEDED"]);
  expect((await behind).data.answer.text).toBe("Christopher Nolan");
});

test("beside it others are answered, without anything being ended", async () => {
  const gateway = await opened({ threads: 2 });
  const stuck = gateway.ask(STUCK, { deadlineMs: 30_000 });
  await isRunning(gateway.threads);
  expect((await gateway.ask("Who directed Inception?")).data.answer.text).toBe("Christopher Nolan");
  expect(gateway.threads.activity).toMatchObject({ started: 2, ended: 0 });
  await gateway.cancel(STUCK);
  expect((await stuck).codes).toEqual(["CANCELLED"]);
});

test("nothing is read for ever, even if nobody sets a deadline", async () => {
  const gateway = await opened({ timeoutMs: 1_000, isWarm: false });
  const { body } = await gateway.post(ANSWER, { text: STUCK });
  expect(body.errors[0]).toMatchObject({
    extensions: { code: "DEADLINE_EXCEEDED" },
    message: expect.stringMatching(
      /^Reading the task analyse-question took longer than 1 s and was stopped\. .*ask again/u,
    ),
  });
});

test("a client that goes away, and an engine that is closed, leave nothing running", async () => {
  const threads = new ReadingThreads({ module: new URL("./endless-worker.ts", import.meta.url), threads: 1 });
  onTestFinished(() => threads.close());
  const graph = await graphOf(FILMS);
  const engine = createEngine({ graphs: [graph], reasoner: openBuiltinReasoner(threads), gracePeriodMs: 50 });
  const question = engine.question(STUCK);
  const left = engine.attend(question, { tenant: "default" });
  left.get(engine.stages.analysis(question)).catch(() => undefined);
  await isRunning(threads);
  left.leave();
  await expect.poll(() => threads.activity.ended, { timeout: 10_000 }).toBe(1);

  const staying = engine.attend(question, { tenant: "default" });
  const asked = staying.get(engine.stages.analysis(question));
  await isRunning(threads);
  await engine.close();
  await expect(asked).rejects.toMatchObject({ code: "CANCELLED" });
  await expect.poll(() => threads.activity.ended, { timeout: 10_000 }).toBe(2);
});

test("a graph's catalogue is sent to a thread once, and again to the thread in its place", async () => {
  const threads = new ReadingThreads({ module: new URL("./endless-worker.ts", import.meta.url), threads: 1 });
  onTestFinished(() => threads.close());
  const reasoner = openBuiltinReasoner(threads);
  const context = recordingContext();
  let read = 0;
  const graph = await graphOf(FILMS);
  const { classes, relations } = await graph.catalogue(context);
  // Told of each time that it is read, as it is to be sent.
  const catalogue = {
    classes,
    get relations() {
      read += 1;
      return relations;
    },
  };
  const ask = async (question: string, signal = context.signal) =>
    (
      await reasoner.run(
        analyseQuestion,
        { question, mentions: await graph.spotMentions(question, context), catalogue },
        recordingContext(signal),
      )
    ).readings.length;
  for (const question of ["Who directed Inception?", "Where was Marie Curie born?", "Who directed Inception?"])
    expect(await ask(question)).toBeGreaterThan(0);
  expect(read).toBe(1);
  await expect(ask(STUCK, AbortSignal.timeout(300))).rejects.toMatchObject({ name: "TimeoutError" });
  expect(await ask("Who directed Inception?")).toBeGreaterThan(0);
  expect(read).toBe(2);
});
