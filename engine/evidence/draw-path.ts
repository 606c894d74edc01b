import type { SelectQuery } from "../sparql/syntax.ts";
import { allEvidenceFor, kindsOf, stableId, type TraceSource } from "./evidence.ts";
import type { Path } from "./path.ts";
import { pathQuery } from "./path-query.ts";
import { shownQuery } from "./shown-query.ts";
import { chainText, drawStep } from "./steps.ts";
import type { Evidence, PathScore, ReasoningPath, StrategyName, TraceNode } from "./trace.ts";

/** What is said of a path beside its facts. */
export interface PathCaption {
  /** Whose path it is. */
  readonly strategy: StrategyName;
  /** Which of the strategy's phases found it; none when absent. */
  readonly phase?: string | undefined;
  /** The answers that it supports, as `values` of the result has them. */
  readonly answers: readonly TraceNode[];
  readonly scores: readonly PathScore[];
  /** The query by which it was found, where one query was; else one is made of its facts. */
  readonly query?: SelectQuery | undefined;
}

export interface DrawnPath {
  readonly path: ReasoningPath;
  /** What its steps name, each once. */
  readonly evidence: readonly Evidence[];
}

/**
 * Draws a path: its text, its steps with the evidence for each, and the query that reproduces it.
 * @throws TypeError for a fact of a graph that the source does not know
 */
export function drawPath(
  path: Path,
  { strategy, phase, answers, scores, query }: PathCaption,
  source: TraceSource,
): DrawnPath {
  const chains = path.chains.map((chain) => chain.map((step) => drawStep(step, source)));
  const steps = chains.flat();
  const shown = new Set(steps.flatMap((step) => step.evidence));
  const backing = path.facts.flatMap((fact) => allEvidenceFor(fact, source));
  const evidence = [...new Map(backing.map((each) => [each.id, each])).values()].filter(({ id }) => shown.has(id));
  const text = chains.length === 0 ? answers.map(({ label }) => label).join(", ") : chains.map(chainText).join("; ");
  const reproducing = query ?? pathQuery(path);
  return {
    evidence,
    path: {
      id: stableId("p", [strategy, text, [...shown].sort()]),
      text,
      strategy,
      ...(phase === undefined ? {} : { phase }),
      sourceKinds: kindsOf(evidence),
      steps,
      answers,
      scores,
      ...(reproducing === undefined ? {} : { sparql: shownQuery(reproducing, source) }),
    },
  };
}
