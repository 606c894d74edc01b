import type { IncomingMessage, ServerResponse } from "node:http";
import { expect, onTestFinished, test } from "vitest";
import { Outbound } from "../../datasources/http/outbound.ts";
import { openSparqlGraph } from "../../datasources/sparql/sparql-graph.ts";
import type { SparqlGraphSettings } from "../../datasources/sparql/settings.ts";
import { recordingContext } from "../support/recording-context.ts";
import { FAULTS, serveGraph } from "./serve-graph.ts";

/** Nothing of it is declared, and `:birthPlace` is at nothing that has a name: no sample shows it. */
const TURTLE = `:heat a :Film ; rdfs:label "Heat"@en ; :director :mann . :mann rdfs:label "Michael Mann"@en .
:unnamed :birthPlace :nowhere .`;
const VOID = "http://rdfs.org/ns/void#";

function described(endpoint?: string, others = ""): string {
  const part = (property: string, triples: number): string =>
    `[ <${VOID}property> <${property}> ; <${VOID}triples> ${triples} ]`;
  const parts = [
    part("urn:test:director", 7),
    part("urn:test:birthPlace", 3),
    part("http://www.w3.org/2000/01/rdf-schema#label", 2),
  ];
  const named = endpoint === undefined ? "" : `; <${VOID}sparqlEndpoint> <${endpoint}>`;
  return `<#set> a <${VOID}Dataset> ${named} ; <${VOID}propertyPartition> ${parts.join(", ")} . ${others}`;
}

const OTHER = (endpoint: string): string =>
  `<#other> a <${VOID}Dataset> ; <${VOID}sparqlEndpoint> <${endpoint}> ; <${VOID}propertyPartition> [ <${VOID}property> <urn:test:other> ; <${VOID}triples> 9 ] .`;

function sends(turtle: string, type = "text/turtle") {
  return (_request: IncomingMessage, response: ServerResponse): void =>
    void response.writeHead(200, { "content-type": type }).end(turtle);
}

/** What is known of the relations, and what was asked for besides the endpoint. */
async function relationsBy(
  elsewhere: (url: string) => (request: IncomingMessage, response: ServerResponse) => void,
  settings: Partial<SparqlGraphSettings> = {},
) {
  const served = await serveGraph(TURTLE);
  const requests: IncomingMessage[] = [];
  const answer = elsewhere(served.url);
  served.elsewhere = (request, response) => {
    requests.push(request);
    answer(request, response);
  };
  // It neither counts nor lists its predicates.
  served.always = (query, response, request) =>
    query.includes("GROUP BY") || query.includes("SELECT DISTINCT ?p (1 AS ?n)")
      ? FAULTS.status(400, "too much")(query, response, request)
      : false;
  const own = { id: "g", title: "G", endpoint: served.url, mirrorBound: 0, ...settings };
  const graph = openSparqlGraph(own, {
    fetch: new Outbound({ userAgent: "test" }).fetchFor({ attempts: 1, perSecond: 1_000 }),
  });
  onTestFinished(() => graph.close());
  const { relations } = await graph.catalogue(recordingContext());
  return { counts: new Map(relations.map(({ iri, count }) => [iri.replace("urn:test:", ""), count])), requests };
}

test("a graph that can not be counted is taken as its server describes it", async () => {
  for (const elsewhere of [
    () => sends(described()),
    (url: string) => sends(described(url, OTHER("http://other.example/sparql"))),
    (url: string) => sends(described(url), "text/turtle; charset=utf-8"),
  ]) {
    const { counts, requests } = await relationsBy(elsewhere, { user: "ada", password: "secret" });
    expect([...counts]).toEqual([
      ["birthPlace", 3],
      ["director", 7],
    ]);
    expect(requests.map(({ url }) => url)).toEqual(["/.well-known/void"]);
    expect(requests[0]?.headers.authorization).toBeUndefined();
  }
});

test("a redirect is followed on the same host, and to no other that is not public", async () => {
  const moved = (to: string) => (request: IncomingMessage, response: ServerResponse) =>
    request.url === "/void.ttl"
      ? sends(described())(request, response)
      : void response.writeHead(302, { location: to }).end();
  expect((await relationsBy(() => moved("/void.ttl"))).counts.has("birthPlace")).toBe(true);
  const away = await relationsBy((url) => moved(url.replace("127.0.0.1", "127.0.0.2").replace("sparql", "void.ttl")));
  expect(away.requests).toHaveLength(1);
  expect(away.counts.has("birthPlace")).toBe(false);
});

test.each<[string, (url: string) => ReturnType<typeof sends>, Partial<SparqlGraphSettings>?]>([
  ["of another endpoint", () => sends(OTHER("http://other.example/sparql"))],
  [
    "of several datasets, none of which is this one",
    () => sends(described(undefined, "<#b> a <http://rdfs.org/ns/void#Dataset> .")),
  ],
  ["that is malformed", () => sends(`${described()} <`)],
  ["that is a page for people", () => sends("<html></html>", "text/html")],
  ["that is too large", () => sends(`${described()}${"#\n".repeat(1_100_000)}`)],
  ["that is not there", () => (_request, response) => void response.writeHead(404).end(described())],
  ["where one graph of the endpoint is asked", () => sends(described()), { defaultGraphs: ["urn:g"] }],
])("a description %s is not used", async (_name, elsewhere, settings) => {
  expect((await relationsBy(elsewhere, settings)).counts.has("birthPlace")).toBe(false);
});
