import { forgivable } from "../../../../sources/from-all.ts";
import type { UpstreamContext } from "../../../../sources/upstream.ts";
import type { FusablePath } from "../fusable-path.ts";
import type { OutcomeScore } from "../weighed-path.ts";
import type { OutcomeScorer } from "./outcome-scorer.ts";
import { isScore, scaledOutcomes } from "./scaled.ts";

/** What a scorer gave, in the order of the paths. */
export interface RawOutcomes {
  readonly raws: readonly (number | null)[];
  readonly remarks: readonly string[];
}

/** Asks a scorer once. Where it fails, no path has a score, and it is said. */
export async function rawOutcomes(
  scorer: OutcomeScorer,
  question: string,
  paths: readonly FusablePath[],
  context: UpstreamContext,
): Promise<RawOutcomes> {
  try {
    const given = await scorer.score(question, paths, context);
    const raws = paths.map((_, index) => (isScore(given[index]) ? given[index] : null));
    const missing = raws.filter((raw) => raw === null).length;
    const remark = `${missing} of ${paths.length} paths have no score of their outcome from ${scorer.name}`;
    return { raws, remarks: missing === 0 ? [] : [remark] };
  } catch (error) {
    const reason = forgivable(error, true);
    context.markPartial?.(reason);
    return { raws: paths.map(() => null), remarks: [`outcomes were not scored by ${scorer.name}: ${reason}`] };
  }
}

/** Raw scores as paths show them: scaled among themselves. */
export function outcomeScores(raws: readonly (number | null)[], scorer: string): readonly OutcomeScore[] {
  const scaled = scaledOutcomes(raws);
  return raws.map((raw, index) => ({ raw, scaled: scaled[index] ?? 0, scorer }));
}
