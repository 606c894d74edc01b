import { expect, test } from "vitest";
import { followProgress } from "../../cli/progress-line.ts";
import { stageWords } from "../../cli/stage-words.ts";
import { createEngine } from "../../engine/create-engine.ts";
import type { ProgressEvent } from "../../engine/investigation/progress.ts";
import { createBuiltinReasoner } from "../../reasoners/english/reasoner.ts";
import { askHydra } from "../hydra/asking.ts";
import { documents, MAYOR, NEVER, pottery, web } from "../hydra/pottery.ts";

/** A line of progress says what is done, and not what the stage is called. */

const SAID = /^[a-z][a-z ]+(?:: [a-z ]+)?$/u;

test("every stage that a built-in strategy may run has words", async () => {
  const engine = createEngine({
    graphs: [await pottery()],
    documents: [documents(), web()],
    reasoner: createBuiltinReasoner(),
  });
  try {
    for (const { name } of engine.strategies)
      for (const stage of engine.estimate(engine.question(MAYOR, { strategy: name })).stages)
        expect(stageWords(stage.name), `${name}: ${stage.name}`).toMatch(SAID);
  } finally {
    await engine.close();
  }
});

test("and so has every stage of a search that goes through all phases", async () => {
  const { stages } = await askHydra(MAYOR, {
    graphs: [await pottery()],
    documents: [documents(), web()],
    replies: {
      ...NEVER,
      "predict-answers": () => ({
        predictions: [
          { answer: "Blue Kiln", skyline: { places: ["Mira Holt", "?", "Blue Kiln"], relations: ["knows", "owns"] } },
        ],
      }),
    },
  });
  expect(stages).toContain("hydra.predict.graph");
  for (const stage of stages) expect(stageWords(stage), stage).toMatch(SAID);
});

test("a stage of a strategy of one's own is called by its name, in which nothing acts on the terminal", async () => {
  const written: string[] = [];
  const events = (async function* (): AsyncGenerator<ProgressEvent> {
    for (const name of ["hydra.initial.web", "own.\u001b[2Jstage"])
      yield { type: "STAGE_STARTED", name } as ProgressEvent;
  })();
  followProgress(events, { isTTY: true, write: (text: string) => void written.push(text) });
  await expect.poll(() => written.length).toBe(2);
  expect(written[0]).toContain("… first search: reading pages of the web");
  expect(written[1]).toContain("… own.");
  expect(written[1]?.slice(4)).not.toContain("\u001b[2J");
});
