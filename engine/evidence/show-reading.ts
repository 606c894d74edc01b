import { membersOf } from "../graph/fused-graph.ts";
import type { StageContext } from "../investigation/stage.ts";
import type { Catalogue, EntityDescription } from "../sources/knowledge-graph.ts";
import type { AnswerValue, Evidence, PathScore, ReasoningPath, StrategyName } from "./trace.ts";
import type { Outcome } from "../query/attempt.ts";
import type { Hop, HopNode } from "../query/execution/hop.ts";
import { LIMITS } from "../query/limits.ts";
import type { RankedReading } from "../query/readings.ts";
import { showAnswer, type ShownAnswer } from "./answer.ts";
import { namesFrom } from "./names.ts";

/** A reading that was decided, by one graph or by several. */
export interface AnsweredReading {
  readonly reading: RankedReading;
  /** Best first; never empty. */
  readonly outcomes: readonly Outcome[];
  /** 0–1. */
  readonly score: number;
}

/** A reading's answer with everything shown: what several graphs hold is united by IRI. */
export interface ShownReading {
  readonly answered: AnsweredReading;
  readonly values: readonly AnswerValue[];
  readonly paths: readonly ReasoningPath[];
  readonly evidence: readonly Evidence[];
  readonly cut: number;
  readonly sparql: string | undefined;
}

/** Names what a reading found and draws its paths, as those of a strategy; one call for names to each graph. */
export async function showReading(
  strategy: StrategyName,
  answered: AnsweredReading,
  catalogue: Catalogue,
  context: StageContext,
): Promise<ShownReading> {
  const shown = await Promise.all(
    answered.outcomes.map((outcome) => showOutcome(strategy, outcome, answered.reading, catalogue, context)),
  );
  const values = new Map<string, AnswerValue>();
  for (const value of shown.flatMap((each) => each.values)) {
    const key = value.node.kind === "entity" ? value.node.iri : value.node.label;
    if (!values.has(key)) values.set(key, value);
  }
  const paths = shown.flatMap((each) => each.paths);
  const evidence = new Map(shown.flatMap((each) => each.evidence).map((each) => [each.id, each]));
  return {
    answered,
    values: [...values.values()],
    paths: paths.slice(0, LIMITS.paths),
    evidence: [...evidence.values()],
    cut: shown.reduce((sum, each) => sum + each.cut, 0) + Math.max(0, paths.length - LIMITS.paths),
    sparql: shown[0]?.sparql,
  };
}

async function showOutcome(
  strategy: StrategyName,
  outcome: Outcome,
  reading: RankedReading,
  catalogue: Catalogue,
  context: StageContext,
): Promise<ShownAnswer> {
  const { graph, execution, decision, form, linking } = outcome;
  const descriptions = await describe(outcome, context);
  const scores: readonly PathScore[] = [
    { criterion: "READING", value: reading.score, min: 0, max: 1 },
    { criterion: "LINKING", value: linking, min: 0, max: 1 },
  ];
  const names = namesFrom(descriptions, catalogue);
  const shown = showAnswer(
    { form, tables: execution.tables, decision, scores, strategy },
    { graphs: membersOf(graph), retrievedAt: execution.retrievedAt, names },
  );
  const asRun = <Shown extends { readonly sparql?: string | undefined }>(each: Shown): Shown =>
    each.sparql === undefined
      ? each
      : { ...each, sparql: membersOf(graph).reduce((query, member) => member.asRun?.(query) ?? query, each.sparql) };
  return { ...asRun(shown), paths: shown.paths.map(asRun) };
}

async function describe(
  { graph, decision }: Outcome,
  context: StageContext,
): Promise<ReadonlyMap<string, EntityDescription>> {
  const rows = [...decision.rows, ...(decision.kind === "members" ? (decision.basis ?? []) : [])];
  const nodes: readonly HopNode[] = [
    ...rows.map((row) => row.value),
    ...rows.flatMap((row) => row.hops).flatMap((hop: Hop) => [hop.from, hop.to]),
  ];
  const iris = [...new Set(nodes.flatMap((node) => (node.kind === "iri" ? [node.value] : [])))].slice(0, LIMITS.names);
  return iris.length === 0 ? new Map() : graph.describe(iris, context);
}
