import { describe, expect, test } from "vitest";
import { askAll, graphOf } from "../graph/fused-world.ts";
import { rootsOf } from "../../reasoners/english/language/roots.ts";
import { wordsOf } from "../../reasoners/english/language/words.ts";

/** Who sells, builds and heads what, some of it called by what they do and some by what they are doing. */
const world = graphOf(
  "progressive",
  `@prefix : <urn:progressive:> . :Trader rdfs:label "trader" . :Goods rdfs:label "goods" . :Boat rdfs:label "boat" .
   :Choir rdfs:label "choir" . :Building rdfs:label "building" . :Course rdfs:label "course" . :Firm rdfs:label "company" .
   :sells rdfs:label "sells" . :builds rdfs:label "builds" . :heads rdfs:label "heads" . :takenBy rdfs:label "taken by" .
   :buys rdfs:label "buying" . :leads rdfs:label "is leading" . :lookedAfter rdfs:label "looked after by" .
   :drilled rdfs:label "drilled by" . :owns rdfs:label "owned by" .
   :orla a :Trader ; rdfs:label "Orla Penhale" ; :sells :rope ; :builds :eel ; :heads :voices ; :buys :loft ; :leads :knots .
   :bram a :Trader ; rdfs:label "Bram Tolley" ; :sells :tar ; :builds :merle , :tom ; :heads :singers ; :buys :salt .
   :wenna a :Trader ; rdfs:label "Wenna Tolley" ; :sells :nets ; :leads :splicing .
   :rope a :Goods ; rdfs:label "rope" . :tar a :Goods ; rdfs:label "tar" . :nets a :Goods ; rdfs:label "nets" .
   :eel a :Boat ; rdfs:label "Sand Eel" ; :owns :firm . :merle a :Boat ; rdfs:label "Merle" . :tom a :Boat ; rdfs:label "Old Tom" .
   :voices a :Choir ; rdfs:label "Harbour Voices" ; :drilled :bram . :singers a :Choir ; rdfs:label "Quay Singers" .
   :loft a :Building ; rdfs:label "Net Loft" ; :lookedAfter :wenna . :salt a :Building ; rdfs:label "Salt Barn" .
   :knots a :Course ; rdfs:label "Knots" ; :takenBy :bram , :wenna . :splicing a :Course ; rdfs:label "Splicing" ; :takenBy :orla .
   :firm a :Firm ; rdfs:label "Pitch and Co" ; :directed :wenna . :directed rdfs:label "managing director" .
   :signed rdfs:label "signed off by" . :tom :signed :orla .`,
);

const answersTo = async (question: string): Promise<readonly string[]> =>
  (await askAll([await world], question)).values.toSorted();

describe("what somebody is doing is what they do", () => {
  test.each([
    ["who's selling rope", ["Orla Penhale"]],
    ["whos selling rope", ["Orla Penhale"]],
    ["what is Bram Tolley selling", ["tar"]],
    ["who was selling nets?", ["Wenna Tolley"]],
    ["who has been selling nets?", ["Wenna Tolley"]],
    ["is Bram Tolley selling tar?", ["Yes"]],
    ["What is Orla Penhale building?", ["Sand Eel"]],
    ["what is orla penhale building", ["Sand Eel"]],
    ["Which boats is Bram Tolley building?", ["Merle", "Old Tom"]],
    ["Who is building Old Tom?", ["Bram Tolley"]],
    ["Is Bram Tolley building Merle?", ["Yes"]],
    ["who is heading Quay Singers", ["Bram Tolley"]],
    ["Which choir is Orla Penhale heading?", ["Harbour Voices"]],
    ["Who is taking Knots?", ["Bram Tolley", "Wenna Tolley"]],
    ["Which course is Orla Penhale taking?", ["Splicing"]],
    ["Who is drilling Harbour Voices?", ["Bram Tolley"]],
    ["who drills Harbour Voices?", ["Bram Tolley"]],
    ["who leads Splicing?", ["Wenna Tolley"]],
    ["Which building does Orla Penhale buy?", ["Net Loft"]],
    ["Which building is Bram Tolley buying?", ["Salt Barn"]],
    ["Who is managing director of Pitch and Co?", ["Wenna Tolley"]],
  ])("%s", async (question, answers) => {
    expect(await answersTo(question)).toEqual(answers);
  });

  // The other end, another deed, a noun of the same form, and a word besides.
  test.each([
    "Who is Old Tom building?",
    "What is Sand Eel building?",
    "Who is leading Sand Eel?",
    "Is Orla Penhale building Merle?",
    "what is rope selling",
    "what is rope selling for",
    "who are nets selling",
    "who is selling off rope",
    "who is underselling rope",
    "what is the building",
    "Which building is Old Tom?",
    "Who is building the Net Loft?",
    "Who is building Old Tom by night?",
  ])("%s: nothing", async (question) => {
    expect(await answersTo(question)).toEqual([]);
  });
});

describe("a verb and its particle, in all its forms", () => {
  test.each([
    ["who's looking after Net Loft", ["Wenna Tolley"]],
    ["whose looking after Net Loft", ["Wenna Tolley"]],
    ["Whose looking after the Net Loft?", ["Wenna Tolley"]],
    ["who was Net Loft looked after by", ["Wenna Tolley"]],
    ["who is Net Loft being looked after by?", ["Wenna Tolley"]],
    ["what is Wenna Tolley looking after", ["Net Loft"]],
    ["Which building is Wenna Tolley looking after?", ["Net Loft"]],
    // A trader is one of those who look after things, though the graph has companies besides.
    ["Who is Harbour Voices drilled by?", ["Bram Tolley"]],
    ["Who is Sand Eel owned by?", ["Pitch and Co"]],
  ])("%s", async (question, answers) => {
    expect(await answersTo(question)).toEqual(answers);
  });

  test.each([
    "who is looking over Net Loft",
    "who looked after Net Loft before Wenna Tolley",
    "who is Wenna Tolley looked after by?",
    "who is Net Loft looked after with?",
    "who do I ask about Net Loft",
    "whose Net Loft is looking after",
  ])("%s: nothing", async (question) => {
    expect(await answersTo(question)).toEqual([]);
  });
});

describe("which of those of a name", () => {
  test.each([
    ["Which Tolley sells tar?", ["Bram Tolley"]],
    ["which tolley sells nets", ["Wenna Tolley"]],
    ["Which Tolley is building Merle?", ["Bram Tolley"]],
    ["Which Penhale heads a choir?", ["Orla Penhale"]],
  ])("%s", async (question, answers) => {
    expect(await answersTo(question)).toEqual(answers);
  });

  // A noun in small letters says a kind of things, of which those are not all that are called so.
  test.each([
    "Which Tolley sells rope?",
    "which tolley sells rope",
    "Which Tolley is the longest?",
    "which barn is Bram Tolley buying",
    "which loft is looked after by Wenna Tolley",
  ])("%s: nothing", async (question) => {
    expect(await answersTo(question)).toEqual([]);
  });
});

test("two letters at the end of a verb are its own, or one that is doubled", () => {
  const share = (a: string, b: string): boolean => rootsOf(a).some((root) => rootsOf(b).includes(root));
  for (const [base, form] of [
    ["sell", "selling"],
    ["drill", "drilled"],
    ["install", "installed"],
    ["puff", "puffing"],
    ["add", "adding"],
    ["put", "putting"],
    ["cry", "cried"],
  ] as const)
    expect(share(base, form), form).toBe(true);
  for (const [other, form] of [
    ["role", "rolling"],
    ["pole", "polled"],
    ["file", "filling"],
  ] as const)
    expect(share(other, form), form).toBe(false);
});

test("a noun of the same form says a kind of things", () => {
  const doing = (text: string): readonly string[] =>
    wordsOf(text).flatMap(({ text: word, isProgressive }) => (isProgressive ? [word] : []));
  expect(doing("who is building the mill")).toEqual(["building"]);
  expect(doing("boats that Ann is still building")).toEqual(["building"]);
  for (const question of [
    "what is the main building",
    "what is oldest building in town",
    "what is main building of the firm",
    "What is painting?",
    "Is the old building taller than the mill?",
    "What is Ann's building?",
    "whose trade is fishing",
    "What is the Net Building?",
    "which is the oldest building in town",
  ])
    expect(doing(question), question).toEqual([]);
});
