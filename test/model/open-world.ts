import { afterAll, expect } from "vitest";
import type { EmbeddedGraph } from "../../datasources/embedded/embedded-graph.ts";
import type { ModelSettings } from "../../datasources/model/model-settings.ts";
import { openModel, type OpenedModel } from "../../datasources/model/open-model.ts";
import { sharedDocuments, sharedGraph } from "../support/built-in-knowledge.ts";
import { createEngine } from "../../engine/create-engine.ts";
import type { Engine } from "../../engine/engine.ts";
import type { Budget } from "../../engine/investigation/budget.ts";
import { CostMeter, type Cost } from "../../engine/investigation/cost.ts";
import { createBuiltinReasoner } from "../../reasoners/english/reasoner.ts";
import { createModelReasoner, type ReplyEvent } from "../../reasoners/model/reasoner.ts";
import type { StrategyName, StrategyResult } from "../../engine/evidence/trace.ts";
import { BuiltinReplies } from "./builtin-replies.ts";
import { startTestModel, type TestModel, type TestModelOptions } from "./test-model.ts";

/** An engine that asks the test model beside one that asks the built-in reasoner, over the same sources. */
export interface World {
  readonly graph: EmbeddedGraph;
  readonly engine: Engine;
  readonly server: TestModel;
  readonly model: OpenedModel;
  readonly replies: BuiltinReplies;
  readonly events: ReplyEvent[];
  ask(text: string, strategy: StrategyName, budget?: Budget): Promise<Asked>;
  askBuiltin(text: string, strategy: StrategyName): Promise<StrategyResult>;
}

interface Asked {
  readonly result: StrategyResult;
  readonly cost: Cost;
}

/** Opened once for a test file, closed after it. */
export async function openWorld(
  settings: Partial<ModelSettings> = {},
  options: Partial<TestModelOptions> = {},
): Promise<World> {
  const graph = await sharedGraph();
  const documents = await sharedDocuments();
  const replies = new BuiltinReplies();
  const server = await startTestModel({ reply: (data) => replies.replyTo(data), ...options });
  const model = openModel({ name: "test", baseUrl: server.baseUrl, ...settings }, { fetch: globalThis.fetch });
  const events: ReplyEvent[] = [];
  const reasoner = replies.beside(createModelReasoner({ model, onReply: (event) => events.push(event) }));
  const engine = createEngine({ graphs: [graph], documents: [documents], reasoner });
  const builtin = createEngine({ graphs: [graph], documents: [documents], reasoner: createBuiltinReasoner() });
  afterAll(async () => {
    await Promise.all([engine.close(), builtin.close(), server.close()]);
  });
  return {
    graph,
    engine,
    server,
    model,
    replies,
    events,
    ask: (text, strategy, budget) => askEngine(engine, text, strategy, budget),
    askBuiltin: async (text, strategy) => (await askEngine(builtin, text, strategy)).result,
  };
}

let tenants = 0;

/** Asks anew: nothing of an earlier question is there. */
async function askEngine(engine: Engine, text: string, strategy: StrategyName, budget: Budget = {}): Promise<Asked> {
  const meter = new CostMeter();
  const question = engine.question(text);
  const lease = engine.attend(question, { tenant: `t${(tenants += 1)}` }, { listener: meter.listener, budget });
  try {
    const result = await lease.get(engine.stages.result(question, strategy));
    const cost = meter.cost();
    expect(cost.upstream.MODEL, "no more requests than were estimated").toBeLessThanOrEqual(
      engine.estimate(question, strategy).most.upstream.MODEL ?? 0,
    );
    return { result, cost };
  } finally {
    lease.leave();
  }
}

export function labels({ values }: StrategyResult): readonly string[] {
  return values.map(({ node }) => node.label).sort();
}
