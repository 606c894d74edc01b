import { describe, expect, test } from "vitest";
import { openWorld } from "./own-world.ts";

const ask = await openWorld(`
  :Valley a rdfs:Class ; rdfs:label "valley" . :Mill a rdfs:Class ; rdfs:label "mill" .
  :in rdfs:label "stands in" . :height rdfs:label "height (m)" . :output rdfs:label "output (t)" .
  :sorn a :Valley ; rdfs:label "Sornthal" . :ulm a :Valley ; rdfs:label "Ulvdal" .
  :m1 a :Mill ; rdfs:label "Crake Mill" ; :in :sorn ; :height 21 ; :output 120 .
  :m2 a :Mill ; rdfs:label "Dunlin Mill" ; :in :sorn ; :height 14 ; :output 80 .
  :m3 a :Mill ; rdfs:label "Egret Mill" ; :in :ulm ; :height 17 ; :output 90 .
`);

describe("what things come to for each of several others", () => {
  test.each([
    ["What is the total output of the mills in each valley?", "Sornthal: 200 tonnes; Ulvdal: 90 tonnes"],
    ["What is the average height of the mills in every valley?", "Sornthal: 17.5 metres; Ulvdal: 17 metres"],
    ["For each valley, what is the total output of its mills?", "Sornthal: 200 tonnes; Ulvdal: 90 tonnes"],
  ])("is told with its thing: %s", async (question, text) => {
    const answer = await ask(question);
    expect(answer, answer.explanation).toMatchObject({ status: "ANSWERED", text });
  });

  test.each([
    ["What is the total output of every mill in Sornthal?", "200 tonnes"],
    ["What is the average height of the mills in Sornthal?", "17.5 metres"],
  ])("and of all together where none is to have its own: %s", async (question, text) => {
    const answer = await ask(question);
    expect(answer, answer.explanation).toMatchObject({ status: "ANSWERED", text });
  });

  test("and never of all together in place of each", async () => {
    const answer = await ask("What is the total output of the mills of each ridge?");
    expect(answer.status, answer.explanation).toBe("NOT_KNOWN");
  });
});
