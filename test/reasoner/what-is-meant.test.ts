import { describe, expect, test } from "vitest";
import { analyse } from "../../reasoners/english/analyse-question.ts";
import { askAll, graphOf } from "../graph/fused-world.ts";
import { worldOf } from "./world.ts";

// Which end, which office, which part and which time is meant, in worlds that nobody else knows.
const isles = graphOf(
  "what-is-meant",
  `@prefix : <urn:isles:> . @prefix skos: <http://www.w3.org/2004/02/skos/core#> .
   :Isle rdfs:label "isle" . :Person rdfs:label "person" . :Part rdfs:label "character" . :Film rdfs:label "film" .
   :Crew rdfs:label "crew" . :Harbour rdfs:label "harbour" . :Craft rdfs:label "craft" . :Moon rdfs:label "moon" .
   :state rdfs:label "head of state" ; skos:altLabel "president", "queen" .
   :government rdfs:label "head of government" ; skos:altLabel "premier", "president", "chancellor" .
   :performer rdfs:label "performer" ; skos:altLabel "played by", "actor" .
   :cast rdfs:label "cast member" ; skos:altLabel "actor", "starring" .
   :inWork rdfs:label "present in work" ; skos:altLabel "appears in", "character in" .
   :director rdfs:label "director" .
   :craft rdfs:label "craft" ; skos:altLabel "plays", "play" .
   :memberOf rdfs:label "member of rowing crew" ; skos:altLabel "crew", "member of crew", "rows for" .
   :opened rdfs:label "date of opening" ; skos:altLabel "opened" .
   :orbits rdfs:label "parent body" ; skos:altLabel "orbits" .
   :orm a :Isle ; rdfs:label "Orm" ; :state :ada ; :government :bo .
   :sund a :Isle ; rdfs:label "Sund" ; :government :cy .
   :ada a :Person ; rdfs:label "Ada Vire" . :bo a :Person ; rdfs:label "Bo Ness" . :cy a :Person ; rdfs:label "Cy Holt" .
   :dee a :Person ; rdfs:label "Dee Marl" . :eve a :Person ; rdfs:label "Eve Tarn" .
   :trickster a :Part ; rdfs:label "Trickster" ; :performer :dee ; :inWork :film, :other .
   :miller a :Part ; rdfs:label "Miller" ; :performer :ada ; :inWork :film .
   :film a :Film ; rdfs:label "Trickster" ; :cast :dee, :eve ; :director :bo .
   :other a :Film ; rdfs:label "Long Ebb" ; :cast :dee, :ada ; :director :bo .
   :pier a :Harbour ; rdfs:label "Mole End" ; :craft :oars ; :opened "1931-05-01"^^xsd:date .
   :oars a :Craft ; rdfs:label "rowing" . :red a :Crew ; rdfs:label "Red Oars" ; :craft :oars . :eve :memberOf :red .
   :big a :Moon ; rdfs:label "Tarn Minor" ; :orbits :globe . :small a :Moon ; rdfs:label "Tarn Minima" ; :orbits :globe .
   :globe rdfs:label "Tarn" .`,
);

describe("the office that a title is of", () => {
  test.each([
    ["Who is the president of Orm?", ["Ada Vire"]],
    ["Who is the chancellor of Orm?", ["Bo Ness"]],
    ["president of Sund", ["Cy Holt"]],
  ])("%s", async (question, answers) => {
    expect((await askAll([await isles], question)).values).toEqual(answers);
  });
});

describe("who is something there as a part plays it", () => {
  test.each([
    ["Who acted as the Trickster?", ["Dee Marl"]],
    ["Who appeared as Trickster?", ["Dee Marl"]],
    ["Who acted as the Miller?", ["Ada Vire"]],
  ])("%s", async (question, answers) => {
    expect((await askAll([await isles], question)).values).toEqual(answers);
  });
});

test("which crew plays somewhere is no one of its members", async () => {
  expect((await askAll([await isles], "Which crew plays at Mole End?")).values).not.toContain("Eve Tarn");
});

describe("what is stated may be so or not, and is no name", () => {
  test("is so", async () => {
    const { result } = await askAll([await isles], "Bo Ness directed Long Ebb");
    expect(result.text).toBe("Yes");
  });
  test("asks who, where it says so", async () => {
    expect((await askAll([await isles], "who directed Long Ebb")).values).toEqual(["Bo Ness"]);
  });
});

test("an explanation does not deny the relation that it knows", async () => {
  const { result } = await askAll([await isles], "Who opened Mole End?");
  expect(result.status).toBe("NOT_KNOWN");
  expect(result.explanation).not.toContain("no relation for the words");
  expect(result.explanation).toContain("date of opening");
});

describe("since when somebody is something", () => {
  const guilds = worldOf({ "Salt Guild": "guild" }, { guild: [] }, [["steward", "guild", "person"]]);
  test.each([
    ["steward of Salt Guild since 2017", true],
    ["Who has been steward of Salt Guild since 2017?", true],
    ["stewards of Salt Guild since 2017", false],
    ["every steward of Salt Guild since 2017", false],
  ])("%s", (question, isThroughout) => {
    const { readings } = analyse({ question, mentions: guilds.mentionsIn(question), catalogue: guilds.catalogue });
    expect(readings.length).toBeGreaterThan(0);
    expect(JSON.stringify(readings[0]?.form).includes('"throughout":true')).toBe(isThroughout);
  });
});

describe("of what something is made is not when or where", () => {
  const boats = worldOf({ "Grey Tern": "boat" }, { boat: [], yard: [] }, [
    ["built at", "boat", "yard"],
    ["year built", "boat", "NUMBER"],
    ["material", "boat", "TEXT"],
  ]);
  const relationsIn = (question: string): string =>
    JSON.stringify(analyse({ question, mentions: boats.mentionsIn(question), catalogue: boats.catalogue }).readings);
  test.each(["What is Grey Tern made of?", "What was Grey Tern built of?"])("%s", (question) => {
    expect(relationsIn(question)).not.toContain("year built");
    expect(relationsIn(question)).not.toContain("built at");
  });
  test("at what it was built", () => {
    expect(relationsIn("What was Grey Tern built at?")).toContain("built at");
  });
});

describe("where", () => {
  const looms = graphOf(
    "where-meant",
    `@prefix : <urn:looms:> . :Loom rdfs:label "loom" . :Town rdfs:label "town" .
     :wood rdfs:label "made of" . :thread rdfs:label "woven with" . :hall rdfs:label "kept in" . :coat rdfs:label "painted" .
     :site rdfs:label "place of making" . :mend rdfs:label "repair" . :past rdfs:label "last seen" ; rdfs:comment "The place." .
     :a a :Loom ; rdfs:label "Old Bess" ; :wood "oak" ; :thread "flax" ; :hall "the east hall" ; :coat "blue" ; :mend "new pedals" .
     :b a :Loom ; rdfs:label "Young Tom" ; :wood "elm" ; :site :t ; :coat "blue" ; :mend "at the quay" ; :past "a loft" .
     :t a :Town ; rdfs:label "Haverley" .`,
  );
  test.each([
    ["Where is Old Bess kept?", ["the east hall"]],
    ["Where was Young Tom made?", ["Haverley"]],
    ["Where was Young Tom repaired?", ["at the quay"]],
    ["Where was Young Tom last seen?", ["a loft"]],
    ["What is Old Bess made of?", ["oak"]],
  ])("%s", async (question, answers) => {
    expect((await askAll([await looms], question)).values).toEqual(answers);
  });
  test.each([
    "Where was Old Bess made?",
    "Where was Old Bess woven?",
    "Where was Old Bess painted?",
    "Where was Old Bess repaired?",
  ])("a text of what says no place is none: %s", async (question) => {
    expect((await askAll([await looms], question)).values).toEqual([]);
  });
});

/** Breeds, stagings and models are kinds of things and have names of their own. */
const HENS = `@prefix : <urn:hens:> .
  :Hen rdfs:label "hen" . :Sort rdfs:label "breed of hen" . :Person rdfs:label "person" . :Path rdfs:label "path" .
  :Stop rdfs:label "stop" . :Play rdfs:label "play" . :Show rdfs:label "show" . :Van rdfs:label "van" . :Model rdfs:label "van model" .
  :breed rdfs:label "breed" . :weight rdfs:label "weight" . :keeper rdfs:label "kept by" . :on rdfs:label "on path" .
  :of rdfs:label "staging of" . :by rdfs:label "directed by" . :model rdfs:label "model" . :copies rdfs:label "copied from model" .
  :orp a :Sort ; rdfs:label "Grey Orpington" . :leg a :Sort ; rdfs:label "Brown Leghorn" .
  :a a :Hen ; rdfs:label "Speckle" ; :breed :orp ; :weight 3 ; :keeper :ada .
  :b a :Hen ; rdfs:label "Dot" ; :breed :orp ; :weight 4 ; :keeper :bo .
  :c a :Hen ; rdfs:label "Brisk" ; :breed :leg ; :weight 2 ; :keeper :ada .
  :ada a :Person ; rdfs:label "Ada Quill" . :bo a :Person ; rdfs:label "Bo Marsh" .
  :p a :Path ; rdfs:label "Long Mile" . :s1 a :Stop ; rdfs:label "Gate End" ; :on :p . :s2 a :Stop ; rdfs:label "Elm Stile" ; :on :p .
  :pl a :Play ; rdfs:label "Salt Wedding" . :sh a :Show ; rdfs:label "Mill Night" ; :of :pl ; :by :bo .
  :m a :Model ; rdfs:label "Swift Carrier" . :v1 a :Van ; rdfs:label "Old Van" ; :model :m . :v2 a :Van ; rdfs:label "New Van" ; :copies :m .`;

describe("a kind that has a name of its own", () => {
  const hens = graphOf("hens", HENS);
  test.each([
    ["Which hens are Grey Orpingtons?", ["Dot", "Speckle"]],
    ["which hens are grey orpingtons", ["Dot", "Speckle"]],
    ["How many Grey Orpingtons are there?", ["2"]],
    ["Which Grey Orpingtons does Ada Quill keep?", ["Speckle"]],
    ["Which Brown Leghorns are there?", ["Brisk"]],
    ["Which hens are not Grey Orpingtons?", ["Brisk"]],
    ["Is Dot a Grey Orpington?", ["Yes"]],
    ["Which is the heaviest Grey Orpington?", ["Dot"]],
    ["What is the average weight of the Grey Orpingtons?", ["3.5"]],
    ["Who keeps a Brown Leghorn?", ["Ada Quill"]],
    ["How many Salt Weddings did Bo Marsh direct?", ["1"]],
    ["What is Grey Orpington?", ["breed of hen"]],
  ])("%s", async (question, answers) => {
    expect([...(await askAll([await hens], question)).values].sort()).toEqual(answers);
  });
  test.each([
    // In the singular a name is what it names, and what leads to it by another word is not of its kind.
    "Who keeps Grey Orpington?",
    "What is a Grey Orpington?",
    "How many Long Miles are there?",
    "Which Long Miles are there?",
    "How many Ada Quills are there?",
    // Two relations lead to models.
    "How many Swift Carriers are there?",
  ])("not answered: %s", async (question) => {
    expect((await askAll([await hens], question)).values).toEqual([]);
  });
});
