import { describe, expect, test } from "vitest";
import { analyseQuestion, type AnalysisInput, type QuestionAnalysis } from "../../engine/question/analysis.ts";
import type { RelationEntry } from "../../engine/sources/knowledge-graph.ts";
import type { LanguageModel } from "../../engine/sources/language-model.ts";
import { createModelReasoner } from "../../reasoners/model/reasoner.ts";
import { recordingContext } from "../support/recording-context.ts";

/**
 * Words that deny, count or rank, and a reading of which a step says them: what the accounting knows by itself, and
 * what it asks a model for, in the request in which it objects.
 */
const relation = (name: string, objectKind: RelationEntry["objectKind"] = "ENTITY"): RelationEntry => ({
  ...{ iri: `urn:t:${name}`, label: name, aliases: [], count: 9, objectKind },
  ...{ subjectClasses: [], objectClasses: [], homogeneous: false, symmetric: false, functional: false },
});
const CATALOGUE: AnalysisInput["catalogue"] = {
  relations: [
    relation("unroofed since", "NUMBER"),
    relation("heated", "TEXT"),
    relation("grown in"),
    relation("seeds left", "NUMBER"),
  ],
  classes: [],
};
const open = (words: string, from = "s1"): unknown => ({
  ...{ id: "s2", op: "follow", from, words, relations: [], expects: null },
});
const TARN = { id: "s1", op: "entity", words: "Tarn House", entities: [] };

interface Tried {
  readonly question: string;
  readonly steps: readonly unknown[];
  readonly covers?: readonly { readonly words: string; readonly step: string }[];
}

async function tried({ question, steps, covers }: Tried): Promise<{ analysis: QuestionAnalysis; asked: string[] }> {
  const asked: string[] = [];
  const reading = { meaning: question, confidence: 0.9, steps, answer: (steps.at(-1) as any).id };
  const model: LanguageModel = {
    id: "model",
    describe: () => null,
    complete: async ({ messages }) => {
      asked.push(messages.at(-1)?.content ?? "");
      const said = asked.length > 1 && covers !== undefined ? { ...reading, covers } : reading;
      return { text: JSON.stringify({ readings: [withIds(said, messages)], reason: null }), ending: "COMPLETE" };
    },
  };
  const input: AnalysisInput = { question, mentions: [], catalogue: CATALOGUE };
  const analysis = await createModelReasoner({ model }).run(analyseQuestion, input, recordingContext());
  return { analysis, asked };
}

/** Relations by their names, as the request lists them. */
function withIds(reading: unknown, messages: readonly { readonly content: string }[]): unknown {
  const shown = messages.map(({ content }) => content).findLast((content) => content.includes("<data>")) ?? "";
  const fenced = shown.slice(shown.lastIndexOf("<data>") + "<data>".length, shown.lastIndexOf("</data>"));
  const data = JSON.parse(fenced);
  const ids = new Map(data.relations.map(({ id, label }: any) => [label, id]));
  return JSON.parse(JSON.stringify(reading), (key, value) =>
    key === "relations" ? value.map((label: string) => ids.get(label) ?? label) : value,
  );
}

describe("words that a part of the form says are accounted for at once", () => {
  test.each<[string, Tried]>([
    [
      "a denial, by a value that is no",
      {
        question: "Which of those grown in Tarn House are not heated?",
        steps: [
          TARN,
          { id: "s2", op: "follow", from: "s1", words: "grown in", relations: ["grown in"], expects: null },
          {
            id: "s3",
            op: "filter",
            set: "s2",
            words: "heated",
            relations: ["heated"],
            test: "=",
            type: "text",
            value: "no",
          },
        ],
      },
    ],
    [
      "a percentage, by words that texts are searched by",
      {
        question: "What percentage of visitors came to Tarn House?",
        steps: [TARN, open("was come to by the percentage of visitors")],
      },
    ],
    [
      "at least one, which is any",
      {
        question: "What was grown in Tarn House at least once?",
        steps: [
          TARN,
          { id: "s2", op: "follow", from: "s1", words: "grown in", relations: ["grown in"], expects: null },
        ],
      },
    ],
    [
      "the bottom of a list, by the least",
      {
        question: "Of what is grown in Tarn House, which is at the very bottom by seeds left?",
        steps: [
          TARN,
          { id: "s2", op: "follow", from: "s1", words: "grown in", relations: ["grown in"], expects: null },
          { id: "s3", op: "top", set: "s2", words: "seeds left", relations: ["seeds left"], direction: "min", rank: 1 },
        ],
      },
    ],
  ])("%s", async (_what, given) => {
    const { analysis, asked } = await tried(given);
    expect(asked).toHaveLength(1);
    expect(analysis.readings).toHaveLength(1);
  });
});

describe("words that nothing shows to be said", () => {
  const unroofed: Tried = {
    question: "Since when does Tarn House have no roof?",
    steps: [
      TARN,
      { id: "s2", op: "follow", from: "s1", words: "has no roof since", relations: ["unroofed since"], expects: null },
    ],
  };

  test("are asked about once, and a step that says them is believed, with a doubt that is told", async () => {
    const { analysis, asked } = await tried({ ...unroofed, covers: [{ words: "no", step: "s2" }] });
    expect(asked).toHaveLength(2);
    expect(asked[1]).toContain('"covers"');
    expect(analysis.readings.map(({ doubts }) => doubts)).toEqual([[expect.stringContaining("“no”")]]);
  });

  test.each<[string, Tried]>([
    ["by a model that names no step", unroofed],
    ["by a step that the answer is not made of", { ...unroofed, covers: [{ words: "no", step: "s9" }] }],
    [
      "by a relation that does not deny, whatever is written beside it",
      {
        question: "What is not grown in Tarn House?",
        steps: [
          TARN,
          { id: "s2", op: "follow", from: "s1", words: "not grown in", relations: ["grown in"], expects: null },
        ],
        covers: [{ words: "not", step: "s2" }],
      },
    ],
    [
      "by an end of the scale that is not the one that is asked for",
      {
        question: "Of what is grown in Tarn House, which has the fewest seeds left?",
        steps: [
          TARN,
          { id: "s2", op: "follow", from: "s1", words: "grown in", relations: ["grown in"], expects: null },
          { id: "s3", op: "top", set: "s2", words: "seeds left", relations: ["seeds left"], direction: "max", rank: 1 },
        ],
        covers: [{ words: "fewest", step: "s3" }],
      },
    ],
  ])("are not taken for said %s", async (_what, given) => {
    const { analysis, asked } = await tried(given);
    expect(asked).toHaveLength(2);
    expect(analysis.readings).toEqual([]);
  });
});
