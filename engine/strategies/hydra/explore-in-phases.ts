import { namesFrom } from "../../evidence/names.ts";
import type { StageContext } from "../../investigation/stage.ts";
import { initialExpedition } from "./phases/initial.ts";
import { judge } from "./phases/judge.ts";
import type { Judged, KeptPath, PhaseOutcome } from "./phases/judged.ts";
import type { Phase } from "./phases/phase.ts";
import { phaseStage } from "./phases/phase-stage.ts";
import { predictExpedition, predictionsStage } from "./phases/predict.ts";
import { followUpStage, refinedExpedition } from "./phases/refined.ts";
import { runOf, type HydraQuestion, type Run } from "./phases/run.ts";
import type { SourceSelection } from "../../evidence/exploration.ts";
import { kindsAvailable } from "./sources/available-kinds.ts";
import { sourceSelectionStage } from "./sources/select.ts";

/** What the whole exploration came to. */
export interface Exploration {
  readonly run: Run;
  readonly selection: SourceSelection;
  /** The phase that answered; END where all that the phases have kept does together. Null where nothing does. */
  readonly answeredIn: Phase | "END" | null;
  /** The phases that ran, in their order. */
  readonly outcomes: readonly PhaseOutcome[];
  readonly judged: Judged | null;
  /** The paths that were judged last. */
  readonly kept: readonly KeptPath[];
  readonly reason: string | null;
  /** What was said in the end, beside what the phases say. */
  readonly remarks: readonly string[];
  readonly cuts: readonly string[];
}

/**
 * Evidence exploration and answering (Hydra, sections 3.2 to 3.4): three phases, each of which stops the rest when it
 * answers. When none does, what all of them have kept is judged together, and the reasoner may say what it knows
 * itself.
 */
export async function exploreInPhases(asked: HydraQuestion, context: StageContext): Promise<Exploration> {
  const run = await runOf(asked, context);
  const selection = await context.get(sourceSelectionStage(asked));

  const initial = initialExpedition(selection, run);
  const first = await context.get(phaseStage(initial, asked));
  if (first.judged !== null) return answered(first, [first], selection, run);

  const followUp = await context.get(followUpStage(initial, asked));
  const refined = refinedExpedition(followUp, selection, initial, run, first);
  const second = await context.get(phaseStage(refined, asked));
  if (second.judged !== null) return answered(second, [first, second], selection, run);

  const predictions = await context.get(predictionsStage(refined, asked));
  const outcomes = [first, second];
  if (predictions.predictions.length > 0) {
    const predicted = await predictExpedition(predictions, selection, refined, run);
    const third = await context.get(phaseStage(predicted, asked));
    outcomes.push(third);
    if (third.judged !== null) return answered(third, outcomes, selection, run);
  }
  return inTheEnd(outcomes, selection, run);
}

function answered(
  { phase, judged, kept }: PhaseOutcome,
  outcomes: readonly PhaseOutcome[],
  selection: SourceSelection,
  run: Run,
): Exploration {
  return { run, selection, answeredIn: phase, outcomes, judged, kept, reason: null, remarks: [], cuts: [] };
}

/**
 * What the phases have pruned is pruned again, by its scores, and judged: one call, in which the reasoner may answer of
 * its own, too (section 3.2).
 */
async function inTheEnd(outcomes: readonly PhaseOutcome[], selection: SourceSelection, run: Run): Promise<Exploration> {
  const distinct = new Map<string, KeptPath>();
  for (const path of outcomes.flatMap(({ pruned }) => pruned)) {
    const key = JSON.stringify(path.path);
    if (!distinct.has(key)) distinct.set(key, path);
  }
  const kept = [...distinct.values()].sort((a, b) => b.crossScore - a.crossScore).slice(0, run.options.crossBeam);
  const labels = new Map(outcomes.flatMap((outcome) => Object.entries(outcome.labels)));
  const { judged, reason, remarks, cuts } = await judge(kept, namesFrom(labels, run.catalogue), run, {
    kinds: kindsAvailable(selection.available),
    isLast: true,
  });
  const last = outcomes.findLast((outcome) => outcome.reason !== null)?.reason ?? null;
  return {
    ...{ run, selection, answeredIn: judged === null ? null : "END", outcomes, judged, kept },
    ...{ reason: judged === null ? (reason ?? last) : reason, remarks, cuts },
  };
}
