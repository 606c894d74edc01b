import { describe, expect, onTestFinished, test } from "vitest";
import { openEmbeddedGraph, openGraphWith } from "../../datasources/embedded/embedded-graph.ts";
import { askGraph } from "../sparql/ask-graph.ts";
import { PREFIXES } from "./graph-under-test.ts";
import { recordingContext } from "../support/recording-context.ts";
import { startInProcess } from "../fakes/store-in-process.ts";
import { temporaryFolder } from "../support/temporary-files.ts";

/** Things that have a name and no IRI. */
const BOOKS = `
:atlas a :Book ; rdfs:label "The Atlas"@en ; :editor :ann , [ rdfs:label "Bob Reed" ; :country :norland ] .
:ann a :Person ; rdfs:label "Ann Thorne"@en .
:norland rdfs:label "Norland"@en .
:editor rdfs:label "editor"@en . :country rdfs:label "country"@en . :Book rdfs:label "book"@en .
`;

async function open(text: string, extension = "ttl", isLarge = false) {
  const folder = await temporaryFolder({ [`graph.${extension}`]: text });
  const options = { id: "graph", title: "Graph", files: [folder] };
  const graph = await (isLarge ? openEmbeddedGraph(options) : openGraphWith(options, startInProcess));
  onTestFinished(() => graph.close());
  return graph;
}

const answer = async (text: string, question: string, extension?: string) => {
  const { values, result } = await askGraph(await open(text, extension), question);
  return { values: [...values].sort(), complete: result.complete };
};

describe("a node without an IRI that has a name", () => {
  test("is found, counted, asked about and gone through", async () => {
    const questions: readonly (readonly [string, readonly string[]])[] = [
      ["Who are the editors of The Atlas?", ["Ann Thorne", "Bob Reed"]],
      ["How many editors does The Atlas have?", ["2"]],
      ["What is the country of Bob Reed?", ["Norland"]],
      ["Which book has the editor Bob Reed?", ["The Atlas"]],
      ["What is the country of the editor of The Atlas?", ["Norland"]],
    ];
    for (const [question, values] of questions)
      expect(await answer(PREFIXES + BOOKS, question), question).toEqual({ values, complete: true });
  });

  test("has the same IRI in whatever order it is written, and another where other things are said of it", async () => {
    const iriIn = async (text: string): Promise<string | undefined> => {
      const { result } = await askGraph(await open(PREFIXES + text), "Who is the editor of The Atlas?");
      const node = result.values.map((value) => value.node).find(({ label }) => label === "Bob Reed");
      return node?.kind === "entity" ? node.iri : undefined;
    };
    const first = await iriIn(BOOKS);
    expect(first).toMatch(/^urn:whyql:node:[0-9a-f]{24}$/u);
    const turned = BOOKS.replace(
      '[ rdfs:label "Bob Reed" ; :country :norland ]',
      '_:b . _:b :country :norland ; rdfs:label "Bob Reed"',
    );
    expect(await iriIn(turned)).toBe(first);
    expect(await iriIn(BOOKS.replace("; :country :norland", ""))).not.toBe(first);
  });

  test("is told from others of its name by what leads to it, at whatever depth it is told", async () => {
    const text = `:a rdfs:label "Alpha" ; :part [ rdfs:label "Wheel" ; :maker [ rdfs:label "Smith" ] ] .
      :b rdfs:label "Beta" ; :part [ rdfs:label "Wheel" ; :maker [ rdfs:label "Smith" ] ] .`;
    const graph = await open(PREFIXES + text);
    const iris = async (name: string): Promise<ReadonlySet<string>> => {
      const { result } = await askGraph(graph, `What is the part of ${name}?`);
      return new Set(result.values.flatMap(({ node }) => (node.kind === "entity" ? [node.iri] : [])));
    };
    const [alpha, beta] = [await iris("Alpha"), await iris("Beta")];
    expect([alpha.size, beta.size, new Set([...alpha, ...beta]).size]).toEqual([1, 1, 2]);
  });

  test("stays without one where nothing tells it from another, and answers then say so", async () => {
    const text = `:atlas rdfs:label "The Atlas" ; :editor :ann , [ rdfs:label "Bob Reed" ] , [ rdfs:label "Bob Reed" ] .
      :ann rdfs:label "Ann Thorne" .`;
    expect(await answer(PREFIXES + text, "Who are the editors of The Atlas?")).toEqual({
      values: ["Ann Thorne"],
      complete: false,
    });
  });

  test("is one in JSON-LD, too, where most are written so", async () => {
    const text = JSON.stringify({
      "@context": { "@vocab": "https://schema.org/" },
      "@id": "urn:test:atlas",
      name: "The Atlas",
      editor: [{ name: "Ann Thorne" }, { name: "Bob Reed" }],
    });
    expect(await answer(text, "Who are the editors of The Atlas?", "jsonld")).toEqual({
      values: ["Ann Thorne", "Bob Reed"],
      complete: true,
    });
  });

  test("is one in a large file, which is learned apart from its store", async () => {
    const label = "<http://www.w3.org/2000/01/rdf-schema#label>";
    const many = Array.from(
      { length: 24_000 },
      (_, index) => `<urn:test:stone${index}> ${label} "Boundary stone ${index}" .`,
    );
    const few = [
      `<urn:test:atlas> ${label} "The Atlas" .`,
      "<urn:test:atlas> <urn:test:editor> _:bob .",
      `_:bob ${label} "Bob Reed" .`,
    ];
    const text = [...many, ...few].join("\n");
    expect(text.length).toBeGreaterThan(2 * 1024 * 1024);
    const graph = await open(text, "nt", true);
    expect(await graph.searchEntities("Bob Reed", 1, recordingContext())).toEqual([
      expect.objectContaining({ matched: "Bob Reed" }),
    ]);
    expect((await askGraph(graph, "Who is the editor of The Atlas?")).values).toEqual(["Bob Reed"]);
  });

  test("is none where it holds a fact together, or speaks of a name", async () => {
    const height = `:peak rdfs:label "Peak" ; :height [ :value 480 ; :unit "m" ] . :height rdfs:label "height" .`;
    expect((await answer(PREFIXES + height, "What is the height of Peak?")).complete).toBe(true);
    const named = `@prefix xl: <http://www.w3.org/2008/05/skos-xl#> .
      :peak xl:prefLabel [ a xl:Label ; rdfs:label "a label" ; xl:literalForm "Peak"@en ] ; :top :cairn . :cairn rdfs:label "Cairn" .`;
    expect(await answer(PREFIXES + named, "What is the top of Peak?")).toEqual({ values: ["Cairn"], complete: true });
    expect(await (await open(PREFIXES + named)).searchEntities("a label", 3, recordingContext())).toEqual([]);
  });
});
