import { expect, test } from "vitest";
import { askerOf } from "../graph/untidy/ask-through-graphql.ts";
import { WORKS_AND_ISLANDS } from "./works-and-islands.ts";

const ANSWERED: readonly (readonly [question: string, answer: string])[] = [
  ["longest river tellmark", "Lower Aur"],
  ["highest island tellmark?", "Ormsund"],
  ["Lowest island Tellmark", "Vaskholm"],
  ["shortest river in tellmark", "Grayling"],
];

const NOT_KNOWN = [
  // No place, no kind, and nothing of the kind in it.
  ...[
    "longest river heron",
    "longest opera perpetua quill",
    "longest chamber opera tellmark",
    "longest river vaskholm",
  ],
  ...["highest population tellmark", "longest tellmark", "longest old river tellmark", "rivers longest tellmark"],
];

test("what is ranked and a place beside it is what is ranked in that place", async () => {
  const ask = await askerOf(WORKS_AND_ISLANDS);
  const found = [];
  for (const [question] of ANSWERED) found.push([question, (await ask(question)).text]);
  expect(found).toEqual(ANSWERED);
});

test("and nothing else beside it is", async () => {
  const ask = await askerOf(WORKS_AND_ISLANDS);
  const found = [];
  for (const question of NOT_KNOWN) found.push([question, (await ask(question)).status]);
  expect(found).toEqual(NOT_KNOWN.map((question) => [question, "NOT_KNOWN"]));
});
