import { describe, expect, test } from "vitest";
import { askAll, graphOf } from "../graph/fused-world.ts";

const PEAT_BANK = `
@prefix : <https://peatbank.example/> .
:Yard a owl:Class ; rdfs:label "peat yard" . :Digger a owl:Class ; rdfs:label "digger" .
:Isle a owl:Class ; rdfs:label "isle" . :Hamlet a owl:Class ; rdfs:label "hamlet" . :Firm a owl:Class ; rdfs:label "firm" .
:establishedIn rdfs:domain :Yard . :woundUp rdfs:label "wound up" . :heads rdfs:label "heads" .
:branch rdfs:label "subsidiary" . :hired rdfs:label "employs" . :feud rdfs:label "rival" .
:low a :Yard ; rdfs:label "Low Bank" ; :establishedIn "1874"^^xsd:gYear ; :woundUp "1951"^^xsd:gYear ;
  :workforce 14 ; :basedIn :tarry ; :feud :high .
:high a :Yard ; rdfs:label "High Bank" ; :establishedIn "1902"^^xsd:gYear ; :workforce 9 ; :hired :meg .
:skaw a :Firm ; rdfs:label "Skaw Fuels" ; :branch :high .
:tarry a :Hamlet ; rdfs:label "Tarry Ness" ; :inhabitants 61 ; :altitudeM 12 ; :within :oss .
:oss a :Isle ; rdfs:label "Oss" ; :bordersWith :rael . :rael a :Isle ; rdfs:label "Rael" .
:meg a :Digger ; rdfs:label "Meg Isbister" ; :heads :low ; :birthPlace :oss ; :deathDate "1960-03-01"^^xsd:date ;
  :spouse :tam ; :trainedBy :una .
:tam a :Digger ; rdfs:label "Tam Rendall" ; :livesAt :tarry ; :superior :meg ; :diggerBefore :una ; :predecessor :una .
:una a :Digger ; rdfs:label "Una Flett" ; :studiedAt :high .
`;

const bank = graphOf("peat-bank", PEAT_BANK);

describe("what people ask of lives and bodies in words of their own", () => {
  test.each<[string, readonly string[]]>([
    ["since when is there a Low Bank", ["1874"]],
    ["Low Bank - since what year?", ["1874"]],
    ["what year does High Bank date back to", ["1902"]],
    ["till when did Low Bank last", ["1951"]],
    ["under whose leadership is Low Bank", ["Meg Isbister"]],
    ["who has the final say at Low Bank", ["Meg Isbister"]],
    ["how many people does Low Bank have on its books", ["14"]],
    ["what's the headcount at High Bank", ["9"]],
    ["which firm owns High Bank", ["Skaw Fuels"]],
    ["which place is Low Bank run from", ["Tarry Ness"]],
    ["who is on the payroll at High Bank", ["Meg Isbister"]],
    // Said of both ends, and stated of one.
    ["which yard does Low Bank have a feud with", ["High Bank"]],
    ["what does High Bank have a feud with", ["Low Bank"]],
    ["what lies across the border from Rael", ["Oss"]],
    ["which isle did Meg Isbister come into the world on", ["Oss"]],
    ["when did Meg Isbister draw her last breath", ["1 March 1960"]],
    ["who tied the knot with Meg Isbister", ["Tam Rendall"]],
    ["to whom does Tam Rendall answer", ["Meg Isbister"]],
    ["who works under Meg Isbister", ["Tam Rendall"]],
    ["with whom does Meg Isbister train, who's the coach", ["Una Flett"]],
    ["in whose footsteps did Tam Rendall follow as digger", ["Una Flett"]],
    ["who was digger before Tam Rendall", ["Una Flett"]],
    ["how many souls live in Tarry Ness", ["61"]],
    ["how far up from the sea is Tarry Ness", ["12"]],
  ])("%s", async (question, answers) => {
    const { values } = await askAll([await bank], question);
    expect(values.map((value) => value.replace(/ (?:metres|m)$/u, "")).sort()).toEqual([...answers].sort());
  });

  test.each([
    // The other side, and what is not stated.
    "to whom does Meg Isbister answer",
    "who is on the payroll at Low Bank",
    "till when did High Bank last",
    "in whose hands is Low Bank",
    // What sounds alike.
    "who wound up Low Bank",
    "when did Meg Isbister leave Low Bank",
    "why did Low Bank pack it in",
    "who pays for Low Bank",
    "whose idea was Low Bank",
    // A kind that is another than what it leads to.
    "which town did Meg Isbister come into the world in",
    "which hamlet did Meg Isbister come into the world in",
    "which man owns High Bank",
  ])("not answered: %s", async (question) => {
    expect((await askAll([await bank], question)).values).toEqual([]);
  });

  test("is told as what may not be meant", async () => {
    const { result } = await askAll([await bank], "who has the final say at Low Bank");
    expect(result.complete).toBe(false);
    expect(result.explanation).toContain("which may not be meant");
  });
});
