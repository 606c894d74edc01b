import { analyseQuestion, type AnalysisInput } from "../../../engine/question/analysis.ts";
import { openModel } from "../../../datasources/model/open-model.ts";
import { evaluateCommand } from "../../../cli/evaluate-command.ts";
import { openForEvaluation, type OpeningWish } from "../../../cli/evaluate-sources.ts";
import type { WholeParts } from "../../../engine/sources/whole-parts.ts";
import type { Opening } from "../../../evaluation/run/opening.ts";
import { createModelReasoner } from "../../../reasoners/model/reasoner.ts";
import { consoleLog } from "../../../server/log.ts";
import { standardError, standardOutput } from "../../../server/terminal.ts";
import { BuiltinReplies } from "../../model/builtin-replies.ts";
import { startTestModel } from "../../model/test-model.ts";
import { CallsByTask } from "./calls-by-task.ts";

/**
 * `evaluate` with the tests' model, which replies what the built-in reasoner would: what strategies ask of a model is
 * counted through prompts, HTTP and replies. Takes the arguments of `npm run evaluate`, and says at the end, beside the
 * other messages, what each task cost.
 */
const replies = new BuiltinReplies();
const server = await startTestModel({ reply: (data) => replies.replyTo(data) });
const calls = new CallsByTask();
const opened = openModel({ name: "test-model", baseUrl: server.baseUrl }, { fetch: globalThis.fetch });
const model = calls.counting(opened);
const asking = replies.beside(createModelReasoner({ model }));
const questions = new Set<string>();
const reasoner: typeof asking = {
  ...asking,
  run(task, input, context) {
    if (task.name === analyseQuestion.name) questions.add((input as AnalysisInput).question);
    return asking.run(task, input, context);
  },
};

async function open(wish: OpeningWish): Promise<Opening> {
  const opening = await openForEvaluation(wish);
  const withModel = (parts: WholeParts): WholeParts => ({ ...parts, reasoner });
  return {
    ...opening,
    ...{ reasoner: reasoner.id, hasModel: true },
    shared: async (knowledge, title) => withModel(await opening.shared(knowledge, title)),
    async alone(knowledge, title) {
      const { parts, close } = await opening.alone(knowledge, title);
      return { parts: withModel(parts), close };
    },
  };
}

const never = new AbortController().signal;
process.exitCode = await evaluateCommand({
  ...{ arguments: process.argv.slice(2), environment: process.env, workingDirectory: process.cwd() },
  ...{ out: standardOutput, err: standardError, log: consoleLog, stop: never, abort: never, open },
});
if (questions.size > 0) standardError.write(`${calls.table(questions.size)}\n`);
await server.close();
