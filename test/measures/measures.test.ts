import { describe, expect, test } from "vitest";
import { askAll, graphOf } from "../graph/fused-world.ts";
import caves from "./caves.json" with { type: "json" };
import { CAVES } from "./caves.ts";
import radio from "./radio.json" with { type: "json" };
import { RADIO } from "./radio.ts";

interface Asked {
  readonly answered: Readonly<Record<string, readonly string[]>>;
  readonly refused: readonly string[];
}

// Numbers in their units, ranks, sums and differences: of things, and of nodes between them.
describe.each<[string, string, Asked]>([
  ["caves", CAVES, caves],
  ["radio", RADIO, radio],
])("%s", (name, turtle, { answered, refused }) => {
  const world = graphOf(`measures-${name}`, turtle);

  test.each(Object.entries(answered))("%s", async (question, answers) => {
    const { values } = await askAll([await world], question);
    expect([...values].sort()).toEqual([...answers].sort());
  });

  test.each(refused)("not answered: %s", async (question) => {
    expect((await askAll([await world], question)).values).toEqual([]);
  });
});
