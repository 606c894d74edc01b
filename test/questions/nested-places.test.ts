import { describe, expect, test } from "vitest";
import { askAll, graphOf } from "../graph/fused-world.ts";

/** Mills stand in shires and in vales; vales lie in shires, and shires in a land. */
const MOORS = graphOf(
  "moors",
  `
@prefix : <https://moors.example/> .
:Land a owl:Class ; rdfs:label "land" . :Shire a owl:Class ; rdfs:label "shire" . :Vale a owl:Class ; rdfs:label "vale" .
:Mill a owl:Class ; rdfs:label "mill" . :Fen a owl:Class ; rdfs:label "fen" . :Miller a owl:Class ; rdfs:label "miller" .
:in rdfs:label "located in" . :drains rdfs:label "drained by" . :home rdfs:label "home" . :owner rdfs:label "owner" .
:sails rdfs:label "number of sails" .
:land a :Land ; rdfs:label "Grimmark" .
:shire a :Shire ; rdfs:label "Tarnshire" ; :in :land . :weald a :Shire ; rdfs:label "Wealdshire" ; :in :land .
:vale a :Vale ; rdfs:label "Oxvale" ; :in :shire . :dale a :Vale ; rdfs:label "Hartdale" ; :in :weald .
:one a :Mill ; rdfs:label "Tide Mill" ; :in :shire ; :owner :ann ; :sails 4 .
:two a :Mill ; rdfs:label "Smock Mill" ; :in :vale ; :owner :bert ; :sails 6 .
:three a :Mill ; rdfs:label "Post Mill" ; :in :dale ; :owner :bert ; :sails 8 .
:ann a :Miller ; rdfs:label "Ann Voss" ; :home :vale . :bert a :Miller ; rdfs:label "Bert Lunt" ; :home :dale .
:Ward a owl:Class ; rdfs:label "ward" . :inner a :Ward ; rdfs:label "Inner Ward" ; :in :outer . :outer a :Ward ; rdfs:label "Outer Ward" .
:four a :Mill ; rdfs:label "Cap Mill" ; :in :inner .
:wet a :Fen ; rdfs:label "Wet Fen" ; :drains :one .
`,
);

/** The same facts in two graphs: the mills in one, and the places in the other. */
const MILLS = graphOf(
  "mills",
  `
@prefix : <https://moors.example/> .
:Mill a owl:Class ; rdfs:label "mill" . :Shire a owl:Class ; rdfs:label "shire" .  :Vale a owl:Class ; rdfs:label "vale" .
:in rdfs:label "located in" .
:one a :Mill ; rdfs:label "Tide Mill" ; :in :shire . :two a :Mill ; rdfs:label "Smock Mill" ; :in :vale .
:three a :Mill ; rdfs:label "Post Mill" ; :in :dale . :vale a :Vale ; rdfs:label "Oxvale" .
:dale a :Vale ; rdfs:label "Hartdale" . :shire a :Shire ; rdfs:label "Tarnshire" .
`,
);
const PLACES = graphOf(
  "places",
  `
@prefix : <https://moors.example/> .
:Shire a owl:Class ; rdfs:label "shire" . :Vale a owl:Class ; rdfs:label "vale" . :in rdfs:label "located in" .
:shire a :Shire ; rdfs:label "Tarnshire" . :vale a :Vale ; rdfs:label "Oxvale" ; :in :shire .
:dale a :Vale ; rdfs:label "Hartdale" ; :in :weald . :weald a :Shire ; rdfs:label "Wealdshire" .
`,
);

describe("what lies in parts of a place", () => {
  test.each([
    ["Which mills are located in Tarnshire?", "Smock Mill, Tide Mill"],
    ["Which mills are in Grimmark?", "Post Mill, Smock Mill, Tide Mill"],
    ["How many mills are located in Tarnshire?", "2"],
    ["How many mills are in Grimmark?", "3"],
    ["Which vales are in Grimmark?", "Hartdale, Oxvale"],
    ["Who owns the mills in Wealdshire?", "Bert Lunt"],
    ["Which mill in Tarnshire has the most sails?", "Smock Mill"],
    ["Which millers live in Tarnshire?", "Ann Voss"],
    ["Is the Smock Mill in Tarnshire?", "Yes"],
  ])("%s: %s", async (question, answer) => {
    const { result } = await askAll([await MOORS], question);
    expect(result.text).toBe(answer);
    expect(result.complete).toBe(true);
  });

  test.each([
    ["In which shire is the Smock Mill?", "Tarnshire"],
    ["In which land is the Post Mill?", "Grimmark"],
    ["In which vale is the Post Mill?", "Hartdale"],
    ["In which shire does Bert Lunt live?", "Wealdshire"],
    ["In which ward is the Cap Mill?", "Inner Ward"],
  ])("around: %s: %s", async (question, answer) => {
    const { result } = await askAll([await MOORS], question);
    expect(result.text).toBe(answer);
  });

  test("the steps between are shown", async () => {
    const { result } = await askAll([await MOORS], "Which mills are in Grimmark?");
    const lengths = result.paths.map(({ steps }) => steps.length).sort();
    expect(lengths).toEqual([3, 4, 4]);
    expect(result.explanation).toContain("mills located in Grimmark or a place in it");
  });

  test.each([
    ["Which mills are in Grimmark?", "Post Mill, Smock Mill, Tide Mill"],
    ["In which shire is the Smock Mill?", "Tarnshire"],
    ["Who owns the mills in Wealdshire?", "Bert Lunt"],
  ])("as a tree: %s: %s", async (question, answer) => {
    const { result } = await askAll([await MOORS], question, "TREEQA");
    expect(result.text).toBe(answer);
  });

  test("of a place that lies in none, nothing is said", async () => {
    const { result } = await askAll([await MOORS], "In which vale is the Tide Mill?");
    expect(result.status).toBe("NOT_KNOWN");
  });

  test.each([
    ["Which shires have a mill?", "Tarnshire, Wealdshire"],
    ["Which vales have mills?", "Hartdale, Oxvale"],
  ])("what has something in it: %s: %s", async (question, answer) => {
    const { result } = await askAll([await MOORS], question);
    expect(result.text).toBe(answer);
  });

  test("what is counted by places says that their parts are not", async () => {
    const { result } = await askAll([await MOORS], "Which shire has the most mills?");
    expect(result.complete).toBe(false);
    expect(result.explanation).toContain("hat lies in parts of these places was not counted");
  });

  test("what one graph says of mills, and another of places, is one chain", async () => {
    const { result } = await askAll([await MILLS, await PLACES], "Which mills are in Tarnshire?");
    expect(result.text).toBe("Smock Mill, Tide Mill");
  });

  test("says nothing of other relations", async () => {
    const { result } = await askAll([await MOORS], "Which fens are drained by the Tide Mill?");
    expect(result.text).toBe("Wet Fen");
    expect(result.complete).toBe(true);
  });
});

describe("places told by nothing but parts", () => {
  const folds = graphOf(
    "folds",
    `
@prefix : <https://folds.example/> .
:County a owl:Class ; rdfs:label "county" . :Parish a owl:Class ; rdfs:label "parish" . :Fold a owl:Class ; rdfs:label "sheepfold" .
:League a owl:Class ; rdfs:label "league" . :Team a owl:Class ; rdfs:label "team" .
:part rdfs:label "part of" . :plays rdfs:label "is part of the league" . :breed rdfs:label "holds" .
:county a :County ; rdfs:label "Thornley" . :other a :County ; rdfs:label "Marsh End" .
:parish a :Parish ; rdfs:label "Lower Sike" ; :part :county . :far a :Parish ; rdfs:label "Far Sike" ; :part :other .
:one a :Fold ; rdfs:label "Stone Fold" ; :part :parish . :two a :Fold ; rdfs:label "Ash Fold" ; :part :far .
:three a :Fold ; rdfs:label "Crook Fold" ; :part :county .
`,
  );

  test.each([
    ["Which sheepfolds are in Thornley?", "Crook Fold, Stone Fold"],
    ["How many sheepfolds are in Thornley?", "2"],
    ["In which county is Stone Fold?", "Thornley"],
    ["What is Stone Fold part of?", "Lower Sike"],
    ["What percentage of the sheepfolds are in Thornley?", "66.7 percent"],
  ])("%s: %s", async (question, answer) => {
    expect((await askAll([await folds], question)).result.text).toBe(answer);
  });

  test("no league, which has parts as well, is a place", async () => {
    const leagues = graphOf(
      "leagues",
      `
@prefix : <https://leagues.example/> .
:League a owl:Class ; rdfs:label "league" . :Division a owl:Class ; rdfs:label "division" . :Team a owl:Class ; rdfs:label "team" .
:part rdfs:label "part of" .
:top a :League ; rdfs:label "Fell League" . :east a :Division ; rdfs:label "East Division" ; :part :top .
:a a :Team ; rdfs:label "Tarn Rovers" ; :part :east .
`,
    );
    expect((await askAll([await leagues], "Which teams are part of the Fell League?")).values).toEqual([]);
  });
});
