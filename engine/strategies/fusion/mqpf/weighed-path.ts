import type { FusablePath } from "./fusable-path.ts";

/** S_LLM (section 3.1.1): how coherent and how right a path is. */
export interface SemanticScore {
  /** 0–10: mean of the samples; 5, the middle, where there is none. */
  readonly mean: number;
  /** Population standard deviation of the samples, 0–5. */
  readonly deviation: number;
  /** How often it was scored: 3 or 4; 1 by a reasoner that always says the same; 0 where no reply could be used. */
  readonly samples: number;
  /** False where the samples lie too far apart, or are too few. */
  readonly isReliable: boolean;
}

/** S_RM (section 3.1.3): how good the answer of a path is. */
export interface OutcomeScore {
  /** As the scorer gave it, in its own range; null where it gave none. */
  readonly raw: number | null;
  /** 0–10/3: scaled by the least and the greatest of the question's paths; 5/3 where it gave none. */
  readonly scaled: number;
  /** Name of the scorer: `judge`, `reward-model`, `built-in`, or one of a third party. */
  readonly scorer: string;
}

/** A path with its scores. A dimension that is left out (`without`) is null, and its term is left out of `overall`. */
export interface WeighedPath {
  readonly path: FusablePath;
  readonly semantic: SemanticScore | null;
  /** S_struct, 0–1 (section 3.1.2). */
  readonly structural: number | null;
  readonly outcome: OutcomeScore | null;
  /** S, 0–10 (section 3.1.4). */
  readonly overall: number;
  /** False where it was filtered out (section 3.2.1). */
  readonly isKept: boolean;
  /** 0–1; sums to 1 over those that are kept, and is 0 for the others (section 3.2.2). */
  readonly weight: number;
}

export interface Fusion {
  /** Heaviest first; those of equal weight by overall score, then by id. */
  readonly weighed: readonly WeighedPath[];
  /** True where nothing reached the threshold: the best alone is kept. */
  readonly isBelowThreshold: boolean;
  /** What could not be done as asked, in words for people. */
  readonly remarks: readonly string[];
}
