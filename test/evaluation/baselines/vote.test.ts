import { describe, expect, test } from "vitest";
import { majority } from "../../../evaluation/baselines/vote.ts";

describe("a vote of samples", () => {
  test("goes to the answer that most give, however it is written", () => {
    expect(majority([["Rome"], ["the Hague"], ["The Hague."], ["Paris"]])).toEqual({
      answers: ["the Hague"],
      share: 0.5,
    });
  });

  test("is one of sets", () => {
    expect(majority([["a1", "b1"], ["a1"], ["B1", "A1"]])).toEqual({ answers: ["a1", "b1"], share: 2 / 3 });
  });

  test("may be for no answer, and goes to the first of several", () => {
    expect(majority([[], ["Rome"], []]).answers).toEqual([]);
    expect(majority([["Rome"], []]).answers).toEqual(["Rome"]);
    expect(majority([])).toEqual({ answers: [], share: 0 });
  });
});
