import { describe, expect, test } from "vitest";
import { askAll, graphOf } from "../graph/fused-world.ts";

/** Piers that replace piers, and wardens that replace wardens. */
const SHORE = await graphOf(
  "who-replaced-it",
  `@prefix : <urn:shore:> . :Pier rdfs:label "pier" . :Warden rdfs:label "warden" . :Guide rdfs:label "guide" .
   :Press rdfs:label "press" . :replaced rdfs:label "replaced" . :tookOver rdfs:label "succeeded" .
   :published rdfs:label "published by" .
   :a a :Pier ; rdfs:label "Long Pier" ; :replaced :b . :b a :Pier ; rdfs:label "Crooked Pier" .
   :w a :Warden ; rdfs:label "Tilda Moss" ; :tookOver :v . :v a :Warden ; rdfs:label "Bo Ferris" .
   :g a :Guide ; rdfs:label "Shore Birds" ; :published :p . :p a :Press ; rdfs:label "Gull Press" .`,
);
const ask = async (question: string) => (await askAll([SHORE], question)).values;

describe("a verb that is said of things as well does not make somebody of them", () => {
  test.each<[string, readonly string[]]>([
    ["who replaced the Crooked Pier?", []],
    ["what replaced the Crooked Pier?", ["Long Pier"]],
    ["which pier replaced the Crooked Pier?", ["Long Pier"]],
    ["who succeeded Bo Ferris?", ["Tilda Moss"]],
  ])("%s", async (question, expected) => {
    expect(await ask(question)).toEqual(expected);
  });
});

describe("who prints something need not publish it", () => {
  test.each<[string, readonly string[]]>([
    ["who printed Shore Birds?", []],
    ["who published Shore Birds?", ["Gull Press"]],
  ])("%s", async (question, expected) => {
    expect(await ask(question)).toEqual(expected);
  });
});

describe("who was something is none any more", () => {
  const town = graphOf(
    "ex-mayor",
    `@prefix : <urn:ex:> . :Town rdfs:label "town" . :Person rdfs:label "person" . :mayor rdfs:label "mayor" .
     :t a :Town ; rdfs:label "Saltby" ; :mayor :a . :u a :Town ; rdfs:label "Fenby" ; :mayor :b .
     :a a :Person ; rdfs:label "Ina Marl" . :b a :Person ; rdfs:label "Odd Vane" .`,
  );
  test.each<[string, readonly string[]]>([
    ["who is the mayor of Saltby?", ["Ina Marl"]],
    ["who is the ex-mayor of Saltby?", []],
    ["Saltby's ex-mayor", []],
    ["who is the vice-mayor of Saltby?", []],
  ])("%s", async (question, expected) => {
    expect((await askAll([await town], question)).values).toEqual(expected);
  });
});
