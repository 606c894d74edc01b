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

/**
 * `evaluate` with the tests' model, which replies what the built-in reasoner would: what strategies ask of a model is
 * counted through prompts, HTTP and replies. Takes the arguments of `npm run evaluate`.
 */
const replies = new BuiltinReplies();
const server = await startTestModel({ reply: (data) => replies.replyTo(data) });
const model = openModel({ name: "test-model", baseUrl: server.baseUrl }, { fetch: globalThis.fetch });
const reasoner = replies.beside(createModelReasoner({ model }));

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
await server.close();
