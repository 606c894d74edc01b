import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { BUILT_IN_STRATEGIES } from "../../engine/built-in-strategies.ts";
import { PROMPTS } from "../../reasoners/model/prompts/prompts.ts";
import { sampled } from "../support/property-runs.ts";
import { labels, openWorld, type World } from "./open-world.ts";
import type { Behaviour, ReceivedRequest } from "./test-model.ts";

/** Answered in the graph, in documents, and not at all: together they put every task to the model. */
const QUESTIONS = [
  ["In which city was the director of the film that stars Sam Rockwell born?", "TREEQA"],
  ["Which actors appear in both Inception and The Dark Knight?", "TREEQA"],
  ["Who was the cinematographer of the film Fury?", "QUERY"],
  ["In which city was the director of the film that stars Sam Rockwell born?", "HYDRA"],
  ["Who was the cinematographer of the film Fury?", "HYDRA"],
  // No source says this: all phases are tried.
  ["Who was the hairdresser of the cinematographer of the film Fury?", "HYDRA"],
  ["In which city was the director of the film that stars Sam Rockwell born?", "FIDELIS"],
  // QUERY decides.
  ["Which actors appear in both Inception and The Dark Knight?", "FUSION"],
] as const;

/** Those of FUSION are asked for where answers exclude each other: `test/fusion` puts them to a model. */
const ALONE = BUILT_IN_STRATEGIES.filter(({ name }) => name !== "FUSION");
const TASKS = [
  ...new Set(
    ALONE.flatMap(({ tasks = [] }) => tasks.flatMap(({ name, optional }) => (optional === true ? [] : [name]))),
  ),
];

let world: World;
/** What happens to the first reply to each task. */
let first: Behaviour = "good";
let always: Behaviour | undefined;
let busy: (request: ReceivedRequest) => boolean = () => false;
beforeAll(async () => {
  world = await openWorld(
    { prices: { input: 1, output: 4 } },
    { otherwise: (request) => always ?? (busy(request) ? "429" : request.isRepair ? "good" : first) },
  );
});
beforeEach(() => {
  [first, always, busy] = ["good", undefined, () => false];
  world.server.requests.length = 0;
  world.events.length = 0;
});

/** What each of some questions is answered, and what the model was asked meanwhile. */
async function answersAndTasks(questions: readonly (typeof QUESTIONS)[number][] = QUESTIONS): Promise<Answered[]> {
  const all: Answered[] = [];
  for (const [question, strategy] of questions) {
    const before = world.server.requests.length;
    const answers = labels((await world.ask(question, strategy)).result);
    all.push({ answers, tasks: world.server.requests.slice(before).map(({ task }) => task) });
  }
  return all;
}

interface Answered {
  readonly answers: readonly string[];
  readonly tasks: readonly (string | undefined)[];
}

/** Tasks whose good reply names nothing that was given, as often as they were asked. */
async function tasksWithoutIds(): Promise<readonly (string | undefined)[]> {
  const asked = world.server.requests.filter(({ isRepair }) => !isRepair);
  const replies = await Promise.all(
    asked.map(async ({ task, data }) => ({ task, reply: JSON.stringify(await world.replies.replyTo(data)) })),
  );
  return replies
    .filter(({ task, reply }) => task !== "draft-tree" && !GIVEN_ID.test(reply))
    .map(({ task }) => task)
    .sort();
}

const GIVEN_ID = /"(\^?[erctvps]\d+|p\d+s\d+|KG|DOCUMENTS|WEB)"|"id":"[\d.]+"/u;

describe("every task, end to end", () => {
  /** How a reply is written has nothing to do with what was asked: of that some of them show enough. */
  const SOME = sampled(QUESTIONS, 2);
  let good: {
    readonly answers: readonly (readonly string[])[];
    readonly tasks: readonly (string | undefined)[];
    readonly ofEach: readonly Answered[];
  };

  test("is put to the model, answered at once, and gives what the built-in reasoner gives", async () => {
    const ofEach = await answersAndTasks();
    good = { answers: ofEach.map((each) => each.answers), tasks: ofEach.flatMap(({ tasks }) => tasks), ofEach };
    expect(good.tasks).toEqual(world.server.requests.map(({ task }) => task));
    for (const [index, [question, strategy]] of QUESTIONS.entries())
      expect(good.answers[index]).toEqual(labels(await world.askBuiltin(question, strategy)));
    const asked = new Set(good.tasks);
    expect(TASKS.filter((name) => !asked.has(name))).toEqual([]);
    expect(world.server.requests.every(({ isRepair }) => !isRepair)).toBe(true);
  });

  test("carries what a model needs: question, candidates with ids, evidence; all of it in bounded requests", () => {
    for (const { task, data, body } of world.server.requests) {
      const said = JSON.parse(data.slice("<data>\n".length, -"\n</data>".length));
      expect(JSON.stringify(said)).toMatch(task === "read-passages" ? /"relation"/u : /"question"/u);
      const bytes = JSON.stringify(body.messages).length;
      expect(bytes, task).toBeLessThan(36_000);
    }
  });

  test.each<Behaviour>(["reply fenced", "reply in prose", "reply after thoughts", "no usage"])(
    "%s costs nothing more",
    async (behaviour) => {
      first = behaviour;
      expect(await answersAndTasks(SOME)).toEqual(sampled(good.ofEach, 2));
    },
  );

  test.each<Behaviour>([
    "reply of wrong ids",
    "reply without a member",
    "reply empty",
    "reply cut off",
    "empty choices",
  ])("%s is mended by exactly one more call for each task", async (behaviour) => {
    first = behaviour;
    const [answered, expected] = [await answersAndTasks(SOME), sampled(good.ofEach, 2)];
    const tasks = expected.flatMap((each) => each.tasks);
    expect(answered.map(({ answers }) => answers)).toEqual(expected.map(({ answers }) => answers));
    expect(world.server.requests.filter(({ isRepair }) => !isRepair).map(({ task }) => task)).toEqual(tasks);
    // The ids of drafted nodes are the model's own: other ones are as good where no node hangs below another.
    const unmended = world.events
      .filter(({ outcome, task }) => outcome !== "REPAIRED" && task !== "draft-tree")
      .map(({ task }) => task);
    expect(unmended.sort()).toEqual(behaviour === "reply of wrong ids" ? await tasksWithoutIds() : []);
    expect(world.server.requests).toHaveLength(
      tasks.length + world.events.filter(({ outcome }) => outcome === "REPAIRED").length,
    );
  });

  test.each(PROMPTS.map(({ task }) => task.name))("a server that is busy at %s is told of", async (name) => {
    busy = ({ task }) => task === name;
    // Where all goes well without asking for it, nothing is busy, and all goes well again.
    const asking = QUESTIONS.filter((_, index) => good.ofEach[index]?.tasks.includes(name));
    expect(asking.length > 0).toBe(good.tasks.includes(name));
    for (const [question, strategy] of asking) {
      world.server.requests.length = 0;
      const outcome = await world.ask(question, strategy).catch((error: { code: string; message: string }) => error);
      expect(world.server.requests.some(({ task }) => task === name)).toBe(true);
      if ("code" in outcome)
        expect(outcome).toMatchObject({ code: "RATE_LIMITED", message: expect.stringContaining("429") });
      else expect(outcome.result).toMatchObject({ complete: false, explanation: expect.stringContaining("429") });
    }
  });

  test.each<Behaviour>(["reply of prose alone", "reply refused", "reply of wrong ids"])(
    "%s for good leaves an honest end, after a bounded number of calls",
    async (behaviour) => {
      always = behaviour;
      for (const [question, strategy] of SOME) {
        const before = world.server.requests.length;
        const outcome = await world.ask(question, strategy).then(
          ({ result }) => result.status,
          (error: { code?: string }) => error.code,
        );
        expect(["NOT_KNOWN", "MODEL_REPLY_INVALID"]).toContain(outcome);
        expect(world.server.requests.length - before).toBeLessThanOrEqual(4);
      }
    },
  );
});

describe("a budget", () => {
  const [question, strategy] = QUESTIONS[0];

  test("of tokens is never exceeded, and what is used is what the server says", async () => {
    const { cost } = await world.ask(question, strategy);
    const used = cost.models.inputTokens + cost.models.outputTokens;
    expect(cost.models).toMatchObject({
      estimated: false,
      money: {
        amount: expect.closeTo((cost.models.inputTokens + 4 * cost.models.outputTokens) / 1e6, 10),
        currency: "USD",
      },
    });
    for (const maxTokens of [0, 5_000, 20_000, 30_000]) {
      world.server.requests.length = 0;
      const error = await world.ask(question, strategy, { maxTokens }).then(
        () => undefined,
        (reason: { code: string; message: string }) => reason,
      );
      const sent = world.server.requests.reduce((sum, { characters }) => sum + characters / 4 + 4_096, 0);
      if (error === undefined) expect(used).toBeLessThanOrEqual(maxTokens);
      else
        expect(error).toMatchObject({
          code: "BUDGET_EXHAUSTED",
          message: expect.stringContaining(`maxTokens = ${maxTokens}`),
        });
      if (maxTokens < 10_000) expect(sent).toBe(0);
    }
    await expect(world.ask(question, strategy, { maxTokens: 1_000_000 })).resolves.toBeDefined();
  });

  test("of money is never exceeded", async () => {
    await expect(world.ask(question, strategy, { maxCost: 0.001 })).rejects.toMatchObject({
      code: "BUDGET_EXHAUSTED",
      message: expect.stringContaining("maxCost = 0.001"),
    });
    expect(world.server.requests).toHaveLength(0);
    expect((await world.ask(question, strategy, { maxCost: 1 })).cost.models.money?.amount).toBeGreaterThan(0);
  });

  test("of model calls counts repairs", async () => {
    first = "reply empty";
    await expect(world.ask(question, strategy, { maxModelCalls: 1 })).rejects.toMatchObject({
      code: "BUDGET_EXHAUSTED",
    });
    expect(world.server.requests).toHaveLength(1);
  });

  test.each([
    ["maxTokens", -1],
    ["maxTokens", 1.5],
    ["maxCost", -0.1],
    ["maxCost", Number.NaN],
  ])("%s of %d is refused", async (name, value) => {
    await expect(world.ask(question, strategy, { [name]: value })).rejects.toMatchObject({
      code: "BAD_USER_INPUT",
      message: expect.stringContaining(name),
    });
  });
});
