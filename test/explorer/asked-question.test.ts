import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { nameBeginnings } from "../../server/explorer/asking/completion.ts";
import { fromParameters, toParameters, type AskedQuestion } from "../../server/explorer/asking/request.ts";

const questions: fc.Arbitrary<AskedQuestion> = fc.record({
  text: fc.string({ minLength: 1 }).filter((text) => text.trim() === text && text !== ""),
  strategy: fc.constantFrom("QUERY", "FUSION", "TREEQA"),
  wishes: fc.record(
    {
      sources: fc.array(fc.string()),
      topicEntities: fc.array(fc.record({ mention: fc.string(), iri: fc.string() })),
      minConfidence: fc.integer({ min: 0, max: 100 }).map((percent) => percent / 100),
      thoroughness: fc.constantFrom("FAST", "EXHAUSTIVE"),
    },
    { requiredKeys: [] },
  ),
  limits: fc.record({ deadlineMs: fc.nat(), maxModelCalls: fc.nat() }, { requiredKeys: [] }),
});

describe("the address of a question", () => {
  test("holds all of it", () => {
    fc.assert(
      fc.property(questions, (asked) => {
        const read = fromParameters(new URLSearchParams(toParameters(asked).toString()));
        // Whether a field is absent or was never there is one.
        expect(JSON.parse(JSON.stringify(read))).toEqual(JSON.parse(JSON.stringify(asked)));
      }),
    );
  });

  test("is short where nothing is wished for, and understood whatever it holds", () => {
    expect(toParameters({ text: "Who?", strategy: "FUSION", wishes: {}, limits: {} }).toString()).toBe(
      "question=Who%3F",
    );
    for (const options of ["", "{", "null", "7", '"x"', "[]"])
      expect(fromParameters(new URLSearchParams({ question: "Who?", options }))).toMatchObject({ text: "Who?" });
    expect(fromParameters(new URLSearchParams({ question: "  " }))).toBeUndefined();
  });
});

describe("beginnings of names", () => {
  const beginnings = (typed: string) => nameBeginnings(typed).map(({ text }) => text);

  test.each([
    ["Who directed Ghost in the Sh", ["Ghost in the Sh", "Sh"]],
    ["Which ships did Ada", ["Ada"]],
    ["who built the skua", ["skua"]],
    ["What", ["What"]],
    ["Who is X", []],
    ["", []],
  ])("in “%s”", (typed, expected) => expect(beginnings(typed)).toEqual(expected));

  test("stand where they say, and at the end", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 200 }), (typed) => {
        for (const { text, start } of nameBeginnings(typed)) expect(typed.slice(start)).toBe(text);
      }),
    );
  });
});
