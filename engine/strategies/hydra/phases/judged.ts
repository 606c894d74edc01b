import type { FactNode } from "../../../evidence/fact.ts";
import type { Computed } from "../answering/compute.ts";
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
  /** W_max at most: what was judged. */
  readonly kept: readonly KeptPath[];
  readonly labels: Readonly<Record<string, string>>;
  /** The kept paths as concise facts. */
  readonly facts: readonly string[];
  /** The judgement; null when the paths do not answer. */
  readonly judged: Judged | null;
  /** Why they do not; null when they do. */
  readonly reason: string | null;
  readonly remarks: readonly string[];
  /** What of the remarks keeps an answer from being complete. */
  readonly cuts: readonly string[];
}

/** What answers. */
export type Judged =
  /** What was computed over the paths, and those of its values that were chosen; all where that is null. */
  | { readonly kind: "COMPUTED"; readonly computed: Computed; readonly chosen: readonly string[] | null }
  /** Nodes of the paths that a reasoner holds to be the answer. */
  | { readonly kind: "NODES"; readonly nodes: readonly FactNode[] }
  /** What the reasoner knows itself. */
  | { readonly kind: "OWN"; readonly answers: readonly string[] };
