import PQueue from "p-queue";
import { Failure, quoted } from "../../engine/failure.ts";
import type { QuestionOptions } from "../../engine/question/question.ts";
import type { GoldQuestion, SetKnowledge } from "../question-set.ts";
import { type NeighbourhoodOf, neighbourhoodsIn } from "../knowledge/neighbourhood.ts";
import { askQuestion } from "./ask-question.ts";
import type { System, OpenedKnowledge } from "./system.ts";
import { keyOf } from "./read-run.ts";
import type { QuestionRecord } from "./record.ts";
import { Outage } from "./outage.ts";
import { RunError } from "./run-error.ts";
import type { RunFile } from "./run-file.ts";

export interface RunOptions {
  readonly deadlineMs: number;
  readonly repetitions: number;
  /** Questions that are asked at once. */
  readonly parallel: number;
  /** Ask those again that failed before. */
  readonly retryFailed: boolean;
  /** Once aborted no further question is asked; those under way are waited for. */
  readonly stop: AbortSignal;
  /** Once aborted, those under way are ended too, and will be asked again. */
  readonly abort: AbortSignal;
  readonly onDefect: (question: GoldQuestion, error: unknown) => void;
  readonly onStart: (question: GoldQuestion) => void;
  readonly onRecord: (record: QuestionRecord) => void;
}

export interface Run {
  /** Those that are asked, in this order. */
  readonly questions: readonly GoldQuestion[];
  readonly system: System;
  readonly file: RunFile;
  /** What questions without knowledge of their own are asked of. */
  readonly opened: OpenedKnowledge | undefined;
  /** What the set brings for them, if it brings something. */
  readonly knowledge?: SetKnowledge | undefined;
  /** Opens what a question brings itself; closed when it is answered. */
  readonly open: (knowledge: SetKnowledge) => Promise<OpenedKnowledge>;
  /** How questions are asked of these sources. @throws RunError when the sources do not allow it */
  readonly questionOptions: (sources: OpenedKnowledge["engine"]["sources"]) => QuestionOptions;
}

/** What is there when a run ends: of all questions, or of some when it was stopped. */
export interface RunOutcome {
  readonly records: readonly QuestionRecord[];
  readonly complete: boolean;
  /** Questions that were asked now, and not by an earlier part of the run. */
  readonly asked: number;
}

/** The records of a run's file that need not be asked for again. */
export function keptOf(file: RunFile, { retryFailed }: Pick<RunOptions, "retryFailed">): RunFile["found"] {
  return retryFailed ? file.found.filter(({ failure }) => failure === undefined) : file.found;
}

/**
 * Asks the questions that have no record in the run's file yet, and appends each record as soon as it is there.
 * @throws RunError when a record can not be written, and when nothing but failures of sources comes: nothing more is
 * asked then
 */
export async function runSet(run: Run, options: RunOptions): Promise<RunOutcome> {
  const { questions, file } = run;
  const { parallel, repetitions, stop } = options;
  const wanted = questions.flatMap((question) =>
    Array.from({ length: repetitions }, (_, index) => ({ question, repetition: index + 1 })),
  );
  const known = new Map<string, QuestionRecord>(
    keptOf(file, options).map((record) => [keyOf(record.id, record.repetition), record]),
  );
  const missing = wanted.filter(({ question, repetition }) => !known.has(keyOf(question.id, repetition)));

  const broken = new AbortController();
  const ending = AbortSignal.any([options.abort, broken.signal]);
  const queue = new PQueue({ concurrency: parallel });
  const outage = new Outage(file.path);
  let asked = 0;
  let failure: Error | undefined;
  const work = missing.map(({ question, repetition }) =>
    queue.add(async () => {
      if (stop.aborted || ending.aborted) return;
      try {
        options.onStart(question);
        const record = await askWithKnowledge(question, repetition, run, options, ending);
        file.append(record, question);
        known.set(keyOf(record.id, repetition), record);
        asked += 1;
        options.onRecord(record);
        outage.look(record);
      } catch (error) {
        if (ending.aborted) return;
        failure = error instanceof Error ? error : new Error(String(error));
        broken.abort(failure);
      }
    }),
  );
  await Promise.all(work);
  if (failure !== undefined) throw failure;
  const records = wanted.flatMap(({ question, repetition }) => known.get(keyOf(question.id, repetition)) ?? []);
  return { records, complete: records.length === wanted.length, asked };
}

async function askWithKnowledge(
  question: GoldQuestion,
  repetition: number,
  run: Run,
  options: RunOptions,
  signal: AbortSignal,
): Promise<QuestionRecord> {
  const { system, opened, open, questionOptions } = run;
  const { deadlineMs, onDefect } = options;
  const ask = (knowledge: OpenedKnowledge): Promise<QuestionRecord> =>
    askQuestion(question, repetition, {
      system,
      opened: knowledge,
      options: questionOptions(knowledge.engine.sources),
      deadlineMs,
      neighbourhoodOf: neighbourhoodsOf(question.knowledge ?? run.knowledge, knowledge),
      signal,
      onDefect,
    });
  if (question.knowledge === undefined) {
    if (opened !== undefined) return await ask(opened);
    throw new RunError(`The question ${quoted(question.id)} brings nothing to be asked of, and its set neither.`);
  }
  const own = await openOwn(question, question.knowledge, open);
  try {
    return await ask(own);
  } finally {
    await own.close();
  }
}

/** Where the listed facts are all that there is of graphs. */
function neighbourhoodsOf(brought: SetKnowledge | undefined, { parts }: OpenedKnowledge): NeighbourhoodOf | undefined {
  const { facts, graphFiles = [] } = brought ?? {};
  return facts === undefined || graphFiles.length > 0 || parts.graphs.length > 1 ? undefined : neighbourhoodsIn(facts);
}

/** What can not be opened is a fault of the data: it names the question. */
async function openOwn({ id }: GoldQuestion, knowledge: SetKnowledge, open: Run["open"]): Promise<OpenedKnowledge> {
  try {
    return await open(knowledge);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    throw new RunError(`What the question ${quoted(id)} is asked of can not be opened: ${error.message}`, {
      cause: error,
    });
  }
}
