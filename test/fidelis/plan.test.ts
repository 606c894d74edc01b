import { expect, test } from "vitest";
import { planOf } from "../../engine/question/skyline/plan.ts";
import { skylineOf } from "../hydra/search/searching.ts";

/** What is searched and verified by, read off the skyline. */
test("a plan leads from place to place, and the statement has a placeholder for what is asked for", () => {
  expect(planOf(skylineOf("Ada - teacher - ?person - lives in - !town"))).toEqual({
    steps: ["From “Ada”, follow “teacher” to the person.", "From the person, follow “lives in” to the answer (town)."],
    statement: "“Ada” – teacher – person – lives in – *placeholder* (town)",
  });
});

test("what nothing is said of is there all the same, and operators are no steps", () => {
  expect(planOf(skylineOf("Ada - is - ! - taught by - ? - in - Lund"))).toEqual({
    steps: ["From the answer, follow “taught by” to what is there.", "From what is there, follow “in” to “Lund”."],
    statement: "“Ada” – is – *placeholder* – taught by – … – in – “Lund”",
  });
});

test("a question that names nothing has no plan", () => {
  expect(planOf(skylineOf("!towns"))).toEqual({ steps: [], statement: "*placeholder* (towns)" });
});
