import { describe, expect, test } from "vitest";
import { askAll, graphOf } from "../graph/fused-world.ts";

/** Wagons and who made them; a depot of each; makers have a date of birth, and no length. */
const YARD = `
  @prefix : <urn:yard:> .
  :Wagon rdfs:label "wagon" . :Wright rdfs:label "wright" . :Depot rdfs:label "depot" .
  :length rdfs:label "length" . :maker rdfs:label "maker" . :depot rdfs:label "depot" . :born rdfs:label "date of birth" .
  :madeIn rdfs:label "construction year" . :price rdfs:label "price" .
  :red a :Wagon ; rdfs:label "Red Nan" ; :length 7 ; :maker :jo ; :depot :mid ; :madeIn 1910 ; :price 40 .
  :blue a :Wagon ; rdfs:label "Blue Meg" ; :length 9 ; :maker :kit ; :depot :mid ; :madeIn 1930 ; :price 90 .
  :jo a :Wright ; rdfs:label "Jo Fell" ; :born "1880-05-06"^^xsd:date .
  :kit a :Wright ; rdfs:label "Kit Lowe" ; :born "1875-01-02"^^xsd:date .
  :mid a :Depot ; rdfs:label "Mid Shed" .
`;
const yard = await graphOf("ranks-in-few-words", YARD);
const values = async (question: string): Promise<readonly string[]> => (await askAll([yard], question)).values;

describe("a rank, a kind and nouns side by side ask for what the first of the kind has", () => {
  test.each<[string, string]>([
    ["longest wagon maker", "Kit Lowe"],
    ["shortest wagon maker", "Jo Fell"],
    ["longest wagon maker birth date", "2 January 1875"],
    ["longest wagon price", "90"],
    ["oldest wagon depot", "Mid Shed"],
    ["most expensive wagon length", "9"],
  ])("%s", async (question, expected) => {
    expect(await values(question)).toEqual([expected]);
  });

  test.each([
    // The oldest of the makers, or the maker of the oldest wagon?
    "oldest wagon maker",
    "longest wagon maker and depot",
    "longest wagon driver",
    "longest wagon the maker",
  ])("is not read: %s", async (question) => {
    expect(await values(question)).toEqual([]);
  });
});
