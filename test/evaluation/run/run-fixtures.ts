import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import type { GoldQuestion, QuestionSet } from "../../../evaluation/question-set.ts";
import { type OpenedKnowledge, strategySystem } from "../../../evaluation/run/system.ts";
import { digestOfSet, RUN_FILE_VERSION, type RunHeader, type RunIdentity } from "../../../evaluation/run/header.ts";
import type { StoredRecord } from "../../../evaluation/run/read-run.ts";
import type { RunFile } from "../../../evaluation/run/run-file.ts";
import type { QuestionRecord } from "../../../evaluation/run/record.ts";
import { type Run, type RunOptions, type RunOutcome, runSet } from "../../../evaluation/run/run-set.ts";
import type { FakeEngine } from "../../fakes/fake-engine.ts";

export function gold(id: string, more: Partial<GoldQuestion> = {}): GoldQuestion {
  return {
    id,
    text: `On which island is ${id}?`,
    type: "ENTITIES",
    answers: [{ label: "Java", aliases: [] }],
    ...more,
  };
}

export function questionSet(questions: readonly GoldQuestion[]): QuestionSet {
  return { name: "islands", format: "jsonl", questions };
}

export const ISLANDS = questionSet([gold("a"), gold("b"), gold("c"), gold("d")]);

export function headerOf(more: Partial<RunIdentity> = {}): RunHeader {
  const identity: RunIdentity = {
    set: { format: "jsonl", name: "islands", questions: 4, digest: digestOfSet(ISLANDS) },
    strategy: "QUERY",
    variant: null,
    options: {},
    seed: 1,
    limit: null,
    deadlineMs: 1_000,
    repetitions: 1,
    reasoner: "fake",
    embedder: null,
    sources: [{ id: "knowledge", kind: "KG", version: "1" }],
    whyql: { version: "1.0.0", code: "abc" },
    ...more,
  };
  return {
    whyqlRun: RUN_FILE_VERSION,
    identity,
    made: { startedAt: "2026-11-01T00:00:00Z", node: "v24", commit: null, configuration: {} },
  };
}

export function recordOf(id: string, more: Partial<QuestionRecord> = {}): QuestionRecord {
  return {
    id,
    text: id,
    repetition: 1,
    failure: { code: "CANCELLED", message: "x" },
    cost: { modelCalls: 0, inputTokens: 0, outputTokens: 0, upstreamQueries: 0, stages: 0 },
    ms: 1,
    ...more,
  };
}

/** As it stands in a file. */
export function storedRecord(id: string, more: Partial<QuestionRecord> = {}): StoredRecord {
  return { ...recordOf(id, more), gold: gold(id) };
}

/** Removed when the test is finished. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "whyql-run-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Asks the islands of an engine. */
export function ask(
  file: RunFile,
  engine: FakeEngine,
  options: Partial<RunOptions> = {},
  run: Partial<Run> = {},
): Promise<RunOutcome> {
  const opened: OpenedKnowledge = {
    engine,
    parts: { graphs: [], documents: [], reasoner: { id: "fake", run: () => Promise.reject(new Error("not asked")) } },
    close: () => engine.close(),
  };
  const never = new AbortController().signal;
  return runSet(
    {
      questions: ISLANDS.questions,
      system: strategySystem("QUERY"),
      file,
      opened,
      open: () => Promise.resolve(opened),
      questionOptions: () => ({}),
      ...run,
    },
    {
      deadlineMs: 1_000,
      repetitions: 1,
      parallel: 1,
      retryFailed: false,
      stop: never,
      abort: never,
      onDefect: () => undefined,
      onStart: () => undefined,
      onRecord: () => undefined,
      ...options,
    },
  );
}
