import fc from "fast-check";
import { expect, test } from "vitest";
import { scoreQuestion } from "../../../evaluation/score/score-question.ts";
import { answered, gold } from "./examples.ts";
import { processorMs } from "../../support/processor-time.ts";

const names = fc.array(fc.constantFrom("Paris", "Rome", "Oslo", "Bern", "the Hague", "Łódź", "1969", "8,849"), {
  maxLength: 6,
});

function score(values: readonly string[], wanted: readonly string[]) {
  return scoreQuestion(gold(wanted), answered(values)).answer;
}

test("every measure of an answer is a rate, and they agree with each other", () => {
  fc.assert(
    fc.property(names, names, (values, wanted) => {
      const { hits1, hitsAny, precision, recall, f1, exactSet } = score(values, wanted);
      for (const rate of [hits1, hitsAny, precision, recall, f1, exactSet]) expect(rate >= 0 && rate <= 1).toBe(true);
      expect(hits1).toBeLessThanOrEqual(hitsAny);
      expect(f1).toBeLessThanOrEqual(Math.max(precision, recall));
      expect(f1).toBeGreaterThanOrEqual(Math.min(precision, recall));
      expect(exactSet === 1).toBe(f1 === 1);
      expect(hitsAny === 1).toBe(f1 > 0);
    }),
  );
});

test("f1 is symmetric in names, and precision and recall change places", () => {
  fc.assert(
    fc.property(names, names, (values, wanted) => {
      const [there, back] = [score(values, wanted), score(wanted, values)];
      expect(there.f1).toBe(back.f1);
      expect(there.precision).toBe(back.recall);
    }),
  );
});

test("only Hits@1 depends on the order of the values", () => {
  fc.assert(
    fc.property(names, names, (values, wanted) => {
      const { hits1: _, ...rest } = score(values, wanted);
      expect(score(values.toReversed(), wanted)).toMatchObject(rest);
    }),
  );
});

test("sets of thousands are matched at once", () => {
  const many = Array.from({ length: 4_000 }, (_, index) => `entity ${index}`);
  expect(processorMs(() => expect(score(many.toReversed(), many).f1).toBe(1))).toBeLessThan(1_000);
});
