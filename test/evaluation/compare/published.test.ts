import { describe, expect, test } from "vitest";
import { mainFigures, PUBLISHED, publishedFor } from "../../../evaluation/compare/published.ts";

const figure = (format: string, system: string, model: string | undefined, metric = "exactMatch") =>
  mainFigures(format)
    .filter((each) => each.system === system && each.model === model && each.metric === metric)
    .map(({ paper, table, value }) => [paper, table, value]);

describe("published figures", () => {
  test("stand as their papers print them, shares as fractions of 1", () => {
    expect(figure("cwq", "Hydra", "GPT-3.5-Turbo")).toEqual([["Hydra", 1, 0.812]]);
    expect(figure("2wiki", "TreeQA", "GPT-3.5-turbo")).toEqual([["TreeQA", 2, 0.59]]);
    expect(figure("crlt", "FiDeLiS", "gpt-4-turbo")).toEqual([["FiDeLiS", 1, 0.7212]]);
    expect(figure("webqsp", "MQPF", "Llama-3.1-8B", "goldAmongAnswers")).toEqual([["MQPF", 2, 0.8337]]);
    expect(figure("medqa", "FiDeLiS", "gpt-4-turbo")).toEqual([["FiDeLiS", 12, 0.4645]]);
  });

  test("are shares from 0 to 1, and counts that are not", () => {
    const shares = PUBLISHED.filter(({ metric }) =>
      ["exactMatch", "goldAmongAnswers", "f1", "coverage", "factRecall"].includes(metric),
    );
    expect(shares.length).toBeGreaterThan(300);
    expect(shares.filter(({ value }) => value <= 0.1 || value >= 1)).toEqual([]);
    expect(
      publishedFor("advhotpotqa")
        .filter(({ metric }) => metric === "modelCalls")
        .map(({ value }) => value),
    ).toContain(8.7);
  });

  test("have a value in each column, or none", () => {
    const rows = new Map<string, number>();
    for (const { paper, table, system, model, set, metric, note } of PUBLISHED) {
      const key = [paper, table, system, model, set, metric, note].join("|");
      rows.set(key, (rows.get(key) ?? 0) + 1);
    }
    expect([...rows].filter(([, times]) => times > 1)).toEqual([]);
  });

  test("are none for a set that no paper measures", () => {
    expect(publishedFor("metaqa")).toEqual([]);
  });
});
