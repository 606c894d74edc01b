import { createEngine } from "../../engine/create-engine.ts";
import { CostMeter, type Cost } from "../../engine/investigation/cost.ts";
import { createBuiltinReasoner } from "../../reasoners/english/reasoner.ts";
import type { KnowledgeGraph } from "../../engine/sources/knowledge-graph.ts";
import type { StrategyResult } from "../../engine/evidence/trace.ts";

export interface Asked {
  readonly status: StrategyResult["status"];
  readonly values: readonly string[];
  readonly paths: readonly string[];
  readonly result: StrategyResult;
  readonly cost: Cost;
}

/** One question to one graph through the engine, with the built-in reasoner. */
export async function askGraph(graph: KnowledgeGraph, text: string): Promise<Asked> {
  const engine = createEngine({ graphs: [graph], documents: [], reasoner: createBuiltinReasoner() });
  const meter = new CostMeter();
  const question = engine.question(text);
  const lease = engine.attend(question, { tenant: "test" }, { listener: meter.listener });
  try {
    const result = await lease.get(engine.stages.result(question, "QUERY"));
    return {
      status: result.status,
      values: result.values.map(({ node }) => node.label),
      paths: result.paths.map((path) => path.text),
      result,
      cost: meter.cost(),
    };
  } finally {
    lease.leave();
    await engine.close();
  }
}
