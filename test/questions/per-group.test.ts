import { describe, expect, test } from "vitest";
import { openWorld } from "./own-world.ts";

/** Hulls by yards and shipwrights: Odo built three, Ria one; a yard without any; jetties of a harbour. */
const asked = await openWorld(`
  :Hull a rdfs:Class ; rdfs:label "hull" . :Wright a rdfs:Class ; rdfs:label "craftsman" .
  :Yard a rdfs:Class ; rdfs:label "yard" . :Harbour a rdfs:Class ; rdfs:label "harbour" .
  :Jetty a rdfs:Class ; rdfs:label "jetty" . :Model a rdfs:Class ; rdfs:label "model" .
  :shipwright a rdf:Property ; rdfs:label "shipwright" . :launchedAt a rdf:Property ; rdfs:label "launched at" .
  :jetty a rdf:Property ; rdfs:label "jetty" .
  :odo a :Wright ; rdfs:label "Odo Crane" . :ria a :Wright ; rdfs:label "Ria Voss" .
  :north a :Yard ; rdfs:label "North Yard" . :south a :Yard ; rdfs:label "South Yard" . :west a :Yard ; rdfs:label "West Yard" .
  :a a :Hull ; rdfs:label "Alba" ; :shipwright :odo ; :launchedAt :north .
  :b a :Hull ; rdfs:label "Brent" ; :shipwright :odo ; :launchedAt :north .
  :c a :Hull ; rdfs:label "Corin" ; :shipwright :odo ; :launchedAt :south .
  :d a :Hull ; rdfs:label "Dara" ; :shipwright :ria ; :launchedAt :north .
  :m a :Model ; rdfs:label "Minna" ; :shipwright :ria .
  :haven a :Harbour ; rdfs:label "Haven" ; :jetty :j1, :j2 . :creek a :Harbour ; rdfs:label "Creek" ; :jetty :j3 .
  :j1 a :Jetty ; rdfs:label "First Jetty" . :j2 a :Jetty ; rdfs:label "Old Jetty" . :j3 a :Jetty ; rdfs:label "Low Jetty" .
`);

describe("how many there are of each of a group", () => {
  test.each([
    // Ria's model is no hull.
    ["What is the average number of hulls per shipwright?", "2", true],
    ["How many hulls per shipwright on average?", "2", true],
    ["How many hulls per shipwright?", "Odo Crane: 3; Ria Voss: 1", true],
    ["On average, how many hulls are there per shipwright?", "2", true],
    ["What is the greatest number of hulls per shipwright?", "3", true],
    ["What is the smallest number of hulls per shipwright?", "1", true],
    ["What is the average number of jetties per harbour?", "1.5", true],
    // Of West Yard no hull is stated.
    ["What is the average number of hulls per yard?", "2", false],
  ])("%s", async (question, text, complete) => {
    const answer = await asked(question);
    expect(answer, answer.explanation).toMatchObject({ status: "ANSWERED", text });
    if (!complete) expect(answer.explanation).toContain("1 more has none that is stated, and is not counted in");
    if (!complete) expect(answer.complete).toBe(false);
  });

  test.each([
    "What is the average number of hulls per sailor?",
    "What is the average number of jetties per shipwright?",
    "What is the average number of hulls per Odo Crane?",
  ])("%s: not read as another thing", async (question) => {
    const answer = await asked(question);
    expect(answer, answer.explanation).toMatchObject({ status: "NOT_KNOWN", complete: false });
  });
});
