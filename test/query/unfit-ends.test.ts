import { describe, expect, test } from "vitest";
import { askAll, graphOf } from "../graph/fused-world.ts";

const cellar = await graphOf(
  "cellar",
  `@prefix : <urn:cellar:> .
  :Cheese rdfs:label "cheese" . :Blue rdfs:label "blue cheese" ; rdfs:subClassOf :Cheese .
  :Cellar rdfs:label "cellar" . :Hamlet rdfs:label "hamlet" . :Shire rdfs:label "shire" . :Shop rdfs:label "shop" .
  :Dairyman rdfs:label "dairyman" .
  :ripensIn rdfs:label "ripens in" . :lies rdfs:label "lies in" . :seat rdfs:label "headquarters" .
  :boughtFrom rdfs:label "bought from" . :weight rdfs:label "weight (kg)" . :brother rdfs:label "brother" .
  :tove a :Shire ; rdfs:label "Tove" . :elm a :Hamlet ; rdfs:label "Elm" ; :lies :tove .
  :deep a :Cellar ; rdfs:label "Deep Cellar" ; :lies :elm .
  :vat a :Cheese ; rdfs:label "Old Vat" ; :ripensIn :deep ; :boughtFrom :nils .
  :mould a :Blue ; rdfs:label "Green Mould" ; :ripensIn :deep .
  :nils a :Dairyman ; rdfs:label "Nils Rook" ; :brother :ole . :ole a :Dairyman ; rdfs:label "Ole Rook" .
  :rind a :Shop ; rdfs:label "The Rind" ; :seat :elm ; :weight 3 .
`,
);

const unanswered = async (question: string): Promise<readonly [complete: boolean, explanation: string]> => {
  const { values, result } = await askAll([cellar], question);
  expect(values).toEqual([]);
  return [result.complete, result.explanation];
};

describe("nothing is complete that asks a relation of what it is stated of nowhere", () => {
  test.each([
    ["Which cheese is in Elm?", "Nothing in the graph is of both kin"],
    ["Who bought Old Vat?", "In the graph “bought from” leads to no “cheese”"],
    ["Which cheese ripens in Elm?", "In the graph “ripens in” leads to no “hamlet”"],
    ["What is the weight of Old Vat?", "In the graph no “cheese” has “weight”"],
    ["Which cheese is the heaviest?", "In the graph no “cheese” has “weight”"],
  ])("%s", async (question, reason) => {
    const [complete, explanation] = await unanswered(question);
    expect(explanation).toContain(reason);
    expect(complete).toBe(false);
  });

  test.each([
    "Who is the brother of Ole Rook?",
    "From whom was Green Mould bought?",
    "Which cheese was bought from Ole Rook?",
  ])("what may be stated of things of its kind, or of the kind above, is not there: %s", async (question) => {
    expect((await unanswered(question))[0]).toBe(true);
  });
});
