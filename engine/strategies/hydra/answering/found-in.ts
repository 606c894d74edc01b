import type { PhaseOutcome } from "../phases/judged.ts";

/** Which phase answered, as a clause, unless it was the first; or that only all of them together did. */
export function foundIn(outcomes: readonly PhaseOutcome[]): readonly string[] {
  if (outcomes.at(-1)?.judged === null) return [`found among the paths of all ${outcomes.length} phases of the search`];
  return outcomes.length > 1 ? [`found in phase ${outcomes.length} of the search`] : [];
}
