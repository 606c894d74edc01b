import { membersOf, type QueryGraph } from "../graph/fused-graph.ts";
import type { StageContext } from "../investigation/stage.ts";
import type { Catalogue, EntityDescription } from "../sources/knowledge-graph.ts";
import type { AnswerValue, Evidence, PathScore, ReasoningPath, StrategyName } from "./trace.ts";
import type { Outcome } from "../query/attempt.ts";
import type { Hop, HopNode } from "../query/execution/hop.ts";
import { LIMITS } from "../query/limits.ts";
import type { RankedReading } from "../query/readings.ts";
import { showAnswer } from "./answer.ts";
import { namesFrom } from "./names.ts";

/** A reading that was decided. */
export interface AnsweredReading {
  readonly reading: RankedReading;
  readonly outcome: Outcome;
  /** 0–1. */
  readonly score: number;
}

/** A reading's answer with everything shown. */
export interface ShownReading {
  readonly answered: AnsweredReading;
  readonly values: readonly AnswerValue[];
  readonly paths: readonly ReasoningPath[];
  readonly evidence: readonly Evidence[];
  readonly cut: number;
  /** Entities that were not looked up by name, for their number. */
  readonly unnamed: number;
  readonly sparql: string | undefined;
  /** The day on which what was found holds: what a graph says without a date, it says on the day on which it was asked. */
  readonly asOf: string;
}

/** Names what a reading found and draws its paths, as those of a strategy; one call for names. */
export async function showReading(
  strategy: StrategyName,
  answered: AnsweredReading,
  graph: QueryGraph,
  catalogue: Catalogue,
  context: StageContext,
): Promise<ShownReading> {
  const { reading, outcome } = answered;
  const { execution, decision, form, linking } = outcome;
  const entities = entitiesOf(outcome);
  const named = entities.slice(0, LIMITS.names);
  const descriptions = named.length === 0 ? new Map<string, EntityDescription>() : await graph.describe(named, context);
  const scores: readonly PathScore[] = [
    { criterion: "READING", value: reading.score, min: 0, max: 1 },
    { criterion: "LINKING", value: linking, min: 0, max: 1 },
  ];
  const names = namesFrom(descriptions, catalogue);
  const { sparql, paths, ...others } = showAnswer(
    { form, tables: execution.tables, decision, scores, strategy },
    { graphs: membersOf(graph), retrievedAt: execution.retrievedAt, names },
  );
  // Two entities of one name are two values; a number or a text is one, however often it was found.
  const values = new Map<string, AnswerValue>();
  for (const value of others.values) {
    const key = value.node.kind === "entity" ? value.node.iri : value.node.label;
    if (!values.has(key)) values.set(key, value);
  }
  return {
    answered,
    ...others,
    values: [...values.values()],
    paths: paths.slice(0, LIMITS.paths),
    cut: others.cut + Math.max(0, paths.length - LIMITS.paths),
    unnamed: entities.length - named.length,
    sparql,
    asOf: graph.asOf ?? execution.retrievedAt.slice(0, 10),
  };
}

/** The entities of an outcome, its answers first. */
function entitiesOf({ decision }: Outcome): readonly string[] {
  const rows = [...decision.rows, ...(decision.kind === "members" ? (decision.basis ?? []) : [])];
  const nodes: readonly HopNode[] = [
    ...rows.map((row) => row.value),
    ...rows.flatMap((row) => row.hops).flatMap((hop: Hop) => [hop.from, hop.to]),
  ];
  return [...new Set(nodes.flatMap((node) => (node.kind === "iri" ? [node.value] : [])))];
}
