import type { AnswerType } from "../question-set.ts";
import type { RecordedCost, RecordedSubgraph } from "../run/record.ts";
import type { ErrorClass } from "./error-class.ts";

/** ABSTAINED: nothing is known, or the answer has no values. */
export type Outcome = "ANSWERED" | "ABSTAINED" | "FAILED";

/**
 * What one question of a run is worth. Everything is 0–1 unless it says otherwise; undefined where nothing can be said.
 */
export interface QuestionScore {
  readonly id: string;
  readonly repetition: number;
  readonly type: AnswerType;
  readonly hops?: number;
  readonly kind?: string;
  /** Entities that the question names, where the set tells them; a count. */
  readonly topicEntities?: number;
  /** Relations of the gold query or path; a count. */
  readonly goldRelations?: number;
  readonly outcome: Outcome;
  /** Present when the question failed; it counts as wrong. */
  readonly failure?: { readonly code: string; readonly message: string };
  readonly answer: AnswerScore;
  /** Yes/no and choices only: 1 when the first value is right. */
  readonly accuracy?: number;
  /** Where the gold is one answer in text: overlap of its words with the answer's. */
  readonly wordF1?: number;
  /** The answer's own, when it answered. */
  readonly confidence?: number;
  /** Kinds of sources the answer rests on, `KG+DOCUMENTS`; `NONE` when it did not answer. */
  readonly supportClass: string;
  /** Phase in which a strategy with phases answered. */
  readonly phase?: string;
  /** Facts of the graphs that were fetched, and of how many around what was expanded; counts. */
  readonly fetched?: RecordedSubgraph;
  readonly paths: PathScore;
  /** Share of the gold facts that were retrieved. */
  readonly factRecall?: number;
  readonly entityLinking?: RecallAtRanks;
  readonly relationLinking?: RecallAtRanks;
  /** Corrections of the logic tree; a count. */
  readonly treeUpdates?: number;
  /** Undefined when the answer is exactly right. */
  readonly error?: ErrorClass;
  readonly cost: RecordedCost;
  readonly ms: number;
}

export interface AnswerScore {
  /** Does the first value say a gold answer? */
  readonly hits1: number;
  /** Does any value say a gold answer? */
  readonly hitsAny: number;
  readonly precision: number;
  readonly recall: number;
  readonly f1: number;
  /** Is the answer exactly the gold set? */
  readonly exactSet: number;
}

export interface PathScore {
  /** Overlap of the relations on the answer's paths with the gold relations. */
  readonly relations?: RelationOverlap;
  /** Share of the gold relations among those that were looked at, kept or not. */
  readonly coverage?: number;
  /** Share of steps that are triples of a graph. */
  readonly validity?: number;
  /** Share of steps with a triple or a quoted sentence behind them. */
  readonly grounding?: number;
  /** Mean number of steps of the paths; a count. */
  readonly depth?: number;
  /** Hops or relations of the gold; a count. */
  readonly goldDepth?: number;
}

export interface RelationOverlap {
  /** Undefined when no path has a relation. */
  readonly precision?: number;
  readonly recall: number;
  readonly f1: number;
}

/** Ranks at which linking is measured: TreeQA's for entities (1, 3, 5) and for relations (1, 3, 6). */
export const LINKING_RANKS = [1, 3, 5, 6] as const;

export type RecallAtRanks = Readonly<Record<(typeof LINKING_RANKS)[number], number>>;
