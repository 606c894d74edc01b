import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { reasonOf, RunError } from "../../run/run-error.ts";
import type { MeasuredRun } from "../measured-run.ts";
import type { ScoredRun } from "../scored-run.ts";
import { runOfRecord, type RunOfRecord, summaryOfRecord } from "./run-of-record.ts";

/**
 * Keeps a run's summary in a folder, in place of an earlier one of the same set, sample, strategy and reasoner.
 * @returns the path of its file
 * @throws RunError for a run that is not complete, and where nothing can be written
 */
export function keepRun(folder: string, run: ScoredRun): string {
  const record = summaryOfRecord(run);
  const path = join(folder, fileName(record));
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(path, `${JSON.stringify(record, undefined, 2)}\n`);
  } catch (error) {
    throw new RunError(
      `The record ${JSON.stringify(path)} can not be written: ${reasonOf(error)}. Name another folder.`,
      { cause: error },
    );
  }
  return path;
}

/**
 * All runs that are kept in a folder, in the order of their names; none when there is no such folder.
 * @throws RunError for a file that is damaged or no record, naming it
 */
export function readRecords(folder: string): readonly MeasuredRun[] {
  return namesIn(folder).map((name) => asMeasured(readRecord(join(folder, name))));
}

function readRecord(path: string): RunOfRecord {
  let parsed: unknown;
  try {
    parsed = JSON.parse(readFileSync(path, "utf8"));
  } catch (error) {
    throw new RunError(
      `The record ${JSON.stringify(path)} can not be read: ${reasonOf(error)}. Delete it, or make it again with --keep.`,
      { cause: error },
    );
  }
  const { data, error } = runOfRecord.safeParse(parsed);
  if (data !== undefined) return data;
  throw new RunError(
    `${JSON.stringify(path)} is not the record of a run, or is damaged. Delete it, or make it again with --keep.\n${z.prettifyError(error)}`,
    { cause: error },
  );
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith(".json"))
      .sort();
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return [];
    throw new RunError(`The folder ${JSON.stringify(folder)} can not be read: ${reasonOf(error)}.`, { cause: error });
  }
}

/** The names of measures and errors are those that the program has; others of an older one are not looked at. */
function asMeasured({ identity, made, summary }: RunOfRecord): MeasuredRun {
  return { identity, made, summary } as unknown as MeasuredRun;
}

/** Another one for each that is to stand beside the others; versions of code replace each other. */
function fileName({ identity: { set, strategy, variant, reasoner, limit, seed } }: RunOfRecord): string {
  const words = [
    set.name,
    strategy,
    ...(variant === null ? [] : [variant]),
    reasoner,
    ...(limit === null ? [] : [`${limit} drawn with ${seed}`]),
  ];
  return `${words
    .map((word) => word.replaceAll(/[^\p{L}\p{N}.]+/gu, "-"))
    .join("-")
    .toLowerCase()}.json`;
}
