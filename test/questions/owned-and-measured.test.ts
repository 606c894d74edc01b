import { describe, expect, test } from "vitest";
import { askAll, graphOf } from "../graph/fused-world.ts";

/** Carvers and what they carved, in a graph that states heights in metres and weights in kilograms. */
const CARVERS = graphOf(
  "carvers",
  `
@prefix : <urn:carvers:> .
:k1 a rdfs:Class ; rdfs:label "carving" . :k2 a rdfs:Class ; rdfs:label "carver" . :k3 a rdfs:Class ; rdfs:label "school of carving" .
:k4 a rdfs:Class ; rdfs:label "chapel" .
:r1 a rdf:Property ; rdfs:label "carved by" . :r2 a rdf:Property ; rdfs:label "kept in" .
:r3 a rdf:Property ; rdfs:label "height (metres)" . :r4 a rdf:Property ; rdfs:label "weight (kilograms)" .
:r5 a rdf:Property ; rdfs:label "school" . :r6 a rdf:Property ; rdfs:label "member of" .
:r7 a rdf:Property ; rdfs:label "year finished" . :r8 a rdf:Property ; rdfs:label "depth (metres)" .
:c1 a :k1 ; rdfs:label "Weeping Owl" ; :r1 :p1 ; :r2 :h1 ; :r3 2.5 ; :r4 300 ; :r7 "1712"^^xsd:gYear .
:c2 a :k1 ; rdfs:label "Barley Bride" ; :r1 :p2 ; :r2 :h2 ; :r3 1.8 ; :r8 0.4 ; :r4 120 ; :r7 "1733"^^xsd:gYear .
:p1 a :k2 ; rdfs:label "Tilde Marrow" ; :r5 :s1 ; :r6 :g1 . :p2 a :k2 ; rdfs:label "Corvin Sedge" ; :r5 :s2 .
:s1 a :k3 ; rdfs:label "Fen School" . :s2 a :k3 ; rdfs:label "Hill School" . :g1 rdfs:label "Guild of Gouges" .
:h1 a :k4 ; rdfs:label "Saltmoor Chapel" . :h2 a :k4 ; rdfs:label "Ninewells Chapel" .
`,
);

const ask = async (question: string) => await askAll([await CARVERS], question);
const values = async (question: string): Promise<readonly string[]> => (await ask(question)).values;

describe("whose something is says which one is meant, and is held against the graph", () => {
  test.each<[string, readonly string[]]>([
    ["Which chapel is Tilde Marrow's Weeping Owl kept in?", ["Saltmoor Chapel"]],
    ["When was Corvin Sedge's Barley Bride finished?", ["1733"]],
    ["in which chapel is corvin sedge's barley bride kept", ["Ninewells Chapel"]],
    ["tilde marrow's weeping owl height", ["2.5 metres"]],
  ])("%s", async (question, answers) => {
    expect(await values(question)).toEqual(answers);
  });

  test.each([
    // It is another's.
    "Where is Corvin Sedge's Weeping Owl kept?",
    "when was tilde marrow's barley bride finished",
    "corvin sedge's weeping owl height",
  ])("%s", async (question) => {
    expect(await values(question)).toEqual([]);
  });
});

describe("the kind of thing that something belongs to is the relation of that name", () => {
  test.each<[string, readonly string[]]>([
    ["Which school does Tilde Marrow belong to?", ["Fen School"]],
    ["Which school is Corvin Sedge part of?", ["Hill School"]],
    ["What school did the carver of the Weeping Owl belong to?", ["Fen School"]],
    ["Which school is Corvin Sedge in?", ["Hill School"]],
  ])("%s", async (question, answers) => {
    expect(await values(question)).toEqual(answers);
  });

  test.each(["Which chapel does Tilde Marrow belong to?", "Which guild does Corvin Sedge belong to?"])(
    "%s",
    async (question) => {
      expect(await values(question)).toEqual([]);
    },
  );
});

describe("a number is told in the unit that is asked for", () => {
  test.each<[string, readonly string[]]>([
    ["How high is the Weeping Owl in feet?", ["8.2 feet"]],
    ["What is the height of the Barley Bride in centimetres?", ["180 centimetres"]],
    ["weeping owl height feet", ["8.2 feet"]],
    ["What is the total weight of all carvings in pounds?", ["926 pounds"]],
    ["How much heavier is the Weeping Owl than the Barley Bride in grams?", ["180,000 grams"]],
    ["how many feet is the weeping owl", ["8.2 feet"]],
    ["Weeping Owl in pounds", ["661 pounds"]],
    ["how big is the weeping owl in inches", ["98.4 inches"]],
  ])("%s", async (question, answers) => {
    expect(await values(question)).toEqual(answers);
  });

  test("and what is stated stays on the path as it is stated", async () => {
    const { result } = await ask("How high is the Weeping Owl in feet?");
    expect(result.evidence.map(({ text }) => text).join(" ")).toContain("2.5");
    expect(result.explanation).toContain("stated in metres");
    expect(result.values.map(({ node }) => (node.kind === "literal" ? node.unit : undefined))).toEqual(["foot"]);
  });

  test.each([
    // A year is no length, and a height is no weight.
    "When was the Weeping Owl finished in feet?",
    "How high is the Weeping Owl in pounds?",
    // Of two numbers in metres nobody knows which is meant.
    "how many feet is the barley bride",
    "Saltmoor Chapel in feet",
  ])("%s", async (question) => {
    expect(await values(question)).toEqual([]);
  });
});
