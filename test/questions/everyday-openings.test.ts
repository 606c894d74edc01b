import { describe, expect, test } from "vitest";
import { unitInDescription } from "../../datasources/graph-index/unit-in-description.ts";
import { askAll, graphOf } from "../graph/fused-world.ts";

const SLIPWAY = `
@prefix rdfs: <http://www.w3.org/2000/01/rdf-schema#> .
@prefix : <urn:slipway#> .
:Person rdfs:label "person" . :Vessel rdfs:label "bicycle" . :Barge rdfs:label "freight bike" ; rdfs:subClassOf :Vessel .
:Shed rdfs:label "shed" . :Visit rdfs:label "inspection" . :Tow rdfs:label "towing" .
:load rdfs:label "burden" ; rdfs:comment "In kilograms, driver not included." .
:damp rdfs:label "dampness" ; rdfs:comment "Per cent of water in the frame." .
:run rdfs:label "managed by" . :kept rdfs:label "kept at" . :bought rdfs:label "bought on" . :state rdfs:label "status" .
:checked rdfs:label "inspected bicycle" . :checker rdfs:label "checker" . :pulled rdfs:label "towed bicycle" . :puller rdfs:label "driver" .
:olt a :Person ; rdfs:label "Olt Varga" . :ine a :Person ; rdfs:label "Ine Bask" .
:north a :Shed ; rdfs:label "North Shed" ; :run :olt . :south a :Shed ; rdfs:label "South Shed" ; :run :ine .
:grey a :Vessel ; rdfs:label "Grey Wren" ; :kept :north ; :load 40 ; :damp 12 ; :bought "2019-03-02"^^xsd:date ; :state "on loan" .
:tall a :Vessel ; rdfs:label "Tall Finch" ; :kept :south ; :load 55 ; :damp 31 ; :bought "2020-07-09"^^xsd:date ; :state "spare" .
:ox a :Barge ; rdfs:label "Slow Ox" ; :kept :south ; :load 210 ; :damp 25 ; :bought "2018-11-20"^^xsd:date ; :state "on loan" .
:v1 a :Visit ; rdfs:label "Visit QV-771" ; :checked :grey ; :checker :ine .
:v2 a :Visit ; rdfs:label "Visit QV-772" ; :checked :ox ; :checker :olt .
:t1 a :Tow ; rdfs:label "Tow ZT-31" ; :pulled :ox ; :puller :ine .
`;

const slipway = graphOf("slipway", SLIPWAY);
const values = async (question: string): Promise<readonly string[]> =>
  [...(await askAll([await slipway], question)).values].sort();

describe("questions as people put them", () => {
  test.each<[string, readonly string[]]>([
    // What the description of a relation says its numbers are told in.
    ["Which bicycles have a burden of more than 50 kg?", ["Slow Ox", "Tall Finch"]],
    ["Which bicycles have a burden over 100 kilos?", ["Slow Ox"]],
    ["Which bicycles have a dampness over 20 per cent?", ["Slow Ox", "Tall Finch"]],
    // A class by another noun for the class above it.
    ["how many bikes are there?", ["3"]],
    // A verb in the present for a relation in the past.
    ["Who manages the shed where Tall Finch is kept?", ["Ine Bask"]],
    // A code without what it is a code of.
    ["who was the checker of QV-771?", ["Ine Bask"]],
    // What is not linked to them.
    ["Which bicycles have had no inspection?", ["Tall Finch"]],
    ["Which bicycles have no towing?", ["Grey Wren", "Tall Finch"]],
    ["Which bicycles have never been inspected?", ["Tall Finch"]],
    // Whoever did it.
    ["When did we buy Grey Wren?", ["2 March 2019"]],
    ['Which bicycles with the status "on loan" have a burden over 100 kg?', ["Slow Ox"]],
  ])("%s", async (question, expected) => {
    expect(await values(question)).toEqual([...expected].sort());
  });

  test.each([
    "what state is Grey Wren kept at?",
    "Which inspectors have inspected Grey Wren?",
    "Which bicycles have a burden over 20 per cent?",
    "who was the checker of QV-779?",
    "When did we sell Grey Wren?",
    "When did we buy Grey Wren in 2019?",
    "Which sheds have no inspection?",
    // What is kept there may not be stated.
    "Which sheds have no bicycles?",
    "Which bicycles have more than 20 percent of the inspections?",
  ])("not answered: %s", async (question) => {
    expect(await values(question)).toEqual([]);
  });
});

describe("the unit that a description says", () => {
  test.each<[string, string | undefined]>([
    ["In kilograms, driver not included.", "kilogram"],
    ["Metres above the river.", "metre"],
    ["Length of the rope in feet.", "foot"],
    ["Per cent of water in the frame.", "percent"],
    ["In euros per month.", undefined],
    ["In metres or feet.", undefined],
    ["Length in metres, width in feet.", undefined],
    ["Weight in pounds.", undefined],
    ["Moths per 100 traps.", undefined],
    ["Day on which it opens.", undefined],
    ["In use since the flood.", undefined],
    ["", undefined],
  ])("%s: %s", (description, unit) => {
    expect(unitInDescription(description)).toBe(unit);
  });
});
