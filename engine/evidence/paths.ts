import type { Evidence, PathScore, ReasoningPath, SourceKind, StrategyName, TraceNode } from "./trace.ts";
import { membersOf, rowsByMember, type Hop, type HopNode, type Row, type Table } from "../query/execution/hop.ts";
import type { Form } from "../question/form/logical-form.ts";
import type { Decision } from "../query/execution/decide.ts";
import { LIMITS } from "../query/limits.ts";
import { evidenceFor, stableId, type TraceSource } from "./evidence.ts";
import { edgePathsOf } from "./layout.ts";
import { pathQuery } from "./reproduce.ts";
import { pathText, hopsBySlot, stepsOf, type PathSteps } from "./steps.ts";

/** A decided form, as its paths need it. */
export interface Decided {
  readonly form: Form;
  readonly tables: readonly Table[];
  readonly decision: Decision;
  readonly scores: readonly PathScore[];
  /** Whose paths they are. */
  readonly strategy: StrategyName;
}

export interface Trace {
  readonly paths: readonly ReasoningPath[];
  /** All that the paths' steps name, each once. */
  readonly evidence: readonly Evidence[];
  /** Paths that were left out for their number. */
  readonly cut: number;
}

/** The answers that share a path, and the rows that it draws. */
interface AnswerGroup {
  readonly answers: readonly HopNode[];
  readonly rows: readonly Row[];
}

/** One path for each member; one for all where they are counted, compared, or confirm something. */
export function traceOf(
  decided: Decided,
  answerLabels: (answers: readonly HopNode[], rows: readonly Row[]) => readonly string[],
  source: TraceSource,
): Trace {
  const groups = answerGroupsOf(decided.decision);
  const drawn = groups
    .slice(0, LIMITS.paths)
    .map((group) => drawPath(group, decided, answerLabels(group.answers, group.rows), source));
  const evidence = drawn.flatMap((path) => path.evidence);
  return {
    paths: drawn.map(({ path }) => path),
    evidence: [...new Map(evidence.map((each) => [each.id, each])).values()],
    cut: groups.length - drawn.length,
  };
}

function answerGroupsOf(decision: Decision): readonly AnswerGroup[] {
  if (decision.kind !== "members") return decision.rows.length === 0 ? [] : [{ answers: [], rows: decision.rows }];
  if (decision.basis !== undefined) return [{ answers: membersOf(decision.rows), rows: decision.basis }];
  return [...rowsByMember(decision.rows).values()].map((rows) => ({ answers: membersOf(rows), rows }));
}

interface DrawnPath {
  readonly path: ReasoningPath;
  readonly evidence: readonly Evidence[];
}

function drawPath(group: AnswerGroup, decided: Decided, answers: readonly string[], source: TraceSource): DrawnPath {
  const hops = hopsBySlot(group.rows.flatMap((row) => row.hops));
  const edgePaths = withoutRepetition(
    edgePathsOf(decided.form, (slot) => hops.has(slot)).map((edgePath) => stepsOf(edgePath, hops, source)),
  );
  const steps = [...edgePaths.flatMap(({ main }) => main), ...edgePaths.flatMap(({ beside }) => beside)];
  const drawn = [
    ...edgePaths.map(({ main }) => pathText(main)),
    ...edgePaths.flatMap(({ beside }) => beside.map((step) => pathText([step]))),
  ];
  const shown = new Set(steps.flatMap((step) => step.evidence));
  const evidence = [...hops.values()]
    .flat()
    .map((hop) => evidenceFor(hop, source))
    .filter(({ id }) => shown.has(id));
  const text = drawn.length === 0 ? answers.join(", ") : drawn.join("; ");
  const sparql = queryFor(group, decided, [...hops.values()].flat(), source);
  return {
    evidence,
    path: {
      id: stableId("p", [decided.strategy, text, [...shown].sort()]),
      text,
      strategy: decided.strategy,
      sourceKinds: kindsOf(evidence),
      steps,
      answers,
      scores: decided.scores,
      ...(sparql === undefined ? {} : { sparql }),
    },
  };
}

/** What two parts of a form rest on alike (the date that ranks an event, and that it happened on) is drawn once. */
function withoutRepetition(edgePaths: readonly PathSteps[]): readonly PathSteps[] {
  const drawn = new Set<string>();
  return edgePaths.filter(({ main }) => {
    const keys = main.map((step) => step.evidence.join());
    const isNew = keys.some((key) => !drawn.has(key));
    for (const key of keys) drawn.add(key);
    return isNew;
  });
}

function queryFor(
  { answers }: AnswerGroup,
  { tables, decision }: Decided,
  hops: readonly Hop[],
  { graphs }: TraceSource,
): string | undefined {
  const [table] = tables;
  if (table === undefined) return undefined;
  // The members of a comparison are not what its queries give: those give the values.
  const members = decision.kind === "members" && decision.basis === undefined ? answers : [];
  return pathQuery(table, members, hops, graphs);
}

/** The kinds of sources of pieces of evidence, each once. */
export function kindsOf(evidence: readonly Evidence[]): readonly SourceKind[] {
  return [...new Set(evidence.map(({ kind }) => kind))];
}

/** Labels as a person reads a list: at most twenty, then how many more. */
export function listOf(nodes: readonly TraceNode[]): string {
  const most = 20;
  const labels = nodes.slice(0, most).map(({ label }) => label);
  return nodes.length > most ? `${labels.join(", ")} and ${nodes.length - most} more` : labels.join(", ");
}
