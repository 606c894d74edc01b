import { namesFrom } from "../../evidence/names.ts";
import type { AnswerValue, Evidence, PathScore, ReasoningPath, StrategyName } from "../../evidence/trace.ts";
import { distinctValues } from "../../evidence/values.ts";
import { membersOf, type QueryGraph } from "../../graph/fused-graph.ts";
import type { StageContext } from "../../investigation/stage.ts";
import type { Catalogue } from "../../sources/knowledge-graph.ts";
import type { Outcome } from "../outcomes.ts";
import { LIMITS } from "../limits.ts";
import type { RankedReading } from "../readings.ts";
import { showAnswer } from "./show-answer.ts";
import type { FactNode } from "../../evidence/fact.ts";
import { endOf, startOf } from "../execution/hop.ts";
import { unstatedIn } from "../execution/unstated.ts";
import { labelsOf } from "../../graph/neighbourhood/labels.ts";
import { Turn } from "../../investigation/turn.ts";

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
  /** Things that state no value which a condition could be put to, as sentences. */
  readonly unstated: readonly string[];
  readonly sparql: string | undefined;
  /**
   * The day on which what was found holds: what a graph says without a date, it says on the day on which it was asked.
   */
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
  const turn = new Turn(context.signal);
  await turn.rest();
  const entities = await entitiesOf(outcome, turn);
  const named = entities.slice(0, LIMITS.names);
  const labels = await labelsOf(graph, named, context);
  const scores: readonly PathScore[] = [
    { criterion: "READING", value: reading.score, min: 0, max: 1 },
    { criterion: "LINKING", value: linking, min: 0, max: 1 },
  ];
  await turn.rest();
  const names = namesFrom(labels, catalogue);
  const { values, paths, evidence, cut, sparql } = await showAnswer(
    { form, tables: execution.tables, decision, scores, strategy },
    { graphs: membersOf(graph), retrievedAt: execution.retrievedAt, names },
    turn,
    reading.toldIn,
  );
  return {
    answered,
    values: distinctValues(values),
    paths,
    evidence,
    cut,
    unnamed: entities.length - named.length,
    unstated: unstatedIn(execution.tables, (node) => names.node(node)),
    sparql,
    asOf: graph.asOf ?? execution.retrievedAt.slice(0, 10),
  };
}

/** The entities of an outcome, its answers first, and the few that a remark names. */
async function entitiesOf({ decision, execution }: Outcome, turn: Turn): Promise<readonly string[]> {
  const rows = [...decision.rows, ...(decision.kind === "members" ? (decision.basis ?? []) : [])];
  const entities = new Set<string>();
  const add = (node: FactNode): void => {
    if (node.kind === "iri") entities.add(node.value);
  };
  for (const { value } of rows) add(value);
  for (const { examples } of execution.tables.flatMap(({ unstated = [] }) => unstated)) examples.forEach(add);
  for (const { hops } of rows) {
    if (turn.isOver) await turn.next();
    for (const hop of hops) {
      add(startOf(hop));
      add(endOf(hop));
    }
  }
  return [...entities];
}
