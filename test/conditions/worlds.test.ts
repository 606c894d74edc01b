import { describe, expect, test } from "vitest";
import { askAll, graphOf } from "../graph/fused-world.ts";
import observatory from "./observatory.json" with { type: "json" };
import { OBSERVATORY } from "./observatory.ts";

interface Asked {
  readonly answered: Readonly<Record<string, readonly string[]>>;
  readonly refused: readonly string[];
}

// What has to hold of things, said as people do who know what their graph calls it.
describe.each<[string, string, Asked]>([["observatory", OBSERVATORY, observatory]])(
  "%s",
  (name, turtle, { answered, refused }) => {
    const world = graphOf(`conditions-${name}`, turtle);

    test.each(Object.entries(answered))("%s", async (question, answers) => {
      const { values } = await askAll([await world], question);
      expect([...values].sort()).toEqual([...answers].sort());
    });

    test.each(refused)("not answered: %s", async (question) => {
      expect((await askAll([await world], question)).values).toEqual([]);
    });
  },
);
