import type { Path } from "../../../evidence/path.ts";
import type { FactTable } from "../../../graph/subgraph/fact-table.ts";
import type { PathScore } from "../../../evidence/trace.ts";
import { trailAsPath } from "../../../graph/trails/as-path.ts";
import type { Trail } from "../../../graph/trails/trail.ts";
import { FIDELIS_CRITERIA, type FidelisCriterion } from "../criteria.ts";
import { mostScore } from "../path-rag/score.ts";
import type { FidelisOptions } from "../parameters.ts";

/** What a verifier says; unknown is not true. */
type Follows = "FOLLOWS" | "FAILS" | "UNKNOWN";

/** A trail as a stage gives it: its numbers are those of the subgraph that it was found in. */
export type StoredTrail = Omit<Trail, "avoided" | "walked">;

/** A trail, and S of each of its steps. */
export interface ScoredTrail {
  readonly trail: StoredTrail;
  readonly scores: readonly number[];
}

/** A path of the beam. It survives JSON. */
export interface BeamPath extends ScoredTrail {
  /** Empty before the first step. */
  readonly path: Path;
  /** Of the last step; UNKNOWN before somebody has judged it. */
  readonly local: Follows;
  readonly global: Follows;
}

export function storedTrail({ avoided: _avoided, walked: _walked, ...trail }: Trail): StoredTrail {
  return trail;
}

/** The path of a trail that has grown by a step, which nobody has judged. */
export function unjudged({ trail, scores }: ScoredTrail, facts: FactTable): BeamPath {
  return { trail, scores, path: trailAsPath(trailOf(trail), facts).path, local: "UNKNOWN", global: "UNKNOWN" };
}

export function trailOf(stored: StoredTrail): Trail {
  return { ...stored, avoided: new Set(stored.starts), walked: new Set() };
}

/** The score of a path is the mean of those of its steps. */
export function meanScore({ scores }: Pick<BeamPath, "scores">): number {
  return scores.reduce((sum, score) => sum + score, 0) / Math.max(1, scores.length);
}

/** The highest score that a step can have. */
export function mostOfStep({ retrieval, lookAhead, alpha }: FidelisOptions): number {
  return retrieval === "PATH_RAG" ? mostScore(lookAhead ? alpha : 0) : 1;
}

const VALUES: Readonly<Record<Follows, number>> = { FOLLOWS: 1, UNKNOWN: 0.5, FAILS: 0 };

/** All that a path was judged by, as a trace shows it. */
export function shownScores(path: BeamPath, options: FidelisOptions): readonly PathScore[] {
  const values: Readonly<Record<FidelisCriterion, number>> = {
    PATH_RAG: meanScore(path),
    LOCAL: VALUES[path.local],
    GLOBAL: VALUES[path.global],
  };
  return FIDELIS_CRITERIA.map(({ name }) => ({
    criterion: name,
    value: values[name],
    min: 0,
    max: name === "PATH_RAG" ? mostOfStep(options) : 1,
  }));
}
