import { describe, expect, test } from "vitest";
import { askAll, graphOf } from "../graph/fused-world.ts";
import { BELL_YARD } from "./bell-yard.ts";

const yard = graphOf("bell-yard", BELL_YARD);

describe("relations that go by what their descriptions call them", () => {
  test.each<[string, readonly string[]]>([
    ["What is the clapper number of Greta?", ["C-12"]],
    ["Who was the founder of Ursa?", ["Ilse Farrow"]],
    ["What is the parent of Little Pip?", ["Greta"]],
    ["What is the clapper number of Little Pip's parent?", ["C-12"]],
    ["When was the closing day of the Frost Peal?", ["3 February 2011"]],
    ["Which loft has the greatest number of guests?", ["East Loft"]],
    ["How many guests can the West Loft take?", ["12"]],
    ["Which ringing loft can take the most people?", ["East Loft"]],
  ])("%s", async (question, answers) => {
    expect([...(await askAll([await yard], question)).values].sort()).toEqual([...answers].sort());
  });

  test.each([
    // Of one word that a clause narrows the clause is what it means.
    "What is the weekday of the East Loft?",
    "What is the hammer number of Greta?",
    "Who is the founder of the East Loft?",
    "Who was the brother of Little Pip?",
    "What is the number of Greta's clapper maker?",
    "How many horses can the West Loft take?",
  ])("not answered: %s", async (question) => {
    expect((await askAll([await yard], question)).values).toEqual([]);
  });
});

describe("adjectives that measure what the dictionary derives from them", () => {
  test.each<[string, readonly string[]]>([
    ["Which bell is the loudest?", ["Ursa"]],
    ["What is the thickest bell?", ["Ursa"]],
    ["loudest bell?", ["Ursa"]],
    ["Which ringing loft is the most humid?", ["East Loft"]],
    ["the least humid ringing loft", ["West Loft"]],
    ["Which is thicker, Greta or Little Pip?", ["Greta"]],
    ["Which is more popular, the Frost Peal or the Corn Peal?", ["Corn Peal"]],
    ["Which bells are louder than Greta?", ["Ursa"]],
    ["How loud is Little Pip?", ["81"]],
    ["How many bells are louder than Little Pip?", ["2"]],
    ["Is Ursa thicker than Greta?", ["Yes"]],
    ["What is the second loudest bell?", ["Greta"]],
    ["Who cast the loudest bell?", ["Ilse Farrow"]],
  ])("%s", async (question, answers) => {
    expect([...(await askAll([await yard], question)).values].sort()).toEqual([...answers].sort());
  });

  test.each([
    // Nothing is measured so here, or of such things.
    "Which bell is the sweetest?",
    "Which bell is the most humid?",
    "Which is louder, the East Loft or the West Loft?",
    "Which ringing loft is the driest?",
    "How dusty is Greta?",
    "Which bell is the brightest?",
  ])("not answered: %s", async (question) => {
    expect((await askAll([await yard], question)).values).toEqual([]);
  });
});
