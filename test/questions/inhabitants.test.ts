import { describe, expect, test } from "vitest";
import { askAll, graphOf } from "../graph/fused-world.ts";

const VALE = `
  @prefix : <urn:vale:> .
  :Town rdfs:label "town" . :Person rdfs:label "person" . :Boat rdfs:label "boat" .
  :residence rdfs:label "residence" ; <http://www.w3.org/2004/02/skos/core#altLabel> "inhabitant of" , "lives in" .
  :born rdfs:label "born in" . :built rdfs:label "built in" .
  :ashby a :Town ; rdfs:label "Ashby" . :mara a :Person ; rdfs:label "Mara Quint" ; :residence :ashby ; :born :ashby .
  :joss a :Person ; rdfs:label "Joss Pell" ; :residence :ashby .
  :wasp a :Boat ; rdfs:label "Sea Wasp" ; :built :ashby .
`;
const POPULATED = `${VALE} :population rdfs:label "population" . :ashby :population 1480 . :corle a :Town ; rdfs:label "Corle" .
  :ada a :Person ; rdfs:label "Ada Harrow" ; :residence :corle .`;

const ASKING = (town: string): readonly string[] => [
  `How many inhabitants has ${town}?`,
  `How many inhabitants does ${town} have?`,
  `How many inhabitants are there in ${town}?`,
  `How many residents does ${town} have?`,
  `How many people live in ${town}?`,
  `How many people reside in ${town}?`,
  `What is the number of inhabitants of ${town}?`,
  `What is the population of ${town}?`,
];

describe.each(["QUERY", "TREEQA"] as const)(
  "%s: those whom a graph has living somewhere are not counted",
  (strategy) => {
    test.each(ASKING("Ashby"))("where it states no population: %s", async (question) => {
      const { result, values } = await askAll([await graphOf("vale", VALE)], question, strategy);
      expect([result.status, values]).toEqual(["NOT_KNOWN", []]);
    });

    test.each(ASKING("Corle"))("nor where it states that of others: %s", async (question) => {
      const { result, values } = await askAll([await graphOf("populated", POPULATED)], question, strategy);
      expect([result.status, values]).toEqual(["NOT_KNOWN", []]);
    });
  },
);

test.each([
  ["How many inhabitants has Ashby?", ["1480"]],
  ["How many people live in Ashby?", ["1480"]],
  ["How many people were born in Ashby?", ["1"]],
  ["How many boats were built in Ashby?", ["1"]],
])("other numbers are told: %s", async (question, answers) => {
  const { values } = await askAll([await graphOf("populated", POPULATED)], question);
  expect(values.map((value) => value.replace(",", ""))).toEqual(answers);
});
