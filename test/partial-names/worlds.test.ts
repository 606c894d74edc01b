import { describe, expect, test } from "vitest";
import { askAll, graphOf } from "../graph/fused-world.ts";
import choirs from "./choirs.json" with { type: "json" };
import { CHOIRS } from "./choirs.ts";
import waterways from "./waterways.json" with { type: "json" };
import { WATERWAYS } from "./waterways.ts";

interface Questions {
  readonly answered: Readonly<Record<string, readonly string[]>>;
  readonly refused: readonly string[];
  readonly candidates: Readonly<Record<string, readonly string[]>>;
  readonly told: Readonly<Record<string, readonly string[]>>;
}

// Two worlds whose things people call by a part of a name: what one thing alone can be meant by is answered and told,
// and what several may be, or something that the graph does not know, is left open.
describe.each<readonly [string, string, Questions]>([
  ["partial-waterways", WATERWAYS, waterways],
  ["partial-choirs", CHOIRS, choirs],
])("%s", (id, turtle, questions) => {
  const world = graphOf(id, turtle);

  test.each(Object.entries(questions.answered))("%s", async (question, answers) => {
    const { values } = await askAll([await world], question);
    expect([...values].sort()).toEqual([...answers].sort());
  });

  test.each(questions.refused)("left open: %s", async (question) => {
    expect((await askAll([await world], question)).values).toEqual([]);
  });

  test.each(Object.entries(questions.candidates))("names what may be meant: %s", async (question, names) => {
    const { result } = await askAll([await world], question);
    for (const name of names) expect(result.explanation).toContain(`“${name}”`);
  });

  test.each(Object.entries(questions.told))("says what was taken: %s", async (question, told) => {
    const { result } = await askAll([await world], question);
    for (const each of told) expect(result.explanation).toContain(each);
  });
});
