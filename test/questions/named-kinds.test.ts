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
