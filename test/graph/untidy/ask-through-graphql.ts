import { onTestFinished } from "vitest";
import { openSparqlGraph } from "../../../datasources/sparql/sparql-graph.ts";
import { createEngine } from "../../../engine/create-engine.ts";
import type { KnowledgeGraph } from "../../../engine/sources/knowledge-graph.ts";
import { createBuiltinReasoner } from "../../../reasoners/english/reasoner.ts";
import { gatewayUnderTest } from "../../server/gateway-under-test.ts";
import { serveGraph } from "../../sparql/serve-graph.ts";
import { recordingContext } from "../../support/recording-context.ts";
import { graphOf } from "../fused-world.ts";

export interface Answered {
  readonly status: string;
  readonly text: string;
  readonly complete: boolean;
  readonly explanation: string;
  readonly evidence: readonly string[];
}

const QUERY = `query Ask($text: String!, $strategy: Strategy) { question(text: $text, strategy: $strategy) {
  answer { status text complete explanation } evidence(first: 50) { nodes { text } } } }`;

/** Where a graph lies: in a file, behind an endpoint that is read whole, or behind one that is asked. */
export type Place = "file" | "mirror" | "live";

let made = 0;

async function graphAt(place: Place, turtle: string): Promise<KnowledgeGraph> {
  made += 1;
  if (place === "file") return await graphOf(`untidy-${made}`, turtle);
  const { url } = await serveGraph(turtle);
  const mirrorBound = place === "mirror" ? 300_000 : 0;
  const graph = openSparqlGraph({ id: "graph", title: "Graph", endpoint: url, mirrorBound }, { fetch });
  onTestFinished(() => graph.close());
  await graph.warmUp(recordingContext());
  return graph;
}

/** Asks a graph in words, through GraphQL; further questions are put to the same graph. */
export async function askerOf(
  turtle: string,
  place: Place = "file",
  strategy: "QUERY" | "TREEQA" = "QUERY",
): Promise<(question: string) => Promise<Answered>> {
  const engine = createEngine({
    graphs: [await graphAt(place, turtle)],
    documents: [],
    reasoner: createBuiltinReasoner(),
  });
  const { post } = await gatewayUnderTest({ engine });
  return async (text) => {
    const { body } = await post(QUERY, { text, strategy });
    const { answer, evidence } = body.data.question;
    return { ...answer, evidence: evidence.nodes.map((node: { readonly text: string }) => node.text) };
  };
}
