import { describe, expect, test } from "vitest";
import { askAll, graphOf } from "../graph/fused-world.ts";

/** A valley whose buildings and people are told apart by texts, and not by classes. */
const VALLEY = `
  @prefix : <urn:valley:> .
  :Building rdfs:label "building" . :Person rdfs:label "person" . :Job rdfs:label "post" . :Guild rdfs:label "guild" .
  :sort rdfs:label "type of building" . :trade rdfs:label "trade" . :past rdfs:label "former trade" .
  :built rdfs:label "year built" . :place rdfs:label "village" . :born rdfs:label "born in" . :stone rdfs:label "material" .
  :height rdfs:label "height (m)" . :owner rdfs:label "owner" . :in rdfs:label "guild" . :by rdfs:label "holder" .
  :post rdfs:label "type of post" . :patron rdfs:label "patron" .

  :a a :Building ; rdfs:label "Upper Wheel" ; :sort "water mill" ; :built 1790 ; :place :osk ; :stone "slate" ; :height 9 ;
    :owner :ana .
  :b a :Building ; rdfs:label "Lower Wheel" ; :sort "water mill" ; :built 1810 ; :place :tarn ; :stone "granite" ;
    :height 12 ; :owner :bo .
  :c a :Building ; rdfs:label "Saint Ebb" ; :sort "chapel" ; :built 1650 ; :place :osk ; :stone "granite" ; :height 20 ;
    :owner :cy .
  :d a :Building ; rdfs:label "Old Bell" ; :sort "inn" ; :built 1700 ; :place :tarn ; :stone "slate" ; :height 11 .
  :osk rdfs:label "Oskham" . :tarn rdfs:label "Tarnley" .
  :ana a :Person ; rdfs:label "Ana Rill" ; :trade "miller" ; :born :osk . :bo a :Person ; rdfs:label "Bo Sandor" ;
    :trade "miller" ; :past "smith" ; :born :tarn . :cy a :Person ; rdfs:label "Cy Wend" ; :trade "smith" ; :born :osk .
  :g a :Guild ; rdfs:label "Stone Guild" ; :patron :ana .
  :j1 a :Job ; :in :g ; :by :bo ; :post "treasurer" . :j2 a :Job ; :in :g ; :by :cy ; :post "steward" .
`;
const valley = await graphOf("kinds-by-text", VALLEY);
const ask = async (question: string) => askAll([valley], question);

describe("a text by which the graph says what things are is a noun for them", () => {
  test.each<[string, readonly string[]]>([
    ["How many water mills are there?", ["2"]],
    ["Which water mills were built before 1800?", ["Upper Wheel"]],
    ["How many millers were born in Oskham?", ["1"]],
    ["Which smiths were born in Oskham?", ["Cy Wend"]],
    ["List all millers", ["Ana Rill", "Bo Sandor"]],
    ["Which is the tallest water mill?", ["Lower Wheel"]],
    ["Who owns the chapel?", ["Cy Wend"]],
    ["What is the average height of the water mills?", ["10.5 metres"]],
    ["Which water mills have an owner that was born in Tarnley?", ["Lower Wheel"]],
    ["chapels in Oskham", ["Saint Ebb"]],
  ])("%s", async (question, expected) => {
    const { values } = await ask(question);
    expect([...values].sort()).toEqual([...expected].sort());
  });

  test.each([
    // Of what something is made, and what somebody was, is no kind of thing.
    "How many granites are there?",
    "Which slates were built before 1800?",
    // What links the two is the treasurer of nobody by itself.
    "Which treasurers were born in Tarnley?",
    "How many mills were sold?",
  ])("not answered: %s", async (question) => {
    expect((await ask(question)).values).toEqual([]);
  });
});
