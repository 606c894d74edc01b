import { expect, test } from "vitest";
import { openWorld } from "./own-world.ts";

const ask = await openWorld(`
  :Tea rdfs:label "tea" . :Clove rdfs:label "clove variety" . :Dock rdfs:label "harbour dock" . :Tug rdfs:label "tug" .
  :Basin rdfs:label "basin" .
  :spiced rdfs:label "cloved with" . :stem rdfs:label "stem variety" . :atDock rdfs:label "in dock at" .
  :main rdfs:label "main berth" . :basin rdfs:label "basin" . :signal rdfs:label "signal light" .
  :t1 a :Tea ; rdfs:label "Grey Morning" ; :spiced :c3 . :t2 a :Tea ; rdfs:label "Late Brew" ; :spiced :c1, :c2 .
  :c1 a :Clove ; rdfs:label "Pallor" ; :stem :c2 . :c2 a :Clove ; rdfs:label "Minta" ; :stem :c3 .
  :c3 a :Clove ; rdfs:label "Old Vesk" .
  :b1 a :Basin ; rdfs:label "Upper Basin" ; :main :d1 . :b2 a :Basin ; rdfs:label "Lower Basin" ; :main :d2 .
  :d1 a :Dock ; rdfs:label "Heron Steps" ; :basin :b1 ; :signal "green" .
  :d2 a :Dock ; rdfs:label "Quill Wall" ; :basin :b2 ; :signal "amber" .
  :u1 a :Tug ; rdfs:label "Bold Ines" ; :atDock :d1 ; :signal "white" .
  :u2 a :Tug ; rdfs:label "Slow Ada" ; :atDock :d2 ; :signal "red" .
`);

test.each([
  ["Which clove is the stem variety of Pallor?", "Minta"],
  ["Which clove is the stem variety of the stem variety of Pallor?", "Old Vesk"],
  ["Which dock is the main berth of the Upper Basin?", "Heron Steps"],
  ["Which dock is the main berth of the basin that Quill Wall is in?", "Quill Wall"],
  ["Which clove is Grey Morning cloved with?", "Old Vesk"],
  ["Which dock is Slow Ada in dock at?", "Quill Wall"],
])("the noun behind “which” is what is asked for, and no verb: %s", async (question, text) => {
  expect(await ask(question)).toMatchObject({ status: "ANSWERED", text });
});

test.each([
  ["What is the signal light of the Heron Steps dock?", "green"],
  ["What is the signal light of the Slow Ada tug?", "red"],
])("a kind behind the name of one of them means the thing itself: %s", async (question, text) => {
  expect(await ask(question)).toMatchObject({ status: "ANSWERED", text });
});
