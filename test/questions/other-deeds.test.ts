import { describe, expect, test } from "vitest";
import { askAll, graphOf } from "../graph/fused-world.ts";

const CLASSES = `
  @prefix : <urn:guild:> .
  :Weaver a owl:Class ; rdfs:label "weaver" . :Mill a owl:Class ; rdfs:label "mill" .
  :College a owl:Class ; rdfs:label "college" . :Ballad a owl:Class ; rdfs:label "ballad" .
  :Barn a owl:Class ; rdfs:label "barn" . :Film a owl:Class ; rdfs:label "film" . :Moth a owl:Class ; rdfs:label "moth" .
  :jo a :Weaver ; rdfs:label "Jo Tarn" . :pip a :Weaver ; rdfs:label "Pip Tarn" . :wool a :Mill ; rdfs:label "Wool End" .
  :dye a :College ; rdfs:label "Dye Hall" . :lark a :Ballad ; rdfs:label "Lark Rise" .
  :long a :Barn ; rdfs:label "Long Barn" . :low a :Barn ; rdfs:label "Low Barn" . :fog a :Film ; rdfs:label "River Fog" .
  :lace a :Moth ; rdfs:label "Lace Moth" .
`;

/** One relation of each of several that are near to each other. */
const guilds = [
  graphOf(
    "guild-labelled",
    `${CLASSES} :mill rdfs:label "works for" . :school rdfs:label "educated at" . :tune rdfs:label "composer" .
  :raised rdfs:label "built by" . :plan rdfs:label "architect" . :runs rdfs:label "running time (minutes)" .
  :jo :mill :wool ; :school :dye ; :child :pip . :lark :tune :jo . :long :raised :jo . :low :plan :jo . :fog :runs 81 .
  :lace :eats "nettles" .`,
  ),
  graphOf(
    "guild-bare",
    `${CLASSES} :jo :employer :wool ; :almaMater :dye ; :children :pip . :lark :composedBy :jo . :long :builder :jo .
  :low :designer :jo . :fog :durationMinutes 81 . :lace :eats "nettles" .`,
  ),
];

/** The same people, of whom more is told. */
const whole = graphOf(
  "guild-whole",
  `${CLASSES} :mill rdfs:label "works for" . :mate rdfs:label "works with" . :lessons rdfs:label "teaches at" .
  :trade rdfs:label "occupation" . :singer rdfs:label "singer" . :tune rdfs:label "composer" .
  :plan rdfs:label "architect" . :raised rdfs:label "builder" .
  :jo :mill :wool ; :mate :pip ; :lessons :dye ; :trade "dyer" . :lark :singer :pip ; :tune :jo .
  :long :plan :pip ; :raised :jo .`,
);

describe("what is asked of one deed is not answered by another that is near to it", () => {
  test.each([
    "who works with Jo Tarn",
    "who works with Wool End",
    "what does Jo Tarn do for work",
    "what does Jo Tarn do for a living",
    "what is Jo Tarn's job",
    "where does Jo Tarn teach",
    "which college does Jo Tarn teach at",
    "who designed Long Barn",
    "who built Low Barn",
    "who sang Lark Rise",
    "how long did it take to film River Fog",
    "how long did filming River Fog take",
    "what eats the Lace Moth",
    "what is the Lace Moth eaten by",
  ])("not answered: %s", async (question) => {
    for (const guild of guilds) expect((await askAll([await guild], question)).values).toEqual([]);
  });

  test.each<[string, readonly string[]]>([
    ["who works for Wool End", ["Jo Tarn"]],
    ["who does Jo Tarn work for", ["Wool End"]],
    ["who built Long Barn", ["Jo Tarn"]],
    ["who designed Low Barn", ["Jo Tarn"]],
    ["who composed Lark Rise", ["Jo Tarn"]],
    ["what does the Lace Moth eat", ["nettles"]],
    ["what is eaten by the Lace Moth", ["nettles"]],
  ])("%s", async (question, answers) => {
    for (const guild of guilds) expect((await askAll([await guild], question)).values).toEqual(answers);
  });

  test.each<[string, readonly string[]]>([
    ["who does Jo Tarn work for", ["Wool End"]],
    ["who does Jo Tarn work with", ["Pip Tarn"]],
    ["where does Jo Tarn teach", ["Dye Hall"]],
    ["what does Jo Tarn do for work", ["dyer"]],
    ["what does Jo Tarn do for a living", ["dyer"]],
    ["who sang Lark Rise", ["Pip Tarn"]],
    ["who designed Long Barn", ["Pip Tarn"]],
    ["who built Long Barn", ["Jo Tarn"]],
  ])("where the graph has both: %s", async (question, answers) => {
    expect((await askAll([await whole], question)).values).toEqual(answers);
  });
});

describe("whether somebody has such things, and who they are", () => {
  test.each<[string, readonly string[]]>([
    ["does Jo Tarn have children, and who are they", ["Yes", "Pip Tarn"]],
    ["has Jo Tarn got any children? Who are they?", ["Yes", "Pip Tarn"]],
  ])("%s", async (question, answers) => {
    for (const guild of guilds) expect((await askAll([await guild], question)).values).toEqual(answers);
  });

  test("is not told of who has none", async () => {
    for (const guild of guilds)
      expect((await askAll([await guild], "does Pip Tarn have children, and who are they")).values).toEqual([]);
  });
});
