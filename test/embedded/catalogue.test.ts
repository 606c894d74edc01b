import { describe, expect, test } from "vitest";
import { Failure } from "../../engine/failure.ts";
import type { Catalogue, RelationEntry } from "../../engine/sources/knowledge-graph.ts";
import { recordingContext } from "../support/recording-context.ts";
import { graphInThreadOf } from "./graph-under-test.ts";
import { storeOf } from "./store-under-test.ts";

const catalogueOf = (turtle: string): Catalogue => storeOf(turtle).catalogue();

function relation(turtle: string, name: string): RelationEntry {
  const found = catalogueOf(turtle).relations.find(({ iri }) => iri === `urn:test:${name}`);
  if (found === undefined) throw new Error(`no relation ${name}`);
  return found;
}

const WORLD = `
  :City a rdfs:Class ; rdfs:label "city"@en, "Stadt"@de ; skos:altLabel "town" ; rdfs:subClassOf :Place .
  :Country a rdfs:Class ; rdfs:subClassOf :Place . :Place a rdfs:Class ; rdfs:subClassOf :Thing .
  :population a rdf:Property ; rdfs:label "population"@en ; skos:altLabel "inhabitants" ; schema:description "number of people" ;
    schema:unitText "person" ; rdfs:domain :Place ; rdfs:range xsd:integer .
  :country a rdf:Property ; rdfs:label "country" ; owl:sameAs <urn:other:P17> .
  :vienna a :City ; rdfs:label "Vienna" ; :population 2000000 ; :country :austria .
  :graz a :City ; rdfs:label "Graz" ; :population 300000 ; :country :austria .
  :austria a :Country ; rdfs:label "Austria" ; :population 9000000 .
  [] a rdf:Statement ; rdf:subject :vienna ; rdf:predicate :population ; rdf:object 2000000 ; schema:observationDate "2024" ; :note "x" .
  <urn:dataset> a schema:Dataset ; schema:name "world" ; dcterms:modified "2026-01-15" ; dcterms:license <urn:cc0> ; :maintainer :me .
`;

describe("relations", () => {
  test("are what is said of the world, with their names and ends", () => {
    expect(catalogueOf(WORLD).relations).toEqual([
      {
        iri: "urn:test:country",
        label: "country",
        aliases: [],
        description: undefined,
        count: 2,
        objectKind: "ENTITY",
        unit: undefined,
        subjectClasses: ["urn:test:City", "urn:test:Place", "urn:test:Thing"],
        objectClasses: ["urn:test:Country", "urn:test:Place", "urn:test:Thing"],
        homogeneous: false,
        symmetric: false,
        functional: true,
      },
      {
        iri: "urn:test:population",
        label: "population",
        aliases: ["inhabitants"],
        description: "number of people",
        count: 3,
        objectKind: "NUMBER",
        unit: "person",
        subjectClasses: ["urn:test:Place", "urn:test:Thing", "urn:test:City", "urn:test:Country"],
        objectClasses: [],
        homogeneous: false,
        symmetric: false,
        functional: true,
      },
    ]);
  });

  test("without a label are called by their IRI", () => {
    const { relations } = catalogueOf(`:a :placeOfBirth :b ; :plays_for_country :c ; :__film__film__directed_by :d .`);
    expect(relations.map(({ label }) => label)).toEqual(["directed by", "place of birth", "plays for country"]);
  });

  test("of Wikidata are called as the property whose claims they are", () => {
    const { relations } =
      catalogueOf(`@prefix wd: <http://www.wikidata.org/entity/> . @prefix wdt: <http://www.wikidata.org/prop/direct/> .
      @prefix wikibase: <http://wikiba.se/ontology#> .
      wd:P19 a wikibase:Property ; rdfs:label "place of birth"@en ; skos:altLabel "born in"@en ; wikibase:directClaim wdt:P19 .
      wd:Q1 wdt:P19 wd:Q2 .`);
    expect(relations).toMatchObject([{ label: "place of birth", aliases: ["born in"], count: 1 }]);
    expect(relations).toHaveLength(1);
  });

  test("tell at most eight classes", () => {
    const types = Array.from({ length: 12 }, (_, index) => `:C${index}`).join(", ");
    expect(relation(`:a a ${types} ; :p :b .`, "p").subjectClasses).toHaveLength(8);
  });

  test.each<readonly [string, RelationEntry["objectKind"]]>([
    [":b, :c, 5", "ENTITY"],
    ["[], []", "ENTITY"],
    [`"2001-02-03"^^xsd:date, "2001"^^xsd:gYear, "x"`, "DATE"],
    [`5, 5.5, 5e5, "x"`, "NUMBER"],
    [`"1971", "1972"`, "DATE"],
    [`"-0044", "1972"`, "DATE"],
    [`"5", "1,000.5", "-3"`, "NUMBER"],
    [`"1971", "12"`, "NUMBER"],
    [`"1971", "long ago"`, "TEXT"],
    [`"blue"@en`, "TEXT"],
    [`true`, "TEXT"],
    [`"1971"^^<urn:test:year>`, "DATE"],
  ])("whose objects are %s are of %s", (objects, kind) =>
    expect(relation(`:a :p ${objects} .`, "p").objectKind).toBe(kind),
  );
});

describe("homogeneous", () => {
  test.each<readonly [string, boolean, string]>([
    ["a chain without types", true, ":a :p :b . :b :p :c ."],
    ["two disjoint ends without types", false, ":a :p :x . :b :p :y . :c :p :x ."],
    ["things that point at themselves", false, ":a :p :a . :b :p :x . :c :p :y ."],
    [
      "the same class at both ends",
      true,
      ":a a :Person ; :p :x . :b a :Person ; :p :y . :x a :Person . :y a :Person .",
    ],
    [
      "two classes below one",
      false,
      ":a a :City ; :p :x . :b a :City ; :p :x . :x a :Country . :City rdfs:subClassOf :Place . :Country rdfs:subClassOf :Place .",
    ],
    ["literals", false, ":a :p 1 . :b :p 2 ."],
    [
      "ends of the same standing without types",
      true,
      ":a :p :x ; :born :v ; :sex :f . :b :p :y ; :born :w ; :sex :m . :x :born :v ; :sex :f . :y :born :w ; :sex :m .",
    ],
    [
      "ends of different standing without types",
      false,
      ":a :p :x ; :year 1 ; :cast :m . :b :p :y ; :year 2 ; :cast :m . :m :born :v . :x :born :v . :y :born :w .",
    ],
    [
      "one shared name among many",
      false,
      `${Array.from({ length: 40 }, (_, index) => `:f${index} :p :d${index % 8} ; :cast :c${index} .`).join("\n")} :d3 :p :d1 ; :cast :c3 .`,
    ],
  ])("%s: %s", (_, expected, turtle) => expect(relation(turtle, "p").homogeneous).toBe(expected));
});

describe("symmetric", () => {
  test.each<readonly [string, boolean, string]>([
    ["every pair in both directions", true, ":a :p :b . :b :p :a ."],
    ["most pairs in both directions", true, ":a :p :b . :b :p :a . :c :p :d . :d :p :c . :e :p :f ."],
    ["half of them", false, ":a :p :b . :b :p :a . :c :p :d . :e :p :f ."],
    ["none", false, ":a :p :b . :c :p :d ."],
    ["only loops", false, ":a :p :a . :b :p :b ."],
    ["literals", false, ":a :p 1 ."],
  ])("%s: %s", (_, expected, turtle) => expect(relation(turtle, "p").symmetric).toBe(expected));
});

describe("functional", () => {
  const statement = (object: string, end: string): string =>
    `[] a rdf:Statement ; rdf:subject :a ; rdf:predicate :p ; rdf:object ${object} ; <https://schema.org/endDate> "${end}" .`;
  test.each<readonly [string, boolean, string]>([
    ["one object each", true, ":a :p :b . :c :p :d ."],
    ["several objects", false, ":a :p :b , :c , :d ."],
    ["one object at a time", true, `:a :p :b , :c . ${statement(":b", "1990-01-01")} :d :p :e .`],
    [
      "a second value here and there",
      true,
      Array.from({ length: 40 }, (_, index) => `:s${index} :p :o${index} .`).join("\n") + " :s0 :p :o9 .",
    ],
  ])("%s: %s", (_, expected, turtle) => expect(relation(turtle, "p").functional).toBe(expected));
});

describe("classes", () => {
  test("are those with instances, through subclasses too; nearest ancestors first", () => {
    const below = (steps: number) => ({ relation: "http://www.w3.org/2000/01/rdf-schema#subClassOf", steps });
    expect(catalogueOf(WORLD).classes).toEqual([
      {
        iri: "urn:test:City",
        label: "city",
        aliases: ["town", "Stadt"],
        count: 2,
        ancestors: ["urn:test:Place", "urn:test:Thing"],
      },
      {
        iri: "urn:test:Country",
        label: "Country",
        aliases: [],
        count: 1,
        ancestors: ["urn:test:Place", "urn:test:Thing"],
        // All that its members have is declared, of them or of what is above.
        properties: { relation: "http://www.w3.org/2000/01/rdf-schema#domain", of: ["urn:test:Place"] },
      },
      { iri: "urn:test:Place", label: "Place", aliases: [], count: 3, ancestors: ["urn:test:Thing"], below: below(1) },
      { iri: "urn:test:Thing", label: "Thing", aliases: [], count: 3, ancestors: [], below: below(2) },
    ]);
  });

  test("an instance of two is counted once above them; a circle does no harm", () => {
    const { classes } = catalogueOf(
      `:x a :A, :B . :A rdfs:subClassOf :C . :B rdfs:subClassOf :C . :C rdfs:subClassOf :A .`,
    );
    expect(
      classes.map(({ iri, count, ancestors }) => [iri.slice(9), count, ancestors.map((ancestor) => ancestor.slice(9))]),
    ).toEqual([
      ["A", 1, ["C"]],
      ["B", 1, ["C", "A"]],
      ["C", 1, ["A"]],
    ]);
  });
});

describe("catalogue", () => {
  test("is read once, however often and by however many it is asked for; each call is counted", async () => {
    const graph = await graphInThreadOf(WORLD);
    const context = recordingContext();
    const [one, two] = await Promise.all([graph.catalogue(context), graph.catalogue(context)]);
    expect(two).toBe(one);
    expect(await graph.catalogue(context)).toBe(one);
    expect(context.calls).toEqual(Array(3).fill({ source: "test", kind: "CATALOGUE" }));
  });

  test("one who gives up does not take it from the others", async () => {
    const graph = await graphInThreadOf(WORLD);
    const controller = new AbortController();
    const given = graph.catalogue(recordingContext(controller.signal));
    const kept = graph.catalogue(recordingContext());
    controller.abort(new Failure("DEADLINE_EXCEEDED", "too late"));
    await expect(given).rejects.toThrow("too late");
    expect((await kept).relations).toHaveLength(2);
  });
});
