import { describe, expect, test } from "vitest";
import { isCalledSymmetric, isDescribedSymmetric } from "../../datasources/graph-index/statistics/said-symmetric.ts";
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

describe("a relation is said to hold both ways", () => {
  test.each(["is married to", "neighbour of", "twinned with", "cousin"])("by its name: %s", (name) =>
    expect(isCalledSymmetric(name)).toBe(true),
  );
  test.each(["filled with", "brother of", "neighbouring farm of", "way", ""])("not by its name: %s", (name) =>
    expect(isCalledSymmetric(name)).toBe(false),
  );
  test.each(["Symmetric, entered once.", "May be read in either direction.", "Holds mutually."])(
    "by its description: %s",
    (description) => expect(isDescribedSymmetric(description)).toBe(true),
  );
  test.each([
    "Not symmetric.",
    "An asymmetric relation.",
    "The way to the door.",
    "",
    // Of what the relation leads to, and not of the relation.
    "The ringer who was outrung. The peals went in both directions.",
    "Symmetrical ornament on the rim.",
    "The next tower, in either direction.",
    "Bought by a mutually signed deed.",
  ])("not by its description: %s", (description) => expect(isDescribedSymmetric(description)).toBe(false));
});

test("where a graph enters some pairs both ways, by its name alone nothing is turned", async () => {
  const askTwice = await openWorld(`
    :Man a rdfs:Class ; rdfs:label "man" . :cousin rdfs:label "cousin" .
    :al a :Man ; rdfs:label "Al Oaks" ; :cousin :bo, :cy, :dee, :ed, :flo, :gus . :bo a :Man ; rdfs:label "Bo Elms" ; :cousin :al .
    :cy a :Man ; rdfs:label "Cy Ash" . :dee a :Man ; rdfs:label "Dee Fir" . :ed a :Man ; rdfs:label "Ed Yew" .
    :flo a :Man ; rdfs:label "Flo Rowan" . :gus a :Man ; rdfs:label "Gus Lime" .
  `);
  expect((await askTwice("Who is the cousin of Bo Elms?")).text).toBe("Al Oaks");
  expect((await askTwice("Who is the cousin of Cy Ash?")).status).toBe("NOT_KNOWN");
});
