import { expect, test } from "vitest";
import { askerOf } from "../graph/untidy/ask-through-graphql.ts";
import { WORKS_AND_ISLANDS } from "./works-and-islands.ts";

const ANSWERED: readonly (readonly [question: string, answer: string])[] = [
  ["height of vaskholm and ormsund", "Ormsund: 720; Vaskholm: 310"],
  ["height of ormsund vs vaskholm", "Ormsund: 720; Vaskholm: 310"],
  ["vaskholm vs ormsund height", "Ormsund: 720; Vaskholm: 310"],
  ["Vaskholm vs Ormsund height", "Ormsund: 720; Vaskholm: 310"],
  ["which is higher, ormsund vs vaskholm", "Ormsund"],
  ["what is the population of vaskholm", "4,100"],
  // What things are said to be is a kind of them.
  ["which chamber operas did perpetua quill compose?", "Heron, Who Mends the Lanterns"],
  [
    "when where was perpetua quill born",
    "When was perpetua quill born? 5 April 1871. Where was perpetua quill born? Vaskholm.",
  ],
  [
    "perpetua quill born where when",
    "Where was perpetua quill born? Vaskholm. When was perpetua quill born? 5 April 1871.",
  ],
  [
    "perpetua quill when and where died",
    "When did perpetua quill die? 11 October 1940. Where did perpetua quill die? Ormsund.",
  ],
];

/** One of two things is no answer to what is asked of both, nor a thing beside the height of another. */
const NOT_KNOWN = [
  "Vaskholm or the height of Ormsund",
  ...["the operas of vaskholm", "what vaskholms are there", "odile tarrow born when where", "heron when where"],
  // Neither the place nor the time says why.
  ...["why did perpetua quill die", "Why was Sixten Brandvold born?"],
  ...["perpetua quill met sixten brandvold when where"],
];

test("what is called by a name in small letters is no kind of other things", async () => {
  const ask = await askerOf(WORKS_AND_ISLANDS);
  const found = [];
  for (const [question] of ANSWERED) found.push([question, (await ask(question)).text]);
  expect(found).toEqual(ANSWERED);
});

test("and what asks two things is not answered with one", async () => {
  const ask = await askerOf(WORKS_AND_ISLANDS);
  const found = [];
  for (const question of NOT_KNOWN) found.push([question, (await ask(question)).status]);
  expect(found).toEqual(NOT_KNOWN.map((question) => [question, "NOT_KNOWN"]));
});
