import { describe, expect, test } from "vitest";
import { openWorld } from "./own-world.ts";

/** What is stated of sledges and drivers by texts is of one side of them only, or nothing at all. */
const ask = await openWorld(`
  :Sledge a rdfs:Class ; rdfs:label "sledge" . :Driver a rdfs:Class ; rdfs:label "driver" .
  :seat rdfs:label "seat colour" . :colour rdfs:label "paint colour" . :wish rdfs:label "desired trade" .
  :was rdfs:label "former role" . :crate rdfs:label "crate material" . :fear rdfs:label "phobia" .
  :bells rdfs:label "spare bells" . :checked rdfs:label "inspected" . :pass rdfs:label "permit required" .
  :outran rdfs:label "outran" ; rdfs:comment "The sledge that lost. The races were run in both directions." .
  :kind rdfs:label "sledge type" .
  :arrow a :Sledge ; rdfs:label "Arrow" ; :seat "red" ; :crate "birch" ; :bells 0 ; :checked true ; :pass true ;
    :kind "racer" ; :outran :comet .
  :comet a :Sledge ; rdfs:label "Comet" ; :seat "green" ; :crate "ash" ; :bells 3 ; :checked false ; :pass false ;
    :kind "carrier" .
  :plume a :Sledge ; rdfs:label "Plume" ; :seat "red" .
  :una a :Driver ; rdfs:label "Una Berg" ; :wish "joiner" ; :was "cook" ; :fear "none" .
  :vic a :Driver ; rdfs:label "Vic Dahl" ; :wish "tailor" ; :was "nurse" ; :fear "heights" .
`);

describe("a text that is stated of one side of a thing tells which", () => {
  test.each([
    ["Which sledges are red?", "Arrow, Plume", "“red” was read as the “seat colour”"],
    ["Which red sledges are there?", "Arrow, Plume", "“red” was read as the “seat colour”"],
    ["Which sledges are made of birch?", "Arrow", "“birch” was read as the “crate material”"],
    ["Is Arrow red?", "Yes", "“red” was read as the “seat colour”"],
  ])("%s", async (question, text, told) => {
    const answer = await ask(question);
    expect(answer.text).toBe(text);
    expect(answer.explanation).toContain(told);
  });
});

describe("what says just what a thing is tells nothing more", () => {
  test("Which sledges are racers?", async () => {
    const answer = await ask("Which sledges are racers?");
    expect(answer).toMatchObject({ status: "ANSWERED", text: "Arrow" });
    expect(answer.explanation).not.toContain("was read as");
  });
});

describe("nothing is denied by it, and nobody is what they were or would be", () => {
  test.each([
    "Is Comet red?",
    "Is Arrow green?",
    "Which drivers are joiners?",
    "Is Una Berg a joiner?",
    "Is Vic Dahl a joiner?",
    "Which drivers are cooks?",
  ])("%s", async (question) => expect((await ask(question)).status).toBe("NOT_KNOWN"));
});

describe("who has 0 or none of something has it not", () => {
  test.each([
    ["Which sledges have spare bells?", "Comet"],
    ["Which drivers have a phobia?", "Vic Dahl"],
  ])("%s", async (question, text) => expect((await ask(question)).text).toBe(text));
});

describe("only what is said to be needed is", () => {
  test("Which sledges need a permit?", async () => {
    expect((await ask("Which sledges need a permit?")).text).toBe("Arrow");
  });
  test("Which sledges require inspection?", async () => {
    expect((await ask("Which sledges require inspection?")).status).toBe("NOT_KNOWN");
  });
});

test("what is said of the races says nothing of who lost them", async () => {
  expect((await ask("Which sledge did Arrow outrun?")).text).toBe("Comet");
  expect((await ask("Which sledge did Comet outrun?")).status).toBe("NOT_KNOWN");
});

describe("who is stated to be of the other sex is no answer", async () => {
  const family = await openWorld(`
    :Person a rdfs:Class ; rdfs:label "person" . :gender rdfs:label "gender" . :child rdfs:label "child" .
    :ada a :Person ; rdfs:label "Ada Holt" ; :gender "female" ; :child :ben, :cora .
    :ben a :Person ; rdfs:label "Ben Holt" ; :gender "male" ; :child :dirk .
    :cora a :Person ; rdfs:label "Cora Holt" ; :gender "female" . :dirk a :Person ; rdfs:label "Dirk Holt" ; :gender "male" .
  `);
  test.each([
    ["Who is the daughter of Ada Holt?", "Cora Holt"],
    ["How many sons does Ada Holt have?", "1"],
  ])("%s", async (question, text) => expect((await family(question)).text).toBe(text));
  test.each(["Who is the daughter of Ben Holt?", "Does Ben Holt have a daughter?"])("%s", async (question) =>
    expect((await family(question)).text).not.toMatch(/Dirk|Yes/u),
  );
});
