import type { GoldQuestion } from "../../../evaluation/question-set.ts";
import { scoredRun, type ScoredRun } from "../../../evaluation/report/scored-run.ts";
import { RUN_FILE_VERSION, type RunIdentity } from "../../../evaluation/run/header.ts";
import type { StoredRecord } from "../../../evaluation/run/read-run.ts";
import type { QuestionRecord } from "../../../evaluation/run/record.ts";
import { gold } from "../score/examples.ts";

/** As it stands in the file of a run. */
export function stored(id: string, record: QuestionRecord, more: Partial<GoldQuestion> = {}): StoredRecord {
  const question = gold(["Paris"], { id, text: `Which city is ${id}?`, ...more });
  return { ...record, id, text: question.text, gold: question };
}

/** A run of these records, which is complete unless told otherwise. */
export function runOf(records: readonly StoredRecord[], more: Partial<RunIdentity> = {}): ScoredRun {
  const identity: RunIdentity = {
    set: { format: "jsonl", name: "cities", questions: records.length, digest: "00ff" },
    strategy: "QUERY",
    variant: null,
    options: {},
    seed: 1,
    limit: null,
    deadlineMs: 1_000,
    repetitions: 1,
    reasoner: "builtin",
    embedder: null,
    sources: [{ id: "graph", kind: "KG", version: "7" }],
    whyql: { version: "1.0.0", code: "abc" },
    ...more,
  };
  const made = {
    startedAt: "2026-11-01T00:00:00Z",
    node: "v24",
    commit: "0123",
    configuration: { model: { name: "private" } },
  };
  return scoredRun({
    path: "run.jsonl",
    header: { whyqlRun: RUN_FILE_VERSION, identity, made },
    records,
    goodBytes: 0,
    damagedEnd: false,
  });
}
