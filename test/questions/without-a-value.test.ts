import { describe, expect, test } from "vitest";
import { openWorld } from "./own-world.ts";

/** Of some barges nothing is stated that a question puts a condition to. */
const asked = await openWorld(`
  :Barge a rdfs:Class ; rdfs:label "barge" . :Lock a rdfs:Class ; rdfs:label "lock" .
  :draught a rdf:Property ; rdfs:label "draught" . :launched a rdf:Property ; rdfs:label "launch date" .
  :lift a rdf:Property ; rdfs:label "lift" .
  :alba a :Barge ; rdfs:label "Alba" ; :draught 12 ; :launched "1950-04-01"^^xsd:date .
  :brent a :Barge ; rdfs:label "Brent" ; :draught 20 ; :launched "1999-02-01"^^xsd:date .
  :corin a :Barge ; rdfs:label "Corin" ; :launched "1949-01-01"^^xsd:date .
  :dara a :Barge ; rdfs:label "Dara" ; :draught 5 .
  :eel a :Lock ; rdfs:label "Eel Lock" ; :lift 9 .
  :fen a :Lock ; rdfs:label "Fen Lock" ; :lift 3 .
`);

describe("what states no value is told of, and the answer is not called complete", () => {
  test.each([
    ["Which barges have a draught of more than 10?", "Alba, Brent", "Corin, states no “draught”"],
    ["How many barges have a draught of more than 10?", "2", "Corin, states no “draught”"],
    ["Which barges have a draught of less than 10?", "Dara", "Corin, states no “draught”"],
    ["Which barges have a draught between 10 and 15?", "Alba", "Corin, states no “draught”"],
    ["Which barges have a launch date before 1990?", "Alba, Corin", "Dara, states no “launch date”"],
  ])("%s", async (question, text, said) => {
    for (const strategy of ["QUERY", "FUSION"]) {
      const answer = await asked(question, strategy);
      expect(answer.text, answer.explanation).toBe(text);
      expect(answer.complete, answer.explanation).toBe(false);
      expect(answer.explanation).toContain(`1 of the 4 that were looked at, ${said}, so that more may be meant`);
    }
  });

  test("be it that nothing is found", async () => {
    const answer = await asked("Which barges have a draught of more than 100?");
    expect(answer).toMatchObject({ status: "NOT_KNOWN", complete: false });
    expect(answer.explanation).toContain("1 of the 4 that were looked at states no “draught”");
  });
});

test.each([
  ["Which locks have a lift of more than 5?", "Eel Lock", "ANSWERED"],
  ["How many locks have a lift of more than 5?", "1", "ANSWERED"],
  ["Which locks have a lift of more than 50?", "Not known", "NOT_KNOWN"],
])("where all state one there is nothing to tell: %s", async (question, text, status) => {
  const answer = await asked(question);
  expect(answer, answer.explanation).toMatchObject({ text, status, complete: true });
  expect(answer.explanation).not.toContain("looked at");
});
