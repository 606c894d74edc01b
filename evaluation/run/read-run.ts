import { readFileSync } from "node:fs";
import { z } from "zod";
import { quoted } from "../../engine/failure.ts";
import type { GoldQuestion } from "../question-set.ts";
import { RUN_FILE_VERSION, type RunHeader } from "./header.ts";
import type { QuestionRecord } from "./record.ts";
import { reasonOf, RunError } from "./run-error.ts";

/** A record as it is stored: with the gold, so that a run can be scored and compared without its data set. */
export interface StoredRecord extends QuestionRecord {
  readonly gold: StoredGold;
}

/** What scoring needs of a question; what it was asked of is the set's. */
export type StoredGold = Omit<GoldQuestion, "knowledge">;

/** A run as its file holds it. */
export interface StoredRun {
  readonly path: string;
  readonly header: RunHeader;
  /** The latest of each question and repetition. */
  readonly records: readonly StoredRecord[];
  /** Bytes up to which the file is whole: what stands behind was being written when the program ended. */
  readonly goodBytes: number;
  readonly damagedEnd: boolean;
}

/** Only what tells a header and a record from something else: they are written by this program alone. */
const header = z.looseObject({
  whyqlRun: z.number(),
  identity: z.looseObject({ strategy: z.string(), set: z.looseObject({ name: z.string() }) }),
  made: z.looseObject({ startedAt: z.string() }),
});
const record = z.looseObject({
  id: z.string(),
  text: z.string(),
  repetition: z.int().min(1),
  answer: z.looseObject({ values: z.array(z.looseObject({ label: z.string() })) }).optional(),
  failure: z.looseObject({ code: z.string(), message: z.string() }).optional(),
  cost: z.looseObject({ modelCalls: z.number() }),
  ms: z.number(),
  gold: z.looseObject({ id: z.string(), answers: z.array(z.looseObject({ label: z.string() })) }),
});

/**
 * Reads the file of a run. Its last line may have been cut off; it is then left out.
 * @throws RunError when it can not be read, is no run, or is damaged elsewhere, naming the line
 */
export function readRun(path: string): StoredRun {
  const bytes = read(path);
  // Every line that was written as a whole ends so: what stands behind the last end is the beginning of one.
  const goodBytes = bytes.lastIndexOf(0x0a) + 1;
  const lines = bytes.subarray(0, goodBytes).toString("utf8").split("\n").slice(0, -1);
  const damagedEnd = goodBytes < bytes.length;
  const [first, ...rest] = lines;
  if (first === undefined)
    throw new RunError(
      `${quoted(path)} is not the file of a run: ${bytes.length === 0 ? "it is empty" : "its first line does not end"}. Name another, or start anew with --fresh.`,
    );
  const readHeader = headerOf(first, path);
  const known = new Map<string, StoredRecord>();
  rest.forEach((line, index) => {
    const each = recordOf(line, path, index + 2);
    known.set(keyOf(each.id, each.repetition), each);
  });
  return { path, header: readHeader, records: [...known.values()], goodBytes, damagedEnd };
}

/** Under which a record is known in its run. */
export function keyOf(id: string, repetition: number): string {
  return `${repetition} ${id}`;
}

function read(path: string): Buffer {
  try {
    return readFileSync(path);
  } catch (error) {
    throw new RunError(`The run ${quoted(path)} can not be read: ${reasonOf(error)}.`, { cause: error });
  }
}

function headerOf(line: string, path: string): RunHeader {
  const parsed = header.safeParse(json(line));
  if (!parsed.success)
    throw new RunError(
      `${quoted(path)} is not the file of a run: its first line is no header of one. Name another file.`,
    );
  const { whyqlRun } = parsed.data;
  if (whyqlRun === RUN_FILE_VERSION) return parsed.data as unknown as RunHeader;
  throw new RunError(
    `${quoted(path)} is a run of the form ${whyqlRun}; this version of whyql reads ${RUN_FILE_VERSION}. Name another file, or start anew with --fresh.`,
  );
}

function recordOf(line: string, path: string, number: number): StoredRecord {
  const parsed = record.safeParse(json(line));
  if (parsed.success) return parsed.data as unknown as StoredRecord;
  throw new RunError(
    `Line ${number} of the run ${quoted(path)} is damaged: ${quoted(line)}. Delete the line, and its question is asked again; or start anew with --fresh.`,
  );
}

function json(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
