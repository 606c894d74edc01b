import { describe, expect, onTestFinished, test } from "vitest";
import { openSparqlGraph } from "../../datasources/sparql/sparql-graph.ts";
import { askGraph } from "./ask-graph.ts";
import { serveGraph } from "./serve-graph.ts";

/** Things that nothing tells from each other, beside others that have an IRI: no query could name one of them. */
const TURTLE = `
:atlas a :Book ; rdfs:label "The Atlas"@en ; :editor :ann , [ rdfs:label "Bob" ] , [ rdfs:label "Bob" ] .
:almanac a :Book ; rdfs:label "The Almanac"@en ; :editor :ann .
:ann a :Person ; rdfs:label "Ann Thorne"@en .
:editor rdfs:label "editor"@en . :Book rdfs:label "book"@en . :Person rdfs:label "person"@en .
`;

describe.each([
  ["read whole", 1_000],
  ["asked", 0],
])("a graph that is %s", (_way, mirrorBound) => {
  async function ask(question: string) {
    const { url } = await serveGraph(TURTLE);
    const graph = openSparqlGraph({ id: "graph", title: "Graph", endpoint: url, mirrorBound }, { fetch });
    onTestFinished(() => graph.close());
    return (await askGraph(graph, question)).result;
  }

  test("says that some of what was found has no name, and is not complete", async () => {
    const { text, complete, explanation } = await ask("Who are the editors of The Atlas?");
    expect({ text, complete }).toEqual({ text: "Ann Thorne", complete: false });
    expect(explanation).toContain("2 of what was found have no names of their own, and are left out");
    // They are counted all the same.
    expect((await ask("How many editors does The Atlas have?")).text).toBe("3");
  });

  test("is complete where all has names", async () => {
    const { text, complete } = await ask("Who are the editors of The Almanac?");
    expect({ text, complete }).toEqual({ text: "Ann Thorne", complete: true });
  });
});
