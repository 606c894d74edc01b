import { beforeAll, describe, expect, test } from "vitest";
import { openWorld, type AskedOf } from "./own-world.ts";

/** So many times as much as another, through GraphQL: over a graph in which one peak has no height stated. */
const WORLD = `
  :Peak a rdfs:Class ; rdfs:label "peak" . :Guide a rdfs:Class ; rdfs:label "guide" .
  :height a rdf:Property ; rdfs:label "height" . :climber a rdf:Property ; rdfs:label "climbed by" .
  :Orl a :Peak ; rdfs:label "Orl" ; :height 3300 ; :climber :Ane, :Bo .
  :Ket a :Peak ; rdfs:label "Ket" ; :height 1100 ; :climber :Ane .
  :Sul a :Peak ; rdfs:label "Sul" ; :height 2200 ; :climber :Ane .
  :Tam a :Peak ; rdfs:label "Tam" .
  :Ane a :Guide ; rdfs:label "Ane Rook" . :Bo a :Guide ; rdfs:label "Bo Rook" .
`;

let ask: AskedOf;
beforeAll(async () => {
  ask = await openWorld(WORLD);
}, 60_000);

describe("so many times as much as another", () => {
  test.each([
    ["Which peaks are at least twice as high as Ket?", ["Orl", "Sul"]],
    ["Which peaks are more than twice as high as Ket?", ["Orl"]],
    ["Which peaks are exactly three times as high as Ket?", ["Orl"]],
    ["Which peaks are half as high as Sul?", ["Ket"]],
    ["Which guides climbed at least three times as many peaks as Bo Rook?", ["Ane Rook"]],
    ["Which guides climbed more peaks than Bo Rook?", ["Ane Rook"]],
    ["Is Orl at least three times as high as Ket?", ["Yes"]],
    ["Is Orl more than three times as high as Ket?", ["No"]],
    ["Is Sul exactly three times as high as Ket?", ["No"]],
    ["Did Bo Rook climb at least twice as many peaks as Ane Rook?", ["No"]],
    ["How many times as high as Ket is Orl?", ["3"]],
  ])("%s", async (question, expected) => {
    const { status, values } = await ask(question);
    expect(status).toBe("ANSWERED");
    expect(values.map(({ label }) => label).sort()).toEqual(expected);
  });

  test("of one of which no height is stated nobody knows", async () => {
    for (const question of ["Is Tam twice as high as Ket?", "Is Orl twice as high as Tam?"])
      expect((await ask(question)).status, question).toBe("NOT_KNOWN");
  });
});

describe("how many times more is told as how many times as much, and may mean another thing", () => {
  test.each([
    ["How many times higher is Orl than Ket?", "3"],
    ["How many times higher than Ket is Orl?", "3"],
    ["How many times more peaks did Ane Rook climb than Bo Rook?", "3"],
  ])("%s", async (question, text) => {
    const answer = await ask(question);
    expect(answer, answer.explanation).toMatchObject({ status: "ANSWERED", text, complete: false });
    expect(answer.explanation).toContain("may mean how much more it is");
  });

  test("of what has no value it is not known", async () => {
    expect(await ask("How many times higher is Orl than Tam?")).toMatchObject({ status: "NOT_KNOWN", complete: false });
  });
});
