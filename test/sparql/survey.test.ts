import { Store } from "oxigraph";
import { describe, expect, onTestFinished, test } from "vitest";
import type { Rows } from "../../datasources/sparql/endpoint/endpoint-session.ts";
import { NameSearch } from "../../datasources/sparql/live/text-search/name-search.ts";
import { luceneConnector, TEXT_INDEXES } from "../../datasources/sparql/live/text-search/text-index.ts";
import { openSparqlGraph, type SparqlGraph } from "../../datasources/sparql/sparql-graph.ts";
import { recordingContext } from "../support/recording-context.ts";
import { askGraph } from "./ask-graph.ts";
import { FAULTS, type Fault, serveGraph, type ServedGraph } from "./serve-graph.ts";

/** Nothing of it is declared, and labels come first. */
const TURTLE = `
:inception rdfs:label "Inception"@en . :heat rdfs:label "Heat"@en . :nolan rdfs:label "Christopher Nolan"@en .
:mann rdfs:label "Michael Mann"@en . :london rdfs:label "London"@en .
:inception a :Film ; :director :nolan ; :year "2010" . :heat a :Film ; :director :mann ; :year "1995" .
:nolan a :Person ; :birthPlace :london . :mann a :Person . :london a :City .
`;
const VOID = `
[] a <http://rdfs.org/ns/void#Dataset> ; <http://rdfs.org/ns/void#propertyPartition>
  [ <http://rdfs.org/ns/void#property> :director ; <http://rdfs.org/ns/void#triples> 2 ],
  [ <http://rdfs.org/ns/void#property> :birthPlace ; <http://rdfs.org/ns/void#triples> 1 ],
  [ <http://rdfs.org/ns/void#property> rdfs:label ; <http://rdfs.org/ns/void#triples> 5 ],
  [ <http://rdfs.org/ns/void#property> <http://www.w3.org/1999/02/22-rdf-syntax-ns#type> ; <http://rdfs.org/ns/void#triples> 5 ] .
`;
const COUNTS_ALL = "SELECT ?p (COUNT(*) AS ?n) WHERE { ?s ?p ?o } GROUP BY ?p";
const LISTS_ALL = "SELECT DISTINCT ?p (1 AS ?n) WHERE { ?s ?p ?o }";
/** Queries that count by relation or class. */
const counts = (query: string): boolean => query.includes("GROUP BY");

describe("a large graph that declares nothing", () => {
  test.each<[string, (query: string) => boolean, string, number]>([
    ["that can be counted", () => false, TURTLE, 52],
    ["that describes itself and can not be counted", counts, TURTLE, 100],
    ["whose description is all that it tells", (query) => query === COUNTS_ALL, TURTLE + VOID, 75],
    ["whose predicates can be listed only", counts, TURTLE, 100],
    ["of which only some things can be looked at", (query) => counts(query) || query === LISTS_ALL, TURTLE, 150],
  ])("%s answers", async (_name, isRefused, turtle, most) => {
    const { graph, served } = await opened(turtle);
    served.always = refusing(isRefused);
    expect((await askGraph(graph, "Who directed Inception?")).values).toEqual(["Christopher Nolan"]);
    expect((await askGraph(graph, "Where was the director of Inception born?")).values).toEqual(["London"]);
    expect((await askGraph(graph, "who directed heat?")).values).toEqual(["Michael Mann"]);
    expect(served.queries.length).toBeLessThan(most);
    const { relations } = await graph.catalogue(recordingContext());
    expect(relations.map(({ iri }) => iri)).toEqual(
      expect.arrayContaining(["urn:test:birthPlace", "urn:test:director"]),
    );
    expect(relations.map(({ iri }) => iri)).not.toContain("http://www.w3.org/2000/01/rdf-schema#label");
  });

  test.each([
    ["once is asked again", 1, 2],
    ["always has them told from a few triples", Infinity, 3],
  ])("that loses rows when it tells what objects are %s", async (_what, lost, asked) => {
    const { graph, served } = await opened(TURTLE);
    let times = 0;
    served.change = (query, rows) => (query.includes("AS ?form") && (times += 1) <= lost ? rows.slice(0, 1) : rows);
    const { relations } = await graph.catalogue(recordingContext());
    expect(times).toBe(asked);
    const told = new Map(relations.map(({ iri, objectKind, objectClasses }) => [iri, { objectKind, objectClasses }]));
    expect(told.get("urn:test:year")?.objectKind).toBe("DATE");
    expect(told.get("urn:test:director")).toEqual({ objectKind: "ENTITY", objectClasses: ["urn:test:Person"] });
  });

  test("is taken as it describes itself where it can not be counted", async () => {
    const { graph, served } = await opened(TURTLE + VOID);
    served.always = refusing((query) => query === COUNTS_ALL);
    const { relations } = await graph.catalogue(recordingContext());
    expect(relations.map(({ iri }) => iri)).toEqual(["urn:test:birthPlace", "urn:test:director"]);
    expect(served.queries.map(({ query }) => query)).not.toContain(LISTS_ALL);
  });

  test.each([
    ["is out of service", FAULTS.status(503, "down"), "SOURCE_UNAVAILABLE"],
    ["asks for patience", FAULTS.status(429, "slow down"), "RATE_LIMITED"],
  ])("that %s is not taken to be empty", async (_name, fault, code) => {
    const { graph, served } = await opened(TURTLE);
    served.always = fault;
    await expect(graph.catalogue(recordingContext())).rejects.toMatchObject({ code });
    served.always = undefined;
    expect((await graph.catalogue(recordingContext())).relations).toHaveLength(3);
  });
});

describe("a default graph that holds the server's own triples", () => {
  const listing = graphsOf("http://www.w3.org/2002/07/owl#", "urn:films");
  const row = FAULTS.body('{"head":{"vars":["g"]},"results":{"bindings":[{"g":{"type":"uri","value":"urn:x"}}]}}');
  const none = FAULTS.body('{"head":{"vars":["s"]},"results":{"bindings":[]}}');

  test.each<[string, Fault, Fault, boolean]>([
    ["is left for the others", row, none, true],
    ["is kept where it holds what no named graph does", row, row, false],
    ["is kept where that can not be told", row, FAULTS.status(400, "too much"), false],
    ["is kept where it does not hold them", none, none, false],
  ])("%s", async (_name, seen, outside, isLeft) => {
    const { graph, served } = await opened(TURTLE);
    served.always = (query, response, request) => {
      if (query.includes("GROUP BY ?g")) return listing(query, response, request);
      if (query.includes("VALUES ?g")) return seen(query, response, request);
      return query.includes("NOT EXISTS { GRAPH") ? outside(query, response, request) : false;
    };
    await graph.catalogue(recordingContext());
    expect(served.queries.at(-1)?.parameters.getAll("default-graph-uri")).toEqual(isLeft ? ["urn:films"] : []);
    const { findings } = await graph.check(recordingContext());
    expect(findings.some(({ name }) => name === "graphs left out")).toBe(isLeft);
  });
});

describe("what is asked of an index of texts", () => {
  const HOSTILE = [
    '" OR "a" } UNION { ?s ?p ?o',
    "nolan* AND NOT (x)~2 field:[a TO z]^9 && || ! \\",
    "\\u0022 ?x } # 'quote' <urn:x>",
    "*",
    '"""',
    "Zoë Übel d’Été naïve",
  ];
  const vocabulary = { label: ["urn:label"], alias: [], description: [], type: [], subclass: [], sameAs: [] };
  const PHRASES = /^"[\p{L}\p{N}\p{M} ]+\*?"(?: (?:OR|AND) "[\p{L}\p{N}\p{M} ]+\*?")*$/u;
  const WORDS = /^\+?[\p{L}\p{N}\p{M}]+\*?(?: \+?[\p{L}\p{N}\p{M}]+\*?)*$/u;

  const ALL = [...TEXT_INDEXES, luceneConnector("urn:connector")];
  test.each(ALL.map((index) => [index.name, index] as const))("%s is words alone", async (_name, index) => {
    const queries: string[] = [];
    const part = async (query: string): Promise<Rows> => (queries.push(query), []);
    const text = (): string => "";
    const signal = new AbortController().signal;
    const ask = { signal, whole: part, part, among: text, isThing: text, within: () => ask };
    for (const scans of [false, true]) {
      const search = new NameSearch({ index, scans }, vocabulary);
      for (const text of HOSTILE) {
        await search.folded([text], ask);
        await search.similar(text, ask);
        await search.beginning(text, ask);
      }
    }
    expect(queries.length).toBeGreaterThan(HOSTILE.length);
    const store = new Store();
    const asked = queries.flatMap((query) => {
      store.query(query);
      return [
        ...query.matchAll(
          /(?:bif:contains|text#query|search#search|contains-word|fts|lucene#query)> \(?("(?:[^"\\]|\\.)*")/gu,
        ),
      ].map(([, written = '""']) => JSON.parse(written) as string);
    });
    expect(asked.length).toBeGreaterThan(HOSTILE.length);
    for (const each of asked) expect(PHRASES.test(each) || WORDS.test(each), each).toBe(true);
  });
});

function graphsOf(...graphs: readonly string[]): Fault {
  const bindings = graphs.map((value) => ({ g: { type: "uri", value }, n: { type: "literal", value: "1" } }));
  return FAULTS.body(JSON.stringify({ head: { vars: ["g", "n"] }, results: { bindings } }));
}

function refusing(isRefused: (query: string) => boolean): Fault {
  const refuse = FAULTS.status(400, "too much");
  return (query, response, request) => (isRefused(query) ? refuse(query, response, request) : false);
}

async function opened(turtle: string): Promise<{ graph: SparqlGraph; served: ServedGraph }> {
  const served = await serveGraph(turtle);
  const graph = openSparqlGraph({ id: "test", title: "Test", endpoint: served.url, mirrorBound: 0 }, { fetch });
  onTestFinished(() => graph.close());
  return { graph, served };
}
