import { describe, expect, test } from "vitest";
import { askAll, graphOf } from "../graph/fused-world.ts";

const MINES = graphOf(
  "mines",
  `
@prefix : <https://mines.example/> .
:Person a owl:Class ; rdfs:label "person" . :Strike a owl:Class ; rdfs:label "strike" . :Pit a owl:Class ; rdfs:label "pit" .
:born rdfs:label "date of birth" . :died rdfs:label "date of death" . :began rdfs:label "start date" . :over rdfs:label "end date" .
:length rdfs:label "length" .
:ede a :Person ; rdfs:label "Ede Kasprow" ; :born "1861-03-10"^^xsd:date ; :died "1911-03-09"^^xsd:date .
:liv a :Person ; rdfs:label "Liv Torne" ; :born "1870-06-01"^^xsd:date .
:tom a :Person ; rdfs:label "Tom Vance" ; :born "1870-06-01"^^xsd:date , "1872-06-01"^^xsd:date ; :died "1900-01-01"^^xsd:date .
:long a :Strike ; rdfs:label "Long Strike" ; :began "1902-01-10"^^xsd:date ; :over "1904-02-01"^^xsd:date .
:short a :Strike ; rdfs:label "Lamp Strike" ; :began "1905-04-01"^^xsd:date ; :over "1905-04-15"^^xsd:date .
:pit a :Pit ; rdfs:label "Deep Pit" ; :length 300 .
`,
);

const ask = async (question: string) => (await askAll([await MINES], question)).result;

describe("the time between two dates of one thing", () => {
  test.each([
    ["How old was Ede Kasprow when he died?", "49 years"],
    ["At what age did Ede Kasprow die?", "49 years"],
    ["How long did Ede Kasprow live?", "49 years"],
    ["What was Ede Kasprow's age when he died?", "49 years"],
    ["How long did the Long Strike last?", "2 years"],
    ["How many months did the Long Strike last?", "24 months"],
    ["How long did the Lamp Strike last?", "14 days"],
    ["How many days did the Lamp Strike last?", "14 days"],
  ])("%s: %s", async (question, answer) => {
    expect((await ask(question)).text).toBe(answer);
  });

  test.each([
    "How old was Liv Torne when she died?",
    "How old was Tom Vance when he died?",
    "How old was Ede Kasprow when he married?",
    "How long did the Deep Pit last?",
    "How old was the tall Ede Kasprow when he died?",
  ])("not known: %s", async (question) => {
    expect((await ask(question)).status).toBe("NOT_KNOWN");
  });
});
