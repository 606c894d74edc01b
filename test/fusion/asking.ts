import { createEngine } from "../../engine/create-engine.ts";
import type { EngineParts } from "../../engine/engine.ts";
import type { StrategyName, StrategyResult } from "../../engine/evidence/trace.ts";
import type { AttendOptions } from "../../engine/investigation/lease.ts";
import type { QuestionOptions } from "../../engine/question/question.ts";
import type { UpstreamKind } from "../../engine/sources/upstream.ts";
import type { Reasoner } from "../../engine/task.ts";
import { replying, type Replies } from "../treeqa/by-hand.ts";

/** What a question came to, and what it took. */
export interface Answered {
  readonly result: StrategyResult;
  readonly labels: readonly string[];
  readonly stages: readonly string[];
  readonly tasks: readonly string[];
  /** Calls by the stage that made them. */
  readonly calls: readonly { readonly stage: string; readonly kind: UpstreamKind }[];
}

export interface Asking extends Omit<EngineParts, "reasoner"> {
  readonly replies?: Replies;
  /** Is each task a request to a model? */
  readonly hasModel?: boolean;
  readonly options?: QuestionOptions;
  readonly attend?: Omit<AttendOptions, "client" | "listener">;
  /** Told of every stage that begins; true has the question cancelled. */
  readonly cancels?: (stage: string) => boolean;
}

/** Asks of new, by each of these strategies in turn: what the first has paid for serves the others. */
export async function askInTurn(
  text: string,
  strategies: readonly StrategyName[],
  { replies = {}, hasModel = false, options = {}, attend = {}, cancels, ...parts }: Asking,
): Promise<readonly Answered[]> {
  let tasks: string[] = [];
  const reasoner = replying(replies);
  const engine = createEngine({
    ...parts,
    reasoner: hasModel ? requesting(reasoner, (name) => tasks.push(name)) : reasoner,
  });
  try {
    const answers: Answered[] = [];
    for (const strategy of strategies) {
      tasks = [];
      const stages: string[] = [];
      const calls: Answered["calls"][number][] = [];
      const question = engine.question(text, { ...options, strategy });
      const scope = { tenant: "test" };
      const lease = engine.attend(question, scope, {
        ...attend,
        client: "me",
        listener(event) {
          if (event.type === "STAGE_STARTED") stages.push(event.stage);
          if (event.type === "STAGE_STARTED" && cancels?.(event.stage) === true) engine.cancel(question, scope, "me");
          if (event.type === "UPSTREAM") calls.push({ stage: event.stage, kind: event.kind });
        },
      });
      const result = await lease.get(engine.stages.result(question)).finally(() => lease.leave());
      answers.push({ result, labels: result.values.map(({ node }) => node.label).sort(), stages, tasks, calls });
    }
    return answers;
  } finally {
    await engine.close();
  }
}

/** Asks FUSION alone, of new. */
export async function askFusion(text: string, asking: Asking): Promise<Answered> {
  const [answered] = await askInTurn(text, ["FUSION"], asking);
  if (answered === undefined) throw new TypeError("One strategy gives one answer.");
  return answered;
}

/** A reasoner each task of which is a request to a model. */
function requesting(reasoner: Reasoner, onTask: (name: string) => void): Reasoner {
  return {
    ...reasoner,
    mostRequests: (count) => count,
    run: (task, input, context) => {
      onTask(task.name);
      return context.upstream({ source: reasoner.id, kind: "MODEL" }, () => reasoner.run(task, input, context));
    },
  };
}
