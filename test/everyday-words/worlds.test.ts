import { describe, expect, test } from "vitest";
import { askAll, graphOf } from "../graph/fused-world.ts";
import harbour from "./harbour.json" with { type: "json" };
import { HARBOUR } from "./harbour.ts";
import mills from "./mills.json" with { type: "json" };
import { MILLS } from "./mills.ts";

// What people measure by verbs and adjectives for which a graph has a noun, what belongs to what without a word for
// how, and narrower words: what is answered, and what must not be, since a unit, a kind or the one relation is missing.
describe("orchards and boat trips", () => {
  const world = graphOf("everyday-mills", MILLS);

  test.each(Object.entries<readonly string[]>(mills.answered))("%s", async (question, answers) => {
    const { values } = await askAll([await world], question);
    expect([...values].sort()).toEqual([...answers].sort());
  });

  test.each(mills.refused)("not answered: %s", async (question) => {
    expect((await askAll([await world], question)).values).toEqual([]);
  });
});

// Origins, looks, what the asker takes for granted ("here", "our"), and names that a graph has as texts.
describe("a harbour", () => {
  const world = graphOf("everyday-harbour", HARBOUR);

  test.each(Object.entries<readonly string[]>(harbour.answered))("%s", async (question, answers) => {
    const { values } = await askAll([await world], question);
    expect([...values].sort()).toEqual([...answers].sort());
  });

  test.each(harbour.refused)("not answered: %s", async (question) => {
    expect((await askAll([await world], question)).values).toEqual([]);
  });
});
