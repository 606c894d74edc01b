import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { evaluateCommand } from "../../cli/evaluate-command.ts";
import { openForEvaluation } from "../../cli/evaluate-sources.ts";
import type { Opening } from "../../evaluation/run/opening.ts";
import type { Reasoner } from "../../engine/task.ts";
import { readRun } from "../../evaluation/run/read-run.ts";
import { startFolderInProcess } from "../fakes/folder-in-process.ts";
import { startInProcess } from "../fakes/store-in-process.ts";

export const GRAPH = `
@prefix : <urn:t:> .
@prefix rdfs: <http://www.w3.org/2000/01/rdf-schema#> .
:capital rdfs:label "capital"@en .
:author rdfs:label "author"@en .
:Arden rdfs:label "Arden"@en ; :capital :Lisk . :Lisk rdfs:label "Lisk"@en .
:Borea rdfs:label "Borea"@en ; :capital :Mirow . :Mirow rdfs:label "Mirow"@en .
:Calda rdfs:label "Calda"@en ; :capital :Norvik . :Norvik rdfs:label "Norvik"@en .
:Lantern rdfs:label "The Lantern"@en ; :author :Vela . :Vela rdfs:label "Ada Vela"@en .
`;

const QUESTIONS = [
  { id: "q1", question: "What is the capital of Arden?", answers: ["Lisk"] },
  { id: "q2", question: "What is the capital of Borea?", answers: ["Mirow"] },
  { id: "q3", question: "What is the capital of Calda?", answers: ["Norvik"] },
  { id: "q4", question: "Who is the author of The Lantern?", answers: ["Ada Vela"] },
  { id: "q5", question: "Who is the author of Arden?", answers: ["Somebody"] },
];

const DOCUMENTS = [{ id: "d1", title: "Lisk", text: "Lisk is a town on a lake. It is the capital of Arden." }];

/** A folder to work in, with a small set of ours in `set`; removed when the test is finished. */
export function workingFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "whyql-evaluate-test-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(join(folder, "set"));
  writeFileSync(join(folder, "set", "questions.jsonl"), lines(QUESTIONS));
  writeFileSync(join(folder, "set", "graph.ttl"), GRAPH);
  writeFileSync(join(folder, "set", "documents.jsonl"), lines(DOCUMENTS));
  return folder;
}

export interface Evaluating {
  readonly environment?: Readonly<Record<string, string>>;
  /** Called with each question that the reasoner is asked to analyse. */
  readonly onQuestion?: (question: string, stop: AbortController) => void;
  /** Put around the reasoner. */
  readonly around?: (reasoner: Reasoner) => Reasoner;
  /** Whether the set is held in threads, as the command does, which takes most of the time; not unless it is said. */
  readonly inThreads?: boolean;
}

const IN_PROCESS = { store: startInProcess, folder: startFolderInProcess };

/** Runs the command over the set in the folder, with what the options say. */
export async function evaluate(
  folder: string,
  args: readonly string[],
  {
    environment = {},
    onQuestion = () => undefined,
    around = (reasoner) => reasoner,
    inThreads = false,
  }: Evaluating = {},
) {
  const written = { out: "", err: "" };
  const terminal = (name: "out" | "err") => ({ isTTY: false, write: (text: string) => (written[name] += text) });
  const stop = new AbortController();
  const asked: string[] = [];
  const exitCode = await evaluateCommand({
    arguments: args,
    environment,
    workingDirectory: folder,
    out: terminal("out"),
    err: terminal("err"),
    log: { warn: () => undefined, error: (message) => (written.err += message) },
    stop: stop.signal,
    abort: new AbortController().signal,
    open: async (wish) =>
      watched(
        await openForEvaluation(inThreads ? wish : { ...wish, threads: IN_PROCESS }),
        (question) => {
          asked.push(question);
          onQuestion(question, stop);
        },
        around,
      ),
  });
  return { exitCode, asked, ...written };
}

export const SET = ["--format", "jsonl", "--data", "set"] as const;

/** The object in the last line. */
export function json(out: string): any {
  return JSON.parse(out.trimEnd().split("\n").at(-1) ?? "");
}

export function runFiles(folder: string): readonly string[] {
  return readdirSync(join(folder, "evaluation-runs")).map((name) => join(folder, "evaluation-runs", name));
}

export function recordIds(path: string): readonly string[] {
  return readRun(path)
    .records.map(({ id }) => id)
    .sort();
}

function watched(
  opening: Opening,
  onQuestion: (question: string) => void,
  around: (reasoner: Reasoner) => Reasoner,
): Opening {
  const shared: Opening["shared"] = async (...given) => {
    const parts = await opening.shared(...given);
    const reasoner = around(parts.reasoner);
    return {
      ...parts,
      reasoner: {
        ...reasoner,
        run: (task, input, context) => {
          if (task.name === "analyse-question") onQuestion((input as { question: string }).question);
          return reasoner.run(task, input, context);
        },
      },
    };
  };
  return { ...opening, shared };
}

function lines(objects: readonly object[]): string {
  return objects.map((each) => `${JSON.stringify(each)}\n`).join("");
}
