import fc from "fast-check";
import { expect, test } from "vitest";
import { BestFirst } from "../../engine/question/form/best-first.ts";

test("gives the best of what was put in, of equal ones the first, whenever it is asked", () => {
  const step = fc.oneof(fc.record({ score: fc.integer({ min: 0, max: 5 }) }), fc.constant("take" as const));
  fc.assert(
    fc.property(fc.array(step, { maxLength: 200 }), (steps) => {
      const queue = new BestFirst<number>();
      // A list that is kept sorted says the same.
      const list: { readonly score: number; readonly index: number }[] = [];
      for (const [index, each] of steps.entries()) {
        if (each === "take") expect(queue.take()).toBe(list.shift()?.index);
        else {
          queue.put(index, each.score);
          list.push({ score: each.score, index });
          list.sort((a, b) => b.score - a.score || a.index - b.index);
        }
      }
    }),
  );
});
