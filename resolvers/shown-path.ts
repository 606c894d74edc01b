import type { Evidence, ReasoningPath, ReasoningStep, StrategyResult } from "../engine/evidence/trace.ts";
import { take } from "./first.ts";

/** A step with its evidence in place of evidence ids. */
export interface ShownStep extends Omit<ReasoningStep, "evidence"> {
  readonly evidence: readonly Evidence[];
}

interface ShownPath extends Omit<ReasoningPath, "steps"> {
  readonly steps: readonly ShownStep[];
}

export interface ShownPathList {
  readonly nodes: readonly ShownPath[];
  readonly totalCount: number;
  readonly truncated: boolean;
}

/** The first paths of a result, each step with the evidence that it names. */
export function shownPaths(result: StrategyResult, first: number): ShownPathList {
  const nodes = take(result.paths, first);
  const evidenceById = new Map(result.evidence.map((evidence) => [evidence.id, evidence]));
  const shownStep = (step: ReasoningStep): ShownStep => ({
    ...step,
    evidence: step.evidence.flatMap((id) => evidenceById.get(id) ?? []),
  });
  return {
    nodes: nodes.map((path) => ({ ...path, steps: path.steps.map(shownStep) })),
    totalCount: result.paths.length,
    truncated: nodes.length < result.paths.length,
  };
}
