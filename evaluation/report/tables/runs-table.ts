import type { Table } from "../../compare/table.ts";
import { type MeasuredRun, questionsOf, strategyOf } from "../measured-run.ts";
import { columns } from "./columns.ts";

/** What was run: what holds for all runs once, and below it what tells them apart. */
export function runsTables(runs: readonly MeasuredRun[]): readonly Table[] {
  const [first] = runs;
  if (first === undefined) return [];
  const names = Object.keys(PROPERTIES).filter(
    (name) => name !== LEFT_OUT || runs.some(({ made }) => made.leftOut !== undefined),
  );
  const valueOf = (name: string, run: MeasuredRun): string => PROPERTIES[name]?.(run) ?? "–";
  const common = names.filter((name) => runs.every((run) => valueOf(name, run) === valueOf(name, first)));
  const own = names.filter((name) => !common.includes(name));
  const shared: Table = {
    title: "What was run",
    columns: columns(["", runs.length === 1 ? "the run" : "all runs"], []),
    rows: common.map((name) => [name, valueOf(name, first)]),
    notes: [],
  };
  if (own.length === 0) return [shared];
  return [
    shared,
    {
      title: "The runs",
      columns: columns(own, []),
      rows: runs.map((run) => own.map((name) => valueOf(name, run))),
      notes: [],
    },
  ];
}

const LEFT_OUT = "records left out";

const PROPERTIES: Readonly<Record<string, (run: MeasuredRun) => string>> = {
  set: ({ identity: { set } }) => set.name,
  strategy: strategyOf,
  format: ({ identity: { set } }) => set.format,
  questions: (run) => {
    const { set, limit, seed } = run.identity;
    return limit === null ? `all ${set.questions}` : `${questionsOf(run)} of ${set.questions}, drawn with seed ${seed}`;
  },
  [LEFT_OUT]: ({ made: { leftOut } }) =>
    leftOut === undefined ? "none" : `${leftOut.records} of ${leftOut.of}, which can not be read`,
  repetitions: ({ identity }) => String(identity.repetitions),
  options: ({ identity }) =>
    Object.keys(identity.options).length === 0 ? "the usual" : JSON.stringify(identity.options),
  reasoner: ({ identity }) => identity.reasoner,
  embedder: ({ identity }) => identity.embedder ?? "none",
  sources: ({ identity: { sources } }) =>
    sources.length === 0
      ? "each question's own"
      : sources.map(({ id, kind, version }) => `${id} (${kind}, version ${version})`).join("; "),
  deadline: ({ identity }) => `${identity.deadlineMs / 1_000} s per question`,
  begun: ({ made }) => made.startedAt,
  whyql: ({ identity: { whyql } }) => `${whyql.version}, code ${whyql.code}`,
  commit: ({ made }) => made.commit ?? "none",
  "Node.js": ({ made }) => made.node,
  "questions' digest": ({ identity: { set } }) => set.digest,
};
