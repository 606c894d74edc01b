import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { readRun } from "../../evaluation/run/read-run.ts";
import { scorePaths } from "../../evaluation/score/path-score.ts";
import { FIDELIS_ABLATIONS } from "../../engine/strategies/fidelis/ablations.ts";
import { evaluate, json, runFiles, SET, workingFolder } from "../cli/evaluate-fixtures.ts";

const FIDELIS = ["--strategy", "FIDELIS"] as const;

/** Two hops each, in the form of PathQuestion, which has the paths of its answers. */
function folderOfFacts(): string {
  const folder = workingFolder();
  mkdirSync(join(folder, "facts"));
  const people = Array.from({ length: 6 }, (_, index) => index);
  const facts = people.flatMap((index) => [
    `person_${index}\t__people__person__spouse\tpartner_${index}`,
    `partner_${index}\t__people__person__profession\ttrade_${index}`,
    `person_${index}\t__people__person__gender\tfemale`,
  ]);
  const questions = people.map(
    (index) =>
      `what is the profession of person_${index} 's spouse ?\ttrade_${index}(trade_${index}/)\tperson_${index}#__people__person__spouse#partner_${index}#__people__person__profession#trade_${index}#<end>#trade_${index}`,
  );
  writeFileSync(join(folder, "facts", "2H-kb.txt"), `${facts.join("\n")}\n`);
  writeFileSync(join(folder, "facts", "PQ-2H.txt"), `${questions.join("\n")}\n`);
  return folder;
}

const FACTS = ["--format", "pathquestion", "--data", "facts"] as const;

describe("FIDELIS, measured", () => {
  test.each(FIDELIS_ABLATIONS)("is compared with itself by the ablation $name", async ({ name, asItIs, variants }) => {
    const { exitCode, out } = await evaluate(workingFolder(), [...SET, ...FIDELIS, "--ablate", name, "--json"]);
    expect(exitCode).toBe(0);
    const { runs } = json(out) as { readonly runs: readonly { variant?: string; hits1: number; failed: number }[] };
    expect(runs.map(({ variant }) => variant)).toEqual([asItIs ?? "full", ...variants.map((each) => each.name)]);
    expect(runs[0]?.hits1).toBe(0.8);
    expect(runs.every(({ failed }) => failed === 0)).toBe(true);
  });

  test("reports validity, coverage and depth, as they come out", async () => {
    const folder = folderOfFacts();
    await evaluate(folder, [...FACTS, ...FIDELIS, "--markdown", "m.md"]);
    const { records } = readRun(runFiles(folder)[0] ?? "");
    expect(records).toHaveLength(6);
    for (const { answer } of records) {
      const gold = { relations: ["__people__person__spouse", "__people__person__profession"], hops: 2 };
      expect(scorePaths(gold as never, answer)).toMatchObject({ validity: 1, coverage: 1, depth: 2, goldDepth: 2 });
      expect(answer?.subgraph?.fetched).toBeGreaterThan(1);
      // Looked at, and not taken.
      expect(answer?.explored?.map(({ label }) => label).join(" ")).toContain("gender");
    }
    const report = readFileSync(join(folder, "m.md"), "utf8");
    for (const said of ["validity", "coverage", "depth"]) expect(report).toContain(said);
  });

  test("has no coverage of a search that was not made", async () => {
    const folder = folderOfFacts();
    await evaluate(folder, [...FACTS, "--strategy", "QUERY"]);
    const { records } = readRun(runFiles(folder)[0] ?? "");
    for (const { answer } of records) expect([answer?.explored, answer?.subgraph]).toEqual([undefined, undefined]);
  });
});
