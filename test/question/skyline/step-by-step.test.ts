import { describe, expect, test } from "vitest";
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
    "Orrin Vask has the birthplace A, and A has the mayor B. Who or what is B?",
    "Mill Act was passed by the country A, A has in it B, and B has the mayor C. Who or what is C?",
  ]);
});

test("what stands before its verb is told so, and a noun is what a thing has", () => {
  expect(subQuestionsOf(follow(follow(named("Ada Krall"), "taught", "BEFORE"), "town"))).toEqual([
    "A taught Ada Krall, and A has the town B. Who or what is B?",
  ]);
  expect(subQuestionsOf(follow(named("Ada Krall"), "taught", "BEFORE"))).toEqual([
    "A taught Ada Krall. Who or what is A?",
  ]);
});

test("words that are nouns make a phrase, as they did", () => {
  expect(subQuestionsOf(follow(follow(named("Ada Krall"), "teacher"), "home"))[0]).toMatch(/^What is the /u);
});

describe("a chain of relations that a graph has", () => {
  type Walk = readonly [label: string, direction?: "FORWARD" | "BACKWARD"];
  const walked = (from: SetForm, [label, direction = "FORWARD"]: Walk): SetForm => ({
    kind: "follow",
    from,
    relation: { text: "said", candidates: [{ iri: `urn:${label}`, label, direction, score: 1 }] },
  });
  const quell: SetForm = {
    ...{ kind: "mention", text: "Quell", candidates: [{ iri: "urn:q", label: "Quell Fen", score: 1 }] },
  };
  const chain = (walks: readonly Walk[]): SetForm => walks.reduce(walked, quell);
  const town: SetForm = { kind: "instances", text: "town", candidates: [{ iri: "urn:town", label: "town", score: 1 }] };
  const B = "BACKWARD" as const;

  // What nouns make reads well as it is; two clauses in one phrase do not.
  test.each<[readonly Walk[], string]>([
    [[["mayor"]], "What is the mayor of Quell Fen?"],
    [[["mayor"], ["spouse"]], "What is the spouse of the mayor of Quell Fen?"],
    [[["located in", B]], "What is located in Quell Fen?"],
    [[["part of"], ["mayor"]], "What is the mayor of the one that Quell Fen is part of?"],
    [[["part of"], ["part of"]], "Quell Fen is part of A, and A is part of B. Who or what is B?"],
    [[["part of"], ["located in", B]], "Quell Fen is part of A, and B is located in A. Who or what is B?"],
    [[["borders"], ["part of", B]], "Quell Fen borders A, and B is part of A. Who or what is B?"],
    [
      [["laureate", B], ["awarded for"], ["beneficiary", B], ["funder"]],
      "A has Quell Fen as laureate, A is awarded for B, C has B as beneficiary, and C has D as funder. Who or what is D?",
    ],
    [[["designed by", B], ["owned by"]], "A is designed by Quell Fen, and A is owned by B. Who or what is B?"],
    [[["child of", B], ["capital of"]], "A is a child of Quell Fen, and A is capital of B. Who or what is B?"],
    [[["stars in", B], ["stars in"]], "A stars in Quell Fen, and A stars in B. Who or what is B?"],
  ])("%j is asked as %j", (walks, asked) => {
    expect(subQuestionsOf(chain(walks))).toEqual([asked]);
  });

  test("tells of what kind a step must be, where the question does", () => {
    const form: SetForm = {
      ...{ kind: "intersect", sets: [town, chain([["part of"], ["located in", B]])] },
    };
    expect(subQuestionsOf(form)).toEqual([
      "Quell Fen is part of A, B is located in A, and B is a town. Who or what is B?",
    ]);
  });

  test("of joint conditions is asked of each alone, and no word stands twice in a row", () => {
    const joint: SetForm = {
      kind: "intersect",
      sets: [chain([["part of"], ["borders", B]]), chain([["owned by", B], ["part of"], ["borders"]])],
    };
    const asked = subQuestionsOf(joint);
    expect(asked).toHaveLength(2);
    for (const each of asked) expect(each).not.toMatch(/\b(?<word>\p{L}{2,}) \k<word>\b/iu);
  });
});
