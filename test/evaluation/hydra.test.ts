import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { readRun } from "../../evaluation/run/read-run.ts";
import { evaluate, json, runFiles, SET, workingFolder } from "../cli/evaluate-fixtures.ts";
import { HYDRA_ABLATIONS } from "../../engine/strategies/hydra/ablations.ts";

const HYDRA = ["--strategy", "HYDRA"] as const;

/** Two hops each, in the form of PathQuestion: `question<tab>answer(set)<tab>path`. */
function folderOfFacts(): string {
  const folder = workingFolder();
  mkdirSync(join(folder, "facts"));
  const people = Array.from({ length: 12 }, (_, index) => index);
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

interface RunLine {
  readonly variant?: string;
  readonly hits1: number;
  readonly failed: number;
}

function runsOf(out: string): readonly RunLine[] {
  return (json(out) as { readonly runs: readonly RunLine[] }).runs;
}

describe("Hydra, measured", () => {
  test.each(HYDRA_ABLATIONS)("is compared with itself by the ablation $name", async ({ name, asItIs, variants }) => {
    const { exitCode, out } = await evaluate(workingFolder(), [...SET, ...HYDRA, "--ablate", name, "--json"]);
    expect(exitCode).toBe(0);
    const runs = runsOf(out);
    expect(runs.map(({ variant }) => variant)).toEqual([asItIs ?? "full", ...variants.map((each) => each.name)]);
    expect(runs[0]?.hits1).toBe(0.8);
    expect(runs.every(({ failed }) => failed === 0)).toBe(true);
  });

  test("needs the sources that hold the answer", async () => {
    const { out } = await evaluate(workingFolder(), [...SET, ...HYDRA, "--ablate", "sources", "--json"]);
    const right = new Map(runsOf(out).map(({ variant, hits1 }) => [variant, hits1]));
    expect(right.get("graphs alone")).toBe(0.8);
    expect(right.get("no graphs")).toBeLessThan(0.8);
    expect(right.get("web alone")).toBe(0);
  });

  test("needs the graph that holds the answer, of several, each left out and each pair", async () => {
    const folder = workingFolder();
    const [first = "", ...others] = readFileSync(join(folder, "set", "graph.ttl"), "utf8").split(/^(?=:Borea)/mu);
    writeFileSync(join(folder, "set", "graph.ttl"), first);
    // Of what the set asks, the other graph has all that is not about Arden.
    const prefixes = first.slice(0, first.indexOf(":Arden"));
    writeFileSync(join(folder, "other.ttl"), prefixes + others.join(""));
    const both = ["--strategy", "HYDRA", "--sources", "both", "--ablate", "each-source", "--json"];
    const environment = { WHYQL_GRAPH_FILES: "other.ttl" };
    const { exitCode, out } = await evaluate(folder, [...SET, ...both], { environment });
    expect(exitCode).toBe(0);
    const runs = runsOf(out);
    expect(runs.every(({ failed }) => failed === 0)).toBe(true);
    const right = Object.fromEntries(runs.map(({ variant = "", hits1 }) => [variant, hits1]));
    const [other = ""] = Object.keys(right).flatMap((name) => /^without (configured\S+)$/u.exec(name)?.[1] ?? []);
    expect(right).toEqual({
      full: 0.8,
      "without graph": 0.6,
      [`without ${other}`]: 0.2,
      "without documents": 0.8,
      [`without graph and ${other}`]: 0,
      "without graph and documents": 0.6,
      [`without ${other} and documents`]: 0.2,
    });
  });

  test("leaves out no source where there is one, or where parameters are set", async () => {
    const ablated = [...FACTS, ...HYDRA, "--ablate", "each-source"];
    const alone = await evaluate(folderOfFacts(), ablated);
    expect([alone.exitCode, alone.err]).toEqual([1, expect.stringContaining('there is only "graph"')]);
    const set = await evaluate(folderOfFacts(), [...ablated, "--parameter", "beam=5"]);
    expect([set.exitCode, set.err]).toEqual([1, expect.stringContaining("both --parameter and --ablate")]);
  });

  test("records the phase that answered, what was fetched, and which relations were looked at", async () => {
    const folder = folderOfFacts();
    await evaluate(folder, [...FACTS, ...HYDRA]);
    const { records } = readRun(runFiles(folder)[0] ?? "");
    expect(records).toHaveLength(12);
    for (const { answer } of records) {
      expect(answer?.phase).toBe("INITIAL");
      expect(answer?.subgraph?.fetched).toBeGreaterThan(1);
      expect(answer?.subgraph?.around).toBeGreaterThanOrEqual(answer?.subgraph?.fetched ?? Infinity);
      // All twelve are female: three hops lead to the partners of all, and four to what these do.
      expect(answer?.subgraph?.neighbourhood).toEqual({ facts: 12 + 12 + 1, entities: 12 + 1 + 12 + 1 });
      expect(answer?.explored?.map(({ label }) => label).join(" ")).toContain("profession");
    }
  });

  test("shows them in its reports, and the overlap with the gold relations", async () => {
    const folder = folderOfFacts();
    await evaluate(folder, [...FACTS, ...HYDRA, "--markdown", "m.md", "--report", "r.html", "--triples", "0.5,1"]);
    for (const file of ["m.md", "r.html"]) {
      const report = readFileSync(join(folder, file), "utf8");
      for (const said of [
        "share fetched",
        "share of 3 hops",
        "relation recall when right",
        "By support class",
        "50 % of the triples",
      ])
        expect(report).toContain(said);
    }
  });

  test("answers less of a graph with fewer triples, and nothing of one without any", async () => {
    const { exitCode, out } = await evaluate(folderOfFacts(), [...FACTS, ...HYDRA, "--triples", "0,0.5,1", "--json"]);
    expect(exitCode).toBe(0);
    const runs = runsOf(out);
    const [none = 1, half = 1, all = 0] = runs.map(({ hits1 }) => hits1);
    expect(none).toBe(0);
    expect(half).toBeLessThan(all);
    expect(all).toBe(1);
    expect(runs.every(({ failed }) => failed === 0)).toBe(true);
  });

  test.each(["half", "2", "-1", "0.5,", "1e-3"])("takes no shares like %s", async (shares) => {
    const { exitCode, err } = await evaluate(folderOfFacts(), [...FACTS, "--triples", shares]);
    expect(exitCode).toBe(1);
    expect(err).toContain("--triples");
  });
});
