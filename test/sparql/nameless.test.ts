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

/** Turns in posts that have IRIs, and neither a name nor a class: what they link is asked for, and none of them. */
const POSTS = `
:Person rdfs:label "person" . :Guild rdfs:label "guild" . :Post rdfs:label "post" .
:post rdfs:label "post" . :by rdfs:label "post holder" . :since rdfs:label "start" . :till rdfs:label "end" .
:w a :Post ; rdfs:label "warden of the Bell Guild" . :g a :Guild ; rdfs:label "Bell Guild" .
:ada a :Person ; rdfs:label "Ada Quill" . :bo a :Person ; rdfs:label "Bo Marsh" .
:turn1 :post :w ; :by :ada ; :since "1990-01-01"^^xsd:date ; :till "1999-12-31"^^xsd:date .
:turn2 :post :w ; :by :bo ; :since "2000-01-01"^^xsd:date .
:rope a :Post ; rdfs:label "Rope Walk" ; :maker :elm . :maker rdfs:label "maker" .
`;

describe("nodes with an IRI alone", () => {
  test.each([
    ["Who is the warden of the Bell Guild?", "Bo Marsh"],
    ["Who was warden of the Bell Guild in 1995?", "Ada Quill"],
    ["Who was the first warden of the Bell Guild?", "Ada Quill"],
    ["Who was warden of the Bell Guild after Ada Quill?", "Bo Marsh"],
  ])("%s", async (question, answer) => {
    const { url } = await serveGraph(POSTS);
    for (const mirrorBound of [1_000, 0]) {
      const graph = openSparqlGraph({ id: "graph", title: "Graph", endpoint: url, mirrorBound }, { fetch });
      onTestFinished(() => graph.close());
      const { text } = (await askGraph(graph, question)).result;
      // Of what is not read whole nobody counts what leaves such nodes.
      expect(["Not known", answer]).toContain(text);
      if (mirrorBound > 0) expect(text).toBe(answer);
    }
  });

  test("whom a relation leads to may have no name", async () => {
    const { url } = await serveGraph(POSTS);
    const graph = openSparqlGraph({ id: "graph", title: "Graph", endpoint: url, mirrorBound: 0 }, { fetch });
    onTestFinished(() => graph.close());
    expect((await askGraph(graph, "Who is the maker of the Rope Walk?")).result.text).toBe("elm");
  });
});
