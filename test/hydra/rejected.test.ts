import { expect, test } from "vitest";
import type { AskFurtherInput } from "../../engine/strategies/hydra/tasks/ask-further.ts";
import type { ReadPathsInput } from "../../engine/strategies/hydra/tasks/read-paths.ts";
import { askFurtherPrompt } from "../../reasoners/model/prompts/hydra/ask-further.ts";
import { readPathsPrompt } from "../../reasoners/model/prompts/read-paths.ts";
import { askHydra } from "./asking.ts";
import { documents, MAYOR, NEVER, pottery } from "./pottery.ts";

/** What a reply said and did not hold is told to whoever is asked next, in few words. */

test("the next phase is told which steps and paths did not hold, and why, and no more than a few", async () => {
  const asked: { further?: AskFurtherInput; read: ReadPathsInput[] } = { read: [] };
  await askHydra(MAYOR, {
    graphs: [await pottery()],
    documents: [documents()],
    options: { selectSources: false },
    replies: {
      ...NEVER,
      "choose-paths": () => ({ paths: ["p1", "p777"] }),
      "read-paths": (input: ReadPathsInput) => {
        asked.read.push(input);
        const [sentence] = input.paragraphs.flatMap(({ sentences }) => sentences);
        const step = {
          subject: "Mira Holt",
          relation: "mayor",
          sentence: sentence?.id ?? "",
          quote: sentence?.text ?? "",
          score: 1,
        };
        return {
          paths: Array.from({ length: 10 }, (_each, index) => ({ steps: [{ ...step, object: `Nobody ${index}` }] })),
        };
      },
      "ask-further": (input: AskFurtherInput) => {
        asked.further = input;
        return { question: "Who governs Elmstad?", skyline: null };
      },
    },
  });
  const rejected = asked.further?.rejected ?? [];
  expect(rejected).toHaveLength(7);
  expect(rejected[0]).toMatch(/^Mira Holt – mayor → Nobody 0: its sentence does not name both ends/u);
  expect(rejected.at(-1)).toContain("p777");
  expect(asked.read.map((input) => input.rejected)).toEqual([[], rejected]);
});

test("prompts show it, bounded", () => {
  const rejected = Array.from({ length: 40 }, (_each, index) => `step ${index} ${"x".repeat(1_000)}`);
  const skyline = { places: [{ id: "a", kind: "ANSWER" as const, text: "", entities: [] }], relations: [] };
  const common = { question: "Who?", subQuestions: [], skyline, otherSkylines: [], rejected };
  const sentences = [{ id: "s1", text: "Ada is here." }];
  for (const prepared of [
    askFurtherPrompt.prepare({ ...common, facts: [], reason: null }),
    readPathsPrompt.prepare({
      ...common,
      topics: [],
      paragraphs: [{ id: "p1", title: "Ada", text: "Ada is here.", sentences }],
    }),
  ]) {
    if (!("data" in prepared)) throw new Error("nothing is asked");
    const shown = (prepared.data as { rejected: readonly string[] }).rejected;
    expect(shown).toHaveLength(8);
    for (const each of shown) expect(each.length).toBeLessThanOrEqual(361);
  }
});

test("a reply of which nothing can be used is sent back with several of its faults", () => {
  const prepared = readPathsPrompt.prepare({
    ...{ question: "Who?", subQuestions: [], otherSkylines: [], rejected: [], topics: [] },
    skyline: { places: [{ id: "a", kind: "ANSWER" as const, text: "", entities: [] }], relations: [] },
    paragraphs: [{ id: "p1", title: "Ada", text: "Ada is here.", sentences: [{ id: "s1", text: "Ada is here." }] }],
  });
  if (!("data" in prepared)) throw new Error("nothing is asked");
  const step = { subject: "Ada", relation: "is", object: "here", certainty: 1 };
  const reply = {
    paths: [
      { steps: [{ ...step, sentence: "s9", quote: "Ada is here." }] },
      { steps: [{ ...step, sentence: "s1", quote: "Ada is away." }] },
    ],
  };
  expect(() => prepared.read(reply)).toThrow(/no sentence "s9".*"Ada is away\."/u);
});
