import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { openSparqlGraph, type SparqlGraph } from "../../datasources/sparql/sparql-graph.ts";
import { recordingContext } from "../support/recording-context.ts";
import { askGraph } from "./ask-graph.ts";
import { serveGraph } from "./serve-graph.ts";

/**
 * A few things of our own in DBpedia's shape: an ontology with ranges, raw properties, redirects, pages that tell names
 * apart.
 */
const TURTLE = `
@prefix dbo: <http://dbpedia.org/ontology/> . @prefix dbp: <http://dbpedia.org/property/> . @prefix dbr: <http://dbpedia.org/resource/> .
dbo:Film a owl:Class ; rdfs:label "film"@en ; rdfs:subClassOf dbo:Work . dbo:Work a owl:Class ; rdfs:label "work"@en . dbo:Person a owl:Class ; rdfs:label "person"@en, "Person"@de .
dbo:director a owl:ObjectProperty ; rdfs:label "director"@en, "Regisseur"@de ; rdfs:domain dbo:Film ; rdfs:range dbo:Person .
dbo:birthDate a owl:DatatypeProperty, owl:FunctionalProperty ; rdfs:label "birth date"@en ; rdfs:domain dbo:Person ; rdfs:range xsd:date .
dbo:spouse a owl:ObjectProperty ; rdfs:label "spouse"@en ; rdfs:domain dbo:Person ; rdfs:range dbo:Person .
dbo:wikiPageWikiLink a owl:ObjectProperty ; rdfs:label "links"@en . dbp:director a rdf:Property ; rdfs:label "director"@en .
<http://dbpedia.org/resource/The_Gate_(2019_film)> a dbo:Film ; rdfs:label "The Gate"@en ; dbo:director dbr:Ada_Vane ; dbp:director "Vane"@en ; dbo:wikiPageWikiLink dbr:Ada_Vane .
dbr:Ada_Vane a dbo:Person ; rdfs:label "Ada Vane"@en ; dbo:birthDate "1970-04-02"^^xsd:date ; dbo:spouse dbr:Tom_Reed .
dbr:Tom_Reed a dbo:Person ; rdfs:label "Tom Reed"@en .
dbr:A._Vane rdfs:label "A. Vane"@en ; dbo:wikiPageRedirects dbr:Ada_Vane .
dbr:Gate rdfs:label "The Gate"@en ; dbo:wikiPageDisambiguates <http://dbpedia.org/resource/The_Gate_(2019_film)> .
<http://dbpedia.org/resource/Category:Ada_Vane> rdfs:label "Ada Vane"@en .
`;

describe.each([
  ["looked up", 0],
  ["read whole", 10_000],
])("DBpedia's shape, %s", (_name, mirrorBound) => {
  let graph: SparqlGraph;
  beforeEach(async () => {
    const served = await serveGraph(TURTLE);
    graph = openSparqlGraph(
      { id: "dbpedia", title: "DBpedia", endpoint: served.url, profile: "dbpedia", mirrorBound },
      { fetch },
    );
    onTestFinished(() => graph.close());
  });

  test.each([
    ["Who is the director of The Gate?", ["Ada Vane"]],
    ["Who is the spouse of the director of The Gate?", ["Tom Reed"]],
    ["What is the birth date of Ada Vane?", ["2 April 1970"]],
  ])("%s", async (question, answers) => {
    expect((await askGraph(graph, question)).values).toEqual(answers);
  });

  test("raw properties and links between pages are no relations", async () => {
    const { relations } = await graph.catalogue(recordingContext());
    expect(
      relations.map(({ iri, objectKind }) => [iri.replace("http://dbpedia.org/ontology/", ""), objectKind]),
    ).toEqual([
      ["birthDate", "DATE"],
      ["director", "ENTITY"],
      ["spouse", "ENTITY"],
    ]);
  });
});

test("another name's page leads to the entity, and one that tells names apart is none", async () => {
  const served = await serveGraph(TURTLE);
  const graph = openSparqlGraph(
    { id: "dbpedia", title: "DBpedia", endpoint: served.url, profile: "dbpedia", mirrorBound: 0 },
    { fetch },
  );
  onTestFinished(() => graph.close());
  const candidates = async (name: string): Promise<readonly string[]> =>
    (await graph.searchEntities(name, 5, recordingContext())).map(({ iri }) => iri);
  expect(await candidates("A. Vane")).toEqual(["http://dbpedia.org/resource/Ada_Vane"]);
  expect(await candidates("Ada Vane")).toEqual(["http://dbpedia.org/resource/Ada_Vane"]);
  expect(await candidates("The Gate")).toEqual(["http://dbpedia.org/resource/The_Gate_(2019_film)"]);
});
