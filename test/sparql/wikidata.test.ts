import { createServer } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { openSparqlGraph, type SparqlGraph } from "../../datasources/sparql/sparql-graph.ts";
import { WIKIDATA } from "../../datasources/sparql/profiles/wikidata.ts";
import { expand } from "../../engine/graph/neighbourhood/expand.ts";
import { relationsOf } from "../../engine/graph/neighbourhood/relations.ts";
import { recordingContext } from "../support/recording-context.ts";
import { PREFIXES as TURTLE_PREFIXES } from "../embedded/graph-under-test.ts";
import { textRunner } from "../support/run-text.ts";
import { askGraph } from "./ask-graph.ts";
import { serveGraph, type ServedGraph } from "./serve-graph.ts";

const PREFIXES = `
@prefix wd: <http://www.wikidata.org/entity/> . @prefix wds: <http://www.wikidata.org/entity/statement/> .
@prefix wdt: <http://www.wikidata.org/prop/direct/> . @prefix p: <http://www.wikidata.org/prop/> .
@prefix ps: <http://www.wikidata.org/prop/statement/> . @prefix psv: <http://www.wikidata.org/prop/statement/value/> .
@prefix pq: <http://www.wikidata.org/prop/qualifier/> . @prefix wikibase: <http://wikiba.se/ontology#> .
@prefix genid: <http://www.wikidata.org/.well-known/genid/> . @prefix so: <http://schema.org/> .
`;

/** A kingdom of our own in Wikidata's shape: labels in "mul", ranks, qualifiers, an unknown value, dates of years. */
const KINGDOM = `${PREFIXES}
wd:P35 a wikibase:Property ; wikibase:directClaim wdt:P35 ; wikibase:propertyType wikibase:WikibaseItem ; rdfs:label "head of state"@en ; skos:altLabel "king"@en, "ruler"@en .
wd:P36 a wikibase:Property ; wikibase:directClaim wdt:P36 ; wikibase:propertyType wikibase:WikibaseItem ; rdfs:label "capital"@en ; wdt:P2302 wd:Q19474404 .
wd:P22 a wikibase:Property ; wikibase:directClaim wdt:P22 ; wikibase:propertyType wikibase:WikibaseItem ; rdfs:label "father"@en .
wd:P569 a wikibase:Property ; wikibase:directClaim wdt:P569 ; wikibase:propertyType wikibase:Time ; rdfs:label "date of birth"@en ; skos:altLabel "born"@en .
wd:P214 a wikibase:Property ; wikibase:directClaim wdt:P214 ; wikibase:propertyType wikibase:ExternalId ; rdfs:label "VIAF ID"@en .
wd:P2044 a wikibase:Property ; wikibase:directClaim wdt:P2044 ; wikibase:propertyType wikibase:Quantity ; rdfs:label "elevation above sea level"@en ; skos:altLabel "height"@en, "elevation"@en .
wd:Q8502 rdfs:label "mountain"@en ; skos:altLabel "peak"@en .
wd:Q20 rdfs:label "Zenda Peak"@mul ; wdt:P31 wd:Q8502 ; wdt:P2044 1200 ; p:P2044 wds:h . wds:h ps:P2044 1200 ; psv:P2044 wds:v3 . wds:v3 wikibase:quantityAmount 1200 ; wikibase:quantityUnit wd:Q11573 .
wd:Q21 rdfs:label "Hentzau Peak"@mul ; wdt:P31 wd:Q8502 ; wdt:P2044 2000 ; p:P2044 wds:i . wds:i ps:P2044 2000 ; psv:P2044 wds:v4 . wds:v4 wikibase:quantityAmount 2000 ; wikibase:quantityUnit wd:Q3710 .
wd:P1082 a wikibase:Property ; wikibase:directClaim wdt:P1082 ; wikibase:propertyType wikibase:Quantity ; rdfs:label "population"@en .
wd:Q2 wdt:P1082 9000 ; p:P1082 wds:j . wds:j ps:P1082 9000 ; psv:P1082 wds:v5 . wds:v5 wikibase:quantityAmount 9000 ; wikibase:quantityUnit wd:Q199 .
wd:Q11573 rdfs:label "metre"@en, "Meter"@de . wd:Q3710 rdfs:label "foot"@en . wd:Q199 rdfs:label "1"@mul .
wd:P35 p:P2302 wds:c1 . wds:c1 ps:P2302 wd:Q21510865 ; pq:P2308 wd:Q5 .
wd:Q5 rdfs:label "human"@en ; skos:altLabel "person"@en . wd:Q6256 rdfs:label "country"@en ; wdt:P279 wd:Q56061 . wd:Q515 rdfs:label "city"@en .

wd:Q1 rdfs:label "Ruritania"@en, "Ruritanien"@de ; so:description "kingdom"@en ; wdt:P31 wd:Q6256 ; wikibase:sitelinks 90 ;
  wdt:P36 wd:Q2 ; p:P36 wds:s36 ; wdt:P35 wd:Q12 ; p:P35 wds:a, wds:b, wds:c, wds:d ; wdt:P214 "123" .
wd:Q9 rdfs:label "Ruritania"@en ; so:description "film of 1932"@en ; wdt:P31 wd:Q11424 ; wikibase:sitelinks 2 . wd:Q11424 rdfs:label "film"@en .
wds:s36 ps:P36 wd:Q2 ; wikibase:rank wikibase:NormalRank . wd:Q2 rdfs:label "Strelsau"@mul ; wdt:P31 wd:Q515 .
wds:a ps:P35 wd:Q10 ; wikibase:rank wikibase:NormalRank ; pq:P580 "1850-01-01T00:00:00Z"^^xsd:dateTime ; pq:P582 "1880-05-01T00:00:00Z"^^xsd:dateTime .
wds:b ps:P35 wd:Q11 ; wikibase:rank wikibase:NormalRank ; pq:P580 "1880-05-01T00:00:00Z"^^xsd:dateTime ; pq:P582 genid:unknownend .
wds:c ps:P35 wd:Q12 ; wikibase:rank wikibase:PreferredRank ; pq:P580 "1910-03-01T00:00:00Z"^^xsd:dateTime .
wds:d ps:P35 wd:Q13 ; wikibase:rank wikibase:DeprecatedRank ; pq:P580 "1850-01-01T00:00:00Z"^^xsd:dateTime ; pq:P582 "1880-05-01T00:00:00Z"^^xsd:dateTime .
wd:Q10 rdfs:label "Rudolf IV"@mul ; wdt:P31 wd:Q5 ; wdt:P569 "1820-01-01T00:00:00Z"^^xsd:dateTime ; p:P569 wds:e .
wds:e ps:P569 "1820-01-01T00:00:00Z"^^xsd:dateTime ; psv:P569 wds:v1 ; wikibase:rank wikibase:NormalRank . wds:v1 wikibase:timeValue "1820-01-01T00:00:00Z"^^xsd:dateTime ; wikibase:timePrecision 9 .
wd:Q11 rdfs:label "Michael"@mul, "Michel"@fr ; skos:altLabel "Black Michael"@en ; wdt:P31 wd:Q5 ; wdt:P22 genid:unknownfather ; wdt:P569 "1850-02-01T00:00:00Z"^^xsd:dateTime ; p:P569 wds:f .
wds:f ps:P569 "1850-02-01T00:00:00Z"^^xsd:dateTime ; psv:P569 wds:v2 . wds:v2 wikibase:timeValue "1850-02-01T00:00:00Z"^^xsd:dateTime ; wikibase:timePrecision 11 .
wd:Q12 rdfs:label "Flavia"@en ; wdt:P31 wd:Q5 ; wdt:P22 wd:Q10 ; p:P22 wds:g . wds:g ps:P22 wd:Q10 ; wikibase:rank wikibase:NormalRank .
wd:Q13 rdfs:label "Antoinette"@en ; wdt:P31 wd:Q5 .
`;

let served: ServedGraph;
let graph: SparqlGraph;
beforeEach(async () => {
  served = await serveGraph(KINGDOM);
  graph = openSparqlGraph(
    {
      id: "wikidata",
      title: "Wikidata",
      endpoint: served.url,
      asOf: "1920-01-01",
      profile: { ...WIKIDATA, entitySearch: { kind: "sparql" } },
    },
    { fetch },
  );
  onTestFinished(() => graph.close());
});

describe("Wikidata's shape", () => {
  test.each([
    ["What is the capital of Ruritania?", ["Strelsau"]],
    ["Who is the head of state of Ruritania?", ["Flavia"]],
    ["Who was the head of state of Ruritania in 1860?", ["Rudolf IV"]],
    ["Who is the father of Flavia?", ["Rudolf IV"]],
    ["When was Rudolf IV born?", ["1820"]],
    ["When was Black Michael born?", ["1 February 1850"]],
    ["When was the father of Flavia born?", ["1820"]],
    ["What is the elevation of Zenda Peak?", ["1,200 metres"]],
    ["What is the elevation of Hentzau Peak?", ["2,000 feet"]],
    ["What is the population of Strelsau?", ["9,000"]],
    ["Which is higher, Zenda Peak or Hentzau Peak?", ["Zenda Peak"]],
  ])("%s", async (question, answers) => {
    const { values } = await askGraph(graph, question);
    expect(values).toEqual(answers);
  });

  test("a fact of the past is shown as its statement has it, which no direct claim does", async () => {
    const { result } = await askGraph(graph, "Who was the head of state of Ruritania in 1860?");
    const [evidence] = result.evidence;
    expect(evidence?.text).toBe("Ruritania – head of state → Rudolf IV");
    expect(evidence?.triple).toMatchObject({
      subject: { value: "http://www.wikidata.org/entity/statement/a" },
      predicate: { value: "http://www.wikidata.org/prop/statement/P35" },
      object: { value: "http://www.wikidata.org/entity/Q10" },
    });
    const { rows } = textRunner([TURTLE_PREFIXES + KINGDOM])(result.paths[0]?.sparql ?? "");
    expect(rows).toHaveLength(1);
  });

  test("around its entities are claims alone, with dates as precise and quantities in the units that are stated", async () => {
    const iris = ["Q10", "Q11", "Q20", "Q21"].map((id) => `http://www.wikidata.org/entity/${id}`);
    const context = recordingContext();
    const { entities } = await expand(graph, iris, {}, context);
    const short = (text: string): string =>
      text.replaceAll(/http:\/\/www\.wikidata\.org\/(?:entity|prop\/direct)\//gu, "");
    const shown = [...entities.values()].map(({ facts }) =>
      facts.map(({ subject, relation, object }) =>
        [subject, { kind: "iri" as const, value: relation }, object]
          .map((term) => (term.kind === "iri" ? short(term.value) : `${term.lexical} ${term.unit ?? ""}`.trim()))
          .join(" "),
      ),
    );
    expect(shown).toEqual([
      ["Q10 P569 1820", "Q12 P22 Q10"],
      ["Q11 P569 1850-02-01T00:00:00Z"],
      ["Q20 P2044 1200 metre"],
      ["Q21 P2044 2000 foot"],
    ]);
    // One for the facts, one for the dates, one for the units.
    expect(context.calls).toHaveLength(3);
  });

  test("what a query counts is no quantity that has a unit", async () => {
    const context = recordingContext();
    const { relations } = await relationsOf(graph, ["http://www.wikidata.org/entity/Q1"], context);
    expect(relations.map(({ relation, degree }) => [relation.replace(/.*\//u, ""), degree])).toEqual([
      ["P214", 1],
      ["P35", 1],
      ["P36", 1],
    ]);
    expect(context.calls).toHaveLength(1);
  });

  test("an unknown value is no answer", async () => {
    const { values, status } = await askGraph(graph, "Who is the father of Black Michael?");
    expect([status, values]).toEqual(["NOT_KNOWN", []]);
  });

  test("relations are listed with kinds and the classes at their ends; identifiers are none", async () => {
    const { relations, classes } = await graph.catalogue(recordingContext());
    expect(relations.map(({ label, objectKind }) => [label, objectKind])).toEqual([
      ["population", "NUMBER"],
      ["elevation above sea level", "NUMBER"],
      ["father", "ENTITY"],
      ["head of state", "ENTITY"],
      ["capital", "ENTITY"],
      ["date of birth", "DATE"],
    ]);
    expect(relations.find(({ label }) => label === "head of state")).toMatchObject({
      aliases: ["king", "ruler"],
      objectClasses: ["http://www.wikidata.org/entity/Q5"],
    });
    expect(relations.find(({ label }) => label === "capital")?.functional).toBe(true);
    expect(classes.map(({ label, aliases }) => [label, aliases])).toEqual([["human", ["person"]]]);
  });

  test("of equal names the better known comes first, with what is above its class", async () => {
    const [mention] = await graph.spotMentions("the king of ruritania", recordingContext());
    expect(mention?.candidates.map(({ iri }) => iri)).toEqual([
      "http://www.wikidata.org/entity/Q1",
      "http://www.wikidata.org/entity/Q9",
    ]);
    expect(mention?.candidates[0]?.types).toEqual([
      "http://www.wikidata.org/entity/Q6256",
      "http://www.wikidata.org/entity/Q56061",
    ]);
  });

  test("entities are described in the wanted languages, `mul` among them", async () => {
    const described = await graph.describe(
      ["Q1", "Q11", "Q999"].map((id) => `http://www.wikidata.org/entity/${id}`),
      recordingContext(),
    );
    expect([...described.values()].map(({ label, description }) => [label, description])).toEqual([
      ["Ruritania", "kingdom"],
      ["Michael", undefined],
    ]);
  });

  test("an entity has its picture in Commons and its article in the English Wikipedia, in the same query", async () => {
    const pages = [
      "en.wikipedia.org/wiki/Strelsau_(city)",
      "de.wikipedia.org/wiki/Strelsau",
      "en.wikiquote.org/wiki/S",
    ];
    const own = await serveGraph(`${PREFIXES} wd:Q2 rdfs:label "Strelsau"@mul ;
      wdt:P18 <http://commons.wikimedia.org/wiki/Special:FilePath/Strelsau%20by%20night.jpg> .
      ${pages.map((page) => `<https://${page}> so:about wd:Q2 .`).join("\n")}`);
    const city = openSparqlGraph(
      { id: "wikidata", title: "Wikidata", endpoint: own.url, profile: "wikidata" },
      { fetch },
    );
    onTestFinished(() => city.close());
    const described = await city.describe(["http://www.wikidata.org/entity/Q2"], recordingContext());
    expect([...described.values()]).toMatchObject([
      {
        label: "Strelsau",
        wikipediaTitle: "Strelsau (city)",
        image: "https://commons.wikimedia.org/wiki/Special:FilePath/Strelsau%20by%20night.jpg",
      },
    ]);
    expect(own.queries).toHaveLength(1);
  });

  test("nothing but standard SPARQL is sent", async () => {
    await askGraph(graph, "Who was the head of state of Ruritania in 1860?");
    expect(served.queries.filter(({ query }) => /\b(?:SERVICE|bd:|hint:|mwapi|bif:)/iu.test(query))).toEqual([]);
    expect(served.queries.length).toBeLessThan(25);
  });
});

describe("wbsearchentities", () => {
  test("finds what no label is written like", async () => {
    const searched: URLSearchParams[] = [];
    const server = createServer((request, response) => {
      const { searchParams } = new URL(request.url ?? "", "http://localhost");
      searched.push(searchParams);
      const found =
        searchParams.get("search") === "Rurittania"
          ? [
              {
                id: "Q1",
                concepturi: "http://www.wikidata.org/entity/Q1",
                label: "Ruritania",
                match: { type: "alias", language: "en", text: "Rurittania" },
              },
            ]
          : [];
      response.end(JSON.stringify({ search: found, success: 1 }));
    }).listen(0, "127.0.0.1");
    await once(server, "listening");
    onTestFinished(() => void server.close());
    const apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/w/api.php`;
    const searching = openSparqlGraph(
      {
        id: "w",
        title: "W",
        endpoint: served.url,
        profile: { ...WIKIDATA, entitySearch: { kind: "mediawiki", apiUrl } },
      },
      { fetch },
    );
    const [mention] = await searching.spotMentions("Who rules Rurittania?", recordingContext());
    expect(mention?.candidates[0]).toMatchObject({ iri: "http://www.wikidata.org/entity/Q1", via: "ALIAS" });
    expect(Object.fromEntries(searched[0] ?? [])).toMatchObject({
      action: "wbsearchentities",
      search: "Rurittania",
      type: "item",
      language: "en",
      format: "json",
    });
    await searching.close();
  });

  test("an error in a reply of status 200 is a failure", async () => {
    const server = createServer(
      (_request, response) =>
        void response.end(JSON.stringify({ error: { code: "ratelimited", info: "You have exceeded your limit" } })),
    ).listen(0, "127.0.0.1");
    await once(server, "listening");
    onTestFinished(() => void server.close());
    const apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/w/api.php`;
    const searching = openSparqlGraph(
      {
        id: "w",
        title: "W",
        endpoint: served.url,
        profile: { ...WIKIDATA, entitySearch: { kind: "mediawiki", apiUrl } },
      },
      { fetch },
    );
    await expect(searching.searchEntities("Zenda", 3, recordingContext())).rejects.toMatchObject({
      code: "RATE_LIMITED",
      message: expect.stringContaining("ratelimited: You have exceeded") as string,
    });
    await searching.close();
  });
});
