import { describe, expect, test } from "vitest";
import { sample } from "../../../evaluation/run/sample.ts";
import { gold } from "./run-fixtures.ts";

const QUESTIONS = Array.from({ length: 200 }, (_, index) => gold(`q${index}`));
const ids = (seed: number, limit?: number, from = QUESTIONS) => sample(from, seed, limit).map(({ id }) => id);

describe("a sample", () => {
  test("is the same for the same seed, whatever the order of the file", () => {
    expect(ids(7, 20)).toEqual(ids(7, 20, [...QUESTIONS].reverse()));
    expect(ids(7, 20)).toHaveLength(20);
  });

  test("is another one for another seed", () => {
    expect(ids(7, 20)).not.toEqual(ids(8, 20));
  });

  test("holds the smaller sample of the same seed", () => {
    expect(ids(7, 50).slice(0, 20)).toEqual(ids(7, 20));
  });

  test("is drawn from all of the set", () => {
    const drawn = ids(3, 100).map((id) => Number(id.slice(1)));
    const firstHalf = drawn.filter((index) => index < 100).length;
    expect(firstHalf).toBeGreaterThan(30);
    expect(firstHalf).toBeLessThan(70);
  });

  test("is the whole set without a limit, or with one that is larger", () => {
    expect(new Set(ids(1))).toEqual(new Set(QUESTIONS.map(({ id }) => id)));
    expect(ids(1, 1_000)).toHaveLength(200);
  });
});
