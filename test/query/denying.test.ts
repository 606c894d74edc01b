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
