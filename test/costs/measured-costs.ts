import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { openDocuments } from "../../datasources/documents/document-collection.ts";
import { openEmbeddedGraph } from "../../datasources/embedded/embedded-graph.ts";
import { createEngine } from "../../engine/create-engine.ts";
import type { Engine } from "../../engine/engine.ts";
import type { StrategyName } from "../../engine/evidence/trace.ts";
import type { CallCounts, UpstreamKind } from "../../engine/sources/upstream.ts";
import type { Reasoner } from "../../engine/task.ts";
import { createBuiltinReasoner } from "../../reasoners/english/reasoner.ts";

/** What one question cost: of each stage how often it ran, and the calls that it made itself. */
export type QuestionCost = ReadonlyMap<string, StageCost>;

interface StageCost {
  readonly stages: number;
  readonly upstream: CallCounts;
}

/** A knowledge, and what is asked of it. */
export interface Asked {
  readonly engine: Engine;
  readonly texts: readonly string[];
  close(): Promise<void>;
}

const ROOT = resolve(import.meta.dirname, "../..");

/** The built-in graph and documents with the questions that are put to them in tests, paraphrases included. */
export async function openBuiltInKnowledge(): Promise<Asked> {
  const graph = await openEmbeddedGraph({
    id: "knowledge",
    title: "Built-in graph",
    files: [resolve(ROOT, "knowledge/graph")],
  });
  const documents = await openDocuments({
    id: "documents",
    title: "Built-in documents",
    folder: resolve(ROOT, "knowledge/documents"),
    watch: false,
  });
  const engine = createEngine({ graphs: [graph], documents: [documents], reasoner: requestingReasoner() });
  const texts = [
    ...questionsIn("test/questions/table.json").flatMap(({ question, paraphrases = [] }) => [question, ...paraphrases]),
    ...questionsIn("test/questions/own.json").map(({ question }) => question),
  ];
  const close = async (): Promise<void> => {
    await engine.close();
    await documents.close();
    await graph.close();
  };
  return { engine, texts, close };
}

/** The example of a graph of one's own, without documents, and its questions. */
export async function openOwnGraph(): Promise<Asked> {
  const graph = await openEmbeddedGraph({
    id: "breweries",
    title: "The brewers' guild",
    files: [resolve(ROOT, "examples/own-graph/brewery.ttl")],
    vocabulary: { label: ["https://schema.org/name"], alias: ["https://schema.org/alternateName"] },
  });
  const engine = createEngine({ graphs: [graph], reasoner: requestingReasoner() });
  const close = async (): Promise<void> => {
    await engine.close();
    await graph.close();
  };
  return { engine, texts: questionsIn("examples/own-graph/questions.json").map(({ question }) => question), close };
}

/** What it costs to answer a question of which nothing is stored. */
export async function costOf(text: string, strategy: StrategyName, { engine }: Asked): Promise<QuestionCost> {
  const stages = new Map<string, { stages: number; upstream: Partial<Record<UpstreamKind, number>> }>();
  const costs = (name: string) => {
    const known = stages.get(name) ?? { stages: 0, upstream: {} };
    stages.set(name, known);
    return known;
  };
  const question = engine.question(text, { strategy });
  const scope = { tenant: `${strategy} ${text}` };
  const lease = engine.attend(question, scope, {
    listener(event) {
      if (event.type === "STAGE_STARTED") costs(event.stage).stages += 1;
      if (event.type !== "UPSTREAM") return;
      const { upstream } = costs(event.stage);
      upstream[event.kind] = (upstream[event.kind] ?? 0) + 1;
    },
  });
  try {
    await lease.get(engine.stages.result(question));
  } finally {
    lease.leave();
  }
  return stages;
}

/** The built-in reasoner, each task of which counts as one request to a model. */
function requestingReasoner(): Reasoner {
  const reasoner = createBuiltinReasoner();
  return {
    ...reasoner,
    mostRequests: (tasks) => tasks,
    run: (task, input, context) =>
      context.upstream({ source: reasoner.id, kind: "MODEL" }, () => reasoner.run(task, input, context)),
  };
}

function questionsIn(file: string): readonly { readonly question: string; readonly paraphrases?: readonly string[] }[] {
  return JSON.parse(readFileSync(resolve(ROOT, file), "utf8")) as { question: string }[];
}
