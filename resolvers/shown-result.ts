import type { Evidence, ReasoningPath, StrategyResult } from "../engine/evidence/trace.ts";
import { mapInTurns, Turn } from "../engine/investigation/turn.ts";
import { shownId } from "./shown-id.ts";

/**
 * A result with ids that are good among all questions and strategies, in place of the engine's, which are good within
 * the result. Steps name evidence by the new ones.
 */
export function shownResult(result: StrategyResult, questionId: string): Promise<StrategyResult> {
  const known = shown.get(result) ?? new Map<string, Promise<StrategyResult>>();
  shown.set(result, known);
  const present = known.get(questionId);
  if (present !== undefined) return present;
  const made = withIds(result, questionId);
  known.set(questionId, made);
  return made;
}

/** Fields and aliases of an operation show the same result many times. */
const shown = new WeakMap<StrategyResult, Map<string, Promise<StrategyResult>>>();

async function withIds(result: StrategyResult, scope: string): Promise<StrategyResult> {
  const turn = new Turn();
  const evidence = await mapInTurns(result.evidence, (each) => shownEvidenceOf(each, scope), turn);
  const idOf = new Map(result.evidence.map(({ id }, index) => [id, evidence[index]?.id]));
  const pathWithId = (path: ReasoningPath): ReasoningPath => {
    const steps = path.steps.map((step) => ({ ...step, evidence: step.evidence.flatMap((id) => idOf.get(id) ?? []) }));
    return { ...path, steps, id: shownId(scope, { ...path, steps }) };
  };
  return { ...result, paths: await mapInTurns(result.paths, pathWithId, turn), evidence };
}

/**
 * Evidence with an id that is good beyond the scope: the same in another scope has another, as it was asked for at
 * another time.
 */
export function shownEvidenceOf(evidence: Evidence, scope: string): Evidence {
  return { ...evidence, id: shownId(scope, evidence) };
}
