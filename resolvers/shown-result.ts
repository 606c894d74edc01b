import type { Evidence, ReasoningPath, StrategyName, StrategyResult } from "../engine/evidence/trace.ts";
import { shownId } from "./shown-id.ts";

/**
 * A result with ids that are good among all questions and strategies, in place of the engine's, which are good within the
 * result. Steps name evidence by the new ones.
 */
export function shownResult(result: StrategyResult, questionId: string, strategy: StrategyName): StrategyResult {
  const scope = JSON.stringify([questionId, strategy]);
  const known = shown.get(result) ?? new Map<string, StrategyResult>();
  shown.set(result, known);
  const present = known.get(scope);
  if (present !== undefined) return present;
  const made = withIds(result, scope);
  known.set(scope, made);
  return made;
}

/** Fields and aliases of an operation show the same result many times. */
const shown = new WeakMap<StrategyResult, Map<string, StrategyResult>>();

function withIds(result: StrategyResult, scope: string): StrategyResult {
  const evidence = result.evidence.map((each) => shownEvidenceOf(each, scope));
  const idOf = new Map(result.evidence.map(({ id }, index) => [id, evidence[index]?.id]));
  const pathWithId = (path: ReasoningPath): ReasoningPath => {
    const steps = path.steps.map((step) => ({ ...step, evidence: step.evidence.flatMap((id) => idOf.get(id) ?? []) }));
    return { ...path, steps, id: shownId(scope, { ...path, steps }) };
  };
  return { ...result, paths: result.paths.map(pathWithId), evidence };
}

/** Evidence with an id that is good beyond the scope: the same in another scope has another, as it was asked for at another time. */
export function shownEvidenceOf(evidence: Evidence, scope: string): Evidence {
  return { ...evidence, id: shownId(scope, evidence) };
}
