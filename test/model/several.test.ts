import { expect, test } from "vitest";
import type { AnalysisInput, QuestionAnalysis } from "../../engine/question/analysis.ts";
import { analyseQuestionPrompt } from "../../reasoners/model/prompts/analysis/analyse-question.ts";
import { UnusableReply } from "../../reasoners/model/prompt.ts";
import { showForm } from "../reasoner/show-form.ts";
import { worldOf } from "../reasoner/world.ts";

const world = worldOf({ "Velvet Orrery": "film" }, { person: [], film: [] }, [
  ["director", "film", "person"],
  ["release date", "film", "DATE"],
  ["place of birth", "person", "place"],
]);

const QUESTION = "Who directed Velvet Orrery, when was it released, and where was he born?";
const input: AnalysisInput = {
  question: QUESTION,
  mentions: world.mentionsIn(QUESTION),
  catalogue: world.catalogue,
};

interface Shown {
  readonly names: readonly { readonly mayMean: readonly { readonly id: string }[] }[];
  readonly relations: readonly { readonly id: string; readonly label: string }[];
}

interface WrittenPart {
  readonly words: string;
  readonly answer: string;
}

/** What is read of a model's parts, with the steps for all three of them. */
function readParts(parts: readonly WrittenPart[]) {
  const prepared = analyseQuestionPrompt.prepare(input);
  if (!("data" in prepared)) throw new Error("a model is asked");
  const { data, read } = prepared;
  const { names, relations } = data as unknown as Shown;
  const by = (label: string): readonly string[] => relations.filter((each) => each.label === label).map(({ id }) => id);
  const follow = (id: string, from: string, label: string): object => {
    return { id, op: "follow", from, words: label, relations: by(label), expects: null };
  };
  const steps = [
    { id: "s1", op: "entity", words: "Velvet Orrery", entities: [names[0]?.mayMean[0]?.id] },
    follow("s2", "s1", "director"),
    follow("s3", "s1", "release date"),
    follow("s4", "s2", "place of birth"),
    { id: "s5", op: "several", parts },
  ];
  const reply = { readings: [{ meaning: "", confidence: 0.9, steps, answer: "s5" }], reason: null };
  return read(analyseQuestionPrompt.reply.parse(reply)).output as QuestionAnalysis;
}

const DIRECTED = { words: "who directed Velvet Orrery", answer: "s2" };
const RELEASED = { words: "when was Velvet Orrery released", answer: "s3" };
const BORN = { words: "where was he born", answer: "s4" };

test("parts that a model read are parts of the question, and speak of each other", () => {
  const { parts = [], readings } = readParts([DIRECTED, RELEASED, BORN]);
  expect(readings).toEqual([]);
  expect(parts.map((part) => part.readings.map(({ form }) => showForm(form)))).toEqual([
    ["director(Velvet Orrery)"],
    ["release date(Velvet Orrery)"],
    ['place of birth("he")'],
  ]);
  expect(parts.map(({ speaksOf }) => speaksOf)).toEqual([undefined, undefined, { part: 0, start: 10, end: 12 }]);
  expect(parts.flatMap((part) => part.readings.flatMap(({ doubts = [] }) => doubts))).toEqual([]);
});

test("a part that is left out of them is missed", () => {
  const { parts, reason } = readParts([DIRECTED, BORN]);
  expect(parts).toBeUndefined();
  expect(reason).toContain("“released”");
});

test.each([
  [[DIRECTED]],
  [[DIRECTED, { ...RELEASED, words: " " }, BORN]],
  [[DIRECTED, RELEASED, { ...BORN, answer: "s9" }]],
])("parts that do not fit together are refused: %j", (parts) => {
  expect(() => readParts(parts)).toThrow(UnusableReply);
});
