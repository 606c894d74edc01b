import { describe, expect, test } from "vitest";
import { askAll, graphOf } from "../graph/fused-world.ts";

/** Things of three kinds that have the same measure. */
const measured = (measure: string): string => `@prefix : <urn:measured:> .
  :Cave rdfs:label "cave" . :River rdfs:label "river" . :Passage rdfs:label "passage" . :m rdfs:label "${measure}" .
  :grim a :Cave ; rdfs:label "Grim Hole" ; :m 4200 . :salt a :Cave ; rdfs:label "Salt Cellar" ; :m 120 .
  :beck a :River ; rdfs:label "Holme Beck" ; :m 18.5 . :penny a :River ; rdfs:label "Penny Water" ; :m 42 .
  :crawl a :Passage ; rdfs:label "Muddy Crawl" ; :m 140 . :lane a :Passage ; rdfs:label "Long Lane" ; :m 9 .`;

describe.each([
  ["length", "longer", "shorter"],
  ["height", "higher", "lower"],
  ["depth", "deeper", "shallower"],
])("a condition on the %s of things of several kinds", (measure, more, less) => {
  test.each([
    [`Which rivers are ${more} than 20?`, ["Penny Water"]],
    [`Which passages are ${more} than 100?`, ["Muddy Crawl"]],
    [`Which caves are ${more} than 1000?`, ["Grim Hole"]],
    [`Which rivers are ${less} than 20?`, ["Holme Beck"]],
    [`How many passages are ${less} than 1000?`, ["2"]],
  ])("is met by things of the kind that is named alone: %s", async (question, expected) => {
    const { result, values } = await askAll([await graphOf(`measured-${measure}`, measured(measure))], question);
    expect([result.status, [...values].sort()], result.explanation).toEqual(["ANSWERED", expected]);
    expect(result.complete).toBe(true);
  });

  test(`is not met by those of one kind only where no kind is named`, async () => {
    const { result, values } = await askAll(
      [await graphOf(`measured-${measure}`, measured(measure))],
      `What is ${more} than 100?`,
    );
    if (values.length > 0 && result.complete)
      expect([...values].sort()).toEqual(["Grim Hole", "Muddy Crawl", "Salt Cellar"]);
  });
});

const ISLE = `@prefix : <urn:isle:> .
  :Film rdfs:label "film" . :Town rdfs:label "town" . :Isle rdfs:label "isle" . :Role rdfs:label "part in a film" .
  :appears rdfs:label "appears in" . :chief rdfs:label "chief town" . :seat rdfs:label "seat" . :near rdfs:label "near" .
  :population rdfs:label "population" . :heir rdfs:label "heir" . :directed rdfs:label "directed by" .
  :tide a :Film ; rdfs:label "Blue Tide" ; :directed :mara . :mara rdfs:label "Mara Quint" .
  :pilot a :Role ; rdfs:label "The Pilot" ; :appears :tide .
  :wend a :Isle ; rdfs:label "Wend" ; :chief :ashby ; :population 4200 ; :heir :corle .
  :ashby a :Town ; rdfs:label "Ashby" . :corle a :Town ; rdfs:label "Corle" ; :near :wend .`;

describe("a noun with a preposition", () => {
  test.each([
    "Which actors are in Blue Tide?",
    "Who are the actors in Blue Tide?",
    "How many actors are in Blue Tide?",
    "What are the towns of Wend?",
    "Which children are in Wend?",
    "Which children are at Wend?",
  ])("is not what another noun of a relation says: %s", async (question) => {
    const { result, values } = await askAll([await graphOf("isle-of-kinds", ISLE)], question);
    expect(values.length > 0 && result.complete, result.explanation).toBe(false);
  });

  test("is what the relation of its own verb says", async () => {
    const { result, values } = await askAll(
      [await graphOf("isle-of-kinds", ISLE)],
      "Which directors are in Blue Tide?",
    );
    expect([values, result.complete]).toEqual([["Mara Quint"], true]);
  });

  test.each(["Which people are in Wend?", "Who is in Wend?", "Who are the people of Wend?"])(
    "asks for nobody who is a number: %s",
    async (question) => {
      const { values } = await askAll([await graphOf("isle-of-kinds", ISLE)], question);
      expect(values.filter((value) => /\d/u.test(value))).toEqual([]);
    },
  );
});
