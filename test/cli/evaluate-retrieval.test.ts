import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { evaluate, json, SET, workingFolder } from "./evaluate-fixtures.ts";

const PARAGRAPHS = [
  ["The Grey Tide", "The Grey Tide was directed by Ilse Vandermoor.", true],
  ["Ilse Vandermoor", "She came to Pellow as a child.", true],
  ...Array.from({ length: 12 }, (_, number) => [
    `Film ${number}`,
    `Film ${number} was directed by somebody who was born elsewhere.`,
    false,
  ]),
].map(([title, paragraph_text, is_supporting], idx) => ({ idx, title, paragraph_text, is_supporting }));

const QUESTION = {
  id: "2hop__1_2",
  question: "Where did the one who directed The Grey Tide come as a child?",
  answer: "Pellow",
  answer_aliases: [],
  answerable: true,
  paragraphs: PARAGRAPHS,
  question_decomposition: [
    { question: "The Grey Tide >> director", answer: "Ilse Vandermoor", paragraph_support_idx: 0 },
    { question: "Where did #1 live?", answer: "Pellow", paragraph_support_idx: 1 },
  ],
};

const RETRIEVAL = ["--format", "musique", "--data", "texts", "--measure", "retrieval"];

function folderOfTexts(): string {
  const folder = workingFolder();
  mkdirSync(join(folder, "texts"));
  writeFileSync(join(folder, "texts", "musique_ans_dev.jsonl"), JSON.stringify(QUESTION));
  return folder;
}

describe("evaluate --measure retrieval", () => {
  test("tells which gold passages are found, by question and by step, and asks nobody", async () => {
    const { exitCode, asked, out, err } = await evaluate(folderOfTexts(), [...RETRIEVAL, "--json"], {
      inThreads: true,
    });
    expect({ exitCode, asked, err }).toEqual({ exitCode: 0, asked: [], err: "" });
    const { retrieval } = json(out);
    expect(
      retrieval.map(({ searcher, searchedFor, documents, searches, recall }: any) => [
        ...[searcher, searchedFor, documents, searches],
        recall.at10.mean,
      ]),
    ).toEqual([
      ["words", "questions", 14, 1, 1],
      ["words", "steps", 14, 2, 1],
      // Nothing leads to her page before it is known who she is.
      ["words", "stepsLeftOpen", 14, 2, 0.5],
      ["words, names", "questions", 14, 1, 1],
      ["words, names", "steps", 14, 2, 1],
      ["words, names", "stepsLeftOpen", 14, 2, 0.5],
    ]);
    expect(retrieval[0].recall.at2).toMatchObject({ n: 1 });
  });

  test("draws a table", async () => {
    const { out } = await evaluate(folderOfTexts(), RETRIEVAL);
    expect(out).toContain("Gold passages found");
    expect(out).toMatch(
      /musique\b.* +words, names +each step, those before it filled in +14 +1 +100\.0 % \(100\.0–100\.0\)/,
    );
  });

  test("refuses what has no sense with it, and sets that do not tell their passages", async () => {
    const strategy = await evaluate(folderOfTexts(), [...RETRIEVAL, "--strategy", "QUERY"]);
    expect(strategy.exitCode).toBe(1);
    expect(strategy.err).toContain("--measure retrieval asks no strategy. Leave out --strategy.");
    const other = await evaluate(folderOfTexts(), [...SET, "--measure", "speed"]);
    expect(other.err).toContain('--measure is answers or retrieval, not "speed".');
    const graph = await evaluate(workingFolder(), [...SET, "--measure", "retrieval"]);
    expect(graph.err).toContain('The set "jsonl" does not tell which passages hold its answers.');
  });
});
