import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { TEXT_BOUNDS } from "../../../engine/strategies/hydra/text/bounds.ts";
import { chooseSentences, type RankedParagraph } from "../../../engine/strategies/hydra/text/choose-sentences.ts";

const paragraph = (page: string, holdsTopic: boolean, scores: readonly number[], key = page): RankedParagraph => ({
  passage: { citation: { source: "s", kind: "DOCUMENTS", chunkId: key, title: page }, key, page, text: "" },
  holdsTopic,
  sentences: scores.map((score, place) => ({ text: `${key} ${place}`, start: place, score })),
});

const chosen = (...parameters: Parameters<typeof chooseSentences>): readonly string[] =>
  chooseSentences(...parameters).flatMap(({ sentences }) => sentences.map(({ text }) => text));

const paragraphs = fc.array(
  fc.record({
    page: fc.constantFrom("a", "b", "c", "d", "e", "f", "g", "h"),
    holdsTopic: fc.boolean(),
    scores: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 12 }),
  }),
  { maxLength: 40 },
);

describe("the sentences that are read", () => {
  test("are the best of each page, in the order of the text", () => {
    expect(chosen([paragraph("a", true, [0.1, 0.9, 0.2, 0.8])], 2)).toEqual(["a 1", "a 3"]);
  });

  test("hold one of each paragraph that names a topic, however far it is from the skyline", () => {
    const all = [paragraph("a", true, [0.9, 0.9, 0.9], "a1"), paragraph("a", true, [0.1], "a2")];
    expect(chosen(all, 2)).toEqual(["a1 0", "a1 1", "a2 0"]);
  });

  test("are of as many pages without a topic as sentences are of one", () => {
    const strangers = ["a", "b", "c", "d"].map((page, index) => paragraph(page, false, [0.5 + index / 10]));
    expect(chosen([...strangers, paragraph("t", true, [0.1])], 2)).toEqual(["t 0", "d 0", "c 0"]);
  });

  test("have ids of their own and stay within the bounds", () => {
    fc.assert(
      fc.property(paragraphs, fc.integer({ min: 1, max: 10 }), (drawn, perPage) => {
        const given = drawn.map(({ page, holdsTopic, scores }, index) =>
          paragraph(page, holdsTopic, scores, `${page}${index}`),
        );
        const read = chooseSentences(given, perPage);
        const sentences = read.flatMap((each) => each.sentences);
        expect(read.length).toBeLessThanOrEqual(TEXT_BOUNDS.paragraphs);
        expect(sentences.length).toBeLessThanOrEqual(TEXT_BOUNDS.sentences);
        expect(new Set(sentences.map(({ id }) => id)).size).toBe(sentences.length);
        expect(new Set(read.map(({ id }) => id)).size).toBe(read.length);
        expect(read.every((each) => each.sentences.length > 0)).toBe(true);
        expect(sentences.length > 0).toBe(given.some((each) => each.sentences.length > 0));
        expect(chooseSentences(given, perPage)).toEqual(read);
      }),
    );
  });
});
