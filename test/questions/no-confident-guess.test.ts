import { describe, expect, test } from "vitest";
import { askAll, graphOf } from "../graph/fused-world.ts";

/** Troupes, those who belong to them and where they stand, with many other names for relations, as some graphs have. */
const STAGES = graphOf(
  "stages",
  `
@prefix : <urn:stages:> . @prefix skos: <http://www.w3.org/2004/02/skos/core#> .
:k1 a rdfs:Class ; rdfs:label "troupe" . :k2 a rdfs:Class ; rdfs:label "actor" . :k3 a rdfs:Class ; rdfs:label "country" .
:k4 a rdfs:Class ; rdfs:label "city" . :k5 a rdfs:Class ; rdfs:label "satellite" . :k6 a rdfs:Class ; rdfs:label "stage" .
:k7 a rdfs:Class ; rdfs:label "circle" . :k8 a rdfs:Class ; rdfs:label "piece of music" . :k9 a rdfs:Class ; rdfs:label "film" .
:r1 a rdf:Property ; rdfs:label "country" ; skos:altLabel "host country" .
:r2 a rdf:Property ; rdfs:label "part of" ; skos:altLabel "belongs to" .
:r3 a rdf:Property ; rdfs:label "chief executive" ; skos:altLabel "boss" .
:r4 a rdf:Property ; rdfs:label "circles" . :r5 a rdf:Property ; rdfs:label "contains the city" .
:r6 a rdf:Property ; rdfs:label "member of" . :r7 a rdf:Property ; rdfs:label "onset" .
:r8 a rdf:Property ; rdfs:label "composer" . :r9 a rdf:Property ; rdfs:label "begun by" ; skos:altLabel "onset by" .
:t1 a :k1 ; rdfs:label "Lantern Troupe" ; :r1 :c1 ; :r2 :u1 . :u1 a :k7 ; rdfs:label "Northern Circle" .
:c1 a :k3 ; rdfs:label "Tavria" ; :r5 :w1 . :w1 a :k4 ; rdfs:label "Orsk Harbour" .
:s1 a :k6 ; rdfs:label "Pearl Stage" ; :r1 :c1 .
:a1 a :k2 ; rdfs:label "Milo Tern" ; :r6 :t1 . :a2 a :k2 ; rdfs:label "Ada Fenn" ; :r6 :t1 .
:m1 a :k5 ; rdfs:label "Satellite" ; :r4 :e1 . :m2 a :k5 ; rdfs:label "Bright One" ; :r4 :e2 .
:e1 rdfs:label "Low World" . :e2 rdfs:label "High World" .
:f1 a :k9 ; rdfs:label "Onset" ; :r8 :a1 . :p1 a :k8 ; rdfs:label "Slow Air" ; :r9 :a2 .
`,
);

const values = async (question: string): Promise<readonly string[]> =>
  [...(await askAll([await STAGES], question)).values].sort();

describe("what something is near to in words is not what is asked", () => {
  test.each([
    // "Host country" is another name of a relation that leads to no host.
    "Who hosts the Lantern Troupe?",
    "who ran the lantern troupe",
    // What it is a part of owns it as little, though "belongs to" is another name of that.
    "Who owns the Lantern Troupe?",
    "whose is the lantern troupe",
    // All satellites are meant, and not the one that is called so.
    "which worlds have satellites",
    // A country contains many a city besides the one in which something stands.
    "Which city is the Pearl Stage in?",
    // "Onset" is a film here.
    "who did the music by onset",
    "Who was Tavria's Northern Circle?",
  ])("%s", async (question) => {
    expect({ question, values: await values(question) }).toEqual({ question, values: [] });
  });

  test.each<[string, readonly string[]]>([
    ["Which country is the Lantern Troupe in?", ["Tavria"]],
    ["What is the Lantern Troupe part of?", ["Northern Circle"]],
    ["who is in the lantern troupe", ["Ada Fenn", "Milo Tern"]],
    ["who composed Onset", ["Milo Tern"]],
    ["Does High World have satellites?", ["Yes"]],
  ])("%s", async (question, answers) => {
    expect(await values(question)).toEqual(answers);
  });
});

/** A guild and its heads, one of whom is no longer. */
const HEADS = graphOf(
  "heads",
  `
@prefix : <urn:heads:> .
:k1 a rdfs:Class ; rdfs:label "guild" . :k2 a rdfs:Class ; rdfs:label "baker" . :k3 a rdfs:Class ; rdfs:label "term" .
:r1 a rdf:Property ; rdfs:label "chief executive" . :r2 a rdf:Property ; rdfs:label "guild" .
:r3 a rdf:Property ; rdfs:label "start date" . :r4 a rdf:Property ; rdfs:label "end date" .
:g a :k1 ; rdfs:label "Guild of Ovens" . :p a :k2 ; rdfs:label "Una Crust" . :q a :k2 ; rdfs:label "Tom Rye" .
:x a :k3 ; :r2 :g ; :r1 :p ; :r3 "1990-01-01"^^xsd:date ; :r4 "1999-01-01"^^xsd:date .
:y a :k3 ; :r2 :g ; :r1 :q ; :r3 "1999-01-01"^^xsd:date .
`,
);

describe("what is said in the past is asked of whenever it was", () => {
  test.each<[string, readonly string[]]>([
    ["who is the chief executive of the Guild of Ovens", ["Tom Rye"]],
    ["who was the chief executive of the Guild of Ovens", ["Tom Rye", "Una Crust"]],
  ])("%s", async (question, answers) => {
    expect([...(await askAll([await HEADS], question)).values].sort()).toEqual(answers);
  });
});
