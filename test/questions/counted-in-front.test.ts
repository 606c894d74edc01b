import { expect, test } from "vitest";
import { askAll, graphOf } from "../graph/fused-world.ts";

const moorings = await graphOf(
  "moorings",
  `@prefix : <urn:moorings:> .
  :Punt a rdfs:Class ; rdfs:label "punt" . :Basin a rdfs:Class ; rdfs:label "mooring basin" .
  :Lock a rdfs:Class ; rdfs:label "lock" . :Bargee a rdfs:Class ; rdfs:label "bargee" .
  :Hiring a rdfs:Class ; rdfs:label "summer hiring" . :Stew a rdfs:Class ; rdfs:label "stew" .
  :Part a rdfs:Class . :Root a rdfs:Class ; rdfs:label "root crop" .
  :lies rdfs:label "lies in" . :winters rdfs:label "spends winter at" . :taught rdfs:label "apprenticed to" .
  :keptBy rdfs:label "in the keeping of" . :lit rdfs:label "gas-lit" . :planks rdfs:label "hull wood" .
  :puntHired rdfs:label "punt hired" . :on rdfs:label "hired on" . :at rdfs:label "near lock" .
  :mix rdfs:label "mix" . :ingredient rdfs:label "ingredient" . :grams rdfs:label "weight (g)" .
  :bruised rdfs:label "ribs bruised" .
  :north a :Basin ; rdfs:label "North Pool" . :south a :Basin ; rdfs:label "South Pool" .
  :low a :Basin ; rdfs:label "Low Cut" .
  :l1 a :Lock ; rdfs:label "Withy Lock" ; :lies :north ; :lit true .
  :l2 a :Lock ; rdfs:label "Alder Lock" ; :lies :north ; :lit true .
  :l3 a :Lock ; rdfs:label "Sedge Lock" ; :lies :south ; :lit true .
  :l4 a :Lock ; rdfs:label "Rush Lock" ; :lies :south ; :lit false .
  :gil a :Bargee ; rdfs:label "Gil Ostler" ; :taught :tam . :nan a :Bargee ; rdfs:label "Nan Pike" ; :taught :tam .
  :tam a :Bargee ; rdfs:label "Tam Ferris" ; :taught :wat . :wat a :Bargee ; rdfs:label "Wat Lobb" .
  :p1 a :Punt ; rdfs:label "Coot" ; :lies :low ; :winters :north ; :keptBy :gil ; :planks "larch" .
  :p2 a :Punt ; rdfs:label "Teal" ; :lies :low ; :winters :north ; :keptBy :gil ; :planks "oak" .
  :p3 a :Punt ; rdfs:label "Smew" ; :lies :south ; :winters :south ; :keptBy :nan ; :planks "larch" .
  :p4 a :Punt ; rdfs:label "Gadwall" ; :planks "oak" . :p5 a :Punt ; rdfs:label "Knot" ; :planks "oak" .
  :h1 a :Hiring ; :puntHired :p1 ; :on "1931-06-02"^^xsd:date ; :at :l1 ; :bruised 2 .
  :h2 a :Hiring ; :puntHired :p1 ; :on "1932-07-09"^^xsd:date ; :at :l3 ; :bruised 3 .
  :h3 a :Hiring ; :puntHired :p3 ; :on "1933-05-30"^^xsd:date ; :at :l1 .
  :Mishap a rdfs:Class ; rdfs:label "mishap" . :Sort a rdfs:Class ; rdfs:label "sort of mishap" .
  :sort rdfs:label "nature" . :ramming a :Sort ; rdfs:label "Ramming" . :leak a :Sort ; rdfs:label "Slow leak" .
  :x1 a :Mishap ; :sort :leak ; :at :l1 . :x2 a :Mishap ; :sort :leak ; :at :l2 . :x3 a :Mishap ; :sort :ramming .
  :kale a :Root ; rdfs:label "Kohlrabi" . :beet a :Root ; rdfs:label "Beetroot" .
  :s1 a :Stew ; rdfs:label "Lock Stew" ; :mix [ a :Part ; :ingredient :kale ; :grams 200 ] ,
    [ a :Part ; :ingredient :beet ; :grams 300 ] .
  :s2 a :Stew ; rdfs:label "Thin Stew" ; :mix [ a :Part ; :ingredient :beet ; :grams 100 ] .
`,
);

/** By the preposition in front, of a kind or of persons. */
test.each([
  ["At which basin do the most punts spend winter?", ["North Pool"]],
  ["At which basin do the most punts spend their winter?", ["North Pool"]],
  ["At which mooring basins do at least two punts spend winter?", ["North Pool"]],
  ["To whom have the most bargees been apprenticed?", ["Tam Ferris"]],
  ["To whom have at least two bargees been apprenticed?", ["Tam Ferris"]],
  ["To whom have at least three bargees been apprenticed?", []],
  ["At how many basins do punts spend winter?", ["2"]],
  ["In how many basins does the Coot lie?", ["1"]],
])("%s", async (question, answers) => {
  expect((await askAll([moorings], question)).values).toEqual(answers);
});

/** Said behind by a pronoun that stands for what is asked for, or with a word that adds nothing to counting. */
test.each([
  ["Which basins have at least two punts lying in them?", ["Low Cut"]],
  ["Which bargee has the most bargees apprenticed to them?", ["Tam Ferris"]],
  ["Who has at least two bargees apprenticed to them?", ["Tam Ferris"]],
  ["Which stews have at least two different ingredients?", ["Lock Stew"]],
  ["How many punts have larch as their hull wood?", ["2"]],
  ["Which punts have oak as hull wood?", ["Gadwall", "Knot", "Teal"]],
  ["Which punts have Gil Ostler as their hull wood?", []],
])("%s", async (question, answers) => {
  expect([...(await askAll([moorings], question)).values].sort()).toEqual(answers);
});

/** All of a kind that are there: what says nothing of one of them is no proof, and what has none is not among them. */
test.each([
  ["In which basins are all the locks gas-lit?", ["North Pool"]],
  ["In which basin is every lock gas-lit?", ["North Pool"]],
  ["In which basins are all the punts in the keeping of Gil Ostler?", ["Low Cut"]],
  ["In which basins are all the punts in the keeping of Wat Lobb?", []],
])("%s", async (question, answers) => {
  expect((await askAll([moorings], question)).values).toEqual(answers);
});

/** What something was done to is said to be of its kind by the name, which tells no more than the deed. */
test.each([
  ["Which punt has been hired in the most summer hirings?", ["Coot"]],
  ["Which punts have been hired in at least two hirings?", ["Coot"]],
  ["What is the total number of ribs bruised in all hirings?", ["5"]],
  ["Which stews have only one ingredient?", ["Thin Stew"]],
  ["How many ingredients does Lock Stew have?", ["2"]],
])("%s", async (question, answers) => {
  expect((await askAll([moorings], question)).values).toEqual(answers);
});

/** What one relation alone says of things of a kind is a kind of them. */
test.each([
  ["How many mishaps were slow leaks?", ["2"]],
  ["How many mishaps were rammings?", ["1"]],
  ["How many punts were slow leaks?", []],
  ["How many mishaps were Gil Ostler?", []],
])("%s", async (question, answers) => {
  expect((await askAll([moorings], question)).values).toEqual(answers);
});
