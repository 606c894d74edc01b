import { closeSync, existsSync, openSync, rmSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { pairings, pairingTable, publishedBeside, publishedTable } from "../evaluation/compare/comparison.ts";
import { runTable } from "../evaluation/compare/run-table.ts";
import { markdownTable, type Table, textTable } from "../evaluation/compare/table.ts";
import type { MadeRun } from "../evaluation/run/make-run.ts";
import { reasonOf, RunError } from "../evaluation/run/run-error.ts";
import { runLine } from "../evaluation/statistics/run-line.ts";
import type { EvaluateFlags } from "./evaluate-flags.ts";

type Shown = Pick<EvaluateFlags, "compare" | "ablate">;

/** What is told of runs, in text. */
export function drawRuns(runs: readonly MadeRun[], shown: Shown): string {
  return `${tables(runs, shown).map(textTable).join("\n")}\nThe answers are in ${runs.map(({ path }) => path).join(", ")}.\n`;
}

/** What is told of runs, as one JSON object. */
export function jsonRuns(runs: readonly MadeRun[], { compare, ablate }: Shown): string {
  const lines = runs.flatMap(({ set, variant, path, complete, summary }) =>
    summary === undefined ? [] : [{ set: set.name, ...runLine(summary), ...(variant === undefined ? {} : { variant }), complete, file: path }],
  );
  const beside = compare || ablate !== undefined ? { differences: pairings(runs), published: publishedBeside(runs, ablate !== undefined) } : {};
  return `${JSON.stringify({ runs: lines, ...beside })}\n`;
}

export function writeMarkdown(path: string, runs: readonly MadeRun[], shown: Shown): void {
  const about = runs.map(({ title, path: file, header: { identity, made } }) =>
    [`- ${title}: ${file}`, `seed ${identity.seed}`, `reasoner ${identity.reasoner}`, `whyql ${identity.whyql.version} (${made.commit ?? identity.whyql.code})`, `Node ${made.node}`, `begun ${made.startedAt}`].join(", "),
  );
  writing(path, () => writeFileSync(path, `# Evaluation\n\n${about.join("\n")}\n\n${tables(runs, shown).map(markdownTable).join("\n")}`));
}

/**
 * The path where something will be written when all is done. It is tried now.
 * @throws RunError when it can not be written
 */
export function writablePath(workingDirectory: string, name: string): string {
  const path = resolve(workingDirectory, name);
  const isNew = !existsSync(path);
  writing(path, () => closeSync(openSync(path, "a")));
  if (isNew) rmSync(path);
  return path;
}

function tables(runs: readonly MadeRun[], { compare, ablate }: Shown): readonly Table[] {
  const results = runTable(runs);
  if (!compare && ablate === undefined) return [results];
  const pairs = pairings(runs);
  const figures = publishedBeside(runs, ablate !== undefined);
  return [results, ...(pairs.length === 0 ? [] : [pairingTable(pairs)]), ...(figures.length === 0 ? [] : [publishedTable(figures)])];
}

function writing(path: string, act: () => void): void {
  try {
    act();
  } catch (error) {
    throw new RunError(`${JSON.stringify(path)} can not be written: ${reasonOf(error)}. Name another file.`, { cause: error });
  }
}
