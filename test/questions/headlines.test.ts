import { describe, expect, test } from "vitest";
import { hasIdleCapitals } from "../../engine/question/capitals.ts";
import { askerOf } from "../graph/untidy/ask-through-graphql.ts";
import { WORKS_AND_ISLANDS } from "./works-and-islands.ts";

const ANSWERED: readonly (readonly [question: string, answer: string])[] = [
  ["Who Composed Heron?", "Perpetua Quill"],
  ["What Is the Capital of Tellmark", "Vaskholm"],
  ["What Is the Population of the Capital of Tellmark?", "4,100"],
  ["Which Operas Did Sixten Brandvold Compose", "What Is Dusk"],
  ["How Many Operas Did Perpetua Quill Compose", "2"],
  ["Which River Is the Longest in Tellmark", "Lower Aur"],
  ["Where Was the Composer of Heron Born", "Vaskholm"],
  ["Did Perpetua Quill Compose Heron", "Yes"],
  // What is called as it is written, whatever it is written like.
  ["Who Composed Who Mends the Lanterns?", "Perpetua Quill"],
  ["Who composed Who Mends the Lanterns?", "Perpetua Quill"],
  ["Who Composed What Is Dusk", "Sixten Brandvold"],
  ["Who composed Under?", "Odile Tarrow"],
  ["Who composed The Population?", "Odile Tarrow"],
  ["Where was the composer of What Is Dusk born?", "Ormsund"],
];

const NOT_KNOWN = [
  // Other names than those of the graph, in whole or in part.
  ...["Who Composed Herons", "Who Composed Who Mends the Nets", "Where Was Perpetua Tarn Born", "Who Composed Hero"],
  ...["What Is the Capital of Tell", "Who Composed the Golden Heron", "Which Operas Did Odile Brandvold Compose"],
  // A small word is no name by a capital that all words have.
  ...["Who Composed Under", "Who Is Under"],
  // What is not asked of what it is said of.
  ...["Who Crossed Heron", "Did Sixten Brandvold Compose Heron", "Which Opera Is the Longest in Tellmark"],
];

describe("capitals as in a headline tell nothing of names", () => {
  test("the question is read as in small letters, and names as they are written", async () => {
    const ask = await askerOf(WORKS_AND_ISLANDS);
    const found = [];
    for (const [question] of ANSWERED) found.push([question, (await ask(question)).text]);
    expect(found).toEqual(ANSWERED);
  });

  test("and nothing is answered that is not asked", async () => {
    const ask = await askerOf(WORKS_AND_ISLANDS);
    const found = [];
    for (const question of NOT_KNOWN) found.push([question, (await ask(question)).status]);
    expect(found).toEqual(NOT_KNOWN.map((question) => [question, "NOT_KNOWN"]));
  });
});

test.each([
  ...["Who Wrote Mill and Meadow", "What Is the Area of Ormsund", "Which Rivers Cross the Border of Tellmark in 1990"],
  ...["Did Odile Tarrow Sing", "How Tall Is Ormsund?", "Population Of Tellmark", "WHO SANG"],
])("%s: capitals tell nothing", (text) => {
  expect(hasIdleCapitals(text)).toBe(true);
});

test.each([
  ...["Who wrote Mill and Meadow", "Who is Odile Tarrow?", "Where is the Lower Aur?", "Is Vaskholm in Tellmark?"],
  ...["What about Ormsund Bay?", "Population of Tellmark", "Odile Tarrow", "Who is the Duke of Ormsund?"],
  ...["Was Odile Tarrow Tellish?", "Mill and Meadow", "When in Ormsund", "Who", "Which Heron", ""],
])("%s: capitals tell names", (text) => {
  expect(hasIdleCapitals(text)).toBe(false);
});
