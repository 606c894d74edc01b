import { describe, expect, test } from "vitest";
import { analyseQuestion, type AnalysisInput, type QuestionAnalysis } from "../../engine/question/analysis.ts";
import type { LanguageModel } from "../../engine/sources/language-model.ts";
import type { RelationEntry } from "../../engine/sources/knowledge-graph.ts";
import { createModelReasoner } from "../../reasoners/model/reasoner.ts";
import { recordingContext } from "../support/recording-context.ts";

/** What is in the way of a reading is told by its very words, with what helps; and what is said is not asked again. */
const relation = (
  name: string,
  objectKind: RelationEntry["objectKind"],
  values?: readonly string[],
): RelationEntry => ({
  ...{ iri: `urn:t:${name}`, label: name, aliases: [], count: 9, objectKind },
  ...{ subjectClasses: [], objectClasses: [], homogeneous: false, symmetric: false, functional: false },
  ...(values === undefined ? {} : { values }),
});
const CATALOGUE: AnalysisInput["catalogue"] = {
  relations: [
    relation("keeper", "ENTITY"),
    relation("relief turn", "TEXT", ["true", "false"]),
    relation("state", "TEXT", ["lit", "dark"]),
    relation("byname", "TEXT"),
    relation("lamp", "ENTITY"),
  ],
  classes: [],
};
const ids = new Map(CATALOGUE.relations.map(({ label }, index) => [label, `r${index + 1}`]));

const entity = (id: string, words: string): unknown => ({ id, op: "entity", words, entities: [] });
const follow = (id: string, from: string, words: string, label?: string): unknown => ({
  ...{ id, op: "follow", from, words, relations: label === undefined ? [] : [ids.get(label)] },
});
const filter = (id: string, set: string, words: string, label: string, more: object): unknown => ({
  ...{ id, op: "filter", set, words, relations: [ids.get(label)], test: "=", type: "text" },
  ...more,
});

interface Said {
  readonly steps: readonly unknown[];
  readonly covers?: readonly { readonly words: string; readonly step: string }[];
}

/** The refusal of a reply of several readings. */
async function refusalOf(question: string, ...readings: Said[]): Promise<string> {
  const asked: string[] = [];
  const model: LanguageModel = {
    id: "model",
    describe: () => null,
    complete: async ({ messages }) => {
      asked.push(messages.at(-1)?.content ?? "");
      const said = readings.map(({ steps }) => ({
        ...{ meaning: question, confidence: 0.9, steps, answer: (steps.at(-1) as any).id },
      }));
      return { text: JSON.stringify({ readings: said, reason: null }), ending: "COMPLETE" };
    },
  };
  await createModelReasoner({ model }).run(
    analyseQuestion,
    { question, mentions: [], catalogue: CATALOGUE },
    recordingContext(),
  );
  return asked[1] ?? "";
}

describe("a reply of several readings that leave something out", () => {
  const keeper = (words: string): Said => ({
    steps: [entity("s1", "Gull Light"), follow("s2", "s1", words, "keeper")],
  });

  test("is told which of them it is", async () => {
    const QUESTION = "Who was the keeper of Gull Light in 1950?";
    expect(await refusalOf(QUESTION, keeper("keeper"), keeper("is keeper"))).toMatch(/In readings 1 and 2, nothing/u);
    expect(await refusalOf(QUESTION, keeper("keeper"))).toMatch(/used: nothing/u);
  });
});

/** What is asked of a model that replies so, one reply after another, and what is made of it. */
async function told(question: string, ...said: readonly Said[]) {
  const asked: string[] = [];
  const model: LanguageModel = {
    id: "model",
    describe: () => null,
    complete: async ({ messages }) => {
      asked.push(messages.at(-1)?.content ?? "");
      const { steps, covers } = said[Math.min(asked.length, said.length) - 1] ?? { steps: [] };
      const reading = { meaning: question, confidence: 0.9, steps, answer: (steps.at(-1) as any).id, covers };
      return { text: JSON.stringify({ readings: [reading], reason: null }), ending: "COMPLETE" };
    },
  };
  const input: AnalysisInput = { question, mentions: [], catalogue: CATALOGUE };
  const analysis: QuestionAnalysis = await createModelReasoner({ model }).run(
    analyseQuestion,
    input,
    recordingContext(),
  );
  return { requests: asked.length, objection: asked[1] ?? "", readings: analysis.readings, reason: analysis.reason };
}

describe("a denial that a condition holds among its words", () => {
  const QUESTION = "That night it was not the usual keeper at Gull Light, so who was it?";
  const relieved = (words: string, label: string, value: string): Said => ({
    steps: [
      entity("s1", "Gull Light"),
      follow("s2", "s1", "keeper at", "keeper"),
      filter("s3", "s2", words, label, { value }),
    ],
  });

  test("is believed, and told to be a doubt, where a value says it in other words", async () => {
    const { requests, readings } = await told(QUESTION, relieved("not the usual keeper", "relief turn", "true"));
    expect(requests).toBe(1);
    expect(readings.map(({ doubts }) => doubts)).toEqual([[expect.stringContaining("“not”")]]);
  });

  test.each([
    ["the value", "not lit", "state", "lit"],
    ["the relation", "not on relief", "relief turn", "true"],
    ["nothing behind it", "not", "state", "dark"],
  ])("is objected to where what is denied is said by %s", async (_by, words, label, value) => {
    const { requests, objection, readings } = await told(
      "Which lamps of Gull Light are not lit, not on relief?",
      relieved(words, label, value),
    );
    expect([requests, readings.length]).toEqual([2, 0]);
    expect(objection).toContain("“not”");
    expect(objection).toContain('"minus"');
  });
});

describe("a count that no word is known to ask for", () => {
  const QUESTION = "Does the byname collection of Ada Krall outshine that of Per Noren?";
  const steps = [
    entity("s1", "Ada Krall"),
    entity("s2", "Per Noren"),
    {
      ...{ id: "s3", op: "compare", a: "s1", b: "s2", words: "byname collection outshine" },
      ...{ relations: [ids.get("byname")], direction: "max", whether: true, count: true },
    },
  ];

  test("is said to be a count, and believed of the words that a model names for it, with a doubt", async () => {
    const covers = [{ words: "collection", step: "s3" }];
    const { objection, readings } = await told(QUESTION, { steps }, { steps, covers });
    expect(objection).toContain("counts by “byname collection outshine”");
    expect(objection).toContain('"covers"');
    expect(readings.map(({ doubts }) => doubts)).toEqual([[expect.stringContaining("counts by")]]);
  });

  test.each([
    ["that the question does not say", [{ words: "number", step: "s3" }]],
    ["that are a name", [{ words: "Ada Krall", step: "s3" }]],
    ["by a step that does not count", [{ words: "collection", step: "s1" }]],
  ])("is not believed of words %s", async (_what, covers) => {
    const { requests, readings } = await told(QUESTION, { steps }, { steps, covers });
    expect([requests, readings.length]).toEqual([2, 0]);
  });
});

test("all names that are left out are told at once, and that no cover says a name", async () => {
  const { objection, reason } = await told("If Ostvar is a spirit and Dremel a ghost, what is Lunn?", {
    steps: [entity("s1", "Lunn"), follow("s2", "s1", "is a")],
  });
  expect(objection).toContain("“Ostvar” and “Dremel”");
  expect(objection).toContain('"covers" can not say it');
  expect(reason).toContain("“Ostvar” and “Dremel”");
});

test("a number that only the model knows is told to be none of the question's", async () => {
  const { objection } = await told("Did the owner of Gull Light have enough lamps for a chain?", {
    steps: [
      entity("s1", "Gull Light"),
      filter("s2", "s1", "enough lamps", "lamp", { test: ">=", type: "number", value: "6", count: true }),
      { id: "s3", op: "exists", set: "s2" },
    ],
  });
  expect(objection).toContain("“6”");
  expect(objection).toContain("not what you know");
  expect(objection).toContain("give no readings");
});

describe("two counts of one thing", () => {
  const more = (set: string): readonly unknown[] => [
    follow("s8", set, "lamps", "lamp"),
    filter("s9", set, "more keepers", "keeper", { ...{ test: ">", value: "", of: "s8", count: true }, ofCount: true }),
  ];

  test("are held against each other where it is named", async () => {
    const { requests, readings } = await told("Has Gull Light more keepers than lamps?", {
      steps: [entity("s1", "Gull Light"), ...more("s1"), { id: "s10", op: "exists", set: "s9" }],
    });
    expect([requests, readings.length]).toEqual([1, 1]);
  });

  test("of each of several are refused: the second would be of all of them together", async () => {
    const { objection, readings } = await told("Which lights near Gull Light have more keepers than lamps?", {
      steps: [entity("s1", "Gull Light"), follow("s2", "s1", "lights near"), ...more("s2")],
    });
    expect(objection).toContain("all of them have together");
    expect(readings).toEqual([]);
  });
});

test("that the other end is taken is told, with what to mind", async () => {
  const { objection } = await told("Which keeper at Gull Light has the fewest lamps?", {
    steps: [
      entity("s1", "Gull Light"),
      follow("s2", "s1", "keepers of", "keeper"),
      { id: "s3", op: "top", set: "s2", words: "lamps", relations: [ids.get("lamp")], direction: "max", count: true },
    ],
  });
  expect(objection).toContain("the other end than “fewest”");
  expect(objection).toContain('Mind "direction"');
});
