import { Failure, quoted } from "../../engine/failure.ts";
import type { Reasoner, Task } from "../../engine/task.ts";
import { analysisHandler } from "./analyse-question.ts";
import { ANSWERED_TASKS, BUILTIN_ID } from "./answered-tasks.ts";
import { chooseStepsHandler } from "./fidelis/choose-steps.ts";
import { verifyStepsHandler } from "./fidelis/verify-steps.ts";
import { answerFromWeightedPathsHandler } from "./fusion/answer-from-weighted-paths.ts";
import { judgeOutcomesHandler } from "./fusion/judge-outcomes.ts";
import { scorePathsHandler } from "./fusion/score-paths.ts";
import { thinkInStepsHandler } from "./fusion/think-in-steps.ts";
import { askFurtherHandler } from "./hydra/ask-further.ts";
import { choosePathsHandler } from "./hydra/choose-paths.ts";
import { judgePathsHandler } from "./hydra/judge-paths.ts";
import { predictAnswersHandler } from "./hydra/predict-answers.ts";
import { refinePathsHandler } from "./hydra/refine-paths.ts";
import { selectSourcesHandler } from "./hydra/select-sources.ts";
import { readByGraphHandler } from "./graph-led/read-by-graph.ts";
import { readInPhrasesHandler } from "./phrase-book/read-in-phrases.ts";
import { readingHandler } from "./read-passages.ts";
import { readPathsHandler } from "./hydra/read-paths.ts";
import { answerFromTreeHandler } from "./treeqa/answer-from-tree.ts";
import { chooseEntitiesHandler } from "./treeqa/choose-entities.ts";
import { chooseRelationsHandler } from "./treeqa/choose-relations.ts";
import { draftTreeHandler } from "./treeqa/draft-tree.ts";
import { verifyNodesHandler } from "./treeqa/verify-nodes.ts";

/** How the built-in reasoner answers one task: a pure function of the input. */
interface Handler {
  readonly task: Task<never, unknown> | Task<unknown, unknown>;
  readonly run: (input: never) => unknown;
}

const HANDLERS: ReadonlyMap<string, Handler> = new Map(
  (
    [
      analysisHandler,
      readByGraphHandler,
      readInPhrasesHandler,
      readingHandler,
      draftTreeHandler,
      chooseEntitiesHandler,
      chooseRelationsHandler,
      verifyNodesHandler,
      answerFromTreeHandler,
      selectSourcesHandler,
      choosePathsHandler,
      refinePathsHandler,
      judgePathsHandler,
      askFurtherHandler,
      predictAnswersHandler,
      readPathsHandler,
      chooseStepsHandler,
      verifyStepsHandler,
      thinkInStepsHandler,
      scorePathsHandler,
      judgeOutcomesHandler,
      answerFromWeightedPathsHandler,
    ] as readonly unknown[] as readonly Handler[]
  ).map((handler) => [handler.task.name, handler]),
);

/**
 * The reasoner that needs no model: a grammar, a general lexicon of English, and handlers of the tasks. It has no
 * knowledge of its own and reaches no data: what it knows is what a task's input holds. Deterministic. It works in the
 * thread of who asks, which does nothing else meanwhile: `openBuiltinReasoner` has it work in threads of its own.
 */
export function createBuiltinReasoner(): Reasoner {
  return {
    id: BUILTIN_ID,
    answers: ({ name }) => ANSWERED_TASKS.has(name),
    async run<Input, Output>(task: Task<Input, Output>, input: Input): Promise<Output> {
      const handler = HANDLERS.get(task.name);
      if (handler === undefined) {
        const known = [...ANSWERED_TASKS].join(", ");
        throw new Failure(
          "BAD_USER_INPUT",
          `The built-in reasoner has no handler for the task ${quoted(task.name)}; it knows ${known}.`,
        );
      }
      return handler.run(input as never) as Output;
    },
  };
}
