import { namesFrom } from "../../evidence/names.ts";
import type { StageContext } from "../../investigation/stage.ts";
import type { Computed } from "../../query/over-paths/compute.ts";
import { computeWithoutTopics } from "./answering/without-topics.ts";
import { initialExpedition } from "./phases/initial.ts";
import { judge } from "./phases/judge.ts";
import type { Judged } from "../../query/over-paths/judge.ts";
import type { KeptPath, PhaseOutcome } from "./phases/judged.ts";
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
  /**
   * The phase that answered; END where all that the phases have kept does together. Null where nothing does, and where
   * nothing was searched.
   */
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

  const computed = run.topics.length === 0 ? await computeWithoutTopics(run) : undefined;
  if (computed !== undefined) return withoutSearch(computed, selection, run);

  const initial = initialExpedition(selection, run);
  const first = await context.get(phaseStage(initial, asked));
  if (first.judged !== null) return answered(first, [first], selection, run);

  const followUp = await context.get(followUpStage(initial, asked));
  const refined = await refinedExpedition(followUp, selection, initial, run, first);
  const second = await context.get(phaseStage(refined, asked, { outcome: first, kinds: initial.kinds }));
  if (second.judged !== null) return answered(second, [first, second], selection, run);

  const outcomes = [first, second];
  const predictions = run.options.predictions === 0 ? undefined : await context.get(predictionsStage(refined, asked));
  if (predictions !== undefined && predictions.predictions.length > 0) {
    const predicted = await predictExpedition(predictions, selection, refined, run, second);
    const third = await context.get(phaseStage(predicted, asked, { outcome: second, kinds: refined.kinds }));
    outcomes.push(third);
    if (third.judged !== null) return answered(third, outcomes, selection, run);
  }
  return inTheEnd(outcomes, selection, run);
}

/** What was computed where nothing could be searched from. */
function withoutSearch(computed: Computed, selection: SourceSelection, run: Run): Exploration {
  return {
    ...{ run, selection, answeredIn: null, outcomes: [], kept: [], reason: null, cuts: computed.lacking },
    judged: { kind: "COMPUTED", computed, chosen: null },
    remarks: ["the question names nothing where a search could begin, so it was put to the graphs as a query"],
  };
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
  // Other sides that were judged in a phase are judged again, whatever their scores.
  const sides = new Set(outcomes.flatMap((outcome) => outcome.kept).map(({ path }) => JSON.stringify(path)));
  for (const path of outcomes.flatMap(({ pruned, kept }) => [...pruned, ...kept])) {
    const key = JSON.stringify(path.path);
    if (!distinct.has(key)) distinct.set(key, path);
  }
  const sorted = [...distinct.values()].sort((a, b) => b.crossScore - a.crossScore);
  const kept = sorted.filter(({ path }, place) => place < run.options.crossBeam || sides.has(JSON.stringify(path)));
  const labels = new Map(outcomes.flatMap((outcome) => Object.entries(outcome.labels)));
  const { judged, reason, remarks, cuts } = await judge(kept, namesFrom(labels, run.catalogue), run, {
    kinds: kindsAvailable(selection.available),
    isLast: true,
    refines: false,
  });
  const last = outcomes.findLast((outcome) => outcome.reason !== null)?.reason ?? null;
  return {
    ...{ run, selection, answeredIn: judged === null ? null : "END", outcomes, judged, kept },
    ...{ reason: judged === null ? (reason ?? last) : reason, remarks, cuts },
  };
}
