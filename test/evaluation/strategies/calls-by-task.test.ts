import { expect, test } from "vitest";
import type { LanguageModel } from "../../../engine/sources/language-model.ts";
import { recordingContext } from "../../support/recording-context.ts";
import { CallsByTask } from "./calls-by-task.ts";

const model: LanguageModel = {
  id: "by-hand",
  describe: () => "by-hand",
  complete: async () => ({ text: "r".repeat(40), ending: "COMPLETE" }),
};

test("what tasks ask of a model is counted by question, the costliest first, with what is the same in each request apart", async () => {
  const calls = new CallsByTask();
  const counting = calls.counting(model);
  const ask = (task: string, fixed: number, added: number) =>
    counting.complete(
      {
        task,
        messages: [
          { role: "system", content: "s".repeat(fixed) },
          { role: "user", content: "u".repeat(added) },
        ],
        format: { name: task, schema: {} },
      },
      recordingContext(),
    );
  await ask("small", 400, 80);
  await ask("large", 8_000, 400);
  await ask("small", 400, 160);
  expect(counting.id).toBe("by-hand");
  expect(calls.table(4).split("\n").slice(2)).toEqual([
    "| `large` | 0.25 | 2,000 | 100 | 10 | 528 |",
    "| `small` | 0.50 | 100 | 30 | 10 | 70 |",
  ]);
});
