import { describe, expect, test } from "vitest";
import { nameFromIri } from "../../datasources/graph-index/local-name.ts";
import { searchEntities } from "../../datasources/graph-index/search-entities.ts";
import type { EntityCandidate, Vocabulary } from "../../engine/sources/knowledge-graph.ts";
import { recordingContext } from "../support/recording-context.ts";
import { graphOf } from "./graph-under-test.ts";
import { storeOf } from "./store-under-test.ts";

const first = (turtle: string, name: string, settings: Partial<Vocabulary> = {}): EntityCandidate | undefined =>
  searchEntities(name, 1, storeOf(turtle, settings).index)[0];

describe("names without labels", () => {
  test.each([
    ["http://e/Andre_AYEW", "Andre AYEW"],
    ["http://e/x#placeOfBirth", "place of birth"],
    ["http://e/plays_for_country", "plays for country"],
    ["urn:x:__film__film__directed_by", "directed by"],
    ["http://rdf.freebase.com/ns/film.film.directed_by", "directed by"],
    ["http://e/J._R._R._Tolkien", "J. R. R. Tolkien"],
    ["http://e/Beyonc%C3%A9", "Beyoncé"],
    ["http://e/100%_Wool", "100% Wool"],
    ["urn:x:burnham-on-sea", "burnham-on-sea"],
    ["http://e/TelevisionSeries", "Television Series"],
    ["http://e/hasIMDBRating", "has IMDB rating"],
    ["http://e/UNESCO", "UNESCO"],
    ["http://e/folder/", "folder"],
    ["http://e/m.0abc", "m.0abc"],
    ["urn:", "urn"],
    ["#", "#"],
  ])("%s is %s", (iri, name) => expect(nameFromIri(iri)).toBe(name));
});

test("an entity without a label is found by the words of its IRI, and as one word", () => {
  const { index } = storeOf(`:Alan_PULIDO :plays_for :McDonald .`);
  expect(searchEntities("alan pulido", 1, index)).toMatchObject([
    { iri: "urn:test:Alan_PULIDO", label: "Alan PULIDO" },
  ]);
  expect(searchEntities("McDonald", 1, index)).toMatchObject([{ iri: "urn:test:McDonald", match: "EXACT" }]);
});

describe("vocabulary", () => {
  test.each([
    ["rdfs:label", "rdfs:label"],
    ["skos:prefLabel", "skos:prefLabel"],
    ["schema.org", "schema:name"],
    ["schema.org over http", "<http://schema.org/name>"],
    ["foaf", "<http://xmlns.com/foaf/0.1/name>"],
  ])("labels by %s", (_, predicate) =>
    expect(first(`:x ${predicate} "Iris" .`, "Iris")).toMatchObject({ iri: "urn:test:x", via: "LABEL", score: 1 }),
  );

  test.each([["skos:altLabel"], ["schema:alternateName"], ["<http://schema.org/alternateName>"]])(
    "aliases by %s",
    (predicate) =>
      expect(first(`:x rdfs:label "Iris" ; ${predicate} "Fleur" .`, "Fleur")).toMatchObject({
        label: "Iris",
        matched: "Fleur",
        via: "ALIAS",
        score: 0.95,
      }),
  );

  test("what is labelled demonym names its country, and stays a relation", () => {
    const { index, catalogue } = storeOf(
      `:p17 rdfs:label "demonym"@en . :us rdfs:label "United States"@en ; :p17 "American"@en .`,
    );
    expect(searchEntities("American", 1, index)).toMatchObject([{ label: "United States", via: "ALIAS" }]);
    expect(catalogue().relations.map((relation) => relation.label)).toEqual(["demonym"]);
  });

  test("only what the graph uses is in it, and never nothing", () => {
    const { vocabulary } = storeOf(`:x skos:prefLabel "Iris" .`).statistics;
    expect(vocabulary.label).toEqual(["http://www.w3.org/2004/02/skos/core#prefLabel"]);
    expect(vocabulary.type).toEqual(["http://www.w3.org/1999/02/22-rdf-syntax-ns#type"]);
    expect(vocabulary.validity).toBeUndefined();
  });

  test("Wikidata's own predicates count where they occur", () => {
    const { index, catalogue } = storeOf(`@prefix wdt: <http://www.wikidata.org/prop/direct/> .
      :dog rdfs:label "Rex" ; wdt:P31 :d . :d rdfs:label "dog" ; wdt:P279 :animal . :animal rdfs:label "animal" .`);
    expect(searchEntities("Rex", 1, index)).toMatchObject([{ types: ["urn:test:d", "urn:test:animal"] }]);
    expect(catalogue().relations).toEqual([]);
  });

  test("validity is there with the first rdf:Statement, in the schema.org that the graph uses", () => {
    const { vocabulary } = storeOf(`[] a rdf:Statement ; <http://schema.org/startDate> "2001" .`).statistics;
    expect(vocabulary.validity).toEqual({
      start: "http://schema.org/startDate",
      end: "https://schema.org/endDate",
      ended: "https://schema.org/eventStatus",
      observed: "https://schema.org/observationDate",
    });
  });

  test("settings replace the common vocabulary, part by part", () => {
    const vocabulary = {
      label: ["urn:test:called"],
      alias: ["urn:test:nick"],
      type: ["urn:test:kind"],
      subclass: ["urn:test:under"],
    };
    const turtle = `:x :called "Iris" ; :nick "Fleur" ; rdfs:label "no name" ; :kind :Flower ; schema:description "a flower" .
      :Flower :under :Plant .`;
    const found = {
      iri: "urn:test:x",
      label: "Iris",
      types: ["urn:test:Flower", "urn:test:Plant"],
      description: "a flower",
    };
    expect(first(turtle, "Fleur", vocabulary)).toMatchObject({ ...found, via: "ALIAS" });
    expect(first(turtle, "no name", vocabulary)).toBeUndefined();
  });
});

describe("languages", () => {
  test.each([
    [`"Wien"@de, "Vienna"@en, "Vindobona"@mul, "Bécs"`, "Vienna"],
    [`"Wien"@de, "Vienna"@en-GB, "Vindobona"@mul, "Bécs"`, "Vienna"],
    [`"Wien"@de, "Vindobona"@mul, "Bécs"`, "Vindobona"],
    [`"Wien"@de, "Bécs"`, "Bécs"],
    [`"Wien"@de, "Vienne"@fr`, "Vienne"],
  ])("of %s", async (labels, expected) => {
    const graph = await graphOf(`:x rdfs:label ${labels} .`);
    const [candidate] = await graph.searchEntities(expected, 1, recordingContext());
    expect(candidate).toMatchObject({ label: expected, via: "LABEL" });
    expect((await graph.describe(["urn:test:x"], recordingContext())).get("urn:test:x")?.label).toBe(expected);
  });

  test("other languages still find the entity", () =>
    expect(first(`:x rdfs:label "Wien"@de, "Vienna"@en .`, "Wien")).toMatchObject({ label: "Vienna", via: "ALIAS" }));

  test("a better language counts more than a better predicate", () =>
    expect(first(`:x rdfs:label "Wien"@de ; skos:prefLabel "Vienna"@en .`, "Vienna")).toMatchObject({
      label: "Vienna",
    }));
});
