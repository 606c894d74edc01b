import { expect, onTestFinished, test } from "vitest";
import { openSparqlGraph } from "../../datasources/sparql/sparql-graph.ts";
import { recordingContext } from "../support/recording-context.ts";
import { askGraph } from "./ask-graph.ts";
import { FAULTS, type Fault, serveGraph } from "./serve-graph.ts";

/** Nothing of it is declared. */
const TURTLE = `
:heat a :Film ; rdfs:label "Heat"@en ; :director :mann ; :year "1995" ; :length 170 .
:mann a :Person ; rdfs:label "Michael Mann"@en ; :birthPlace :chicago . :chicago a :City ; rdfs:label "Chicago"@en .
:alien a :Film ; rdfs:label "Alien"@en ; :director :scott . :scott a :Person ; rdfs:label "Ridley Scott"@en .
`;

/** What looks at all triples is refused: counts, lists, samples, orders; what is about one thing is not. */
function refusesLarge(query: string): boolean {
  if (query.includes("<urn:test:")) return false;
  return /COUNT\(|GROUP BY|ORDER BY|OFFSET|SELECT DISTINCT \?[pc] WHERE \{ \{ SELECT \?s|\(1 AS \?n\)/u.test(query);
}

async function opened(isRefused: (query: string) => boolean) {
  const served = await serveGraph(TURTLE);
  const refuse = FAULTS.status(400, "The estimated execution time exceeds the limit");
  const always: Fault = (query, response, request) => (isRefused(query) ? refuse(query, response, request) : false);
  served.always = always;
  const graph = openSparqlGraph({ id: "g", title: "G", endpoint: served.url, mirrorBound: 0 }, { fetch });
  onTestFinished(() => graph.close());
  return { served, graph };
}

test("relations that no list tells are found at the names of the question", async () => {
  const { graph, served } = await opened(refusesLarge);
  const { relations, isPartial } = await graph.catalogue(recordingContext());
  expect({ relations, isPartial }).toEqual({ relations: [], isPartial: true });
  expect((await askGraph(graph, "Who directed Heat?")).values).toEqual(["Michael Mann"]);
  // A step further, and values that are no things.
  expect((await askGraph(graph, "Where was the director of Heat born?")).values).toEqual(["Chicago"]);
  expect((await askGraph(graph, "What is the length of Heat?")).values).toEqual(["170"]);
  const around = served.queries.filter(({ query }) => query.includes("?m ?p ?x"));
  expect(around).toHaveLength(1);
  await askGraph(graph, "Who directed Alien?");
  expect(served.queries.filter(({ query }) => query.includes("?m ?p ?x"))).toHaveLength(2);
  expect((await graph.catalogue(recordingContext())).relations.map(({ iri, objectKind }) => [iri, objectKind])).toEqual(
    [
      ["urn:test:birthPlace", "ENTITY"],
      ["urn:test:director", "ENTITY"],
      ["urn:test:length", "NUMBER"],
      ["urn:test:year", "DATE"],
    ],
  );
});

test("a graph that lists its relations is not asked for more", async () => {
  const { graph, served } = await opened(() => false);
  expect((await askGraph(graph, "Who directed Heat?")).values).toEqual(["Michael Mann"]);
  expect(served.queries.filter(({ query }) => query.includes("?m ?p ?x"))).toEqual([]);
  expect((await graph.catalogue(recordingContext())).isPartial).toBeUndefined();
});

test("where that is too much, too, it is said, and nothing is answered", async () => {
  const { graph } = await opened((query) => refusesLarge(query) || query.includes("?m ?p ?x"));
  const { values, result } = await askGraph(graph, "Who directed Heat?");
  expect(values).toEqual([]);
  const context = recordingContext();
  await graph.learnAround?.([["urn:test:heat"]], context);
  expect(context.shortcomings.join()).toContain("around what the question names");
  expect(result.status).toBe("NOT_KNOWN");
});
