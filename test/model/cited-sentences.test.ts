import { describe, expect, test } from "vitest";
import { readPassages, type ReadPassagesOutput } from "../../engine/documents/read-passages.ts";
import { readPassagesPrompt } from "../../reasoners/model/prompts/read-passages.ts";

/** A model names sentences by their ids, and what stands there is quoted for it. */

const TEXT =
  "Orrin Weir was built in 1822.\n\nIts  engineer was Dr. H\u200banna Voll. She drew the plans in Elmstad. It has “nine” gates.";

function prepared() {
  const asked = readPassagesPrompt.prepare({
    subject: { label: "Orrin Weir", names: [] },
    relation: "engineer",
    expects: undefined,
    passages: [
      { id: "a", title: "Orrin Weir", text: TEXT },
      { id: "b", title: "Elmstad", text: "Elmstad is a town." },
    ],
  });
  if (!("data" in asked)) throw new Error("nothing is asked");
  return asked;
}

const finding = (sentences: readonly string[], answer: string) => ({
  findings: [{ sentences, answer, certainty: 0.9 }],
});
const read = (sentences: readonly string[], answer: string): ReadPassagesOutput["findings"] =>
  (prepared().read(finding(sentences, answer)).output as ReadPassagesOutput).findings;

test("a model is shown sentences with ids, without what is not seen", () => {
  expect(prepared().data).toMatchObject({
    passages: [
      {
        sentences: {
          p1s1: "Orrin Weir was built in 1822.",
          p1s2: "Its engineer was Dr. Hanna Voll.",
          p1s3: "She drew the plans in Elmstad.",
          p1s4: "It has “nine” gates.",
        },
      },
      { sentences: { p2s1: "Elmstad is a town." } },
    ],
  });
});

describe("what is quoted", () => {
  test.each<[readonly string[], string, string]>([
    [["p1s1"], "1822", "Orrin Weir was built in 1822."],
    [["p1s2"], "Hanna Voll", "Its  engineer was Dr. H\u200banna Voll."],
    [["p1s3", "p1s2"], "Elmstad", "Its  engineer was Dr. H\u200banna Voll. She drew the plans in Elmstad."],
    [["p1s4"], '"nine"', "It has “nine” gates."],
    [["p2s1"], "a town", "Elmstad is a town."],
  ])("is %j as it stands in the passage", (sentences, answer, quote) => {
    const [found, ...others] = read(sentences, answer);
    expect(others).toEqual([]);
    expect(found).toMatchObject({ quote, answer });
    expect([TEXT, "Elmstad is a town."].some((text) => text.includes(quote))).toBe(true);
  });

  test.each<[string, readonly string[], string]>([
    ["an id that was not given", ["p1s9"], "1822"],
    ["no id", [], "1822"],
    ["two passages that say nothing of it", ["p1s4", "p2s1"], "Lund"],
    ["an id and one that was not given", ["p1s1", "p1s9"], "1822"],
    ["an answer that does not stand there", ["p1s1"], "Hanna Voll"],
    ["an answer of nothing", ["p1s1"], " "],
  ])("is nothing by %s", (_how, sentences, answer) => {
    expect(() => read(sentences, answer)).toThrow(/no such sentences|does not stand in/u);
  });
});

describe("an answer that stands in no sentence", () => {
  test("is what the page of the sentence is called, with or without brackets", () => {
    expect(read(["p1s3"], "orrin weir")).toMatchObject([{ passage: "a", quote: "She drew the plans in Elmstad." }]);
    const asked = readPassagesPrompt.prepare({
      ...{ subject: { label: "Ivo Krall", names: [] }, relation: "built", expects: undefined },
      passages: [{ id: "a", title: "Orrin (weir)", text: "It leaks. Ivo Krall built it." }],
    });
    if (!("data" in asked)) throw new Error("nothing is asked");
    expect((asked.read(finding(["p1s2"], "Orrin")).output as ReadPassagesOutput).findings).toMatchObject([
      { answer: "Orrin", quote: "Ivo Krall built it." },
    ]);
  });

  test("is not what another page is called, or a part of the title", () => {
    expect(() => read(["p2s1"], "Orrin Weir")).toThrow(/does not stand in/u);
    expect(() => read(["p1s3"], "Orrin")).toThrow(/does not stand in/u);
  });

  test("is told by the sentence of the page so called, of several", () => {
    expect(read(["p2s1", "p1s3"], "Orrin Weir")).toMatchObject([
      { passage: "a", beside: [{ passage: "b", quote: "Elmstad is a town." }] },
    ]);
  });
});

test("the task is done by what was shown alone", () => {
  expect(readPassagesPrompt.task).toBe(readPassages);
  const long = Array.from({ length: 400 }, (_each, index) => `Gate ${index} was built by Hanna Voll.`).join(" ");
  const asked = readPassagesPrompt.prepare({
    subject: { label: "Orrin Weir", names: [] },
    relation: "built by",
    expects: undefined,
    passages: [{ id: "a", title: "Gates", text: long }],
  });
  if (!("data" in asked)) throw new Error("nothing is asked");
  const [passage] = (asked.data as { passages: readonly { sentences: Readonly<Record<string, string>> }[] }).passages;
  const shown = Object.keys(passage?.sentences ?? {});
  expect(shown.length).toBeLessThan(100);
  expect(() => asked.read(finding([`p1s${shown.length}`], "Hanna Voll"))).not.toThrow();
  expect(() => asked.read(finding([`p1s${shown.length + 1}`], "Hanna Voll"))).toThrow(/no such sentences/u);
});
