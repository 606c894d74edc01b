import { describe, expect, test } from "vitest";
import { runTask } from "../../../engine/task.ts";
import { answerFromWeightedPaths } from "../../../engine/strategies/fusion/mqpf/tasks/answer-from-weighted-paths.ts";
import { judgeOutcomes } from "../../../engine/strategies/fusion/mqpf/tasks/judge-outcomes.ts";
import { numbered } from "../../../engine/strategies/fusion/mqpf/tasks/path-to-score.ts";
import { scorePaths } from "../../../engine/strategies/fusion/mqpf/tasks/score-paths.ts";
import { MQPF_TASKS } from "../../../engine/strategies/fusion/mqpf/tasks/tasks.ts";
import { inputsOfWeighing, weighingOf } from "../../../engine/strategies/fusion/mqpf/weighing-of.ts";
import { DEFAULT_MQPF_OPTIONS } from "../../../engine/strategies/fusion/mqpf/parameters.ts";
import { MOST_REQUESTS } from "../../../engine/strategies/fusion/mqpf/sampling.ts";
import { stageKey } from "../../../engine/investigation/stage.ts";
import { createBuiltinReasoner } from "../../../reasoners/english/reasoner.ts";
import { PROMPTS } from "../../../reasoners/model/prompts/prompts.ts";
import { recordingContext } from "../../support/recording-context.ts";
import { graph, QUESTION, sampling, type Said } from "./paths.ts";

const reasoner = createBuiltinReasoner();

/** Scores of the built-in reasoner for paths with these words, to these answers. */
async function scored(
  question: string,
  ...paths: readonly (readonly [words: string, ...answers: readonly string[]])[]
) {
  const shown = numbered(paths.map(([words, ...answers], index) => graph(`${index}`, words, 1, 2, answers)));
  const input = { question, paths: shown.map(({ own: _own, ...path }) => path) };
  const [{ scores }, judged] = await Promise.all([
    runTask(scorePaths, { ...input, sample: 1, judgesOutcome: true }, reasoner, recordingContext()),
    runTask(judgeOutcomes, input, reasoner, recordingContext()),
  ]);
  expect(judged.scores.map(({ outcome }) => outcome)).toEqual(scores.map(({ outcome }) => outcome));
  return scores.map(({ semantic, outcome }): Said => ({ semantic, outcome: outcome ?? -1 }));
}

test("each task has a prompt of its own", () => {
  const prompted = new Set(PROMPTS.map(({ task }) => task.name));
  expect(MQPF_TASKS.map(({ name }) => name).filter((name) => !prompted.has(name))).toEqual([]);
});

describe("the built-in reasoner scores a path", () => {
  test("the higher, the more of the question it says, in any form of its words", async () => {
    const [all, some, none] = await scored(
      QUESTION,
      ["Ada Krall – teacher → Per Noren – residence → Lund"],
      ["Ada Krall – residence → Malmö"],
      ["Bo Ek – favourite colour → red"],
    );
    expect(all?.semantic).toBeGreaterThan(some?.semantic ?? 10);
    expect(some?.semantic).toBeGreaterThan(none?.semantic ?? 10);
    expect(none?.semantic).toBe(0);
    const [same] = await scored("Who taught Ada Krall?", ["Ada Krall – teacher → Per Noren"]);
    expect(same?.semantic).toBe(10);
  });

  test("lower for relations that the question does not speak of", async () => {
    const [straight, detour] = await scored(
      "Who is the teacher of Ada Krall?",
      ["Ada Krall – teacher → Per Noren"],
      ["Ada Krall – employer → Saab ← employer – Bo Ek – teacher → Per Noren"],
    );
    expect(straight?.semantic).toBe(10);
    expect(detour?.semantic).toBeLessThan(8);
  });

  test.each([
    ["When was Ada Krall born?", "1971", "Lund"],
    ["In which year was Ada Krall born?", "1971", "Lund"],
    ["How many pupils has Ada Krall?", "12", "Lund"],
    ["How tall is Ada Krall?", "1.7 metres", "Lund"],
    ["Who taught Ada Krall?", "Per Noren", "1971"],
    ["Where does Ada Krall live?", "Lund", "12"],
    ["Did Ada Krall live in Lund?", "Yes", "Malmö"],
    ["Who taught Ada Krall?", "Per Noren", "Ada Krall"],
  ])("by its answer: %s %s, rather than %s", async (question, right, wrong) => {
    const [one, other, none] = await scored(question, ["Ada Krall", right], ["Ada Krall", wrong], ["Ada Krall"]);
    expect(one?.outcome).toBeGreaterThan(other?.outcome ?? 10);
    expect(other?.outcome).toBe(none?.outcome);
  });

  test("by its answer, which a question may name that offers a choice", async () => {
    const question = "Who is older, Ada Krall or Per Noren?";
    const [named, none] = await scored(question, ["birthday", "Ada Krall"], ["birthday"]);
    expect(named?.outcome).toBeGreaterThan(none?.outcome ?? 10);
  });
});

test("the answer of the built-in reasoner is what the weights leave", async () => {
  const alternative = (id: string, weight: number) => ({ id, answers: [id], weight, strongest: weight, paths: [id] });
  const answer = (...weights: readonly number[]) =>
    runTask(
      answerFromWeightedPaths,
      {
        question: QUESTION,
        paths: [],
        alternatives: weights.map((weight, index) => alternative(`a${index + 1}`, weight)),
        isList: false,
      },
      reasoner,
      recordingContext(),
    );
  expect((await answer(0.7, 0.3)).answers).toEqual(["a1"]);
  expect((await answer(0.6, 0.4)).answers).toEqual(["a1", "a2"]);
  expect((await answer()).answers).toEqual([]);
});

describe("what paths are weighed by", () => {
  const key = (weighing: Parameters<typeof inputsOfWeighing>[0]): string =>
    stageKey({ name: "s", version: 1, inputs: inputsOfWeighing(weighing), compute: async () => 1 });

  test("is the reasoner, or a reward model where the engine has one", () => {
    const rewardModel = { id: "reward-model", version: "7", score: async () => [] };
    expect(weighingOf({ reasoner }, DEFAULT_MQPF_OPTIONS).outcome?.name).toBe("built-in");
    expect(weighingOf({ reasoner: sampling(() => undefined).reasoner }, DEFAULT_MQPF_OPTIONS).outcome?.name).toBe(
      "judge",
    );
    expect(weighingOf({ reasoner, rewardModel }, DEFAULT_MQPF_OPTIONS).outcome?.name).toBe("reward-model");
  });

  test("is part of keys: reasoner, embedder, scorer and options", () => {
    const rewardModel = { id: "reward-model", version: "7", score: async () => [] };
    const embedder = { id: "e", kind: "SEMANTIC" as const, embed: async () => [] };
    const keys = [
      weighingOf({ reasoner }, DEFAULT_MQPF_OPTIONS),
      weighingOf({ reasoner: { ...reasoner, id: "other" } }, DEFAULT_MQPF_OPTIONS),
      weighingOf({ reasoner, embedder }, DEFAULT_MQPF_OPTIONS),
      weighingOf({ reasoner, rewardModel }, DEFAULT_MQPF_OPTIONS),
      weighingOf({ reasoner, rewardModel: { ...rewardModel, version: "8" } }, DEFAULT_MQPF_OPTIONS),
      weighingOf({ reasoner }, { ...DEFAULT_MQPF_OPTIONS, eta: 0.1 }),
    ].map(key);
    expect(new Set(keys).size).toBe(keys.length);
  });

  test("takes four requests at most", () => {
    expect(MOST_REQUESTS).toBe(4);
  });
});
