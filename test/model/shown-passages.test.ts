import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { ReadPassagesOutput } from "../../engine/documents/read-passages.ts";
import { splitSentences } from "../../engine/text/sentences.ts";
import { readPassagesPrompt } from "../../reasoners/model/prompts/read-passages.ts";
import { passagesAsData, shownPassages } from "../../reasoners/model/prompts/shown-passages.ts";

/** Which sentences of passages a model is shown, and what is quoted of those that it names. */

const filler = (about: string, count: number): string =>
  Array.from({ length: count }, (_each, index) => `${about} is told of in chapter ${index} of a long book.`).join(" ");
const passage = (id: string, text: string) => ({ id, title: id, text });

describe("of passages behind the first", () => {
  const texts = [
    filler("Orrin Weir", 12),
    `${filler("Elmstad", 6)} Its gates were forged by Hanna Voll. ${filler("Elmstad", 6)}`,
  ];
  const passages = texts.map((text, index) => passage(`d${index}`, text));
  const shown = shownPassages(passages, { words: "gates forged by", whole: 1 });
  const [first, second] = passagesAsData(shown).map(({ sentences }) => Object.values(sentences));

  test("the first is shown whole", () => expect(first).toEqual(splitSentences(texts[0] ?? "").map(({ text }) => text)));

  test("the sentences are shown that share most words with what is looked for, and what is left out is told", () => {
    expect(second).toContain("… Its gates were forged by Hanna Voll.");
    expect((second ?? []).join(" ").length).toBeLessThan(320);
  });

  test("the sentence that says what it is about is shown beside them, whatever else the name is told with", () => {
    const text = `${filler("The town", 4)} Ada Maria Krall forged gates in Elmstad. ${filler("She", 6)} Hers were the gates forged by night.`;
    const [, about] = shownPassages([passage("a", filler("Orrin Weir", 12)), passage("Ada Krall (smith)", text)], {
      words: "gates forged by",
      whole: 1,
    });
    const said = about?.sentences.map((each) => each.shown);
    expect(said).toContain("Ada Maria Krall forged gates in Elmstad.");
    expect(said).toContain("Hers were the gates forged by night.");
    expect(said?.length).toBeLessThan(8);
  });

  test("one that is short is shown whole, and takes the place of none that is long", () => {
    const long = filler("Orrin Weir", 12);
    const short = "Orrin Weir lies on the Orr.";
    const all = shownPassages([passage("a", short), passage("b", long)], { words: "gates", whole: 1 });
    expect(all.map(({ sentences }) => sentences.length)).toEqual([1, 12]);
  });
});

test("sentences are shown in order, with ids without gaps, and each stands where it is said to", () => {
  const sentence = fc.constantFrom(
    "Orrin Weir leaks.",
    "It has gates.",
    "Hanna Voll forged them.",
    "Lund is a town!",
    "No. 5",
  );
  const text = fc.array(sentence, { minLength: 1, maxLength: 40 }).map((all) => all.join(" "));
  fc.assert(
    fc.property(fc.array(text, { minLength: 1, maxLength: 6 }), fc.integer({ min: 0, max: 4 }), (texts, whole) => {
      const passages = texts.map((each, index) => passage(`d${index}`, each));
      for (const { id, original, sentences } of shownPassages(passages, { words: "who forged the gates", whole })) {
        expect(sentences.map((each) => each.id)).toEqual(sentences.map((_each, index) => `${id}s${index + 1}`));
        expect(sentences.length).toBeGreaterThan(0);
        let end = 0;
        for (const each of sentences) {
          expect(each.start).toBeGreaterThanOrEqual(end);
          expect(original.text.slice(each.start, each.end)).toBe(each.shown);
          end = each.end;
        }
      }
    }),
  );
});

describe("of sentences that stand apart", () => {
  const read = (text: string, sentences: readonly string[], answer: string): ReadPassagesOutput["findings"] => {
    const asked = readPassagesPrompt.prepare({
      ...{ subject: { label: "Orrin Weir", names: [] }, relation: "closed in", expects: undefined },
      passages: [passage("a", text), passage("b", "Elmstad is a town.")],
    });
    if (!("data" in asked)) throw new Error("nothing is asked");
    const reply = { findings: [{ sentences, answer, certainty: 0.9 }], clue: null };
    return (asked.read(reply).output as ReadPassagesOutput).findings;
  };
  const near = "Orrin Weir was built in 1822. It leaked. It closed in 1903.";

  const found = (beside: readonly (readonly [string, string])[], quote = "It closed in 1903.") => [
    {
      ...{ answer: "1903", passage: "a", quote, score: 0.9 },
      beside: beside.map(([passage, text]) => ({ passage, quote: text })),
    },
  ];

  test("each is quoted, first the one that answers, in whatever order they are named", () => {
    expect(read(near, ["p1s1", "p1s3"], "1903")).toEqual(found([["a", "Orrin Weir was built in 1822."]]));
    expect(read(near, ["p1s3", "p1s1"], "1903")).toEqual(found([["a", "Orrin Weir was built in 1822."]]));
    const far = `Orrin Weir was built in 1822. ${filler("Its keeper", 20)} It closed in 1903.`;
    expect(read(far, ["p1s1", "p1s22"], "1903")).toEqual(found([["a", "Orrin Weir was built in 1822."]]));
  });

  test("those that follow one another are one stretch, and those of another passage stand beside it", () => {
    expect(read(near, ["p1s1", "p1s2", "p1s3"], "1903")).toEqual([
      { answer: "1903", passage: "a", quote: near, score: 0.9 },
    ]);
    expect(read(near, ["p1s2", "p1s3", "p2s1"], "1903")).toEqual(
      found([["b", "Elmstad is a town."]], "It leaked. It closed in 1903."),
    );
  });

  test("four are quoted at most, the one that answers among them, and that some is left out is told", () => {
    const many = `${filler("Its keeper", 6)} It closed in 1903.`;
    const ids = [1, 2, 3, 4, 5, 6, 7].map((each) => `p1s${each}`);
    const [first] = read(many, ids, "1903");
    expect(first).toMatchObject({ quote: "It closed in 1903.", unsaid: "SUBJECT" });
    expect(first?.beside).toEqual([{ passage: "a", quote: filler("Its keeper", 3) }]);
  });

  test.each<[string, readonly string[], string]>([
    ["no sentence", [], "1903"],
    ["one that was not given", ["p1s1", "p1s9"], "1822"],
    ["an answer that stands in neither", ["p1s1", "p1s3"], "leaked"],
    ["an answer that stands in neither of two passages", ["p1s1", "p2s1"], "leaked"],
  ])("nothing is quoted for %s", (_why, sentences, answer) => {
    expect(() => read(near, sentences, answer)).toThrow(/no such sentences/u);
  });
});
