import { describe, expect, test } from "vitest";
import { graphOf } from "../graph/fused-world.ts";
import { askGraph } from "../sparql/ask-graph.ts";

/** An answer is of the kind that the question asks for: a time, a trade, a cause, others than what it names. */
const WORLD = `
  <urn:a:Person> a rdfs:Class ; rdfs:label "person" . <urn:a:Mill> a rdfs:Class ; rdfs:label "mill" .
  <urn:a:Play> a rdfs:Class ; rdfs:label "play" . <urn:a:Trade> a rdfs:Class ; rdfs:label "occupation" .
  <urn:a:Land> a rdfs:Class ; rdfs:label "country" . <urn:a:School> a rdfs:Class ; rdfs:label "school" .
  <urn:a:trainee> rdfs:label "trainee of" . <urn:a:died> rdfs:label "date of death" .
  <urn:a:where> rdfs:label "place of death" . <urn:a:cause> rdfs:label "cause of death" .
  <urn:a:trade> rdfs:label "occupation" . <urn:a:cast> rdfs:label "performer" .
  <urn:a:next> rdfs:label "shares border with" . <urn:a:head> rdfs:label "head of state" .
  <urn:a:weaver> a <urn:a:Trade> ; rdfs:label "weaver" . <urn:a:poet> a <urn:a:Trade> ; rdfs:label "poet" .
  <urn:a:ida> a <urn:a:Person> ; rdfs:label "Ida Holm" ; <urn:a:trade> <urn:a:poet> ; <urn:a:trainee> <urn:a:ole> ;
    <urn:a:died> "1911-03-04"^^<http://www.w3.org/2001/XMLSchema#date> ; <urn:a:where> <urn:a:mill> .
  <urn:a:ole> a <urn:a:Person> ; rdfs:label "Ole Brun" ; <urn:a:trade> <urn:a:weaver> .
  <urn:a:kai> a <urn:a:Person> ; rdfs:label "Kai Lund" .
  <urn:a:mill> a <urn:a:Mill> ; rdfs:label "Long Mill" .
  <urn:a:play> a <urn:a:Play> ; rdfs:label "Harvest Moon" ; <urn:a:cast> <urn:a:ida> , <urn:a:ole> .
  <urn:a:other> a <urn:a:Play> ; rdfs:label "Low Tide" ; <urn:a:cast> <urn:a:ida> , <urn:a:kai> .
  ${["Orland", "Pelland", "Quarland"].map((name) => `<urn:a:${name}> a <urn:a:Land> ; rdfs:label "${name}" .`).join(" ")}
  <urn:a:Orland> <urn:a:next> <urn:a:Pelland> ; <urn:a:head> <urn:a:kai> .
  <urn:a:Pelland> <urn:a:next> <urn:a:Orland> , <urn:a:Quarland> . <urn:a:Quarland> <urn:a:next> <urn:a:Pelland> .
`;

let graphs = 0;
const asked = async (question: string, turtle = WORLD) =>
  (await askGraph(await graphOf(`asked-for-${(graphs += 1)}`, turtle), question)).result;
const labels = ({ values }: Awaited<ReturnType<typeof asked>>) => values.map(({ node }) => node.label).sort();

describe("a time that is asked for", () => {
  test.each(["When was Ida Holm a trainee?", "In which year was Ida Holm a trainee?", "Ida Holm was a trainee when?"])(
    "is no person: %s",
    async (question) => {
      expect(labels(await asked(question))).toEqual([]);
    },
  );

  test("is the date that the graph has", async () => {
    expect(labels(await asked("When did Ida Holm die?"))).toEqual(["4 March 1911"]);
  });
});

describe("a place that is asked for", () => {
  test("is no play and no person", async () => {
    expect(labels(await asked("Where was Ole Brun a performer?"))).toEqual([]);
    expect(labels(await asked("Where was Ida Holm a trainee?"))).toEqual([]);
  });
});

describe("a cause that is asked for", () => {
  test("is neither when nor where", async () => {
    expect(labels(await asked("What did Ida Holm die of?"))).toEqual([]);
    const fever = `${WORLD} <urn:a:ida> <urn:a:cause> <urn:a:fever> . <urn:a:fever> rdfs:label "marsh fever" .`;
    expect(labels(await asked("What did Ida Holm die of?", fever))).toEqual(["marsh fever"]);
    expect(labels(await asked("Where did Ida Holm die?", fever))).toEqual(["Long Mill"]);
  });
});

describe("a trade that is asked for", () => {
  test("is not had by those of whom another is told", async () => {
    expect(labels(await asked("Which weavers performed in Harvest Moon?"))).not.toContain("Ida Holm");
    expect(labels(await asked("Which poets performed in Harvest Moon?"))).not.toContain("Ole Brun");
  });

  test("is told to be unchecked of those of whom none is told", async () => {
    const result = await asked("Which poets performed in Low Tide?");
    expect(labels(result)).not.toEqual(["Ida Holm", "Kai Lund", "Ole Brun"]);
    expect(labels(result).includes("Kai Lund") && result.complete).toBe(false);
  });
});

describe("what a question names", () => {
  test("is no answer to which others have all that it has", async () => {
    expect(labels(await asked("Which countries share a border with every neighbour of Orland?"))).not.toContain(
      "Orland",
    );
  });
});

describe("a monarch", () => {
  test.each(["Which countries have a king?", "How many countries have an emperor?", "Which countries have a queen?"])(
    "is not any head of state: %s",
    async (question) => {
      expect((await asked(question)).status).toBe("NOT_KNOWN");
    },
  );

  test("is one where the graph says so", async () => {
    const kings = `${WORLD} <urn:a:king> rdfs:label "king" . <urn:a:Orland> <urn:a:king> <urn:a:kai> .`;
    expect(labels(await asked("Which countries have a king?", kings))).toEqual(["Orland"]);
  });
});
