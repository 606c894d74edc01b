import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";
import { createEngine } from "../../engine/create-engine.ts";
import { CostMeter, type Cost } from "../../engine/investigation/cost.ts";
import type { QuestionOptions } from "../../engine/question/question.ts";
import { createBuiltinReasoner } from "../../reasoners/english/reasoner.ts";
import type { KnowledgeGraph } from "../../engine/sources/knowledge-graph.ts";
import type { StrategyName, StrategyResult } from "../../engine/evidence/trace.ts";
import { openGraphWith } from "../../datasources/embedded/embedded-graph.ts";
import { startInProcess } from "../fakes/store-in-process.ts";

// It lasts as long as the process: several files of tests share this module.
const folder = mkdtempSync(join(tmpdir(), "whyql-fused-"));
process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
const open: { close(): Promise<void> }[] = [];
afterAll(async () => {
  for (const each of open) await each.close();
});

export const PREFIXES = `
@prefix rdfs: <http://www.w3.org/2000/01/rdf-schema#> .
@prefix owl: <http://www.w3.org/2002/07/owl#> .
@prefix xsd: <http://www.w3.org/2001/XMLSchema#> .
@prefix schema: <https://schema.org/> .
@prefix rdf: <http://www.w3.org/1999/02/22-rdf-syntax-ns#> .
`;

/** An embedded graph of Turtle. */
export async function graphOf(id: string, turtle: string): Promise<KnowledgeGraph> {
  const file = join(folder, `${id}.ttl`);
  writeFileSync(file, PREFIXES + turtle);
  const graph = await openGraphWith({ id, title: id, files: [file] }, startInProcess);
  open.push(graph);
  return graph;
}

export interface AskedOfAll {
  readonly result: StrategyResult;
  readonly values: readonly string[];
  readonly iris: readonly string[];
  readonly cost: Cost;
}

/** Asks graphs that are read as one, in words, by an engine of its own. */
export async function askAll(
  graphs: readonly KnowledgeGraph[],
  text: string,
  strategy: StrategyName = "QUERY",
  options: QuestionOptions = {},
): Promise<AskedOfAll> {
  const engine = createEngine({ graphs, documents: [], reasoner: createBuiltinReasoner() });
  const meter = new CostMeter();
  const question = engine.question(text, options);
  const lease = engine.attend(question, { tenant: "test" }, { listener: meter.listener });
  try {
    const result = await lease.get(engine.stages.result(question, strategy));
    return {
      result,
      values: result.values.map(({ node }) => node.label),
      iris: result.values.flatMap(({ node }) => (node.kind === "entity" ? [node.iri] : [])),
      cost: meter.cost(),
    };
  } finally {
    lease.leave();
    await engine.close();
  }
}
