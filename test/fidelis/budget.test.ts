import { describe, expect, test } from "vitest";
import { mostTasks } from "../../engine/strategies/fidelis/estimate.ts";
import { DEFAULT_FIDELIS_OPTIONS, type FidelisOptions } from "../../engine/strategies/fidelis/parameters.ts";
import { FIDELIS_TASKS } from "../../engine/strategies/fidelis/tasks/tasks.ts";
import type { ChooseStepsInput } from "../../engine/strategies/fidelis/tasks/choose-steps.ts";
import type { VerifyStepsInput } from "../../engine/strategies/fidelis/tasks/verify-steps.ts";
import { HOME, MAYOR, pottery } from "../hydra/pottery.ts";
import { expectWithin } from "../query/expect-within.ts";
import { HOSTILE, unseenIn } from "../support/hostile-text.ts";
import type { Replies } from "../treeqa/by-hand.ts";
import { askFidelis, type Answered, type Asking } from "./asking.ts";

/** 2·depth + 2 tasks at most, 10 by default: the analysis, two for each level, and the last step. */
async function ask(text: string, asking: Omit<Asking, "graphs"> = {}): Promise<Answered> {
  const answered = await askFidelis(text, { graphs: [await pottery()], ...asking });
  const { stages, calls, estimate, tasks } = answered;
  expectWithin({ stages: [...stages], calls: [...calls], upstream: [] }, estimate, text);
  expect(tasks.length).toBeLessThanOrEqual(mostTasks({ ...DEFAULT_FIDELIS_OPTIONS, ...asking.options }));
  return answered;
}

const QUESTIONS = [HOME, MAYOR, "How many towns are there?", "xyzzy"];

/** Chooses whatever there is, and never knows. */
const NEVER: Replies = {
  "choose-steps": ({ steps }: ChooseStepsInput) => ({ steps: steps.map(({ id }) => id) }),
  "verify-steps": ({ paths }: VerifyStepsInput) => ({
    verdicts: paths.map(({ id }) => ({ path: id, local: "UNKNOWN", global: "UNKNOWN" })),
  }),
  "judge-paths": () => ({ verdict: "NO", answers: [], reason: "this is not enough", ownAnswers: [] }),
};

const RUBBISH: Replies = Object.fromEntries(FIDELIS_TASKS.map(({ name }) => [name, () => ({ rubbish: true })]));

describe("tasks", () => {
  test("of a question of one hop are 4, of two are 6", async () => {
    expect((await ask("Who is the master of Mira Holt?")).tasks).toHaveLength(4);
    expect((await ask(HOME)).tasks).toHaveLength(6);
  });

  test("are 10 where nothing is ever known", async () => {
    const { tasks, estimate } = await ask(HOME, { replies: NEVER });
    expect(tasks).toEqual([
      "analyse-question",
      ...Array.from({ length: 4 }, () => ["choose-steps", "verify-steps"]).flat(),
      "judge-paths",
    ]);
    expect(tasks).toHaveLength(10);
    expect(estimate.most.upstream.MODEL).toBe(10);
  });

  test.each<[Partial<FidelisOptions>, number]>([
    [{ depth: 1 }, 4],
    [{ depth: 6 }, 14],
    [{ verifier: "NONE" }, 6],
    [{ lastStep: false }, 9],
  ])("with %j are %i at most", async (options, most) => {
    const { tasks, estimate } = await ask(HOME, { replies: NEVER, options });
    expect(estimate.most.upstream.MODEL).toBe(most);
    expect(tasks.length).toBeLessThanOrEqual(most);
  });

  test("may each be repaired once", async () => {
    expect((await ask(HOME, { mostRequests: (tasks) => 2 * tasks })).estimate.most.upstream.MODEL).toBe(20);
  });

  test("are none beside the analysis where a question is about nothing", async () => {
    const { tasks, calls, result } = await ask("xyzzy");
    expect(tasks).toEqual(["analyse-question"]);
    expect(calls.filter(({ kind }) => kind === "SPARQL")).toEqual([]);
    expect(result.explanation).toMatch(/names nothing that a path could begin at/u);
  });

  test("are none of a search where nothing is asked that leads from one thing to another", async () => {
    const { tasks, labels, result } = await ask("How many towns are there?");
    expect(tasks).toEqual(["analyse-question", "judge-paths"]);
    expect(labels).toEqual(["1"]);
    expect(result.complete).toBe(false);
    expect(result.explanation).toMatch(/no path was verified/iu);
  });
});

describe.each([
  ["never satisfied", NEVER],
  ["full of rubbish", RUBBISH],
])("a reasoner that is %s", (_about, replies) => {
  test.each(QUESTIONS)("ends honestly: %s", async (text) => {
    const { result } = await ask(text, { replies });
    expect(result).toMatchObject({ status: "NOT_KNOWN", values: [], evidence: [], complete: false });
  });
});

test("one that chooses and verifies rubbish leaves the choice to Path-RAG, and the end to what can be computed", async () => {
  const { "judge-paths": _judge, ...others } = RUBBISH;
  const { result, labels } = await ask(HOME, { replies: others });
  expect(labels).toEqual(["Elmstad"]);
  expect(result.complete).toBe(false);
  expect(result.explanation).toMatch(/a reply to choose-steps did not have the form asked for/iu);
});

const MANY = Array.from({ length: 10_000 }, (_, index) => `s${index + 500}`);
const HARMFUL: readonly (readonly [task: string, reply: unknown])[] = [
  ["choose-steps", { steps: MANY }],
  ["choose-steps", { steps: ["s0", "S1", "s1; s2", "../s1", "", HOSTILE] }],
  ["choose-steps", { steps: "s1" }],
  ["choose-steps", null],
  ["verify-steps", { verdicts: MANY.map((path) => ({ path, local: "FOLLOWS", global: "FOLLOWS" })) }],
  ["verify-steps", { verdicts: [{ path: "p1", local: true, global: true }] }],
  ["verify-steps", { verdicts: [{ path: "p1", local: "FOLLOWS", global: HOSTILE.repeat(500) }] }],
  ["verify-steps", []],
  ["judge-paths", { verdict: "YES", answers: [...MANY, "Otto Quill"], reason: null, ownAnswers: ["Otto Quill"] }],
  ["judge-paths", { verdict: "NO", answers: ["v1"], reason: HOSTILE.repeat(500), ownAnswers: ["Otto Quill"] }],
];

test.each(HARMFUL.map(([task, reply], index) => [task, index, reply] as const))(
  "a harmful reply to %s (%i) harms nobody",
  async (task, _index, reply) => {
    const { result } = await ask(HOME, { replies: { ...NEVER, [task]: () => reply } });
    expect(unseenIn(JSON.stringify(result).replaceAll("\\n", ""))).toEqual([]);
    expect(result.explanation.length).toBeLessThan(3_000);
    expect(result).toMatchObject({ status: "NOT_KNOWN", values: [], evidence: [] });
  },
);

test("a reply that names steps it was not given is told of, and what it names besides is taken", async () => {
  const { labels, result } = await ask(HOME, {
    replies: {
      "choose-steps": async (_input, own) => {
        const { steps } = (await own()) as { steps: readonly string[] };
        return { steps: [...steps, "s77", "s78"] };
      },
    },
  });
  expect(labels).toEqual(["Elmstad"]);
  expect(result.explanation).toMatch(/2 steps were dropped, because a reply referred to something that was not in its request/u);
});
