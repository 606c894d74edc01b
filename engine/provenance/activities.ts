import type { StageRun, UpstreamRun } from "../investigation/record.ts";
import type { Iri } from "../rdf/term.ts";
import type { Agents } from "./agents.ts";
import { own, type Statements } from "./statements.ts";

/** The runs that a stage's result came from, itself first; nothing that ran for something else. */
export function runsBehind(key: string, record: readonly StageRun[]): readonly StageRun[] {
  const byKey = new Map(record.map((run) => [run.key, run]));
  const reached = new Set([key]);
  // A set is visited in the order of insertion, what is added meanwhile included.
  for (const each of reached) for (const next of byKey.get(each)?.dependencies ?? []) reached.add(next);
  return [...reached].flatMap((each) => byKey.get(each) ?? []);
}

export interface Activities {
  /** That of the stage that gave the answer; of an answer that no run is known of, the look at what was stored. */
  readonly answering: Iri;
  of(run: StageRun): Iri;
}

/** Stages, and the calls that they made, as activities with their times and those who took part. */
export function describeActivities(
  {
    investigation,
    key,
    runs,
  }: { readonly investigation: string; readonly key: string; readonly runs: readonly StageRun[] },
  agents: Agents,
  says: Statements,
): Activities {
  const iriOf = (stage: string): Iri => own("activity", investigation, stage);
  const known = new Set(runs.map((run) => run.key));
  for (const run of runs) {
    const activity = iriOf(run.key);
    says.is(activity, "Activity", run.name);
    says.time(activity, "startedAtTime", run.startedAt);
    says.time(activity, "endedAtTime", run.finishedAt);
    says.says(activity, "wasAssociatedWith", agents.program);
    says.says(activity, "wasInformedBy", ...run.dependencies.filter((each) => known.has(each)).map(iriOf));
    if (run.from === "STORE") says.comment(activity, "The result had been stored; it was read from the store.");
    if (run.outcome !== "OK") says.comment(activity, [run.outcome, ...run.reasons].join(": "));
    for (const [index, call] of run.upstream.entries())
      says.says(
        activity,
        "wasInformedBy",
        describeCall(own("call", investigation, run.key, index), call, agents, says),
      );
  }
  const answering = iriOf(key);
  if (!known.has(key)) {
    says.is(answering, "Activity", "answer");
    says.says(answering, "wasAssociatedWith", agents.program);
  }
  return { answering, of: (run) => iriOf(run.key) };
}

function describeCall(call: Iri, run: UpstreamRun, agents: Agents, says: Statements): Iri {
  const { source, kind, startedAt, ms, outcome, problem, usage } = run;
  const content = agents.contentOf(source);
  says.is(call, "Activity", `${kind} call`);
  says.time(call, "startedAtTime", startedAt);
  says.time(call, "endedAtTime", startedAt + ms);
  says.says(call, "wasAssociatedWith", agents.called(source, kind));
  if (content !== undefined) says.says(call, "used", content);
  if (usage !== undefined) says.comment(call, `${usage.inputTokens} tokens read, ${usage.outputTokens} written`);
  if (outcome !== "OK") says.comment(call, problem === undefined ? outcome : `${outcome}: ${problem.message}`);
  return call;
}
