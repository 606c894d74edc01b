import { expect, test } from "vitest";
import { createEngine } from "../../engine/create-engine.ts";
import type { Reasoner } from "../../engine/task.ts";
import { createBuiltinReasoner } from "../../reasoners/english/reasoner.ts";
import { graphOf } from "../graph/fused-world.ts";
import { CHOIRS } from "./choirs.ts";

/** How often a question is read, and the reason where it is not. */
async function readingOf(text: string): Promise<{ readonly times: number; readonly reason: string | undefined }> {
  const builtIn = createBuiltinReasoner();
  let times = 0;
  const reasoner: Reasoner = {
    ...builtIn,
    run(task, input, context) {
      if (task.name === "analyse-question") times++;
      return builtIn.run(task, input, context);
    },
  };
  const engine = createEngine({ graphs: [await graphOf("beyond-choirs", CHOIRS)], documents: [], reasoner });
  const question = engine.question(text);
  const lease = engine.attend(question, { tenant: "test" });
  try {
    const { reason } = await lease.get(engine.stages.analysis(question));
    return { times, reason };
  } finally {
    lease.leave();
    await engine.close();
  }
}

test("what is not understood is read again with parts of names, and what is beyond reading is not", async () => {
  const once = await readingOf("who conducted the 2014 gala");
  expect(once.times).toBe(2);
  const names = "Ottoline Marsh Lise Marsh Veit Salter Zelden Chorale Tide Psalms Lantern Voices".repeat(8);
  const beyond = await readingOf(`the 2014 gala of the conductor of the ${names.slice(0, 900)} ?`);
  expect(beyond.reason).toMatch(/so many possible readings/u);
  expect(beyond.times).toBe(1);
});
