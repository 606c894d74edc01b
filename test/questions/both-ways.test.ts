import { describe, expect, test } from "vitest";
import { isSaidSymmetric } from "../../datasources/graph-index/statistics/said-symmetric.ts";
import { openWorld } from "./own-world.ts";

const ask = await openWorld(`
  :Bell a rdfs:Class ; rdfs:label "bell" . :Ringer a rdfs:Class ; rdfs:label "ringer" .
  :tunedTo rdfs:label "tuned against" ; rdfs:comment "Holds in both directions; entered once." .
  :recastFrom rdfs:label "recast from" ; rdfs:comment "The older bell." .
  :cousin rdfs:label "cousin of" . :pupil rdfs:label "pupil of" .
  :great a :Bell ; rdfs:label "Great Tom" ; :tunedTo :little ; :recastFrom :old .
  :little a :Bell ; rdfs:label "Little Nan" . :old a :Bell ; rdfs:label "Old Harry" .
  :ada a :Ringer ; rdfs:label "Ada Pole" ; :cousin :bea ; :pupil :bea .
  :bea a :Ringer ; rdfs:label "Bea Wick" .
`);

const answer = async (question: string): Promise<string> => {
  const { status, text } = await ask(question);
  return status === "ANSWERED" ? text : "";
};

describe("what holds both ways is found from the end that it is not stated of", () => {
  test.each([
    ["Which bell is Great Tom tuned against?", "Little Nan"],
    ["Which bell is Little Nan tuned against?", "Great Tom"],
    ["Who is a cousin of Bea Wick?", "Ada Pole"],
    ["Who is a cousin of Ada Pole?", "Bea Wick"],
    ["Whose cousin is Bea Wick?", "Ada Pole"],
  ])("%s", async (question, expected) => expect(await answer(question)).toBe(expected));
});

describe("what holds one way only is not turned", () => {
  test.each([
    ["Who is a pupil of Bea Wick?", "Ada Pole"],
    ["Who is a pupil of Ada Pole?", ""],
    ["Which bell is Old Harry recast from?", ""],
    ["Which bell is Little Nan recast from?", ""],
  ])("%s", async (question, expected) => expect(await answer(question)).toBe(expected));
});

describe("a relation is said to hold both ways by its name or description", () => {
  const said = (label: string, description?: string): boolean => isSaidSymmetric({ labels: [label], description });
  test.each([
    ["hung opposite", "Symmetric, entered once."],
    ["faces", "May be read in either direction."],
    ["is married to", undefined],
    ["neighbour of", undefined],
    ["twinned with", undefined],
  ])("%s: %s", (label, description) => expect(said(label, description)).toBe(true));
  test.each([
    ["hung opposite", "Not symmetric."],
    ["faces", "An asymmetric relation."],
    ["filled with", undefined],
    ["brother of", undefined],
    ["neighbouring farm of", undefined],
    ["way", "The way to the door."],
  ])("not %s: %s", (label, description) => expect(said(label, description)).toBe(false));
});
