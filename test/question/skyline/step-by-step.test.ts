import { expect, test } from "vitest";
import type { RelationPhrase, SetForm } from "../../../engine/question/form/logical-form.ts";
import { subQuestionsOf } from "../../../engine/question/skyline/sub-questions.ts";

const named = (text: string): SetForm => ({ kind: "mention", text, candidates: [] });
const follow = (from: SetForm, text: string, gap?: RelationPhrase["gap"]): SetForm => ({
  kind: "follow",
  from,
  relation: { text, candidates: [], ...(gap === undefined ? {} : { gap }) },
});

test("steps in the words of clauses are told one by one, each leading to the next", () => {
  const birthplace = follow(named("Orrin Vask"), "has the birthplace");
  const country = follow(follow(named("Mill Act"), "was passed by the country"), "has in it");
  const asked = follow({ kind: "intersect", sets: [birthplace, country] }, "has the mayor");
  expect(subQuestionsOf(asked)).toEqual([
    "Orrin Vask has the birthplace A, and A has the mayor: which?",
    "Mill Act was passed by the country A, A has in it B, and B has the mayor: which?",
  ]);
});

test("what stands before its verb is told so, and a noun is what a thing has", () => {
  expect(subQuestionsOf(follow(follow(named("Ada Krall"), "taught", "BEFORE"), "town"))).toEqual([
    "A taught Ada Krall, and A has the town: which?",
  ]);
  expect(subQuestionsOf(follow(named("Ada Krall"), "taught", "BEFORE"))).toEqual(["what taught Ada Krall?"]);
});

test("words that are nouns make a phrase, as they did", () => {
  expect(subQuestionsOf(follow(follow(named("Ada Krall"), "teacher"), "home"))[0]).toMatch(/^What is the /u);
});
