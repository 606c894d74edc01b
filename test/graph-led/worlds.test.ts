import { describe, expect, test } from "vitest";
import { askAll, graphOf } from "../graph/fused-world.ts";
import clocks from "./clocks.json" with { type: "json" };
import { CLOCKS } from "./clocks.ts";
import ferries from "./ferries.json" with { type: "json" };
import { FERRIES } from "./ferries.ts";
import kennels from "./kennels.json" with { type: "json" };
import { KENNELS } from "./kennels.ts";
import peaks from "./peaks.json" with { type: "json" };
import { PEAKS } from "./peaks.ts";
import tuition from "./tuition.json" with { type: "json" };
import { TUITION } from "./tuition.ts";

interface Asked {
  readonly answered: Readonly<Record<string, readonly string[]>>;
  readonly refused: readonly string[];
}

// Worlds in ordinary people's words: what is answered, and what must not be, since a word, a direction or a
// condition of it is not in the graph.
describe.each<[string, string, Asked]>([
  ["clocks", CLOCKS, clocks],
  ["peaks", PEAKS, peaks],
  ["ferries", FERRIES, ferries],
  ["kennels", KENNELS, kennels],
  ["tuition", TUITION, tuition],
])("%s", (name, turtle, { answered, refused }) => {
  const world = graphOf(`graph-led-${name}`, turtle);

  test.each(Object.entries(answered))("%s", async (question, answers) => {
    const { values } = await askAll([await world], question);
    expect([...values].sort()).toEqual([...answers].sort());
  });

  test.each(refused)("not answered: %s", async (question) => {
    expect((await askAll([await world], question)).values).toEqual([]);
  });
});
