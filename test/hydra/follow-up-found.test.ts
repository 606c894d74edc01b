import { expect, test } from "vitest";
import type { AskFurtherInput } from "../../engine/strategies/hydra/tasks/ask-further.ts";
import { askFurtherPrompt } from "../../reasoners/model/prompts/hydra/ask-further.ts";
import { askInTurn } from "../fusion/asking.ts";
import { documents, HOME, NEVER, pottery } from "./pottery.ts";

test("who is to ask further is told which paths the search came to, few of them, whatever was made of them", async () => {
  const asked: AskFurtherInput[] = [];
  await askInTurn(HOME, ["HYDRA"], {
    graphs: [await pottery()],
    documents: [documents()],
    replies: {
      ...NEVER,
      // Nothing is chosen, so that no path is judged and no fact is told.
      "choose-paths": () => ({ paths: [] }),
      "ask-further": (input: AskFurtherInput) => {
        asked.push(input);
        return { question: null, skyline: null };
      },
    },
  });
  const [input] = asked;
  expect(input?.facts).toEqual([]);
  expect(input?.found?.some((path) => path.includes("Jon Vask"))).toBe(true);
  expect(input?.found?.length).toBeLessThanOrEqual(8);
  if (input === undefined) throw new TypeError("It was asked.");
  const prepared = askFurtherPrompt.prepare({ ...input, found: Array.from({ length: 40 }, () => "x".repeat(9_000)) });
  if ("settled" in prepared) throw new TypeError("It needs a model.");
  const { found } = prepared.data as { readonly found: readonly string[] };
  expect(found).toHaveLength(8);
  expect(found.join("").length).toBeLessThan(8_000);
});
