import type { Evidence, ReasoningPath, ReasoningStep, StrategyResult } from "../engine/evidence/trace.ts";
import type { PageArguments } from "../schema/arguments.ts";
import { pageOf } from "./page.ts";

/** A step with its evidence in place of evidence ids. */
export interface ShownStep extends Omit<ReasoningStep, "evidence"> {
  readonly evidence: readonly Evidence[];
}

/** A page of the paths of a result, each step with the evidence that it names. */
export function pathPage(result: StrategyResult, page: PageArguments) {
  const evidenceById = new Map(result.evidence.map((evidence) => [evidence.id, evidence]));
  const shownStep = (step: ReasoningStep): ShownStep => ({
    ...step,
    evidence: step.evidence.flatMap((id) => evidenceById.get(id) ?? []),
  });
  const show = (path: ReasoningPath) => ({ ...path, steps: path.steps.map(shownStep) });
  return pageOf(result.paths, page, { keyOf: ({ id }) => id, show });
}
