import { expect, test } from "vitest";
import { BUILT_IN_STRATEGIES } from "../../engine/built-in-strategies.ts";
import { ANSWERED_TASKS } from "../../reasoners/english/answered-tasks.ts";
import { createBuiltinReasoner } from "../../reasoners/english/reasoner.ts";
import { openBuiltinReasoner } from "../../reasoners/threads/builtin-reasoner.ts";
import { PROMPTS } from "../../reasoners/model/prompts/prompts.ts";
import { recordingContext } from "../support/recording-context.ts";

/** Every task there is, whether or not each reasoner answers it. */
const TASKS = [
  ...new Map(
    [...PROMPTS.map(({ task }) => task), ...BUILT_IN_STRATEGIES.flatMap(({ tasks = [] }) => tasks)].map((task) => [
      task.name,
      task,
    ]),
  ).values(),
];

test("the built-in reasoner says in threads as outside of them who it is, and what it answers", () => {
  const [here, inThreads] = [createBuiltinReasoner(), openBuiltinReasoner()];
  expect(inThreads.id).toBe(here.id);
  const answered = (reasoner: typeof here): readonly string[] =>
    TASKS.filter((task) => reasoner.answers?.(task)).map(({ name }) => name);
  expect(answered(inThreads)).toEqual(answered(here));
});

test("it has a handler for what it says that it answers, and for nothing else", async () => {
  const reasoner = createBuiltinReasoner();
  const without: string[] = [];
  for (const task of TASKS) {
    // What handlers make of such an input does not matter here.
    const error = await reasoner.run(task as never, undefined, recordingContext()).catch((reason: Error) => reason);
    if (error instanceof Error && error.message.includes("has no handler for the task")) without.push(task.name);
  }
  expect(without.length).toBeGreaterThan(0);
  expect(TASKS.filter(({ name }) => !ANSWERED_TASKS.has(name)).map(({ name }) => name)).toEqual(without);
  const names = new Set(TASKS.map(({ name }) => name));
  expect([...ANSWERED_TASKS].filter((name) => !names.has(name))).toEqual([]);
});
