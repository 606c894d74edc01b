import { describe, expect, test } from "vitest";
import { askAll, graphOf } from "../graph/fused-world.ts";

/** Dates and heights as chroniclers write them: no date and no number can be read from any. */
const CHRONICLE = await graphOf(
  "chronicle",
  `@prefix : <urn:chronicle:> . :Giant rdfs:label "giant" .
   :born rdfs:label "birth date" . :died rdfs:label "death date" . :height rdfs:label "height" .
   :built rdfs:label "year built" . :motto rdfs:label "motto" .
   :a a :Giant ; rdfs:label "Orm Hale" ; :born "in the Long Winter" ; :died "before the Flood, aged 300" ;
     :height "two men and a half" ; :motto "Slowly" .
   :b a :Giant ; rdfs:label "Ida Moor" ; :born "third spring after the Flood" ; :height "one man" .
   :c rdfs:label "Grey Keep" ; :built "while Orm was young" .
   :founded rdfs:label "year founded" . :d rdfs:label "Moor Market" ; :founded "1204"^^xsd:gYear .`,
);

const ask = (question: string) => askAll([CHRONICLE], question);

describe("dates and measures that a graph writes in words are told as they are written", () => {
  test.each([
    ["When was Orm Hale born?", "in the Long Winter"],
    ["When did Orm Hale die?", "before the Flood, aged 300"],
    ["When was Grey Keep built?", "while Orm was young"],
    ["When was Moor Market founded?", "1204"],
    ["What is the birth date of Ida Moor?", "third spring after the Flood"],
    ["How tall is Orm Hale?", "two men and a half"],
    ["How high is Ida Moor?", "one man"],
  ])("%s", async (question, said) => {
    expect((await ask(question)).values).toEqual([said]);
  });

  test.each([
    "Where was Orm Hale born?",
    "Where did Orm Hale die?",
    "In which town was Orm Hale born?",
    "Who built Grey Keep?",
    "By whom was Orm Hale born?",
    "Who is the tallest giant?",
    "Which giant is taller, Orm Hale or Ida Moor?",
    "Which giants were born before the year 1200?",
    "Who was born first, Orm Hale or Ida Moor?",
    "How long is Orm Hale?",
    "How old is Orm Hale?",
  ])("and answer nothing else: %s", async (question) => {
    const { result, values } = await ask(question);
    expect(values).toEqual([]);
    expect(result.status).toBe("NOT_KNOWN");
  });
});
