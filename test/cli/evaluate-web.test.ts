import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { readRun } from "../../evaluation/run/read-run.ts";
import { evaluate, json, runFiles, SET, workingFolder } from "./evaluate-fixtures.ts";

/** The capital of Arden stands in the set's documents; its founder on a page of the web alone. */
function folderWithPages(): string {
  const folder = workingFolder();
  writeFileSync(
    join(folder, "set", "questions.jsonl"),
    `${JSON.stringify({ id: "q1", question: "Who founded Arden?", answers: ["Olga Brandt"] })}\n`,
  );
  mkdirSync(join(folder, "pages"));
  writeFileSync(join(folder, "pages", "arden.md"), "# Arden\n\nArden was founded by Olga Brandt.\n");
  return folder;
}

describe("evaluate --web", () => {
  test("asks pages of a folder as pages of the web, beside what the set brings", async () => {
    const folder = folderWithPages();
    const args = [...SET, "--strategy", "HYDRA", "--json"];
    const without = await evaluate(folder, args);
    expect(json(without.out).runs[0]).toMatchObject({ hits1: 0, abstained: 1 });
    const beside = await evaluate(folder, [...args, "--web", "pages"]);
    expect(json(beside.out).runs[0]).toMatchObject({ hits1: 1, abstained: 0 });

    // It is another run, which names the pages among its sources.
    const runs = runFiles(folder).map((path) => readRun(path));
    const kinds = runs.map(({ header }) => header.identity.sources.map(({ kind }) => kind).sort());
    expect(kinds.toSorted((a, b) => a.length - b.length)).toEqual([
      ["DOCUMENTS", "KG"],
      ["DOCUMENTS", "KG", "WEB"],
    ]);
  });

  test("refuses a folder that is not there", async () => {
    const { exitCode, err } = await evaluate(workingFolder(), [...SET, "--web", "nowhere"]);
    expect(exitCode).toBe(1);
    expect(err).toContain("nowhere");
  });
});
