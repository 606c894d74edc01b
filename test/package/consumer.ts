/**
 * What somebody else writes against the package: a source, a reasoner and a strategy of their own. A text, since it is
 * checked and run where the package is installed.
 */
export const CONSUMER = `
import {
  createEngine, createGateway, openBuiltinReasoner, openEmbeddedGraph, topicEntitiesStage,
  type StrategyDeclaration, type DocumentCollection, type Engine, type EngineParts, type Reasoner, type StrategyResult,
} from "whyql";

const shelf = (id: string, kind: DocumentCollection["kind"]): DocumentCollection => ({
  id, kind, title: id, version: "1", licence: undefined,
  search: (query, { limit }, context) => context.upstream({ source: id, kind: "DOCUMENTS" }, async () => [].slice(0, limit)),
});

const builtin = openBuiltinReasoner();
const reasoner: Reasoner = { ...builtin, id: "patient", run: (task, input, context) => builtin.run(task, input, context) };

const firstName: StrategyDeclaration = {
  name: "FIRST_NAME",
  description: "Answers with the first name in the question.",
  result: (question, parts) => ({
    name: "firstName.result",
    version: 1,
    inputs: topicEntitiesStage(question, parts).inputs,
    async compute(context): Promise<StrategyResult> {
      const [topic] = await context.get(topicEntitiesStage(question, parts));
      return {
        strategy: "FIRST_NAME", status: topic === undefined ? "NOT_KNOWN" : "ANSWERED", text: topic?.mention ?? "Not known", values: [],
        support: [], complete: true, confidence: topic?.candidates[0]?.score ?? 0, explanation: "It stands first.", paths: [], evidence: [],
      };
    },
  }),
  estimate: () => ({
    strategy: "FIRST_NAME",
    stages: ["firstName.result", "topicEntities", "mentions"].map((name) => ({ name, most: { stages: 1, upstream: name === "mentions" ? { LABELS: 1 } : {} } })),
    most: { stages: 3, upstream: { LABELS: 1 } },
  }),
};

const graph = await openEmbeddedGraph({ id: "breweries", title: "The brewers' guild", files: ["examples/own-graph/brewery.ttl"] });
const parts: EngineParts = { graphs: [graph], documents: [shelf("notes", "DOCUMENTS")], web: [shelf("search", "WEB")], reasoner, strategies: [firstName] };
const engine: Engine = createEngine(parts);
const gateway = await createGateway({ engine });
const { data } = await gateway.execute({
  query: 'query ($text: String!) { question(text: $text, strategy: FIRST_NAME) { strategy answer { status text } } }',
  variables: { text: "Who brews Night Ferry?" },
});
const { answer, strategy } = data?.["question"] as { readonly answer: unknown; readonly strategy: string };
console.log(JSON.stringify({
  strategies: engine.strategies.map(({ name }) => name), answer, strategy, sources: engine.sources.map(({ id }) => id), reasoner: engine.reasoner,
}));
await gateway.close();
await engine.close();
await graph.close();
`;
