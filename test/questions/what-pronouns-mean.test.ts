import { expect, test } from "vitest";
import { openWorld } from "./own-world.ts";

const ask = await openWorld(`
  :Person a rdfs:Class ; rdfs:label "person" . :Play a rdfs:Class ; rdfs:label "play" . :Prince a rdfs:Class ; rdfs:label "prince" ; rdfs:subClassOf :Person .
  :Peak a rdfs:Class ; rdfs:label "peak" . :Land a rdfs:Class ; rdfs:label "land" . :Firm a rdfs:Class ; rdfs:label "firm" .
  :author a rdf:Property ; rdfs:label "author" ; skos:altLabel "written by" . :born a rdf:Property ; rdfs:label "date of birth" .
  :lies a rdf:Property ; rdfs:label "lies in" . :height a rdf:Property ; rdfs:label "height (m)" . :founder a rdf:Property ; rdfs:label "founder" ; skos:altLabel "founded by" .
  :p1 a :Play ; rdfs:label "Osric" ; :author :w . :p2 a :Prince ; rdfs:label "Prince Osric" ; skos:altLabel "Osric" ; :born "1101-02-03"^^xsd:date .
  :w a :Person ; rdfs:label "Tilda Marsh" ; :born "1570-05-06"^^xsd:date .
  :v a :Person ; rdfs:label "Henk Dorn" ; :born "1861-07-08"^^xsd:date . :u a :Person ; rdfs:label "Jorun Dorn" ; :born "1863-01-02"^^xsd:date .
  :l a :Land ; rdfs:label "Vestria" . :k1 a :Peak ; rdfs:label "Mount Garl" ; :lies :l ; :height 2100 . :k2 a :Peak ; rdfs:label "Mount Lorn" ; :lies :l ; :height 1900 .
  :f a :Firm ; rdfs:label "Dornworks" ; :founder :v, :u .
`);

test.each([
  ["Who wrote Osric and when was she born?", "Who wrote Osric? Tilda Marsh. When was Tilda Marsh born? 6 May 1570."],
  [
    "What is the highest peak in Vestria and how high is it?",
    "What is the highest peak in Vestria? Mount Garl. How high is Mount Garl? 2,100 metres.",
  ],
  [
    "Who founded Dornworks and when were they born?",
    "Who founded Dornworks? Henk Dorn, Jorun Dorn. When were Henk Dorn and Jorun Dorn born? Henk Dorn: 8 July 1861; Jorun Dorn: 2 January 1863.",
  ],
])("what was asked for is meant where nothing else can be: %s", async (question, text) => {
  const answer = await ask(question);
  expect(answer, answer.explanation).toMatchObject({ status: "ANSWERED", text });
});
