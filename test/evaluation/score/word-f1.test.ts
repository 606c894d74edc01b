import fc from "fast-check";
import { expect, test } from "vitest";
import { scoreQuestion } from "../../../evaluation/score/score-question.ts";
import { answered, failed, gold } from "./examples.ts";

function f1(values: readonly string[], wanted: readonly string[]): number | undefined {
  return scoreQuestion(gold(wanted), answered(values)).wordF1;
}

test.each([
  [["Ann Lee"], ["Ann Mary Lee"], 0.8],
  [["the River Ouse."], ["river ouse"], 1],
  [["Ouse", "Foss"], ["Ouse and Foss"], 0.8],
  [["Oslo"], ["Bergen"], 0],
  [["Bergen Bergen"], ["Bergen"], 2 / 3],
  [["AML"], ["Ann Mary Lee|A.M.L."], 1],
  [["no"], ["no, never"], 0],
  [["Yes"], ["yes"], 1],
  [[], ["Bergen"], 0],
])("the answer %j has words in common with the gold %j: %d", (values, wanted, expected) => {
  expect(f1(values, wanted)).toBeCloseTo(expected, 12);
});

test("a failed question has no word in common, and a set of answers has no such measure", () => {
  expect(scoreQuestion(gold(["Bergen"]), failed()).wordF1).toBe(0);
  expect(f1(["Bergen"], ["Bergen", "Oslo"])).toBeUndefined();
  expect(f1(["Bergen"], [])).toBeUndefined();
  const byIri = gold([], { answers: [{ label: "Bergen", aliases: [], iri: "urn:bergen" }] });
  expect(scoreQuestion(byIri, answered(["Bergen"])).wordF1).toBeUndefined();
});

test("it is a rate, symmetric, and 1 of any text beside itself", () => {
  const words = fc.array(fc.constantFrom("Ann", "Lee", "river", "1969", "Łódź", "the"), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(words, words, (said, wanted) => {
      const value = f1([said.join(" ")], [wanted.join(" ")]) ?? -1;
      expect(value >= 0 && value <= 1).toBe(true);
      expect(f1([wanted.join(" ")], [said.join(" ")])).toBeCloseTo(value, 12);
      if (said.some((word) => word !== "the")) expect(f1([said.join(" ")], [said.join(" ")])).toBe(1);
    }),
  );
});
