import { describe, expect, test } from "vitest";
import { askAll, graphOf } from "../graph/fused-world.ts";

const WORLD = `
  @prefix : <urn:what-is:> .
  :Mill rdfs:label "mill" . :Fair rdfs:label "fair" . :Village rdfs:label "village" . :Bell rdfs:label "bell" .
  :heldAt rdfs:label "held at" . :postTown rdfs:label "post town" . :worksAt rdfs:label "works at" .
  :village rdfs:label "village" . :standsIn rdfs:label "stands in" . :catsAllowed rdfs:label "cats allowed" .
  :code rdfs:label "code" . :description rdfs:label "description" .
  :orrin a :Village ; rdfs:label "Orrin" ; :description "a village on a hill" .
  :kelp a :Mill ; rdfs:label "Kelp Mill" ; :code "KM-07" ; :village :orrin ; :postTown :orrin ; :catsAllowed true .
  :sedge a :Mill ; rdfs:label "Sedge Mill" ; :code "SM-08" ; :village :orrin ; :postTown :orrin ; :catsAllowed false .
  :fair1 a :Fair ; rdfs:label "Plum Fair" ; :heldAt :kelp .
  :fair2 a :Fair ; rdfs:label "Pear Fair" ; :heldAt :sedge .
  :una rdfs:label "Una Marsh" ; :worksAt :kelp . :rolf rdfs:label "Rolf Teal" ; :worksAt :sedge .
  :bell1 a :Bell ; rdfs:label "Old Tom" ; :standsIn :orrin . :bell2 a :Bell ; rdfs:label "Young Meg" ; :standsIn :orrin .
`;
const world = await graphOf("what-is", WORLD);

describe("what a name alone asks", () => {
  test.each(["Who is Una Marsh?", "Who is Rolf Teal?", "Who is Kelp Mill?", "What is Rolf Teal?"])(
    "%s is answered by nothing that is near to an office",
    async (question) => {
      const { result } = await askAll([world], question);
      expect([question, result.status]).toEqual([question, "NOT_KNOWN"]);
    },
  );

  test("what the graph does not describe is what its class says", async () => {
    for (const question of ["What is Kelp Mill?", "What is KM-07?", "What's Sedge Mill?", "Kelp Mill"])
      expect([question, (await askAll([world], question)).values]).toEqual([question, ["mill"]]);
  });

  test("what the graph says that it is answers", async () => {
    const { values, result } = await askAll([world], "What is Orrin?");
    expect(values).toEqual(["a village on a hill"]);
    expect(result.complete).toBe(true);
  });
});

test.each(["What is in Orrin?", "What is there in Orrin?"])(
  "%s is not complete by one relation of several",
  async (question) => {
    const { result, values } = await askAll([world], question);
    expect(values.length).toBeGreaterThan(0);
    expect(result.complete).toBe(false);
    expect(result.explanation).toContain("of which one was taken");
  },
);

test("a kind that is asked for chooses the relation", async () => {
  const { result, values } = await askAll([world], "Which bells are in Orrin?");
  expect(values).toEqual(["Old Tom", "Young Meg"]);
  expect(result.complete).toBe(true);
});

test("values true and false are not listed, and nobody knows whether there are such things", async () => {
  const { result, values } = await askAll([world], "In which mills are cats allowed?");
  expect([result.status, values, result.complete]).toEqual(["NOT_KNOWN", [], false]);
});

test.each([
  ["Which mills allow cats?", ["Kelp Mill"]],
  ["Which mills do not allow cats?", ["Sedge Mill"]],
  ["Which mills don't allow cats?", ["Sedge Mill"]],
  ["How many mills allow cats?", ["1"]],
  ["Does Kelp Mill allow cats?", ["Yes"]],
  ["Does Sedge Mill allow cats?", ["No"]],
  ["Which mills allow bells?", []],
  ["Which mills allow no cats?", ["Sedge Mill"]],
])("of what is true or false of each thing: %s", async (question, answers) => {
  expect((await askAll([world], question)).values).toEqual(answers);
});

test("of one thing that is named, true or false is an answer", async () => {
  expect((await askAll([world], "What is the cats allowed of Kelp Mill?")).values).toEqual(["true"]);
});

test("an hour and a year that say equally well when something opens leave open which is asked for", async () => {
  const graph = await graphOf(
    "opening",
    `@prefix : <urn:opening:> . :opened rdfs:label "opened" . :opensAt rdfs:label "opens at" .
    :a rdfs:label "Kelp Pool" ; :opened "1887"^^xsd:gYear ; :opensAt "09:30:00"^^xsd:time .
    :b rdfs:label "Reed Pool" ; :opened "1921"^^xsd:gYear ; :opensAt "10:00:00"^^xsd:time .`,
  );
  const present = (await askAll([graph], "When does Kelp Pool open?")).result;
  expect(present.complete).toBe(false);
  expect(present.explanation).toContain("“opened”, “opens at”");
  expect((await askAll([graph], "When was Kelp Pool opened?")).values).toEqual(["1887"]);
});

const VERBS = [
  ["cover", "covers"],
  ["cross", "crosses"],
  ["guard", "guards"],
  ["house", "houses"],
  ["front", "fronts"],
  ["head", "heads"],
  ["order", "orders"],
  ["border", "borders"],
  ["filter", "filters"],
  ["shelter", "shelters"],
  ["power", "powers"],
  ["water", "waters"],
  ["offer", "offers"],
  ["describe", "describes"],
  ["treat", "treats"],
  ["quote", "quotes"],
] as const;

describe.each(VERBS)("a relation that is called by the verb %s", (base, third) => {
  test("is walked from the one who does it", async () => {
    const graph = await graphOf(
      `third-person-${base}`,
      `@prefix : <urn:third:> . :p rdfs:label "${third}" . :K rdfs:label "widget" . :L rdfs:label "gizmo" .
      :a a :K ; rdfs:label "Abel Nook" ; :p :b . :b a :L ; rdfs:label "Bram Tarn" .
      :c a :K ; rdfs:label "Cora Fenn" ; :p :d . :d a :L ; rdfs:label "Dora Peel" .`,
    );
    const said = await Promise.all(
      [
        `Does Abel Nook ${base} Bram Tarn?`,
        `Does Bram Tarn ${base} Abel Nook?`,
        `What does Abel Nook ${base}?`,
        `Which widgets ${base} Bram Tarn?`,
      ].map(async (question) => (await askAll([graph], question)).values),
    );
    expect(said).toEqual([["Yes"], [], ["Bram Tarn"], ["Abel Nook"]]);
  });
});
