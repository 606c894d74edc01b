import { describe, expect, test } from "vitest";
import { askAll, graphOf } from "../graph/fused-world.ts";

/** Dye works, their vats and cloths, and those who dye: much is called by words that mean other things as well. */
const DYES = graphOf(
  "dyes",
  `
@prefix : <urn:dyes:> . @prefix xsd: <http://www.w3.org/2001/XMLSchema#> .
:k1 a rdfs:Class ; rdfs:label "dye house" . :k2 a rdfs:Class ; rdfs:label "dyer" . :k3 a rdfs:Class ; rdfs:label "vat" .
:k4 a rdfs:Class ; rdfs:label "dry good" . :k5 a rdfs:Class ; rdfs:label "plant" . :k6 a rdfs:Class ; rdfs:label "course" .
:k7 a rdfs:Class ; rdfs:label "guild" . :k8 a rdfs:Class ; rdfs:label "show entry" . :k9 a rdfs:Class ; rdfs:label "mishap" .
:ka a rdfs:Class ; rdfs:label "town" . :kb a rdfs:Class ; rdfs:label "ballad" . :kc a rdfs:Class ; rdfs:label "glaze" .
:r1 a rdf:Property ; rdfs:label "kind of vat" . :r2 a rdf:Property ; rdfs:label "yearly output" .
:r3 a rdf:Property ; rdfs:label "founded by" . :r4 a rdf:Property ; rdfs:label "native of" .
:r5 a rdf:Property ; rdfs:label "owner" . :r6 a rdf:Property ; rdfs:label "dyed with" .
:r7 a rdf:Property ; rdfs:label "taught at" . :r8 a rdf:Property ; rdfs:label "member of" .
:r9 a rdf:Property ; rdfs:label "members (number)" . :ra a rdf:Property ; rdfs:label "points" .
:rb a rdf:Property ; rdfs:label "happened at" . :rc a rdf:Property ; rdfs:label "date" .
:rd a rdf:Property ; rdfs:label "written by" . :re a rdf:Property ; rdfs:label "stands in" .
:rf a rdf:Property ; rdfs:label "contains lead" . :rg a rdf:Property ; rdfs:label "date of birth" .
:t1 a :ka ; rdfs:label "Orsk" . :w1 a :k1 ; rdfs:label "Lower Works" ; :r2 260 ; :r3 :d1 ; :r5 :d2 .
:w2 a :k1 ; rdfs:label "Upper Works" ; :r2 90 ; :r3 :d2 ; :r5 :d1 .
:d1 a :k2 ; rdfs:label "Milo Tern" ; :r4 :t1 ; :r8 :g1 ; :rg "1961-02-03"^^xsd:date .
:d2 a :k2 ; rdfs:label "Ada Fenn" ; :r4 :t1 ; :rg "1970-05-06"^^xsd:date .
:g1 a :k7 ; rdfs:label "Weld Guild" ; :r9 40 .
:v1 a :k3 ; rdfs:label "Grey Vat" ; :r1 "copper" ; :re :w1 . :v2 a :k3 ; rdfs:label "Old Vat" ; :r1 "oak" ; :re :w1 .
:l1 a :k4 ; rdfs:label "Lammas Cloth" ; :r6 :p1 . :p1 a :k5 ; rdfs:label "madder" .
:c1 a :k6 ; rdfs:label "First Dips" ; :r7 :w1 .
:s1 a :k8 ; rdfs:label "Entry One" ; :ra 7 . :s2 a :k8 ; rdfs:label "Entry Two" ; :ra 9 .
:m1 a :k9 ; rdfs:label "Great Spill" ; :rb :w1 ; :rc "1931-04-05"^^xsd:date .
:b1 a :kb ; rdfs:label "Lammas Ballad" ; :rd :d2 .
:rh a rdf:Property ; rdfs:label "keeper" . :w1 :rh :d1 .
:x1 a :kc ; rdfs:label "Quiet Lead" ; :rf true . :x2 a :kc ; rdfs:label "Pale Ash" ; :rf false .
`,
);

const values = async (question: string): Promise<readonly string[]> =>
  [...(await askAll([await DYES], question)).values].sort();

describe("what is near to the words of a question is not what it asks", () => {
  test.each([
    ["a kind is no colour", "what colour is Grey Vat"],
    ["what it makes in a year is no year", "what year was Lower Works"],
    ["who comes from a town does not own it", "Orsk owner"],
    ["what is taught there teaches nothing", "who taught Lower Works"],
    ["what it is dyed with is not what it dyes", "what does Lammas Cloth dye"],
    ["its members are not what it is part of", "what is Weld Guild part of"],
    ["nor is it part of who owns it", "what is Lower Works part of"],
    ["a dry good need not be dry", "is Lammas Cloth dry"],
    ["points are no time", "which show entry is newest"],
    ["vats are no people", "how many people are in Lower Works"],
    ["vats are no people, either", "which people are in Lower Works"],
    ["nobody is a truth value", "who is in charge of Quiet Lead"],
    ["when something happened is not what happened", "what happened to Great Spill"],
    ["who wrote it did not write about it", "who wrote about Lammas Ballad"],
    ["who keeps it is not kept in it", "what is kept in Lower Works"],
    ["nor is that who", "who is kept in Lower Works"],
  ])("%s: %s", async (_, question) => {
    expect({ question, values: await values(question) }).toEqual({ question, values: [] });
  });

  test.each<[string, readonly string[]]>([
    ["what kind of vat is Grey Vat", ["copper"]],
    ["Lower Works owner", ["Ada Fenn"]],
    ["who founded Lower Works", ["Milo Tern"]],
    ["what is Lammas Cloth dyed with", ["madder"]],
    ["which show entry has the most points", ["Entry Two"]],
    ["what happened at Lower Works", ["Great Spill"]],
    ["who wrote Lammas Ballad", ["Ada Fenn"]],
    ["what is Milo Tern a member of", ["Weld Guild"]],
    ["who keeps Lower Works", ["Milo Tern"]],
  ])("%s", async (question, answers) => {
    expect({ question, values: await values(question) }).toEqual({ question, values: answers });
  });
});
