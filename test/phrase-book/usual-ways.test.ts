import { describe, expect, test } from "vitest";
import { phrasesFor } from "../../reasoners/english/phrase-book/book.ts";
import { waysPut } from "../../reasoners/english/phrase-book/ways/ways-put.ts";
import { askAll, graphOf } from "../graph/fused-world.ts";

const PREFIXES = `
  @prefix : <http://quarry.example/> . @prefix rdfs: <http://www.w3.org/2000/01/rdf-schema#> .
  @prefix xsd: <http://www.w3.org/2001/XMLSchema#> .
  :Organ a rdfs:Class ; rdfs:label "Pipe organ" . :Person a rdfs:Class ; rdfs:label "Person" .
  :Firm a rdfs:Class ; rdfs:label "Firm" . :Viaduct a rdfs:Class ; rdfs:label "Viaduct" .
  :Valley a rdfs:Class ; rdfs:label "Valley" . :Herb a rdfs:Class ; rdfs:label "Herb" .
  :Barge a rdfs:Class ; rdfs:label "Coal barge" .
  :firm a :Firm ; rdfs:label "Halloway & Finch" . :moor a :Person ; rdfs:label "Ilse Moor" .
  :aske a :Person ; rdfs:label "Ned Aske" . :orr a :Valley ; rdfs:label "Orr Dale" .
`;

/** The relations with labels that people gave them. */
const labelled = graphOf(
  "organs",
  `${PREFIXES}
  :built rdfs:label "constructed by" . :mended rdfs:label "restored by" . :over rdfs:label "goes over" .
  :down rdfs:label "demolition year" . :ground rdfs:label "habitat" . :whose rdfs:label "belongs to" .
  :long rdfs:label "length in metres" . :shut rdfs:label "closed in" .
  :tessa a :Organ ; rdfs:label "Great Tessa" ; :built :firm ; :mended :moor .
  :orm a :Organ ; rdfs:label "Orm's Pipes" ; :built :firm ; :mended :aske .
  :arches a :Viaduct ; rdfs:label "Nine Arches" ; :over :orr ; :down "1971"^^xsd:gYear ; :long 212 ;
    :shut "1964"^^xsd:gYear .
  :bugle a :Herb ; rdfs:label "Sea Bugle" ; :ground "salt marsh" .
  :jenny a :Barge ; rdfs:label "Silver Jenny" ; :whose :aske .`,
);

/** The same relations, some of them the other way round, and without labels. */
const bare = graphOf(
  "organs-bare",
  `${PREFIXES}
  :tessa a :Organ ; rdfs:label "Great Tessa" ; :hasBuilder :firm ; :restorer :moor .
  :orm a :Organ ; rdfs:label "Orm's Pipes" ; :hasBuilder :firm ; :restorer :aske .
  :arches a :Viaduct ; rdfs:label "Nine Arches" ; :spans :orr ; :demolishedIn "1971"^^xsd:gYear ; :lengthMetres 212 ;
    :yearClosed "1964"^^xsd:gYear .
  :bugle a :Herb ; rdfs:label "Sea Bugle" ; :growsIn "salt marsh" .
  :aske :owns :jenny . :jenny a :Barge ; rdfs:label "Silver Jenny" .`,
);

const ASKED: readonly [string, readonly string[]][] = [
  // The name in front.
  ["Great Tessa - who put it up?", ["Halloway & Finch"]],
  ["Silver Jenny - whose is it?", ["Ned Aske"]],
  ["Nine Arches, over which valley?", ["Orr Dale"]],
  // What is done as a noun, and who does it in other words.
  ["who did the building work on Great Tessa", ["Halloway & Finch"]],
  ["who had the job of building Great Tessa", ["Halloway & Finch"]],
  ["who was responsible for the restoration of Great Tessa", ["Ilse Moor"]],
  ["name of the restorer of Great Tessa", ["Ilse Moor"]],
  ["who was Great Tessa fixed up by", ["Ilse Moor"]],
  // A kind beside a verb.
  ["which firm put up Great Tessa", ["Halloway & Finch"]],
  ["what's the firm that erected Great Tessa", ["Halloway & Finch"]],
  ["which valley does Nine Arches lead over", ["Orr Dale"]],
  ["across which valley does Nine Arches lead", ["Orr Dale"]],
  ["whose barge is Silver Jenny", ["Ned Aske"]],
  // Indirect questions, and what says no more.
  ["do you know when they pulled down Nine Arches", ["1971"]],
  ["i'm trying to find out who patched up Great Tessa", ["Ilse Moor"]],
  ["who has Silver Jenny these days", ["Ned Aske"]],
  // Times.
  ["when was the demolition of Nine Arches", ["1971"]],
  ["year of closure of Nine Arches", ["1964"]],
  ["when was Nine Arches taken out of service", ["1964"]],
  // What somebody did.
  ["which organs did Halloway & Finch put up", ["Great Tessa", "Orm's Pipes"]],
  ["organs patched up by Ned Aske", ["Orm's Pipes"]],
  // Measures and texts.
  ["what does Nine Arches measure from end to end", ["212"]],
  ["how many metres is Nine Arches from end to end", ["212"]],
  ["what sort of ground does Sea Bugle like", ["salt marsh"]],
];

describe("what is asked of one thing in the usual ways, whatever its relations are called", () => {
  test.each(ASKED)("%s", async (question, answers) => {
    for (const graph of [await labelled, await bare]) {
      const { values } = await askAll([graph], question);
      expect([...values].map((each) => each.replace(/ met.*$/u, "")).sort()).toEqual([...answers].sort());
    }
  });

  test.each([
    // Another kind than what is there.
    "which river does Nine Arches lead over",
    "which man put up Great Tessa",
    "which firm patched up Great Tessa",
    // Other deeds.
    "who paid for the building of Great Tessa",
    "who had the idea of building Great Tessa",
    "who tunes Great Tessa these days",
    "who used to own Silver Jenny",
    "when was Nine Arches put into service",
    "who put up with Great Tessa",
    "Great Tessa - who plays it?",
    "what did Ned Aske put up",
    // Another measure in the same unit.
    "how many metres wide is Nine Arches",
  ])("not answered: %s", async (question) => {
    for (const graph of [await labelled, await bare]) expect((await askAll([graph], question)).values).toEqual([]);
  });

  test("is told as what may not be meant", async () => {
    const { result } = await askAll([await labelled], "who had the job of building Great Tessa");
    expect(result.explanation).toContain("which may not be meant");
    expect(result.complete).toBe(false);
  });
});

describe("the ways in which a question is turned for the phrase book", () => {
  const turned = (question: string): readonly string[] =>
    waysPut(question.split(" ")).map(({ words }) => words.join(" "));

  test.each([
    ["E who put it up", "who put E up"],
    ["E where", "where is E"],
    ["what they replaced E with", "what did they replace E with"],
    ["how fast E can go", "how fast can E go"],
    ["who E keeper is", "who is E keeper"],
    ["over what river is E", "what river is E over"],
    ["what river is E over", "what is E over"],
    ["name of builder of E", "what is builder of E"],
    ["what is builder of E called", "what is builder of E"],
    ["what is E breed-wise", "what is breed of E"],
    ["mills put up by E", "what is put up by E"],
    ["who runs E these days", "who runs E"],
  ])("%s", (question, expected) => {
    expect(turned(question)).toContain(expected);
  });

  test("are not without bound", () => {
    expect(turned("over what river is E what E is called of what it was and who that is now").length).toBeLessThan(33);
  });
});

describe("the phrase book in the usual ways", () => {
  test("has a verb in any form, with the thing in either place", () => {
    for (const way of ["who put E up", "who put up E", "who is E put up by", "whose job is putting up E"])
      expect(phrasesFor(way.split(" ")).some(({ names }) => names.some(([name]) => name === "builder"))).toBe(true);
  });

  test("has none of a verb with another particle", () => {
    expect(
      phrasesFor("who put E down".split(" "))
        .flat()
        .some(({ names }) => names.some(([name]) => name === "builder")),
    ).toBe(false);
  });
});
