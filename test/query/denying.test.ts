import { describe, expect, test } from "vitest";
import { askAll, graphOf } from "../graph/fused-world.ts";

/** One value denies another only where it is no chance that there is one. */
const WORLD = `
  <urn:s:Sailor> rdfs:label "sailor" . <urn:s:Port> rdfs:label "port" .
  <urn:s:parent> rdfs:label "parent" . <urn:s:home> rdfs:label "home port" . <urn:s:teacher> rdfs:label "teacher" .
  <urn:s:p0> a <urn:s:Port> ; rdfs:label "Oban" . <urn:s:p1> a <urn:s:Port> ; rdfs:label "Wick" .
  <urn:s:ann> a <urn:s:Sailor> ; rdfs:label "Ann Moe" ; <urn:s:home> <urn:s:p0> ; <urn:s:parent> <urn:s:bob> .
  <urn:s:bob> a <urn:s:Sailor> ; rdfs:label "Bob Moe" . <urn:s:cat> a <urn:s:Sailor> ; rdfs:label "Cat Lund" .
`;
const sailors = (count: number): string =>
  Array.from(
    { length: count },
    (_, index) =>
      `<urn:s:s${index}> a <urn:s:Sailor> ; rdfs:label "Sailor number ${index}" ; <urn:s:home> <urn:s:p${index % 2}> ; <urn:s:parent> <urn:s:e${index}> .
      <urn:s:e${index}> a <urn:s:Sailor> ; rdfs:label "Elder number ${index}" .`,
  ).join("\n");

let asked = 0;
const answer = async (question: string, turtle: string): Promise<string | null> => {
  asked += 1;
  const { result } = await askAll([await graphOf(`denying${asked}`, turtle)], question);
  return result.status === "ANSWERED" ? (result.values[0]?.node.label ?? null) : null;
};

describe("one value", () => {
  test("denies others where enough things have one", async () => {
    expect(await answer("Is Wick the home port of Ann Moe?", WORLD + sailors(30))).toBe("No");
    expect(await answer("Is Oban the home port of Ann Moe?", WORLD + sailors(30))).toBe("Yes");
  });

  test("denies nothing where few have one", async () => {
    expect(await answer("Is Wick the home port of Ann Moe?", WORLD + sailors(5))).toBeNull();
    expect(await answer("Is Oban the home port of Ann Moe?", WORLD + sailors(5))).toBe("Yes");
  });

  test("denies no other of its own kind, unless very many have one", async () => {
    const question = "Is Cat Lund the parent of Ann Moe?";
    expect(await answer(question, WORLD + sailors(30))).toBeNull();
    expect(await answer(question, WORLD + sailors(70))).toBe("No");
    expect(await answer("Is Bob Moe the parent of Ann Moe?", WORLD + sailors(30))).toBe("Yes");
  });

  test("denies others where the graph declares that there is one", async () => {
    const declared = `${WORLD}${sailors(5)} <urn:s:home> a owl:FunctionalProperty .`;
    expect(await answer("Is Wick the home port of Ann Moe?", declared)).toBe("No");
    // What it holds tells otherwise.
    const contradicted = `${declared} <urn:s:s0> <urn:s:home> <urn:s:p1> . <urn:s:s2> <urn:s:home> <urn:s:p1> .`;
    expect(await answer("Is Wick the home port of Ann Moe?", contradicted)).toBeNull();
  });
});

/** Ports lie on islands and in lands, and one of them in none that is known. */
const LANDS = `${WORLD} ${sailors(30)}
  <urn:s:Land> a rdfs:Class ; rdfs:label "land" . <urn:s:Isle> a rdfs:Class ; rdfs:label "isle" .
  <urn:s:birth> rdfs:label "place of birth" . <urn:s:in> rdfs:label "located in" . <urn:s:land> rdfs:label "land" .
  <urn:s:norland> a <urn:s:Land> ; rdfs:label "Norland" . <urn:s:sudland> a <urn:s:Land> ; rdfs:label "Sudland" .
  <urn:s:skerry> a <urn:s:Isle> ; rdfs:label "Skerry" ; <urn:s:in> <urn:s:norland> .
  <urn:s:holm> a <urn:s:Isle> ; rdfs:label "Holm" .
  <urn:s:p0> <urn:s:in> <urn:s:skerry> . <urn:s:p1> <urn:s:in> <urn:s:sudland> .
  <urn:s:p2> a <urn:s:Port> ; rdfs:label "Lerwick" .
  ${Array.from({ length: 30 }, (_, index) => `<urn:s:s${index}> <urn:s:birth> <urn:s:p${index % 2}> .`).join(" ")}
  <urn:s:ann> <urn:s:birth> <urn:s:p0> . <urn:s:cat> <urn:s:birth> <urn:s:p2> .
`;

describe("a place", () => {
  test.each([
    ["in the place that was asked about", "Was Ann Moe born in Skerry?", "Yes"],
    ["in it by way of another", "Was Ann Moe born in Norland?", "Yes"],
    ["beside it", "Was Ann Moe born in Wick?", "No"],
    ["in another that is beside it", "Was Ann Moe born in Sudland?", "No"],
    ["in nothing that is known, beside it", "Was Cat Lund born in Oban?", "No"],
  ])("%s says so", async (_name, question, expected) => {
    expect(await answer(question, LANDS)).toBe(expected);
  });

  test("denies nothing around it of which nobody knows whether it lies there", async () => {
    expect(await answer("Was Cat Lund born in Norland?", LANDS)).toBeNull();
    expect(await answer("Was Cat Lund born in Holm?", LANDS)).toBeNull();
    // Wick is in Sudland, and the isle may be there as well.
    expect(await answer("Was Sailor number 1 born in Holm?", LANDS)).toBeNull();
  });

  test("denies nothing that lies in it", async () => {
    expect(
      await answer(
        "Was Dan Rask born in Oban?",
        `${LANDS}
      <urn:s:dan> a <urn:s:Sailor> ; rdfs:label "Dan Rask" ; <urn:s:birth> <urn:s:skerry> .`,
      ),
    ).toBeNull();
  });

  test("holds of what is around it only where the relation says where something is", async () => {
    const mayors = `${LANDS} <urn:s:mayor> rdfs:label "mayor in" ; a owl:FunctionalProperty .
      <urn:s:ann> <urn:s:mayor> <urn:s:p0> .`;
    expect(await answer("Is Ann Moe mayor in Oban?", mayors)).toBe("Yes");
    expect(await answer("Is Ann Moe mayor in Norland?", mayors)).toBeNull();
  });

  test("without kinds denies only what the relation leads to elsewhere", async () => {
    const bare = `<urn:s:birth> rdfs:label "place of birth" ; a owl:FunctionalProperty .
      <urn:s:ann> rdfs:label "Ann Moe" ; <urn:s:birth> <urn:s:p0> . <urn:s:p0> rdfs:label "Oban" .
      <urn:s:bob> rdfs:label "Bob Moe" ; <urn:s:birth> <urn:s:p1> . <urn:s:p1> rdfs:label "Wick" .
      <urn:s:norland> rdfs:label "Norland" ; <urn:s:near> <urn:s:p1> . <urn:s:near> rdfs:label "near" .`;
    expect(await answer("Was Ann Moe born in Wick?", bare)).toBe("No");
    expect(await answer("Was Ann Moe born in Norland?", bare)).toBeNull();
  });
});

describe("what is no one thing", () => {
  const CAPTAINS = `${WORLD} ${sailors(30)} <urn:s:land> rdfs:label "nationality" ; a owl:FunctionalProperty .
    <urn:s:Land> a rdfs:Class ; rdfs:label "land" . <urn:s:Ship> a rdfs:Class ; rdfs:label "ship" .
    <urn:s:norland> a <urn:s:Land> ; rdfs:label "Norland" . <urn:s:sudland> a <urn:s:Land> ; rdfs:label "Sudland" .
    <urn:s:captain> rdfs:label "commanded by" ; a owl:FunctionalProperty .
    <urn:s:tern> a <urn:s:Ship> ; rdfs:label "Tern" ; <urn:s:captain> <urn:s:ann> .
    <urn:s:gull> a <urn:s:Ship> ; rdfs:label "Gull" ; <urn:s:captain> <urn:s:cat> .
    <urn:s:ann> <urn:s:land> <urn:s:norland> . <urn:s:bob> <urn:s:land> <urn:s:sudland> .`;

  test("is not denied by a value that may be in it", async () => {
    expect(await answer("Was the Tern commanded by a sailor from Norland?", CAPTAINS)).not.toBe("No");
    expect(await answer("Was the Gull commanded by a sailor from Norland?", CAPTAINS)).not.toBe("No");
  });
});
