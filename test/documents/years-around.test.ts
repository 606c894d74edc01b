import { describe, expect, test } from "vitest";
import { sentenceThatSays } from "../../engine/documents/said-answer.ts";

/** The year that a relation names, and where it may stand for a sentence to be quoted for it. */
const said = (passage: string, quote: string, answer: string, title?: string): string | undefined =>
  sentenceThatSays({
    passage,
    quote,
    answer,
    relation: "was mayor in 1914",
    ...(title === undefined ? {} : { title }),
  });

describe("a sentence that says no year", () => {
  test("has it from the one before it, and both are quoted", () => {
    const passage = "Tarn burnt. In 1914 a council was chosen. Its head was Ada Krall. She kept bees.";
    expect(said(passage, "Its head was Ada Krall.", "Ada Krall")).toBe(
      "In 1914 a council was chosen. Its head was Ada Krall.",
    );
  });

  test("has it from the title, and is quoted alone", () => {
    const passage = "Tarn burnt. Its head was Ada Krall.";
    expect(said(passage, "Its head was Ada Krall.", "Ada Krall", "Councils of 1914")).toBe("Its head was Ada Krall.");
  });

  test.each([
    ["two sentences on", "In 1914 a council was chosen. Tarn burnt. Its head was Ada Krall."],
    ["behind it", "Its head was Ada Krall. In 1914 a council was chosen."],
    ["nowhere", "A council was chosen. Its head was Ada Krall."],
    ["in the one before, of which it is another", "In 1915 a council was chosen. Its head was Ada Krall."],
  ])("is nothing of a year that stands %s", (_where, passage) => {
    expect(said(passage, "Its head was Ada Krall.", "Ada Krall")).toBeUndefined();
  });
});

test("a sentence that names another year says nothing of this one, whatever stands around it", () => {
  const passage = "In 1914 a council was chosen. In 1920 its head was Ada Krall.";
  expect(said(passage, "In 1920 its head was Ada Krall.", "Ada Krall", "Councils of 1914")).toBeUndefined();
});
