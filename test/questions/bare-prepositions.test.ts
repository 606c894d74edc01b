import { describe, expect, test } from "vitest";
import { askAll, graphOf } from "../graph/fused-world.ts";

/** Towns of an island, who was born and works there, what was sent to whom. */
const ISLE = `
  @prefix : <urn:isle:> .
  :Town rdfs:label "town" . :Island rdfs:label "island" . :Person rdfs:label "person" . :Mill rdfs:label "mill" .
  :bornIn rdfs:label "born in" . :chiefTown rdfs:label "chief town" . :memberOf rdfs:label "member of" .
  :toldOf rdfs:label "told of" . :builtFor rdfs:label "built for" . :island rdfs:label "island" .
  :liesIn rdfs:label "lies in" . :Guild rdfs:label "guild" . :shownAt rdfs:label "shown at" . :Bell rdfs:label "bell" .
  :hung rdfs:label "hung by" . :at rdfs:label "at" .
  :wend a :Island ; rdfs:label "Wend" ; :chiefTown :ashby .
  :ashby a :Town ; rdfs:label "Ashby" ; :island :wend . :corle a :Town ; rdfs:label "Corle" ; :island :wend .
  :mara a :Person ; rdfs:label "Mara Quint" ; :bornIn :ashby ; :memberOf :smiths .
  :joss a :Person ; rdfs:label "Joss Pell" ; :bornIn :corle .
  :smiths a :Guild ; rdfs:label "Smiths Guild" .
  :long a :Mill ; rdfs:label "Long Mill" ; :builtFor :mara ; :liesIn :ashby .
  :great a :Bell ; rdfs:label "Great Bell" ; :shownAt :ashby ; :hung :joss .
  :small a :Bell ; rdfs:label "Small Bell" ; :at :corle .
`;

const isle = await graphOf("isle", ISLE);
const ask = async (question: string, strategy: "QUERY" | "TREEQA" = "QUERY") => {
  const { result, values } = await askAll([isle], question, strategy);
  return { values: [...values].sort(), complete: result.complete, explanation: result.explanation };
};

describe.each(["QUERY", "TREEQA"] as const)("%s: a preposition alone", (strategy) => {
  test.each([
    ["Which mills are in Ashby?", ["Long Mill"]],
    ["What are the towns in Wend?", ["Ashby", "Corle"]],
    ["Which towns are on Wend?", ["Ashby", "Corle"]],
    ["Who is in the Smiths Guild?", ["Mara Quint"]],
    ["Which bells are at Corle?", ["Small Bell"]],
  ])("is what a relation of that name says, or one of containment: %s", async (question, answers) => {
    expect(await ask(question, strategy)).toMatchObject({ values: answers, complete: true });
  });

  test.each(["Who is in Ashby?", "Who is from Ashby?", "Who is at Ashby?", "Which bells are at Ashby?"])(
    "is a guess where it is read as another relation: %s",
    async (question) => {
      const { values, complete, explanation } = await ask(question, strategy);
      if (values.length === 0) return;
      expect(complete).toBe(false);
      expect(explanation).toMatch(/which may not be what you mean/u);
    },
  );

  test.each(["What is for Mara Quint?", "Which mills are for Mara Quint?", "Which bells are from Joss Pell?"])(
    "is no answer that is complete: %s",
    async (question) => {
      const { values, complete } = await ask(question, strategy);
      expect(values.length > 0 && complete).toBe(false);
    },
  );
});

test("a kind of thing that lies somewhere is not the one by which a relation calls one of them", async () => {
  const { values } = await ask("What are the towns in Wend?");
  expect(values).toEqual(["Ashby", "Corle"]);
});
