import { expect, onTestFinished, test } from "vitest";
import { openSparqlGraph } from "../../datasources/sparql/sparql-graph.ts";
import { graphOf } from "../graph/fused-world.ts";
import { OBSERVATORIES } from "../questions/observatories.ts";
import { recordingContext } from "../support/recording-context.ts";
import { askGraph } from "./ask-graph.ts";
import { serveGraph } from "./serve-graph.ts";

const ANSWERED: readonly (readonly [question: string, answer: string])[] = [
  ["who buildt skerryvne", "Edda Thorvaldsen"],
  ["did edda thorvaldson build skerryvne", "Yes"],
  ["lambert ockendon or edda thorvaldson older", "Edda Thorvaldsen"],
  ["poplation of holmstaed", "2,400"],
  ["in wich county is braemuoth", "Fairnland"],
  ["who built skerryvne and where was edda thorvaldson born", "Edda Thorvaldsen,Holmstead"],
];

const NOT_KNOWN = [
  // One of the two is no slip of anything.
  ...["who buildt skerryvorst", "did edda thorvaldson build braemuoth", "poplation of olmstead"],
  ...["ottoline prewet or edda thorvaldson older", "who pianted skerryvne", "who buildt the halcyen"],
];

/** Two queries for each stretch of a question that may be misspelt, and a few for what is found. */
const MOST_QUERIES = 48;

test("two slips in a question to a file", async () => {
  const graph = await graphOf("two-slips", OBSERVATORIES);
  for (const [question, answer] of ANSWERED)
    expect((await askGraph(graph, question)).values.join(), question).toBe(answer);
  for (const question of NOT_KNOWN) expect((await askGraph(graph, question)).status, question).toBe("NOT_KNOWN");
}, 60_000);

test("two slips in a question to an endpoint that is asked for each name, in some queries", async () => {
  const served = await serveGraph(OBSERVATORIES);
  const graph = openSparqlGraph({ id: "graph", title: "Graph", endpoint: served.url, mirrorBound: 0 }, { fetch });
  onTestFinished(() => graph.close());
  await graph.warmUp(recordingContext());
  for (const [question, answer] of ANSWERED) {
    const before = served.queries.length;
    expect((await askGraph(graph, question)).values.join(), question).toBe(answer);
    expect(served.queries.length - before, question).toBeLessThan(MOST_QUERIES);
  }
  for (const question of NOT_KNOWN) expect((await askGraph(graph, question)).status, question).toBe("NOT_KNOWN");
}, 60_000);
