import { createEngine } from "../../engine/create-engine.ts";
import type { CostEstimate } from "../../engine/cost-estimate.ts";
import type { EngineParts } from "../../engine/engine.ts";
import type { StrategyResult } from "../../engine/evidence/trace.ts";
import type { AttendOptions } from "../../engine/investigation/lease.ts";
import type { CallCounts, UpstreamKind } from "../../engine/sources/upstream.ts";
import type { FidelisOptions } from "../../engine/strategies/fidelis/parameters.ts";
import type { KnowledgeGraph } from "../../engine/sources/knowledge-graph.ts";
import type { Reasoner } from "../../engine/task.ts";
import { replying, type Replies } from "../treeqa/by-hand.ts";

/** What a question to FIDELIS came to, and what it took. */
export interface Answered {
  readonly result: StrategyResult;
  readonly labels: readonly string[];
  /** Names of the tasks, in the order in which they were given. */
  readonly tasks: readonly string[];
  /** Stages that were computed, in the order in which they began. */
  readonly stages: readonly string[];
  readonly upstream: CallCounts;
  /** Calls by the stage that made them. */
  readonly calls: readonly { readonly stage: string; readonly kind: UpstreamKind }[];
  readonly estimate: CostEstimate;
}

export interface Asking extends Partial<Omit<EngineParts, "graphs" | "reasoner">> {
  readonly graphs: readonly KnowledgeGraph[];
  /** Replies in place of the built-in reasoner's. */
  readonly replies?: Replies;
  readonly options?: Partial<FidelisOptions>;
  readonly attend?: Omit<AttendOptions, "client" | "listener">;
  /** Told of every stage that begins; true has the question cancelled. */
  readonly cancels?: (stage: string) => boolean;
  /** Requests that so many tasks take at most; as many when absent. */
  readonly mostRequests?: (tasks: number) => number;
}

/** Asks of new: nothing is stored unless a store is given. Each task counts as one request to a model. */
export async function askFidelis(text: string, asking: Asking): Promise<Answered> {
  const { replies = {}, options = {}, attend = {}, cancels, mostRequests, ...parts } = asking;
  const tasks: string[] = [];
  const stages: string[] = [];
  const calls: Answered["calls"][number][] = [];
  const engine = createEngine({ ...parts, reasoner: requesting(replying(replies), tasks, mostRequests) });
  try {
    const question = engine.question(text, { strategy: "FIDELIS", parameters: { FIDELIS: options } });
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
    const upstream: Partial<Record<UpstreamKind, number>> = {};
    for (const { kind } of calls) upstream[kind] = (upstream[kind] ?? 0) + 1;
    const labels = result.values.map(({ node }) => node.label).sort();
    return { result, labels, tasks, stages, upstream, calls, estimate: engine.estimate(question) };
  } finally {
    await engine.close();
  }
}

/** A reasoner each task of which is a request to a model. */
function requesting(reasoner: Reasoner, tasks: string[], mostRequests = (count: number): number => count): Reasoner {
  return {
    ...reasoner,
    mostRequests,
    run: (task, input, context) => {
      tasks.push(task.name);
      return context.upstream({ source: reasoner.id, kind: "MODEL" }, () => reasoner.run(task, input, context));
    },
  };
}
