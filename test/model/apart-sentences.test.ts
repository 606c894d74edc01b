import { describe, expect, test } from "vitest";
import type { ReadQuestionOutput } from "../../engine/documents/read-question.ts";
import { readQuestionPrompt } from "../../reasoners/model/prompts/read-question.ts";

/** Facts that a model reads out of sentences which stand apart in their passage. */
const TEXT = "Orrin Weir was built in 1822. It leaked. Its gates came from Elmstad. It closed in 1903.";

function read(sentences: readonly string[], [subject, object]: readonly [string, string]): ReadQuestionOutput["steps"] {
  const asked = readQuestionPrompt.prepare({
    question: "When did Orrin Weir close?",
    passages: [
      { id: "a", title: "Orrin Weir", text: TEXT },
      { id: "b", title: "Elmstad", text: "Elmstad is a town." },
    ],
  });
  if (!("data" in asked)) throw new Error("nothing is asked");
  const step = { subject, relation: "closed in", object, sentences };
  const reply = { steps: [step], answers: [object], unsaid: [], search: null, own: null };
  return (asked.read(reply).output as ReadQuestionOutput).steps;
}

describe("of a step whose sentences stand apart", () => {
  test("each is quoted, first the one that holds what is said", () => {
    const beside = [{ passage: "a", quote: "Orrin Weir was built in 1822." }];
    const step = { passage: "a", quote: "It closed in 1903.", beside };
    expect(read(["p1s1", "p1s4"], ["Orrin Weir", "1903"])).toMatchObject([step]);
    expect(read(["p1s4", "p1s1"], ["Orrin Weir", "1903"])).toMatchObject([step]);
    expect(read(["p1s1", "p2s1"], ["Orrin Weir", "town"])).toMatchObject([
      { passage: "b", quote: "Elmstad is a town.", beside },
    ]);
  });

  test.each<[string, readonly string[], readonly [string, string]]>([
    ["none holds it", ["p1s1", "p1s4"], ["Hanna Voll", "Lund"]],
    ["they are of two passages that say nothing of it", ["p1s1", "p2s1"], ["Hanna Voll", "Lund"]],
    ["one was not given", ["p1s1", "p1s9"], ["Orrin Weir", "1822"]],
  ])("nothing is quoted where %s", (_why, sentences, ends) => {
    expect(() => read(sentences, ends)).toThrow(/no such sentences/u);
  });
});
