import { describe, expect, test } from "vitest";
import { askAll, graphOf } from "../graph/fused-world.ts";
import choral from "./choral.json" with { type: "json" };
import { CHORAL } from "./choral.ts";
import rescue from "./rescue.json" with { type: "json" };
import { RESCUE } from "./rescue.ts";

interface Asked {
  readonly answered: Readonly<Record<string, readonly string[]>>;
  readonly refused: readonly string[];
}

// Two worlds in ordinary people's words: prices without the word, what has lasted longest, what is not stated of the
// members of a class, whom to talk to; and what must not be answered.
const WORLDS: readonly (readonly [string, string, Asked])[] = [
  ["rescue", RESCUE, rescue],
  ["choral", CHORAL, choral],
];

describe.each(WORLDS)("%s", (name, turtle, { answered, refused }) => {
  const world = graphOf(`members-${name}`, turtle);

  test.each(Object.entries(answered))("%s", async (question, answers) => {
    const { values } = await askAll([await world], question);
    expect([...values].sort()).toEqual([...answers].sort());
  });

  test.each(refused)("not answered: %s", async (question) => {
    expect((await askAll([await world], question)).values).toEqual([]);
  });
});

describe("what is not stated", () => {
  const world = graphOf("members-told", RESCUE);
  const resultOf = async (question: string) => (await askAll([await world], question)).result;

  test("is told as what nothing is stated of, at half the confidence, and never complete", async () => {
    const result = await resultOf("which dogs haven't got a microchip");
    expect(result.complete).toBe(false);
    expect(result.confidence).toBeLessThan(0.5);
    expect(result.explanation).toMatch(/nothing is stated for any of them, as it is for 4 others/iu);
  });

  test("is denied where the graph has it as a truth", async () => {
    expect((await resultOf("any pens without heating?")).complete).toBe(true);
  });

  test("is told apart by the kind of the nodes that share a link", async () => {
    const { explanation } = await resultOf("which animals haven't been adopted");
    expect(explanation).toMatch(/at least 1 adoption/u);
  });

  test.each(["who is in charge of the kennels", "which volunteer has been around the longest"])(
    "words that may mean more leave an answer incomplete: %s",
    async (question) => {
      const { complete, explanation } = await resultOf(question);
      expect(complete).toBe(false);
      expect(explanation).toMatch(/may not be meant/u);
    },
  );
});
