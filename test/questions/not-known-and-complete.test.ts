import { describe, expect, test } from "vitest";
import { openWorld } from "./own-world.ts";

/**
 * Everything is an item, so that being one tells nothing: what is not known is called complete only where the relation
 * that was taken may be stated of the things asked about, and its words are its own.
 */
const asked = await openWorld(`
  :guest a rdf:Property ; rdfs:label "guest" . :Feast a rdfs:Class ; rdfs:label "feast" ; rdfs:subClassOf :Item .
  :lammas a :Feast ; rdfs:label "Lammas" . :barge a :Mural ; rdfs:label "The Barge" .
  ${["Smith", "Baker", "Miller", "Fuller", "Cooper", "Tanner", "Weaver", "Sawyer", "Fletcher"]
    .map(
      (kind, index) => `:${kind} a rdfs:Class ; rdfs:label "${kind.toLowerCase()}" ; rdfs:subClassOf :Item .
        :g${index} a :${kind} ; rdfs:label "Guest ${"ABCDEFGHI".charAt(index)}" . :lammas :guest :g${index} .`,
    )
    .join("\n")}
  :yule a :Feast ; rdfs:label "Yule" ; :guest :g0 .
  :Item a rdfs:Class ; rdfs:label "item" .
  :Team a rdfs:Class ; rdfs:label "team" ; rdfs:subClassOf :Item . :Town a rdfs:Class ; rdfs:label "town" ; rdfs:subClassOf :Item .
  :Game a rdfs:Class ; rdfs:label "game" ; rdfs:subClassOf :Item . :Person a rdfs:Class ; rdfs:label "person" ; rdfs:subClassOf :Item .
  :Mural a rdfs:Class ; rdfs:label "mural" ; rdfs:subClassOf :Item .
  :game a rdf:Property ; rdfs:label "sport" ; skos:altLabel "plays", "play in" .
  :seat a rdf:Property ; rdfs:label "home town" . :captain a rdf:Property ; rdfs:label "captain" .
  :painter a rdf:Property ; rdfs:label "painter" ; skos:altLabel "painted by" .
  :moor a :Town ; rdfs:label "Moor" . :elm a :Town ; rdfs:label "Elm" . :hale a :Town ; rdfs:label "Hale" .
  :hurling a :Game ; rdfs:label "Hurling" . :bandy a :Game ; rdfs:label "Bandy" . :shinty a :Game ; rdfs:label "Shinty" .
  :reds a :Team ; rdfs:label "Moor Reds" ; :game :hurling ; :seat :moor ; :captain :ada .
  :blues a :Team ; rdfs:label "Elm Blues" ; :game :bandy ; :seat :elm ; :captain :bo .
  :ada a :Person ; rdfs:label "Ada Vell" . :bo a :Person ; rdfs:label "Bo Carr" .
  :wall a :Mural ; rdfs:label "The Long Wall" ; :painter :ada .
  :gate a :Mural ; rdfs:label "The Short Gate" .
`);

describe("a relation that things of that kind never have is not what was meant", () => {
  test.each([
    ["Which teams play in Hale?", "In the graph “sport” leads to no “town”"],
    ["Who is the captain of Moor?", "In the graph no “town” has “captain”"],
    ["Who is the painter of Moor Reds?", "In the graph no “team” has “painter”"],
    // It leads to more kinds of things than a catalogue lists.
    ["Which murals are guests of Lammas?", "In the graph “guest” leads to no “mural”"],
  ])("%s", async (question, why) => {
    const answer = await asked(question);
    expect(answer, answer.explanation).toMatchObject({ status: "NOT_KNOWN", complete: false });
    expect(answer.explanation).toContain(why);
  });
});

test.each(["Which teams play Shinty?", "Who is the painter of The Short Gate?", "Which bakers are guests of Yule?"])(
  "what may be stated of it, and is not, is not there: %s",
  async (question) => {
    const answer = await asked(question);
    expect(answer, answer.explanation).toMatchObject({ status: "NOT_KNOWN", complete: true });
  },
);

describe("where everything is a named individual besides, as editors of ontologies write it", () => {
  const declared = openWorld(`
    :Charm a rdfs:Class ; rdfs:label "charm" . :Wizard a rdfs:Class ; rdfs:label "wizard" .
    :job a rdf:Property ; rdfs:label "has job" . :baking a <http://www.w3.org/2002/07/owl#NamedIndividual> ; rdfs:label "baking" .
    :spark a :Charm, <http://www.w3.org/2002/07/owl#NamedIndividual> ; rdfs:label "Sparking Charm" .
    :orla a :Wizard, <http://www.w3.org/2002/07/owl#NamedIndividual> ; rdfs:label "Orla Finch" ; :job :baking .
    :ravi a :Wizard, <http://www.w3.org/2002/07/owl#NamedIndividual> ; rdfs:label "Ravi Lund" .
  `);

  test.each([
    ["What does the Sparking Charm do?", false],
    ["What is the job of Sparking Charm?", false],
    ["What is the job of Ravi Lund?", true],
  ])("%s", async (question, complete) => {
    const answer = await (await declared)(question);
    expect(answer, answer.explanation).toMatchObject({ status: "NOT_KNOWN", complete });
  });
});
