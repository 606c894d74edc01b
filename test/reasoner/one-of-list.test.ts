import { describe, expect, test } from "vitest";
import { analyse } from "../../reasoners/english/analyse-question.ts";
import { garden } from "./garden.ts";
import { showForm } from "./show-form.ts";

/** The one of several that are named which has more or less of something. */
const readings = (question: string): readonly string[] =>
  analyse({ question, mentions: garden.mentionsIn(question), catalogue: garden.catalogue }).readings.map(({ form }) =>
    showForm(form),
  );

describe("one of a list", () => {
  test.each([
    ["Which of Lily Pool and Frog Pool is deeper?", "max of Lily Pool or Frog Pool by depth"],
    ["Which of Lily Pool or Frog Pool is deeper?", "max of Lily Pool or Frog Pool by depth"],
    ["Which one of Lily Pool and Frog Pool is the deepest?", "max of Lily Pool or Frog Pool by depth"],
    ["Which of Lily Pool and Frog Pool is less deep?", "min of Lily Pool or Frog Pool by depth"],
    ["Of Lily Pool and Frog Pool, which is deeper?", "max of Lily Pool or Frog Pool by depth"],
    ["Which of Bern Holt and Ada Pell joined first?", "min of Bern Holt or Ada Pell by joined"],
    ["Which of Bern Holt and Ada Pell joined last?", "max of Bern Holt or Ada Pell by joined"],
    ["Which of Lily Pool, Frog Pool and Duck Mere is deepest?", "max 1 of Duck Mere | Frog Pool | Lily Pool by depth"],
    [
      "Which of Lily Pool, Frog Pool, and Duck Mere is the deepest?",
      "max 1 of Duck Mere | Frog Pool | Lily Pool by depth",
    ],
    [
      "Of Lily Pool, Frog Pool and Duck Mere, which is the deepest?",
      "max 1 of Duck Mere | Frog Pool | Lily Pool by depth",
    ],
    ["Which is the deepest, Lily Pool, Frog Pool or Duck Mere?", "max 1 of Duck Mere | Frog Pool | Lily Pool by depth"],
    [
      "Which of Lily Pool, Frog Pool and Duck Mere is the second deepest?",
      "max 2 of Duck Mere | Frog Pool | Lily Pool by depth",
    ],
    [
      "Which of Lily Pool and Frog Pool is deeper than Duck Mere?",
      "Frog Pool | Lily Pool where depth > (depth(Duck Mere))",
    ],
  ])("%s", (question, form) => {
    expect(readings(question)[0]).toBe(form);
  });

  test.each([
    "Which of Lily Pool and Frog Pool is not deeper?",
    "Which of Lily Pool and Frog Pool is older?",
    "Which of Lily Pool and Frog Pool is the second deepest?",
    "Which of Lily Pool and Frog Pool is always deeper?",
  ])("nothing else is read as it: %s", (question) => {
    expect(readings(question).filter((form) => !form.includes('"'))).toEqual([]);
  });
});
