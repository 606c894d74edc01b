import type { Evidence, SourceKind, StrategyResult } from "../engine/evidence/trace.ts";
import { take } from "./first.ts";

/** The first evidence of a result that is of one of the kinds; of any kind when none is named. */
export function shownEvidence(
  result: StrategyResult,
  kinds: readonly SourceKind[] | null | undefined,
  first: number,
): readonly Evidence[] {
  return take(kinds ? result.evidence.filter(({ kind }) => kinds.includes(kind)) : result.evidence, first);
}
