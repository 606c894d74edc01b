import type { ChooseEntitiesInput } from "../../engine/strategies/treeqa/tasks/choose-entities.ts";
import type { ChooseRelationsInput } from "../../engine/strategies/treeqa/tasks/choose-relations.ts";
import { analyseQuestion, type Reading } from "../../engine/question/analysis.ts";
import type { Form } from "../../engine/question/form/logical-form.ts";
import type { Reasoner, Task } from "../../engine/task.ts";
import { builtin } from "./knowledge.ts";

/** Answers of a reasoner to tasks, by the task's name, in place of the built-in ones. */
export type Replies = Readonly<Record<string, (input: never, builtInReply: () => Promise<unknown>) => unknown>>;

/** The built-in reasoner with other replies to some tasks; replies may be whatever a test needs. */
export function replying(replies: Replies): Reasoner {
  return {
    id: "by-hand",
    async run<Input, Output>(task: Task<Input, Output>, input: Input, context: Parameters<Reasoner["run"]>[2]) {
      const reply = replies[task.name];
      const own = (): Promise<unknown> => builtin.run(task, input, context);
      return (reply === undefined ? await own() : await reply(input as never, own)) as Output;
    },
  };
}

/** The analysis that understands every question as these forms. */
export function reading(...forms: readonly (Form | Reading)[]): Replies {
  const readings = forms.map((each): Reading => ("kind" in each ? { form: each, score: 1 } : each));
  return { [analyseQuestion.name]: () => ({ readings, reason: undefined, keywords: [] }) };
}

/** All entities that are offered, and the relations whose names stand in the question. */
export const CHOOSING_BY_NAME = {
  "choose-entities": ({ nodes }: ChooseEntitiesInput) => ({
    nodes: nodes.map(({ id, candidates }) => ({ id, entities: candidates.map((each) => each.id) })),
  }),
  "choose-relations": ({ nodes }: ChooseRelationsInput) => ({
    nodes: nodes.map(({ id, question, candidates }) => ({
      id,
      relations: candidates.filter(({ label }) => question.includes(label)).map((each) => each.id),
    })),
  }),
} satisfies Replies;
