import type { Judged } from "../../../query/over-paths/judge.ts";
import type { ScoredPath } from "../pruning/prune.ts";
import type { Phase } from "./phase.ts";

/** A path that was kept in the end, and by which phase. */
export interface KeptPath extends ScoredPath {
  readonly phase: Phase;
}

/** What a phase came to. It survives JSON. */
export interface PhaseOutcome {
  readonly phase: Phase;
  /** W_2 at most, best first: what the end prunes again. */
  readonly pruned: readonly KeptPath[];
  /** What was judged: W_max at most, and beside them other sides of what they say. */
  readonly kept: readonly KeptPath[];
  readonly labels: Readonly<Record<string, string>>;
  /** The kept paths as concise facts. */
  readonly facts: readonly string[];
  /** What was read in texts and did not hold, each with why: the next phase is told. */
  readonly rejected: readonly string[];
  /** The judgement; null when the paths do not answer. */
  readonly judged: Judged | null;
  /** Why they do not; null when they do. */
  readonly reason: string | null;
  readonly remarks: readonly string[];
  /** What bounds kept out of the search of the graphs: of paths, and not of what is computed. */
  readonly searchCuts: readonly string[];
  /** What of the remarks keeps an answer from being complete. */
  readonly cuts: readonly string[];
}
