import { describe, expect, test } from "vitest";
import { askAll, graphOf } from "../graph/fused-world.ts";

const graph = graphOf(
  "linking-kinds",
  `@prefix : <urn:kinds:> .
   :Person rdfs:label "person" . :Potter rdfs:label "potter" ; rdfs:subClassOf :Person .
   :Firm rdfs:label "firm" . :Trade rdfs:label "trade" . :Pot rdfs:label "pot" .
   :worksFor rdfs:label "works for" . :occupation rdfs:label "occupation" .
   :weight rdfs:label "weight" ; schema:unitText "kilograms" .
   :kiln a :Firm ; rdfs:label "Blue Kiln" . :throwing a :Trade ; rdfs:label "throwing" .
   :edda a :Potter ; rdfs:label "Edda Roke" ; :worksFor :kiln ; :occupation :throwing .
   :jug a :Pot ; rdfs:label "Jug" ; :weight 9 . :bigjug a :Pot ; rdfs:label "Big Jug" ; :weight 7 .
   :cup a :Pot ; rdfs:label "Cup" ; :weight 2 .`,
);
const said = async (question: string): Promise<readonly string[]> => (await askAll([await graph], question)).values;

describe("who is asked for", () => {
  test("may be of a kind of person, and is not what a like word leads to", async () => {
    expect(await said("Who works for Blue Kiln?")).toEqual(["Edda Roke"]);
  });
});

describe("a name of a list that another name holds", () => {
  test.each([
    ["Which is the heaviest of Jug, Big Jug and Cup?", "Jug"],
    ["Who is the heaviest of Jug, Big Jug and Cup?", "Jug"],
    ["Which is the heaviest of Big Jug, Jug and Cup?", "Jug"],
  ])("is not left out: %s", async (question, answer) => {
    expect(await said(question)).toEqual([answer]);
  });
});

test.each([
  ["Which pot is the lightest?", ["Cup"]],
  ["What is the weight of the lightest pot?", ["2 kilograms"]],
])("the other end of a scale: %s", async (question, answer) => {
  expect(await said(question)).toEqual(answer);
});
