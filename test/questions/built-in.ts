import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { afterAll } from "vitest";
import type { EmbeddedGraph } from "../../datasources/embedded/embedded-graph.ts";
import { createEngine } from "../../engine/create-engine.ts";
import type { Engine } from "../../engine/engine.ts";
import { createBuiltinReasoner } from "../../reasoners/english/reasoner.ts";
import { createGateway, type Gateway } from "../../server/gateway.ts";
import type { SelectResult } from "../../engine/sources/knowledge-graph.ts";
import { sharedDocuments, sharedGraph } from "../support/built-in-knowledge.ts";
import { textRunner } from "../support/run-text.ts";

/** The product as it comes: built-in graph, documents and reasoner behind the gateway. */
export interface BuiltIn {
  readonly engine: Engine;
  readonly gateway: Gateway;
  readonly graph: EmbeddedGraph;
  /** Runs a query of an answer or a path on the graph's files, without the product. */
  select(query: string): SelectResult;
}

/** Opened once for a test file, closed after it. */
export async function openBuiltIn(): Promise<BuiltIn> {
  const knowledge = resolve(import.meta.dirname, "../../knowledge");
  const graph = await sharedGraph();
  const documents = await sharedDocuments();
  const engine = createEngine({ graphs: [graph], documents: [documents], reasoner: createBuiltinReasoner() });
  const gateway = await createGateway({ engine });
  afterAll(async () => {
    await gateway.close();
    await engine.close();
  });
  const files = readdirSync(resolve(knowledge, "graph")).filter((name) => name.endsWith(".ttl"));
  const select = textRunner(files.map((name) => readFileSync(resolve(knowledge, "graph", name), "utf8")));
  return { engine, gateway, graph, select };
}
