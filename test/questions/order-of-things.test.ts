import { describe, expect, test } from "vitest";
import { openWorld } from "./own-world.ts";

/** Barges by a builder, in the order in which they were launched, and fells by height. */
const asked = await openWorld(`
  :Barge a rdfs:Class ; rdfs:label "barge" . :Builder a rdfs:Class ; rdfs:label "shipwright" .
  :launched a rdf:Property ; rdfs:label "release date" ; rdfs:domain :Barge .
  :builder a rdf:Property ; rdfs:label "built by" ; skos:altLabel "builder" ; rdfs:domain :Barge ; rdfs:range :Builder .
  :odo a :Builder ; rdfs:label "Odo Crane" . :ria a :Builder ; rdfs:label "Ria Voss" .
  :alba a :Barge ; rdfs:label "Alba" ; :builder :odo ; :launched "1950-04-01"^^xsd:date .
  :brent a :Barge ; rdfs:label "Brent" ; :builder :odo ; :launched "1961-02-01"^^xsd:date .
  :corin a :Barge ; rdfs:label "Corin" ; :builder :odo ; :launched "1972-01-01"^^xsd:date .
  :dara a :Barge ; rdfs:label "Dara" ; :builder :odo ; :launched "1983-01-01"^^xsd:date .
  :elver a :Barge ; rdfs:label "Elver" ; :builder :ria ; :launched "1955-01-01"^^xsd:date .
  :fen a :Barge ; rdfs:label "Fen" ; :builder :ria ; :launched "1990-01-01"^^xsd:date .
`);

describe("the next but one", () => {
  test.each([
    ["Which barge did Odo Crane build after Alba?", "Brent"],
    ["What is the second barge built by Odo Crane after Alba?", "Corin"],
    ["What is the next but one barge built by Odo Crane after Alba?", "Corin"],
    ["What was the next barge but one built by Odo Crane after Alba?", "Corin"],
    ["Which barge did Odo Crane build next but one after Alba?", "Corin"],
    ["What is the barge after next built by Odo Crane after Alba?", "Corin"],
    ["What is the last but one barge built by Odo Crane?", "Corin"],
    ["What is the last barge but one built by Odo Crane before Dara?", "Brent"],
    ["What is the second latest barge built by Odo Crane?", "Corin"],
    ["Which barge did Odo Crane build third after Alba?", "Dara"],
  ])("%s", async (question, text) => {
    const answer = await asked(question);
    expect(answer, answer.explanation).toMatchObject({ text, status: "ANSWERED", complete: true });
  });

  test("is no name of anything, and is not left out", async () => {
    const answer = await asked("Which barge is next but one?");
    expect(answer, answer.explanation).toMatchObject({ status: "NOT_KNOWN" });
  });
});
