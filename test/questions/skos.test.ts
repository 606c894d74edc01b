import { describe, expect, test } from "vitest";
import { SKOS } from "../../engine/rdf/term.ts";
import { askerOf, type Place } from "../graph/untidy/ask-through-graphql.ts";

/** Some say what is broader, some what is narrower: SKOS lets either stand for both. */
const GRAPH = `
  @prefix : <urn:skos:> . @prefix skos: <${SKOS}> .
  :crafts a skos:Concept ; skos:prefLabel "Crafts" ; skos:narrower :weaving .
  :weaving a skos:Concept ; skos:prefLabel "Weaving" . :felting a skos:Concept ; skos:prefLabel "Felting" ; skos:broader :crafts .
  :tapestry a skos:Concept ; skos:prefLabel "Tapestry" ; skos:broader :weaving ; skos:related :felting .
  :guild a :Guild ; skos:prefLabel "Loom Guild" ; :practises :weaving .
`;

const QUESTIONS: readonly (readonly [question: string, answer: string])[] = [
  ["Which are the narrower concepts of Crafts?", "Felting, Weaving"],
  ["What are the narrower concepts of Crafts?", "Felting, Weaving"],
  ["What is narrower than Crafts?", "Felting, Weaving"],
  ["Which concepts are narrower than Crafts?", "Felting, Weaving"],
  ["How many concepts are narrower than Crafts?", "2"],
  ["What is the broader concept of Tapestry?", "Weaving"],
  ["What is the broader concept of Weaving?", "Crafts"],
  ["What is broader than Felting?", "Crafts"],
  ["What is broader than Weaving?", "Crafts"],
  ["Which concepts have the broader concept Crafts?", "Felting, Weaving"],
  ["Is Crafts broader than Weaving?", "Yes"],
  ["Which concepts are related to Felting?", "Tapestry"],
  ["Which concepts are related to Tapestry?", "Felting"],
];

describe.each<Place>(["file", "mirror", "live"])("SKOS, %s", (place) => {
  test("what is broader or narrower is read by the relations, whichever of the two is stated", async () => {
    const ask = await askerOf(GRAPH, place);
    for (const [question, text] of QUESTIONS)
      expect({ question, ...(await ask(question)) }).toMatchObject({ question, text, complete: true });
    // Nothing measures how broad these are, and what is of another kind is none of them.
    for (const question of [
      "Which concept is broader, Weaving or Felting?",
      "What are the narrower guilds of Crafts?",
      "What are the longer concepts of Crafts?",
    ])
      expect([question, (await ask(question)).status]).toEqual([question, "NOT_KNOWN"]);
  });
});
