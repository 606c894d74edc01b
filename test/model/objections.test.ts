import { describe, expect, test } from "vitest";
import { analyseQuestion, type AnalysisInput, type QuestionAnalysis } from "../../engine/question/analysis.ts";
import type { LanguageModel, ModelReply } from "../../engine/sources/language-model.ts";
import { createModelReasoner, type ReplyEvent } from "../../reasoners/model/reasoner.ts";
import { recordingContext } from "../support/recording-context.ts";

/** A reading of the right form that leaves a name of the question out is objected to once, and may be mended. */
const INPUT: AnalysisInput = {
  question: "The Tarn Society of the Orland Church was opposed by a clergyman who wrote what?",
  mentions: [],
  catalogue: { relations: [], classes: [] },
};
const reading = (opposed: string): string =>
  JSON.stringify({
    readings: [
      {
        meaning: "what the clergyman wrote who opposed the Tarn Society",
        confidence: 0.9,
        steps: [
          { id: "s1", op: "entity", words: "Tarn Society", entities: [] },
          { id: "s2", op: "follow", from: "s1", words: opposed, relations: [], expects: "clergyman" },
          { id: "s3", op: "follow", from: "s2", words: "wrote", relations: [], expects: null },
        ],
        answer: "s3",
      },
    ],
    reason: null,
  });
const LOST = reading("was opposed by");
const WHOLE = reading("of the Orland Church was opposed by");

async function analysed(...replies: readonly (string | ModelReply)[]) {
  const asked: string[] = [];
  const events: ReplyEvent[] = [];
  const model: LanguageModel = {
    id: "model",
    describe: () => null,
    complete: async ({ messages }) => {
      asked.push(messages.at(-1)?.content ?? "");
      const reply = replies[asked.length - 1] ?? "";
      return typeof reply === "string" ? { text: reply, ending: "COMPLETE" } : reply;
    },
  };
  const reasoner = createModelReasoner({ model, onReply: (event) => void events.push(event) });
  const analysis: QuestionAnalysis = await reasoner.run(analyseQuestion, INPUT, recordingContext());
  return { asked, analysis, events };
}

describe("a reading that leaves a name out", () => {
  test("is told to the model, by the name, and the mended one is used", async () => {
    const { asked, analysis, events } = await analysed(LOST, WHOLE);
    expect(asked).toHaveLength(2);
    expect(asked[1]).toContain("“Orland Church”");
    expect(analysis.readings).toHaveLength(1);
    expect(events).toMatchObject([{ outcome: "REPAIRED", problem: expect.stringContaining("Orland") }]);
  });

  test.each<[string, string | ModelReply]>([
    ["that leaves it out again", LOST],
    ["that is none", ""],
    ["that has another form", `{"readings":"none"}`],
    ["that refuses", { text: "No.", ending: "REFUSED" }],
  ])("is not used where the model gives a reply %s, and no third is asked for", async (_about, second) => {
    const { asked, analysis } = await analysed(LOST, second);
    expect(asked).toHaveLength(2);
    expect(analysis.readings).toEqual([]);
    expect(analysis.reason).toContain("“Orland Church”");
  });

  test("is not asked about where another reading of the reply holds all of the question", async () => {
    const both = { ...JSON.parse(WHOLE), readings: [LOST, WHOLE].flatMap((each) => JSON.parse(each).readings) };
    const { asked, analysis } = await analysed(JSON.stringify(both));
    expect([asked.length, analysis.readings.length]).toEqual([1, 1]);
  });
});
