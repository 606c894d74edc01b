import { describe, expect, test } from "vitest";
import type { QuestionSet } from "../../../evaluation/question-set.ts";
import { corpusOf } from "../../../evaluation/retrieval/corpus.ts";
import { hasGoldPassages, measureRetrieval } from "../../../evaluation/retrieval/measure-retrieval.ts";
import { filledIn, leftOpen } from "../../../evaluation/retrieval/steps.ts";

const MOSS = { kind: "sentence", title: "Moss", text: "Moss was directed by Ada Vorn." } as const;
const VORN = { kind: "sentence", title: "Ada Vorn", text: "She was born in Norland City." } as const;

const SET: QuestionSet = {
  name: "small",
  format: "musique",
  questions: [
    {
      ...{ id: "1", text: "Where was the director of Moss born?", type: "ENTITIES", answers: [] },
      facts: [MOSS, VORN],
      decomposition: [
        { text: "Moss >> director", answer: "Ada Vorn", fact: MOSS },
        { text: "#1 >> place of birth", answer: "Norland City", fact: VORN },
      ],
    },
    {
      ...{ id: "2", text: "Who directed Moss?", type: "ENTITIES", answers: [], facts: [MOSS] },
      knowledge: { documents: [{ id: "9", title: "Moss", text: "Moss was directed by Ada Vorn. It is long." }] },
    },
    { id: "3", text: "Why?", type: "ENTITIES", answers: [] },
  ],
  knowledge: {
    documents: [
      { id: "a", title: "Moss", text: "Moss was directed by Ada Vorn." },
      { id: "b", title: "Ada Vorn", text: "Ada Vorn paints. She was born in Norland City." },
      { id: "c", title: "Fern", text: "Fern is a film." },
    ],
  },
};

describe("the corpus of a set", () => {
  test("is what it and its questions bring, each text once, under ids of its own", () => {
    const { documents } = corpusOf(SET);
    expect(documents.map(({ id, title }) => [id, title])).toEqual([
      ["1", "Moss"],
      ["2", "Ada Vorn"],
      ["3", "Fern"],
      ["4", "Moss"],
    ]);
  });

  test("holds a sentence where a document of its title says it", () => {
    const corpus = corpusOf(SET);
    expect(corpus.holding(MOSS)).toEqual(["1", "4"]);
    expect(corpus.holding(VORN)).toEqual(["2"]);
    expect(corpus.holding({ ...VORN, title: "Fern" })).toEqual([]);
    expect(corpus.holding({ kind: "triple", subject: "Moss", relation: "director", object: "Ada Vorn" })).toEqual([]);
  });
});

test("steps are searched for with the answers of those before them, or without", () => {
  const steps = SET.questions[0]?.decomposition ?? [];
  const [first = { text: "" }, second = { text: "" }] = steps;
  expect([filledIn(first, steps), filledIn(second, steps), leftOpen(second)]).toEqual([
    "Moss >> director",
    "Ada Vorn >> place of birth",
    ">> place of birth",
  ]);
  expect(filledIn({ text: "#7 of #1" }, steps)).toBe("#7 of Ada Vorn");
});

describe("recall", () => {
  /** Finds documents by rote. */
  const found: Readonly<Record<string, readonly string[]>> = {
    "Where was the director of Moss born?": ["3", "1", "3", "3", "2"],
    "Who directed Moss?": ["4"],
    "Moss >> director": ["3", "3", "1"],
    "Ada Vorn >> place of birth": ["2"],
  };
  const byRote = {
    name: "rote",
    search: async (query: string, limit: number) => (found[query] ?? []).slice(0, limit),
  };

  test("is the share of gold passages among the first k, averaged by question", async () => {
    const lines = await measureRetrieval(SET, SET.questions, async () => [byRote]);
    const means = lines.map(({ searchedFor, documents, searches, recall }) => [
      ...[searchedFor, documents, searches, recall.at2.n],
      ...[recall.at2.mean, recall.at5.mean, recall.at10.mean],
    ]);
    expect(means).toEqual([
      // The first question finds one of two, then both; the second its one; the third has no gold.
      ["questions", 4, 2, 2, 0.75, 1, 1],
      // The first step is found late, the second at once.
      ["steps", 4, 2, 1, 0.5, 1, 1],
      ["stepsLeftOpen", 4, 2, 1, 0, 0.5, 0.5],
    ]);
    expect(lines[0]?.recall.at2).toMatchObject({ low: 0.5, high: 1 });
  });

  test("is of the questions that are asked, and of sets that tell their passages", async () => {
    const [line] = await measureRetrieval(SET, SET.questions.slice(1), async () => [byRote]);
    expect(line?.recall.at2).toMatchObject({ n: 1, mean: 1 });
    expect(hasGoldPassages(SET)).toBe(true);
    expect(hasGoldPassages({ ...SET, questions: SET.questions.slice(2) })).toBe(false);
  });
});
