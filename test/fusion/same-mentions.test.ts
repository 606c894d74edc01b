import { describe, expect, test } from "vitest";
import type { AnswerValue, Evidence } from "../../engine/evidence/trace.ts";
import { sameMentions } from "../../engine/strategies/fusion/same-mentions.ts";
import { answering } from "./parties.ts";

const text = (label: string): AnswerValue => ({ node: { kind: "text", label } });
const quoting = (sentence: string, kind: Evidence["kind"] = "DOCUMENTS") => {
  const { result } = answering("QUERY", ["Tarn"]);
  return { result: { ...result, evidence: result.evidence.map((each) => ({ ...each, kind, text: sentence })) } };
};
const isFuller = (sentence: string, fuller: string, shorter: string, kind?: Evidence["kind"]): boolean =>
  sameMentions([quoting(sentence, kind)])(text(fuller), text(shorter));

describe("an answer that stands at one place of a sentence with another", () => {
  test.each([
    ["The brand is based in Tarn, Orland.", "Tarn, Orland", "Tarn"],
    ["It sold 6.2 million hats.", "6.2 million", "6.2"],
  ])("says more exactly what that says: %s", (sentence, fuller, shorter) => {
    expect(isFuller(sentence, fuller, shorter)).toBe(true);
    expect(isFuller(sentence, shorter, fuller)).toBe(false);
  });

  test.each([
    ["where the shorter stands for itself as well", "Jon Ek and Jon Ek, Jr. sang.", "Jon Ek, Jr.", "Jon Ek"],
    ["where no sentence says the fuller", "The brand is based in Tarn.", "Tarn, Orland", "Tarn"],
    ["within a word", "She was born in Tarnwick.", "Tarnwick", "Tarn"],
    ["of the same length", "The brand is based in Tarn.", "Tarn", "Tarn"],
  ])("is another %s", (_where, sentence, fuller, shorter) => {
    expect(isFuller(sentence, fuller, shorter)).toBe(false);
  });

  test("is told by sentences of texts alone", () => {
    expect(isFuller("Tarn, Orland", "Tarn, Orland", "Tarn", "KG")).toBe(false);
  });
});
