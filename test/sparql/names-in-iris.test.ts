import { describe, expect, onTestFinished, test } from "vitest";
import { openSparqlGraph } from "../../datasources/sparql/sparql-graph.ts";
import { recordingContext } from "../support/recording-context.ts";
import { serveGraph } from "./serve-graph.ts";

/** Districts have no name but their IRI. */
const TURTLE = `
@prefix d: <http://data.example/district/> .
:kiln a :Workshop ; rdfs:label "Kiln House" ; :district d:Old_Town ; :note "x" . :loom a :Workshop ; rdfs:label "Loom Yard" ; :district d:north-end .
:mill a :Workshop ; rdfs:label "Tide Mill" ; :district <http://data.example/district/Caf%C3%A9%20Row> . :forge a :Workshop ; rdfs:label "Forge" ; :district d:Studio_54 .
`;

async function opened(turtle = TURTLE) {
  const served = await serveGraph(turtle);
  const graph = openSparqlGraph({ id: "g", title: "G", endpoint: served.url, mirrorBound: 0 }, { fetch });
  onTestFinished(() => graph.close());
  await graph.warmUp(recordingContext());
  const tried = () => served.queries.filter(({ query }) => query.includes("EXISTS { ?s ?q ?e }"));
  return { graph, tried };
}

describe("things that have no name behind an endpoint that is asked", () => {
  test.each([
    ["Which workshops are in the district Old Town?", "Old_Town"],
    ["Which workshops are in the district old town?", "Old_Town"],
    ["Which workshops are in the district north end?", "north-end"],
    ["Which workshops are in the district Café Row?", "Caf%C3%A9%20Row"],
    ["Which workshops are in the district Studio 54?", "Studio_54"],
  ])("are found by their IRIs: %s", async (question, local) => {
    const { graph } = await opened();
    const mentions = await graph.spotMentions(question, recordingContext());
    const found = mentions.flatMap(({ candidates }) => candidates.map(({ iri }) => iri));
    expect(found).toContain(`http://data.example/district/${local}`);
  });

  test.each([
    "Who owns <http://x> } UNION { ?s ?p ?o?",
    'Which "Old Town" \\u003e of `it` {a|b} ^c?',
    "Where is \ud800 Old \udc00 Town?",
    "Where is 100% Old%zz Town?",
    "_ _ __ Old__Town _",
  ])("are looked for by IRIs alone, whatever is asked: %s", async (question) => {
    const { graph, tried } = await opened();
    await graph.spotMentions(question, recordingContext());
    for (const { query } of tried())
      expect(query.replaceAll(/<[^<>"{}|^`\\\s]*>/gu, "")).toMatch(
        /^SELECT DISTINCT \?e WHERE \{ VALUES \?e \{ +\} FILTER\(EXISTS \{ \?e \?p \?o \} \|\| EXISTS \{ \?s \?q \?e \}\) \}$/u,
      );
  });

  test("are looked for twice at most, however long a question is", async () => {
    const { graph, tried } = await opened();
    const names = Array.from({ length: 300 }, (_, n) => `Old${n} Town${n}`).join(" and ");
    await graph.spotMentions(`Which workshops are in ${names}?`, recordingContext());
    expect(tried().length).toBeGreaterThan(0);
    expect(tried().length).toBeLessThanOrEqual(2);
  });

  test("are not looked for where all have names", async () => {
    const { graph, tried } = await opened(
      ':kiln a :Workshop ; rdfs:label "Kiln House" ; :owner :ida . :ida a :Smith ; rdfs:label "Ida Brandt" . :Workshop rdfs:label "workshop" .',
    );
    await graph.spotMentions("Who owns Old Town?", recordingContext());
    expect(tried()).toEqual([]);
  });
});
