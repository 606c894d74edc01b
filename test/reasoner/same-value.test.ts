import fc from "fast-check";
import { expect, test } from "vitest";
import { sameValue } from "../../reasoners/english/grammar/same-value.ts";

/** Small values, so that equal ones are drawn often. */
const value = fc.letrec((tie) => ({
  any: fc.oneof({ maxDepth: 3 }, fc.constantFrom("a", "b", 1, 2, true), tie("list"), tie("record")),
  list: fc.array(tie("any"), { maxLength: 3 }),
  record: fc.record(
    { kind: fc.constantFrom("x", "y"), set: tie("any"), text: fc.constantFrom("a", "b") },
    { requiredKeys: ["kind"] },
  ),
})).any;

test("two values are the same when they are written in the same way", () => {
  fc.assert(
    fc.property(value, value, (a, b) => {
      expect(sameValue(a, b)).toBe(JSON.stringify(a) === JSON.stringify(b));
      expect(sameValue(a, structuredClone(a))).toBe(true);
    }),
    { numRuns: 500 },
  );
});

test("a member that is undefined is one that is absent", () => {
  expect(sameValue({ kind: "x", noun: undefined }, { kind: "x" })).toBe(true);
  expect(sameValue({ kind: "x" }, { kind: "x", noun: "n" })).toBe(false);
});
