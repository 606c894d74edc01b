import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import { Failure } from "../../engine/failure.ts";
import type { KnowledgeGraph } from "../../engine/sources/knowledge-graph.ts";
import { ground } from "../../engine/query/grounding/ground.ts";
import { TinyGraph } from "../fakes/tiny-graph.ts";
import { recordingContext } from "../support/recording-context.ts";
import { follow, intersect, mention, relation } from "./forms.ts";

/** A form with more combinations than are ever looked at, none of which a graph without triples supports. */
const namesOf = (place: number): readonly (readonly [string, number])[] =>
  Array.from({ length: 12 }, (_, index) => [`E${place} ${index}`, 1 - index / 100]);
const WIDE = intersect(
  ...Array.from({ length: 10 }, (_, place) =>
    follow(
      mention(...namesOf(place)),
      relation(...namesOf(place).map(([name, score]) => [`>${name}`, score] as const)),
    ),
  ),
);

const empty: KnowledgeGraph = Object.assign(new TinyGraph("empty"), {
  select: async () => ({ variables: [], rows: [], truncated: false }),
});

/** How often the event loop comes round until a promise is settled. */
async function turnsUntil(promise: Promise<unknown>): Promise<number> {
  let isOver = false;
  const over = (): void => void (isOver = true);
  promise.then(over, over);
  let turns = 0;
  while (!isOver) {
    await nextTurn();
    turns += 1;
  }
  return turns;
}

test("whoever else works has turns while combinations are looked through", async () => {
  const grounding = ground(WIDE, empty, recordingContext());
  expect(await turnsUntil(grounding)).toBeGreaterThan(5);
  expect((await grounding).examined).toBeGreaterThan(1_000);
});

test("looking through combinations ends when nobody waits for it any more", async () => {
  const abort = new AbortController();
  const grounding = ground(WIDE, empty, recordingContext(abort.signal));
  setImmediate(() => abort.abort(new Failure("CANCELLED", "gone")));
  await expect(grounding).rejects.toMatchObject({ code: "CANCELLED" });
});
