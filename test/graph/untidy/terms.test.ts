import { describe, expect, test } from "vitest";
import { graphOf } from "../fused-world.ts";
import { recordingContext } from "../../support/recording-context.ts";
import { askerOf } from "./ask-through-graphql.ts";

const TERMS = `
  @prefix : <urn:t:> . @prefix skos: <http://www.w3.org/2004/02/skos/core#> .
  <urn:t:> a owl:Ontology ; rdfs:label "Music ontology" .
  :Instrument a owl:Class ; rdfs:label "Instrument" ; rdfs:comment "A device made to produce musical sounds." .
  :Woodwind a owl:Class ; rdfs:label "Woodwind" ; rdfs:subClassOf :Instrument ; rdfs:comment "It is blown at an edge." .
  :Brass a owl:Class ; rdfs:label "Brass Instrument" ; rdfs:subClassOf :Instrument ; skos:definition "It is sounded by the lips." .
  :Flute a owl:Class ; rdfs:label "Flute" ; rdfs:subClassOf :Woodwind ; rdfs:comment "A reedless woodwind." .
  :Oboe a owl:Class ; rdfs:label "Oboe" ; rdfs:subClassOf :Woodwind , [ a owl:Restriction ; owl:onProperty :plays ] .
  :Person a owl:Class ; rdfs:label "Person" . :Musician a owl:Class ; rdfs:label "Musician" ; rdfs:subClassOf :Person .
  :plays a owl:ObjectProperty ; rdfs:label "plays" ; rdfs:domain :Musician ; rdfs:range :Instrument .
  :birthDate a owl:DatatypeProperty ; rdfs:label "birth date" ; rdfs:domain :Person ; rdfs:range xsd:date .
  :teaches a owl:ObjectProperty ; rdfs:label "teaches" ; rdfs:domain :Person ; rdfs:range :Person .
`;

const QUESTIONS: readonly (readonly [question: string, answer: string, evidence: string])[] = [
  ["What is a Flute?", "A reedless woodwind.", "Flute – comment → A reedless woodwind."],
  ["What is a woodwind?", "It is blown at an edge.", "Woodwind – comment → It is blown at an edge."],
  [
    "What is a brass instrument?",
    "It is sounded by the lips.",
    "Brass Instrument – definition → It is sounded by the lips.",
  ],
  [
    "What are the kinds of Instrument?",
    "Brass Instrument, Flute, Oboe, Woodwind",
    "Woodwind – subclass of → Instrument",
  ],
  ["What are the subclasses of Woodwind?", "Flute, Oboe", "Oboe – subclass of → Woodwind"],
  ["What is Flute a kind of?", "Instrument, Woodwind", "Flute – subclass of → Woodwind"],
  ["Is a Flute a kind of Woodwind?", "Yes", "Flute – subclass of → Woodwind"],
  ["What is the domain of plays?", "Musician", "plays – domain → Musician"],
  ["What is the range of plays?", "Instrument", "plays – range → Instrument"],
  ["Which properties does a Person have?", "birth date, teaches", "teaches – domain → Person"],
  ["How many classes are there?", "7", "Flute – instance of → class"],
];

describe.each(["file", "mirror", "live"] as const)(
  "classes and properties are things in a vocabulary (%s)",
  (place) => {
    test("by whatever is said of them", async () => {
      const ask = await askerOf(TERMS, place);
      for (const [question, text, evidence] of QUESTIONS) {
        const answer = await ask(question);
        expect({ question, ...answer }).toMatchObject({ question, text, complete: true });
        expect(answer.evidence, JSON.stringify(answer.evidence)).toContain(evidence);
      }
      // What nothing is said of stays unknown.
      for (const question of ["What is an Oboe?", "Who invented the Flute?"])
        expect(await ask(question)).toMatchObject({ status: "NOT_KNOWN" });
    });
  },
);

/** In lower case, as people write: "instrument" is the class, and not all that is one; nor is "brass" passed over. */
const LOWER_CASE = `
  @prefix : <urn:t:> .
  :i a owl:Class ; rdfs:label "instrument" ; rdfs:comment "Something that sounds." .
  :w a owl:Class ; rdfs:label "wind instrument" ; rdfs:subClassOf :i ; rdfs:comment "Sounds by air." .
  :s a owl:Class ; rdfs:label "string instrument" ; rdfs:subClassOf :i .
  :f a owl:Class ; rdfs:label "flute" ; rdfs:subClassOf :w ; rdfs:comment "A pipe with holes." .
  :p a owl:Class ; rdfs:label "piccolo" ; rdfs:subClassOf :f .
  :v a owl:Class ; rdfs:label "violin" ; rdfs:subClassOf :s .
`;

test.each([
  ["What are the kinds of instrument?", "flute, piccolo, string instrument, violin, wind instrument"],
  ["What are the subclasses of instruments?", "flute, piccolo, string instrument, violin, wind instrument"],
  ["What is the definition of instrument?", "Something that sounds."],
  ["What is a wind instrument?", "Sounds by air."],
  ["What is a string instrument?", undefined],
  ["Which kinds of instrument are there?", "flute, piccolo, string instrument, violin, wind instrument"],
  ["Is a flute an instrument?", "Yes"],
  ["Is a piccolo a kind of instrument?", "Yes"],
  ["Is an instrument a flute?", undefined],
  ["Is a violin a wind instrument?", undefined],
  ["Is a violin a kind of wind instrument?", undefined],
])("%s", async (question, text) => {
  const ask = await askerOf(LOWER_CASE);
  const answer = await ask(question);
  expect(answer).toMatchObject(text === undefined ? { status: "NOT_KNOWN" } : { text, complete: true });
});

test("terms are found by their names, and terms of RDF are not", async () => {
  const graph = await graphOf("terms", TERMS);
  const found = async (name: string) => (await graph.searchEntities(name, 1, recordingContext()))[0]?.iri;
  expect([await found("Flute"), await found("birth date"), await found("Class")]).toEqual([
    "urn:t:Flute",
    "urn:t:birthDate",
    undefined,
  ]);
});

/** Things of these classes, more than there are terms or fewer. */
const things = (count: number): string =>
  Array.from({ length: count }, (_, index) => {
    const kind = ["Flute", "Oboe", "Brass"][index % 3] ?? "";
    return `:i${index} a :${kind} ; rdfs:label "${kind} No ${index}" . :p${index} a :Musician ; rdfs:label "Ann${"abcdefghijklmnopq"[index] ?? ""} Lee" ; :plays :i${index} .`;
  }).join("\n");

test.each([1, 12])("individuals are asked for as before, %d of each kind beside the terms", async (count) => {
  const ask = await askerOf(TERMS + things(count));
  const questions: readonly (readonly [string, string])[] = [
    ["How many instruments are there?", String(count)],
    ["How many woodwinds are there?", String(Math.ceil(count / 3) + Math.ceil((count - 1) / 3))],
    ["Which instruments are played by Anna Lee?", "Flute No 0"],
    ["Which woodwinds are played by Annc Lee?", "Not known"],
    ["Who plays Flute No 0?", "Anna Lee"],
    [
      "Which flutes are played by musicians?",
      count === 1 ? "Flute No 0" : "Flute No 0, Flute No 3, Flute No 6, Flute No 9",
    ],
  ];
  for (const [question, text] of questions)
    expect({ question, ...(await ask(question)) }).toMatchObject({ question, text });
});
