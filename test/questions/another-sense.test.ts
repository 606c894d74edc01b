import { describe, expect, test } from "vitest";
import { askAll, graphOf } from "../graph/fused-world.ts";

/**
 * Words behind a verb that make another verb of it, or say how it is meant: nothing is answered by what the verb alone
 * would mean.
 */
const graph = graphOf(
  "another-sense",
  `@prefix : <urn:sense:> . @prefix skos: <http://www.w3.org/2004/02/skos/core#> .
   :Person rdfs:label "person" . :Town rdfs:label "town" . :Land rdfs:label "country" . :Guild rdfs:label "guild" .
   :Tongue rdfs:label "language" . :Play rdfs:label "play" . :Theme rdfs:label "war" . :Isle rdfs:label "island" .
   :Tower rdfs:label "tower" .
   :seat rdfs:label "headquarters location" . :in rdfs:label "country" ; skos:altLabel "located in country" .
   :place rdfs:label "location" ; skos:altLabel "located in" . :home rdfs:label "residence" .
   :tongue rdfs:label "official language" ; skos:altLabel "state language", "language spoken in", "speaks" .
   :subject rdfs:label "main subject" . :wrote rdfs:label "original language of play or TV show" .
   :published rdfs:label "publication date" ; skos:altLabel "released" . :founded rdfs:label "inception" .
   :performer rdfs:label "performer" . :member rdfs:label "member of" .
   :tilby a :Town ; rdfs:label "Tilby" ; :in :marrow ; :place :osk . :osk a :Isle ; rdfs:label "Osk" .
   :marrow a :Land ; rdfs:label "Marrow" ; :tongue :marl . :marl a :Tongue ; rdfs:label "Marlish" .
   :firm a :Guild ; rdfs:label "Salt Guild" ; :seat :tilby ; :founded "1711-04-02"^^xsd:date .
   :keep a :Tower ; rdfs:label "Gull Keep" ; :place :tilby .
   :dusk a :Play ; rdfs:label "Dusk at Sea" ; :wrote :marl ; :published "1840-02-01"^^xsd:date ; :performer :orla .
   :noon a :Play ; rdfs:label "Noon Again" ; :wrote :marl ; :subject :strife . :strife a :Theme ; rdfs:label "Strife of Osk" .
   :orla a :Person ; rdfs:label "Orla Finch" ; :home :tilby ; :member :firm .
   :ravi a :Person ; rdfs:label "Ravi Lund" ; :home :tilby .`,
);

async function answers(question: string): Promise<readonly string[]> {
  return (await askAll([await graph], question)).values;
}

describe("is left open", () => {
  test.each([
    // Where it is, is not what it stands for or stands on.
    "What does Tilby stand for?",
    "What does Gull Keep stand for?",
    "What did Orla Finch live for?",
    "What does Salt Guild stand against?",
    "What does Tilby live with?",
    // What it was written in is not what it is about.
    "What is Dusk at Sea about?",
    "What was Dusk at Sea about?",
    // A verb and a particle are another verb, or none.
    "Where did Orla Finch find out?",
    "What does Salt Guild plant up?",
    "Who held out Tilby?",
    // The preposition says how the verb is meant.
    "What does Marrow speak about?",
    "What does Marrow speak for?",
    "What does Orla Finch dance with?",
    // Nobody asks "what" of a date.
    "What does Salt Guild break?",
    "What does Salt Guild begin?",
    // Whoever finds a place need not be there, and a verb behind a name is no thing of that name's.
    "Who found Tilby?",
    "What does Tilby find on?",
    // A language is no place, nor is thanking a way to be polite to somebody else.
    "Where did Marrow speak?",
    "What does Tilby thank for?",
  ])("%s", async (question) => {
    expect(await answers(question)).toEqual([]);
  });
});

describe("is answered", () => {
  test.each([
    ["Where does Gull Keep stand?", ["Tilby"]],
    ["Which town does Gull Keep stand in?", ["Tilby"]],
    ["What stands in Tilby?", ["Gull Keep"]],
    ["Who lives in Tilby?", ["Orla Finch", "Ravi Lund"]],
    ["Which island does Tilby lie on?", ["Osk"]],
    ["What is Noon Again about?", ["Strife of Osk"]],
    ["Which plays are about the Strife of Osk?", ["Noon Again"]],
    ["Which guild does Orla Finch belong to?", ["Salt Guild"]],
    ["When did Dusk at Sea come out?", ["1840-02-01"]],
    ["What language does Marrow speak?", ["Marlish"]],
    ["Thank you, who lives in Tilby?", ["Orla Finch", "Ravi Lund"]],
  ])("%s", async (question, expected) => {
    const found = await answers(question);
    expect([...found].sort().map((value) => value.replace("1 February 1840", "1840-02-01"))).toEqual(expected);
  });
});
