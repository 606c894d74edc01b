import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { type EmbeddedGraph, openGraphWith } from "../../datasources/embedded/embedded-graph.ts";
import { askGraph } from "../sparql/ask-graph.ts";
import { temporaryFolder } from "../support/temporary-files.ts";
import { startInProcess } from "../fakes/store-in-process.ts";

/** More kinds of things than a catalogue lists at the end of a relation, each with one that a warden keeps. */
const KINDS = ["barrel", "kettle", "ladder", "anchor", "mirror", "basket", "candle", "shovel", "hammer", "needle"];
const TURTLE = `
  @prefix : <urn:test:> . @prefix rdfs: <http://www.w3.org/2000/01/rdf-schema#> .
  :Mill a :Yard ; rdfs:label "Mill" .
  ${KINDS.map(
    (kind, at) => `
    :${kind} a :${kind[0]?.toUpperCase()}${kind.slice(1)} ; rdfs:label "Old ${kind}" ; :employer :Mill ; :weight ${at + 1} .
    :person${at} a :Person ; rdfs:label "Person ${at}" ; :companion :${kind} .`,
  ).join("\n")}
`;

async function opened(): Promise<EmbeddedGraph> {
  const folder = await temporaryFolder({ "graph.ttl": TURTLE });
  const graph = await openGraphWith({ id: "g", title: "G", files: [join(folder, "graph.ttl")] }, startInProcess);
  onTestFinished(() => graph.close());
  return graph;
}

test("all have what a relation leads to, whatever kind it is of", async () => {
  const { result, values } = await askGraph(await opened(), "Which persons have a companion with the employer Mill?");
  expect(values).toHaveLength(KINDS.length);
  expect(result.complete).toBe(true);
});

test("where no kind is named, and more kinds may be meant than are listed, that is said", async () => {
  const { result } = await askGraph(await opened(), "What has a weight of more than 3?");
  expect(result.complete).toBe(false);
  expect(result.explanation).toContain("only the most frequent kinds were looked at");
});
