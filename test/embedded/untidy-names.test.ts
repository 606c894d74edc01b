import { describe, expect, test } from "vitest";
import { searchEntities } from "../../datasources/graph-index/search-entities.ts";
import { spotMentions } from "../../datasources/graph-index/spot-mentions.ts";
import type { EntityCandidate } from "../../engine/sources/knowledge-graph.ts";
import { recordingContext } from "../support/recording-context.ts";
import { graphOf } from "./graph-under-test.ts";
import { storeOf } from "./store-under-test.ts";

const PREFIXES = `
@prefix dc: <http://purl.org/dc/elements/1.1/> . @prefix foaf: <http://xmlns.com/foaf/0.1/> .
@prefix vcard: <http://www.w3.org/2006/vcard/ns#> . @prefix gn: <http://www.geonames.org/ontology#> .
@prefix xl: <http://www.w3.org/2008/05/skos-xl#> .
`;
const first = (turtle: string, name: string): EntityCandidate | undefined =>
  searchEntities(name, 1, storeOf(PREFIXES + turtle).index)[0];
const labelOf = async (turtle: string, options = {}): Promise<string | undefined> => {
  const graph = await graphOf(PREFIXES + turtle, options);
  return (await graph.describe(["urn:test:x"], recordingContext())).get("urn:test:x")?.label;
};

test.each(["dc:title", "dcterms:title", "vcard:fn", "gn:name"])("%s gives labels", async (predicate) => {
  const turtle = `:x ${predicate} "Grey Gull" .`;
  expect(first(turtle, "Grey Gull")).toMatchObject({ iri: "urn:test:x", label: "Grey Gull", via: "LABEL" });
  expect(await labelOf(turtle)).toBe("Grey Gull");
});

test.each(["foaf:nick", "schema:legalName", "dcterms:alternative"])("%s gives other names", (predicate) => {
  const found = first(`:x rdfs:label "Grey Gull" ; ${predicate} "Old Grey" .`, "Old Grey");
  expect(found).toMatchObject({ label: "Grey Gull", via: "ALIAS" });
});

test("what is a name and asked for besides stays a relation", () => {
  const { catalogue } = storeOf(`${PREFIXES} :x rdfs:label "Grey Gull" ; foaf:nick "Old Grey" .`);
  expect(catalogue().relations.map(({ label }) => label)).toEqual(["nick"]);
});

describe("names that are nodes", () => {
  const turtle = `:x a :Boat ; xl:prefLabel :n1 ; xl:altLabel :n2 . :n1 a xl:Label ; xl:literalForm "Grey Gull"@en .
    :n2 xl:literalForm "Old Grey"@en . :y rdfs:label "Tern" ; :sisterShip :x .`;

  test("are names of what they belong to, and nothing by themselves", async () => {
    expect(first(turtle, "Grey Gull")).toMatchObject({ iri: "urn:test:x", via: "LABEL" });
    expect(first(turtle, "Old Grey")).toMatchObject({ iri: "urn:test:x", via: "ALIAS" });
    expect(await labelOf(turtle)).toBe("Grey Gull");
    const { statistics, catalogue } = storeOf(PREFIXES + turtle);
    expect(statistics.entities.map(({ iri }) => iri)).toEqual(["urn:test:x", "urn:test:y"]);
    expect(catalogue().relations.map(({ label }) => label)).toEqual(["sister ship"]);
  });
});

describe("a graph's own property for names", () => {
  const boats = `:x a :Boat ; :name "Grey Gull" ; :mate :y . :y a :Boat ; :name "Old Tern" .`;

  test("gives labels where most things of a class have it", async () => {
    expect(first(boats, "Grey Gull")).toMatchObject({ iri: "urn:test:x", via: "LABEL" });
    expect(await labelOf(boats)).toBe("Grey Gull");
  });

  test("gives labels although several things share one", () => {
    const courses = `:x a :Course ; :name "Course 1" . :y a :Course ; :name "Course 1" . :z a :Course ; :name "Course 2" .`;
    const { statistics } = storeOf(courses);
    expect(statistics.vocabulary.label).toContain("urn:test:name");
    expect(statistics.entities.map(({ labels }) => labels[0])).toEqual(["Course 1", "Course 1", "Course 2"]);
  });

  test.each([
    ["few things of the class have it", `${boats.replace(':name "Old Tern"', ":age 3")} :z a :Boat ; :age 4 .`],
    [
      "they have labels",
      `:x a :P ; :title "Professor" ; rdfs:label "Ann" . :y a :P ; :title "Reader" ; rdfs:label "Bo" .`,
    ],
    ["many share one", `:x a :P ; :title "Dr" . :y a :P ; :title "Dr" . :z a :P ; :title "Dr" .`],
    ["it leads to things", `:x a :Boat ; :name :n . :y a :Boat ; :name :m .`],
  ])("does not where %s", (_, turtle) => {
    const { statistics, catalogue } = storeOf(turtle);
    expect(statistics.vocabulary.label).not.toContain("urn:test:name");
    expect(catalogue().relations.some(({ label }) => ["name", "title"].includes(label))).toBe(true);
  });
});

describe("names in two parts", () => {
  const ann = `:x a :Person ; foaf:givenName "Ann" ; foaf:familyName "Lee" .`;

  test("are one name where no other is stated, in both orders", async () => {
    expect(first(ann, "Ann Lee")).toMatchObject({ iri: "urn:test:x", label: "Ann Lee", via: "LABEL" });
    expect(first(ann, "Lee, Ann")).toMatchObject({ iri: "urn:test:x", label: "Ann Lee", via: "ALIAS" });
    expect(await labelOf(ann)).toBe("Ann Lee");
  });

  test("in any vocabulary", () =>
    expect(first(`:x :first_name "Ann" ; :surname "Lee" .`, "Ann Lee")).toMatchObject({ iri: "urn:test:x" }));

  test("are another name where one is stated", async () => {
    const turtle = `${ann} :x rdfs:label "Annie L." .`;
    expect(first(turtle, "Ann Lee")).toMatchObject({ label: "Annie L.", via: "ALIAS" });
    expect(await labelOf(turtle)).toBe("Annie L.");
  });

  test("are not put together where nobody says which belong together", () =>
    expect(first(`${ann} :x foaf:givenName "Bo" .`, "Bo Lee")).toBeUndefined());
});

describe("languages by preference", () => {
  const turtle = `:x rdfs:label "Vienna"@en, "Wien"@de, "Vienne"@fr .`;

  test.each([
    [undefined, "Vienna"],
    [["de"], "Wien"],
    [["it", "fr"], "Vienne"],
    // Of languages that are not wanted the first by its letters stays.
    [["it"], "Vienna"],
  ])("%s: %s", async (languages, expected) => {
    const options = languages === undefined ? {} : { languages };
    // Of languages that are not wanted the first by its letters stays.
    expect(await labelOf(turtle, options)).toBe(
      languages?.[0] === "it" && languages.length === 1 ? "Vienna" : expected,
    );
    const graph = await graphOf(turtle, options);
    for (const name of ["Vienna", "Wien", "Vienne"])
      expect(await graph.searchEntities(name, 1, recordingContext())).toMatchObject([{ iri: "urn:test:x" }]);
  });

  test("are language tags", async () => {
    await expect(graphOf(turtle, { languages: ["not a tag"] })).rejects.toThrow(/languages/u);
  });
});

describe("codes", () => {
  const countries = `:de rdfs:label "Germany" ; :code "DE" . :fr rdfs:label "France" ; :code "FR" .`;
  const mentioned = (turtle: string, text: string): readonly string[] =>
    spotMentions(text, storeOf(turtle).index).map((mention) => `${mention.text}: ${mention.candidates[0]?.label}`);

  test("name what has them, as they are written", () => {
    expect(mentioned(countries, "What is the capital of DE?")).toEqual(["DE: Germany"]);
    expect(mentioned(countries, "What is the capital of de?")).toEqual([]);
  });

  test("are preferred to no other name", () => {
    const found = searchEntities("DE", 2, storeOf(`${countries} :x rdfs:label "De" .`).index);
    expect(found.map(({ label }) => label)).toEqual(["De", "Germany"]);
  });

  test.each([
    ["words", `:a :colour "red" . :b :colour "blue" .`, "red"],
    ["years", `:a :founded "1887" . :b :founded "1901" .`, "1887"],
    ["shared by two", `:a :code "DE" . :b :code "DE" . :c :code "FR" .`, "DE"],
    ["several of one thing", `:a :code "DE", "AT" . :c :code "FR" .`, "DE"],
    ["one alone", `:a :code "DE" .`, "DE"],
    ["single letters", `:a :symbol "C" . :k :symbol "N" .`, "C"],
  ])("are no %s", (_, turtle, text) => expect(first(turtle, text)).toBeUndefined());

  test.each(["ann@example.org", "978-3-16-148410-0", "9783161484100", "Fe", "B-52/X"])("%s is one", (code) => {
    const other = { "ann@example.org": "bo@example.org" }[code] ?? (/\d{3}/u.test(code) ? "978-3-16-148411-7" : "Cu");
    expect(first(`:a :id "${code}" . :b :id "${other}" .`, code)).toMatchObject({ iri: "urn:test:a", via: "ALIAS" });
  });
});
