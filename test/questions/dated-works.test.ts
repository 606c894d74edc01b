import { describe, expect, test } from "vitest";
import { askAll, graphOf } from "../graph/fused-world.ts";

/** No fact has a time of its own: a pageant came out on a day, and as far as that tells it was staged then. */
const PAGEANTS = graphOf(
  "pageants",
  `
@prefix : <https://pageants.example/> .
:Pageant a owl:Class ; rdfs:label "pageant" . :Stager a owl:Class ; rdfs:label "stager" . :Barn a owl:Class ; rdfs:label "barn" .
:director rdfs:label "director" . :came rdfs:label "premiere" . :keeper rdfs:label "keeper" . :built rdfs:label "date built" .
:lila a :Stager ; rdfs:label "Lila Thorne" . :omar a :Stager ; rdfs:label "Omar Fenn" .
:a a :Pageant ; rdfs:label "The Copper Stag" ; :director :lila ; :came "1951-05-02"^^xsd:date .
:b a :Pageant ; rdfs:label "Nine Lanterns" ; :director :lila ; :came "1958-09-12"^^xsd:date .
:c a :Pageant ; rdfs:label "The Salt Bride" ; :director :omar ; :came "1951-11-30"^^xsd:date .
:d a :Pageant ; rdfs:label "Winter Wheat" ; :director :lila .
:barn a :Barn ; rdfs:label "Great Barn" ; :keeper :lila ; :built "1951-01-01"^^xsd:date .
`,
);

const ask = async (question: string) => (await askAll([await PAGEANTS], question)).result;

describe("works of somebody at a time", () => {
  test.each([
    ["Which pageants did Lila Thorne direct in 1951?", "The Copper Stag"],
    ["Which pageants were directed by Lila Thorne in 1951?", "The Copper Stag"],
    ["Which pageants did Lila Thorne direct after 1955?", "Nine Lanterns"],
    ["Which pageants did Lila Thorne direct before 1955?", "The Copper Stag"],
    ["How many pageants did Lila Thorne direct between 1950 and 1960?", "2"],
    ["Which pageants did Omar Fenn direct in 1951?", "The Salt Bride"],
  ])("%s: %s", async (question, answer) => {
    const result = await ask(question);
    expect(result.text).toBe(answer);
    expect(result.explanation).toContain("he time was read of the “premiere”");
    expect(result.complete).toBe(false);
  });

  test.each(["Which pageants did Omar Fenn direct in 1960?", "Which barns did Lila Thorne keep in 1951?"])(
    "not known: %s",
    async (question) => {
      expect((await ask(question)).status).toBe("NOT_KNOWN");
    },
  );
});
