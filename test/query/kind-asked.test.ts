import { describe, expect, test } from "vitest";
import { graphOf } from "../graph/fused-world.ts";
import { askGraph } from "../sparql/ask-graph.ts";

/** "Who" asks for somebody, and "where" for a place, also in a graph that has no class of that name. */
const NAMES = `
  <urn:i:on> rdfs:label "located on" . <urn:i:kept> rdfs:label "kept by" . <urn:i:born> rdfs:label "born in" .
  <urn:i:holm> rdfs:label "Holm" . <urn:i:bell> rdfs:label "Bell Rock" . <urn:i:gull> rdfs:label "Gull Point" .
  <urn:i:anna> rdfs:label "Anna Brand" . <urn:i:ivo> rdfs:label "Ivo Falk" . <urn:i:skerry> rdfs:label "Skerry" .
`;
const LIGHTS = `${NAMES} <urn:i:bell> <urn:i:on> <urn:i:holm> . <urn:i:gull> <urn:i:on> <urn:i:holm> .`;
const KINDS = `
  <urn:i:Light> a rdfs:Class ; rdfs:label "Lighthouse" . <urn:i:Island> a rdfs:Class ; rdfs:label "Island" .
  <urn:i:bell> a <urn:i:Light> . <urn:i:gull> a <urn:i:Light> . <urn:i:holm> a <urn:i:Island> .
  <urn:i:skerry> a <urn:i:Island> .
`;

let graphs = 0;
const asked = async (question: string, turtle: string) =>
  (await askGraph(await graphOf(`kind-asked-${(graphs += 1)}`, turtle), question)).result;
const labels = ({ values }: Awaited<ReturnType<typeof asked>>) => values.map(({ node }) => node.label).sort();

describe("who", () => {
  test("nothing tells whether what was found is somebody: it is said, and the answer is not complete", async () => {
    // Of a noun that no dictionary has.
    const unknown = KINDS.replace('"Lighthouse"', '"Wicklamp"');
    for (const turtle of [LIGHTS, LIGHTS + unknown]) {
      const result = await asked("Who is on Holm?", turtle);
      expect(result).toMatchObject({ status: "ANSWERED", complete: false });
      expect(labels(result)).toEqual(["Bell Rock", "Gull Point"]);
      expect(result.explanation).toContain("“who” asks for a person");
    }
  });

  test.each([
    [
      "a class of those who act",
      `<urn:i:Keeper> a rdfs:Class ; rdfs:label "Keeper" . <urn:i:anna> a <urn:i:Keeper> . <urn:i:bell> <urn:i:kept> <urn:i:anna> .`,
    ],
    [
      "a class of those who are born",
      `<urn:i:Folk> a rdfs:Class ; rdfs:label "Islefolk" . <urn:i:ivo> a <urn:i:Folk> ; <urn:i:born> <urn:i:skerry> .`,
    ],
  ])("what is of another kind is no answer, where the graph has %s", async (_kind, turtle) => {
    const result = await asked("Who is on Holm?", LIGHTS + KINDS + turtle);
    expect(result).toMatchObject({ status: "NOT_KNOWN", values: [] });
    expect(result.explanation).toContain("“who” asks for a person");
    expect(result.explanation).toContain("Lighthouse");
  });

  test("what the noun of its class tells to be a thing is no answer, without any class of persons", async () => {
    expect(await asked("Who is on Holm?", LIGHTS + KINDS)).toMatchObject({ status: "NOT_KNOWN", values: [] });
  });

  test("what its own name tells to be a place is no answer, without any class of persons", async () => {
    const islands = `${LIGHTS}${KINDS} <urn:i:skerry> <urn:i:on> <urn:i:bell> .`;
    expect(await asked("Who is on Bell Rock?", islands)).toMatchObject({ status: "NOT_KNOWN", values: [] });
  });

  test("of several kinds those are answers who are somebody", async () => {
    const both = `${LIGHTS} ${KINDS}
      <urn:i:Folk> a rdfs:Class ; rdfs:label "Islefolk" .
      <urn:i:ivo> a <urn:i:Folk> ; <urn:i:born> <urn:i:skerry> ; <urn:i:on> <urn:i:holm> .`;
    const result = await asked("Who is on Holm?", both);
    expect([labels(result), result.complete]).toEqual([["Ivo Falk"], true]);
    expect(labels(await asked("What is on Holm?", both))).toEqual(["Bell Rock", "Gull Point", "Ivo Falk"]);
  });

  test("of what has no class nothing is told, beside those who are somebody", async () => {
    const result = await asked(
      "Who is on Holm?",
      `${LIGHTS} ${KINDS} <urn:i:Ringer> a rdfs:Class ; rdfs:label "Ringer" ; rdfs:subClassOf <urn:i:Person> .
      <urn:i:Person> a rdfs:Class ; rdfs:label "Person" . <urn:i:ivo> a <urn:i:Ringer> ; <urn:i:on> <urn:i:holm> .
      <urn:i:nemo> rdfs:label "Nemo" ; <urn:i:on> <urn:i:holm> .`,
    );
    expect([labels(result), result.complete]).toEqual([["Ivo Falk", "Nemo"], false]);
  });

  test("a body that acts is somebody, and a country may be", async () => {
    const owned = `${LIGHTS} ${KINDS} <urn:i:owner> rdfs:label "owner" . <urn:i:of> rdfs:label "belongs to" .
      <urn:i:Firm> a rdfs:Class ; rdfs:label "Firm" . <urn:i:Land> a rdfs:Class ; rdfs:label "Country" .
      <urn:i:acme> rdfs:label "Acme" ; a <urn:i:Firm> ; <urn:i:on> <urn:i:skerry> .
      <urn:i:bell> <urn:i:owner> <urn:i:acme> . <urn:i:norland> rdfs:label "Norland" ; a <urn:i:Land> .
      <urn:i:holm> <urn:i:of> <urn:i:norland> .`;
    for (const [question, answer, complete] of [
      ["Who is the owner of Bell Rock?", "Acme", true],
      ["Who is on Skerry?", "Acme", true],
      ["Whom does Holm belong to?", "Norland", false],
    ] as const) {
      const result = await asked(question, owned);
      expect([question, labels(result), result.complete]).toEqual([question, [answer], complete]);
    }
  });

  test("whose something is may be a thing's too, which is said", async () => {
    const keepers = `${LIGHTS} ${KINDS} <urn:i:bell> <urn:i:kept> <urn:i:anna> .`;
    const result = await asked("Whose keeper is Anna Brand?", keepers);
    expect([labels(result), result.complete]).toEqual([["Bell Rock"], false]);
  });

  test("a relation tells that its end is somebody, where nothing has a class", async () => {
    const keepers = `${LIGHTS} <urn:i:bell> <urn:i:kept> <urn:i:anna> . <urn:i:anna> <urn:i:born> <urn:i:skerry> .`;
    for (const question of ["Who kept Bell Rock?", "Bell Rock was kept by whom?", "Who was born in Skerry?"]) {
      const result = await asked(question, keepers);
      expect([question, labels(result), result.complete]).toEqual([question, ["Anna Brand"], true]);
    }
  });
});

describe("where", () => {
  test("a person is no place", async () => {
    const near = `${LIGHTS} ${KINDS} <urn:i:near> rdfs:label "close to" .
      <urn:i:gull> <urn:i:near> <urn:i:ivo>, <urn:i:skerry> . <urn:i:Folk> a rdfs:Class ; rdfs:label "Islefolk" .
      <urn:i:ivo> a <urn:i:Folk> ; <urn:i:born> <urn:i:skerry> .`;
    const result = await asked("Where is Gull Point close to?", near);
    expect([labels(result), result.complete]).toEqual([["Skerry"], true]);
  });

  test("a relation or a class tells that it is a place", async () => {
    for (const turtle of [LIGHTS, LIGHTS + KINDS]) {
      const result = await asked("Where is Bell Rock?", turtle);
      expect([labels(result), result.complete]).toEqual([["Holm"], true]);
    }
  });
});

/** Terms of office and stays: nodes without names that hold one fact together, of a kind with no name of theirs. */
const STAYS = (kind: string): string => `${LIGHTS}${KINDS}
  <urn:i:of> rdfs:label "station" . <urn:i:by> rdfs:label "crew" . <urn:i:from> rdfs:label "began" . <urn:i:to> rdfs:label "ended" .
  <urn:i:Kind> a rdfs:Class ; rdfs:label "${kind}" .
  <urn:i:s1> a <urn:i:Kind> ; <urn:i:of> <urn:i:bell> ; <urn:i:by> <urn:i:anna> ;
    <urn:i:from> "1901-01-01"^^xsd:date ; <urn:i:to> "1950-01-01"^^xsd:date .
  <urn:i:s2> a <urn:i:Kind> ; <urn:i:of> <urn:i:bell> ; <urn:i:by> <urn:i:ivo> ; <urn:i:from> "1950-01-02"^^xsd:date .`;

describe.each(["Tenure", "Stay", "Posting", "Watch"])("a node without a name of the kind %s", (kind) => {
  test.each([
    "Who has the station Bell Rock?",
    "Who ended in 1950?",
    "Where ended in 1950?",
    "Who has station Bell Rock?",
  ])("acts for nobody: %s", async (question) => {
    expect(labels(await asked(question, STAYS(kind))).filter((label) => /^s\d$/u.test(label))).toEqual([]);
  });

  test("is what is asked for where anything may answer", async () => {
    expect(labels(await asked("What ended in 1950?", STAYS(kind)))).toEqual(["s1"]);
  });
});

test("persons without names are persons, in a graph that names nothing", async () => {
  const turtle = `<urn:i:Anna> a <urn:i:Keeper> ; <urn:i:began> "1901-01-01"^^xsd:date ; <urn:i:livesIn> <urn:i:Holm> .`;
  expect(labels(await asked("Who lives in Holm?", turtle))).toEqual(["Anna"]);
});
