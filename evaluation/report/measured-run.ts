import type { RunCircumstances, RunIdentity } from "../run/header.ts";
import type { RunSummary } from "../statistics/summarise.ts";

/** A run with what came out of it, without its questions: what tables and plots are made from. */
export interface MeasuredRun {
  readonly identity: RunIdentity;
  readonly made: Omit<RunCircumstances, "configuration">;
  readonly summary: Omit<RunSummary, "failures">;
}

/** `TREEQA (serial)`. */
export function strategyOf({ identity: { strategy, variant } }: Pick<MeasuredRun, "identity">): string {
  return variant === null ? strategy : `${strategy} (${variant})`;
}

/** `metaqa 2-hop, TREEQA (serial)`. */
export function titleOf(run: Pick<MeasuredRun, "identity">): string {
  return `${run.identity.set.name}, ${strategyOf(run)}`;
}

/** Number of questions that a run is to ask. */
export function questionsOf({ identity: { set, limit } }: Pick<MeasuredRun, "identity">): number {
  return Math.min(limit ?? set.questions, set.questions);
}

/** Has every question been asked as often as it was to be? */
export function isComplete(run: MeasuredRun): boolean {
  return run.summary.asked >= questionsOf(run) * run.identity.repetitions;
}

/**
 * As titles, shortened by what all runs have in common and told apart where they are still equal: for the rows of
 * plots. Runs of one set are named by their strategies, and those of one strategy by their sets.
 */
export function labelsOf(runs: readonly MeasuredRun[]): readonly string[] {
  const oneSet = new Set(runs.map(({ identity }) => identity.set.name)).size === 1;
  const oneStrategy = new Set(runs.map(strategyOf)).size === 1;
  const labels = runs.map((run) => {
    const { name, format } = run.identity.set;
    const short = name.startsWith(`${format} `) ? name.slice(format.length + 1) : name;
    if (oneSet) return strategyOf(run);
    return oneStrategy ? short : `${short}, ${strategyOf(run)}`;
  });
  return labels.map((label, index) => {
    const before = labels.slice(0, index).filter((other) => other === label).length;
    return before === 0 ? label : `${label} #${before + 1}`;
  });
}
