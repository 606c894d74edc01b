import type { Signs } from "../../engine/evidence/confidence/signs.ts";
import type { AnswerStatus, SourceKind } from "../../engine/evidence/trace.ts";
import type { Neighbourhood } from "../knowledge/neighbourhood.ts";

/**
 * What became of one question of a run: one line of the run's file. It holds all that metrics and the report need, so
 * that neither has to ask again.
 */
export interface QuestionRecord {
  readonly id: string;
  readonly text: string;
  /** How often the question was asked in this run: 1 but for repetitions. */
  readonly repetition: number;
  /** Absent when the question failed. */
  readonly answer?: RecordedAnswer;
  /** Present when the question failed: it counts as wrong. */
  readonly failure?: { readonly code: string; readonly message: string };
  readonly cost: RecordedCost;
  /** Wall time in milliseconds. */
  readonly ms: number;
}

export interface RecordedAnswer {
  readonly status: AnswerStatus;
  /** In the order in which the answer lists them. */
  readonly values: readonly RecordedValue[];
  readonly text: string;
  readonly support: readonly SourceKind[];
  readonly complete: boolean;
  /** 0–1. */
  readonly confidence: number;
  /** 0–1: how well the reading fits; absent where none was computed. */
  readonly score?: number;
  /** What may be amiss with it, as it was known to the engine; absent where no reading was computed. */
  readonly signs?: Signs;
  readonly explanation: string;
  readonly paths: readonly RecordedPath[];
  readonly evidence: readonly RecordedEvidence[];
  /** Best first, for measuring linking. */
  readonly links: readonly RecordedLink[];
  /** Phrases of relations and what they may mean, best first; absent for strategies that link no relations. */
  readonly relationLinks?: readonly RecordedLink[];
  /** What was retrieved on the way, used or not, beside the evidence; absent when it was not recorded. */
  readonly retrieved?: readonly RecordedEvidence[];
  /** Relations of all steps that were looked at, kept or not; absent when they were not recorded. */
  readonly explored?: readonly RecordedRelation[];
  /** Was the question read at all? Absent for strategies that need no reading. */
  readonly understood?: boolean;
  /** The phase in which a strategy with phases answered, by its name. */
  readonly phase?: string;
  /** Facts of graphs that the first search fetched; absent for strategies that search no subgraph. */
  readonly subgraph?: RecordedSubgraph;
  /** Number of corrections of the logic tree; absent for strategies without one. */
  readonly treeUpdates?: number;
}

export interface RecordedSubgraph {
  /** Facts that were fetched. */
  readonly fetched: number;
  /** Facts around all that was expanded, as far as was counted: what fetching everything there would have taken. */
  readonly around: number;
  /** Entities that the facts are about. */
  readonly entities: number;
  /** All that lies within three hops of what the question names; absent where the set does not list its facts. */
  readonly neighbourhood?: Neighbourhood;
}

export interface RecordedValue {
  readonly label: string;
  readonly iri?: string;
  /** ISO 8601 or a number as the source wrote it, for literals. */
  readonly lexical?: string;
}

export interface RecordedPath {
  readonly text: string;
  /** Its relations in order. */
  readonly relations: readonly RecordedRelation[];
  readonly answers: readonly string[];
  /** Do all of its steps have evidence? */
  readonly grounded: boolean;
}

export interface RecordedRelation {
  readonly iri?: string;
  readonly label: string;
  /**
   * Kinds of the evidence behind this step of a path; empty for a step without any. Absent where it was not recorded.
   */
  readonly support?: readonly SourceKind[];
}

export interface RecordedEvidence {
  readonly kind: SourceKind;
  readonly source: string;
  readonly text: string;
  readonly title?: string;
  /** Labels of the triple, in its own direction, where the evidence is one. */
  readonly triple?: { readonly subject: string; readonly relation: string; readonly object: string };
}

/** A mention of the question, or a phrase of a relation, with the labels and IRIs of what it may mean. */
export interface RecordedLink {
  readonly mention: string;
  readonly candidates: readonly { readonly iri: string; readonly label: string }[];
}

export interface RecordedCost {
  readonly modelCalls: number;
  readonly inputTokens: number;
  readonly outputTokens: number;
  /** In the currency of the configured prices; absent where none are set. */
  readonly money?: number;
  /** Queries and other requests to sources, models left out. */
  readonly upstreamQueries: number;
  readonly stages: number;
}
