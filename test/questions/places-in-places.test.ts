import { describe, expect, test } from "vitest";
import { askAll, graphOf } from "../graph/fused-world.ts";

/** Cellars in hamlets of shires of two lands; two hamlets go by one name. */
const SHIRES = `
  @prefix : <urn:shires:> .
  :Cellar rdfs:label "cellar" . :Hamlet rdfs:label "hamlet" . :Shire rdfs:label "shire" . :Land rdfs:label "country" .
  :Cooper rdfs:label "cooper" . :Fair rdfs:label "fair" . :in rdfs:label "located in" . :bornAt rdfs:label "place of birth" .
  :souls rdfs:label "population" . :dug rdfs:label "founded" . :begun rdfs:label "start date" . :ended rdfs:label "end date" .
  :osk a :Land ; rdfs:label "Oskland" . :bel a :Land ; rdfs:label "Belland" .
  :up a :Shire ; rdfs:label "Upshire" ; :in :osk . :low a :Shire ; rdfs:label "Lowshire" ; :in :bel .
  :q a :Hamlet ; rdfs:label "Quenby" ; :in :up ; :souls 120 . :h a :Hamlet ; rdfs:label "Harrop" ; :in :low ; :souls 45 .
  :c1 a :Cellar ; rdfs:label "Long Cellar" ; :in :q ; :dug "1820"^^xsd:gYear .
  :c2 a :Cellar ; rdfs:label "Old Cask" ; :in :h ; :dug "1764"^^xsd:gYear .
  :c3 a :Cellar ; rdfs:label "Three Barrels" ; :in :q ; :dug "1901"^^xsd:gYear .
  :ann a :Cooper ; rdfs:label "Ann Corder" ; :bornAt :q . :bob a :Cooper ; rdfs:label "Bob Dell" ; :bornAt :h .
  :f1 a :Fair ; rdfs:label "Cask Fair" ; :begun "1907-07-30"^^xsd:date ; :ended "1909-06-14"^^xsd:date .
  :f2 a :Fair ; rdfs:label "Hoop Fair" ; :begun "1908-02-01"^^xsd:date ; :ended "1908-12-20"^^xsd:date .
  :f3 a :Fair ; rdfs:label "Stave Fair" ; :begun "1911-02-01"^^xsd:date ; :ended "1911-12-20"^^xsd:date .
`;
const shires = await graphOf("places-in-places", SHIRES);
const ask = async (question: string) => askAll([shires], question);
const values = async (question: string) => [...(await ask(question)).values].sort();

describe("a place behind another is where that lies, near or far", () => {
  test.each<[string, readonly string[]]>([
    ["Which cellars are in Quenby, Upshire?", ["Long Cellar", "Three Barrels"]],
    ["cellars in Quenby, Oskland", ["Long Cellar", "Three Barrels"]],
    ["Who was born in Harrop, Belland?", ["Bob Dell"]],
    ["What is the population of Quenby, Oskland?", ["120"]],
  ])("%s", async (question, expected) => {
    expect(await values(question)).toEqual(expected);
  });

  test.each(["Who was born in Harrop, Oskland?", "What is the population of Quenby, Lowshire?"])(
    "it does not lie there: %s",
    async (question) => {
      expect(await values(question)).toEqual([]);
    },
  );

  test("the first of each place is one of those that lie in something between", async () => {
    expect(await values("What is the oldest cellar in each shire?")).toEqual(["Long Cellar", "Old Cask"]);
  });
});

describe("“called” and “named” take a name", () => {
  test.each<[string, readonly string[]]>([
    ["Which cellar is called Old Cask?", ["Old Cask"]],
    ["Which cooper is named Ann Corder?", ["Ann Corder"]],
    ["Is there a cellar called Three Barrels?", ["Yes"]],
  ])("%s", async (question, expected) => {
    expect(await values(question)).toEqual(expected);
  });

  test.each(["Which cooper is called Old Cask?", "Is there a cellar called Quenby?"])(
    "what is called so is no such thing: %s",
    async (question) => {
      expect(await values(question)).toEqual([]);
    },
  );
});

describe("just before is the nearest before", () => {
  test.each<[string, readonly string[]]>([
    ["Which cellar was founded just before Three Barrels?", ["Long Cellar"]],
    ["Which cellar was founded right after Old Cask?", ["Long Cellar"]],
    ["Which fair started immediately after the Hoop Fair?", ["Stave Fair"]],
    ["Which cellar was founded shortly before Three Barrels?", []],
  ])("%s", async (question, expected) => {
    expect(await values(question)).toEqual(expected);
  });
});

describe("what took place in a year was under way in it", () => {
  test.each<[string, readonly string[]]>([
    ["Which fairs took place in 1908?", ["Cask Fair", "Hoop Fair"]],
    ["How many fairs took place in 1908?", ["2"]],
    ["Which fairs took place in 1909?", ["Cask Fair"]],
    ["Which fairs started in 1908?", ["Hoop Fair"]],
  ])("%s", async (question, expected) => {
    expect(await values(question)).toEqual(expected);
  });
});
