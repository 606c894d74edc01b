import { closeSync, existsSync, openSync, rmSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { visibleJson, visibleValue } from "../engine/text/visible.ts";
import { pairings, pairingTable, publishedBeside, publishedTable } from "../evaluation/compare/comparison.ts";
import { runTable } from "../evaluation/compare/run-table.ts";
import { type Table, textTable } from "../evaluation/compare/table.ts";
import { keepRun } from "../evaluation/report/accuracy/record-files.ts";
import { scoredRun } from "../evaluation/report/scored-run.ts";
import { writeMarkdown } from "../evaluation/report/write-markdown.ts";
import type { MadeRun } from "../evaluation/run/make-run.ts";
import { readRun } from "../evaluation/run/read-run.ts";
import { reasonOf, RunError } from "../evaluation/run/run-error.ts";
import { runLine } from "../evaluation/statistics/run-line.ts";
import type { EvaluateFlags } from "./evaluate-flags.ts";

type Shown = Pick<EvaluateFlags, "compare" | "ablate">;

/** What is told of runs, in text. */
export function drawRuns(runs: readonly MadeRun[], shown: Shown): string {
  return `${tables(runs, shown).map(visibleValue).map(textTable).join("\n")}\nThe answers are in ${runs.map(({ path }) => path).join(", ")}.\n`;
}

/** What is told of runs, as one JSON object. */
export function jsonRuns(runs: readonly MadeRun[], { compare, ablate }: Shown): string {
  const lines = runs.flatMap(({ set, variant, path, complete, summary }) =>
    summary === undefined
      ? []
      : [
          {
            set: set.name,
            ...runLine(summary),
            leftOut: set.leftOut?.records ?? 0,
            ...(variant === undefined ? {} : { variant }),
            complete,
            file: path,
          },
        ],
  );
  const beside =
    compare || ablate !== undefined
      ? { differences: pairings(runs), published: publishedBeside(runs, ablate !== undefined) }
      : {};
  return `${visibleJson({ runs: lines, ...beside })}\n`;
}

/** Files that tell of runs, by what they hold; each undefined where it is not wanted. */
export interface ReportFiles {
  /** One page of HTML. */
  readonly report: string | undefined;
  readonly markdown: string | undefined;
  /** The folder in which figures are kept. */
  readonly keep: string | undefined;
}

/**
 * Writes what is told of runs at length. Nothing is written where no question has been asked.
 * @throws RunError when a file can not be written; the runs stay
 */
export async function writeReports({ report, markdown, keep }: ReportFiles, runs: readonly MadeRun[]): Promise<void> {
  const answered = runs.filter(({ records }) => records.length > 0);
  if ((report ?? markdown ?? keep) === undefined || answered.length === 0) return;
  const scored = answered.map(({ path, complete }) => ({ complete, run: scoredRun(readRun(path)) }));
  // A part of a run is no measurement; the same command makes the rest.
  if (keep !== undefined) for (const { run, complete } of scored) if (complete) keepRun(keep, run);
  const all = scored.map(({ run }) => run);
  if (report !== undefined) {
    // What draws plots is a large library.
    const { writeReport } = await import("../evaluation/report/write-report.ts");
    writing(report, () => writeFileSync(report, writeReport(all)));
  }
  if (markdown !== undefined) writing(markdown, () => writeFileSync(markdown, writeMarkdown(all)));
}

/**
 * The path where something will be written when all is done, if it is wanted. It is tried now.
 * @throws RunError when it can not be written
 */
export function writablePath(workingDirectory: string, name: string | undefined): string | undefined {
  if (name === undefined) return undefined;
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
  return [
    results,
    ...(pairs.length === 0 ? [] : [pairingTable(pairs)]),
    ...(figures.length === 0 ? [] : [publishedTable(figures)]),
  ];
}

function writing(path: string, act: () => void): void {
  try {
    act();
  } catch (error) {
    throw new RunError(`${JSON.stringify(path)} can not be written: ${reasonOf(error)}. Name another file.`, {
      cause: error,
    });
  }
}
