import type { Literal, Triple } from "../rdf/term.ts";
import type { Signs } from "./confidence/signs.ts";

/** What every strategy gives back: an answer, the paths that lead to it and the evidence behind each step. */

export type SourceKind = "KG" | "DOCUMENTS" | "WEB" | "MODEL";

/** A strategy's name as clients write it: a built-in one, or one that a third party has registered with its engine. */
export type StrategyName = string;

/** An entity as a trace shows it. */
export interface TraceEntity {
  readonly kind: "entity";
  readonly iri: string;
  readonly label: string;
}

/** A literal as a trace shows it; `label` is how a person reads it ("8,849 metres", "5 February 1971"). */
export interface TraceLiteral {
  readonly kind: "literal";
  readonly literal: Literal;
  readonly unit?: string | undefined;
  readonly label: string;
}

/** Words of a document that are not linked to an entity of the graph. */
export interface TraceText {
  readonly kind: "text";
  readonly label: string;
}

export type TraceNode = (TraceEntity | TraceLiteral | TraceText) & {
  /** What it is told of, where an answer is told of each of several things. */
  readonly of?: TraceNode | undefined;
  /** Which part of a question it answers that asks several things, from 0. */
  readonly part?: number | undefined;
};

/** Something a source returned that backs a step: a triple, or a sentence quoted verbatim from a document. */
export interface Evidence {
  /** Unique in the answer and stable: equal evidence has an equal id in every run. */
  readonly id: string;
  readonly kind: SourceKind;
  /** Id of the source, as `sources` lists it. */
  readonly source: string;
  /** The triple as a sentence, or the quoted sentence. */
  readonly text: string;
  readonly triple?: Triple | undefined;
  /** Interval in which the triple holds, where the source states one; ISO 8601 at its own precision. */
  readonly validFrom?: string | undefined;
  readonly validUntil?: string | undefined;
  readonly url?: string | undefined;
  readonly title?: string | undefined;
  /** ISO 8601 date and time at which the source was asked. */
  readonly retrievedAt: string;
  /** Chunk id of the passage that the sentence was located in. */
  readonly quotedFrom?: string | undefined;
  readonly licence?: string | undefined;
  /** Who must be named for the text, as its licence asks. */
  readonly attribution?: string | undefined;
  /** The revision of the document that was quoted. */
  readonly revision?: string | undefined;
}

/** One hop: subjects –relation→ objects, in the direction in which it was walked. */
export interface ReasoningStep {
  readonly subjects: readonly TraceNode[];
  /** `iri` is absent for a step that stands on words of a document. */
  readonly relation: { readonly iri?: string | undefined; readonly label: string };
  readonly objects: readonly TraceNode[];
  /** FORWARD: the triples run from subjects to objects; BACKWARD: from objects to subjects. */
  readonly direction: "FORWARD" | "BACKWARD";
  /** Ids of the evidence; never empty. */
  readonly evidence: readonly string[];
}

/** A connected sequence of steps from a topic entity to an answer. */
export interface ReasoningPath {
  readonly id: string;
  /** `Mariner Moose ← mascot – Seattle Mariners – league → American League West`. */
  readonly text: string;
  /** Found it first: of those that found it by other strategies, too, each is in `supportedBy`. */
  readonly strategy: StrategyName;
  /** The strategies that found it; absent where one alone looked. */
  readonly supportedBy?: readonly StrategyName[] | undefined;
  /** 0–1: its weight among the paths of all strategies that looked; absent where paths were not weighed. */
  readonly weight?: number | undefined;
  /** Which of its phases found it, as the strategy calls them; absent for a strategy without phases. */
  readonly phase?: string | undefined;
  readonly sourceKinds: readonly SourceKind[];
  readonly steps: readonly ReasoningStep[];
  /** The answers that the path supports, as `values` of the result has them. */
  readonly answers: readonly TraceNode[];
  readonly scores: readonly PathScore[];
  /** The SELECT query that reproduces the graph steps on the source; absent when no step is of a graph. */
  readonly sparql?: string | undefined;
}

export interface PathScore {
  /** One of those that the strategy declares. */
  readonly criterion: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
}

export type AnswerStatus = "ANSWERED" | "CONFLICTING" | "NOT_KNOWN";

/** What of a question an answer was not held against. */
export type Unchecked = "WORDS" | "CONDITION";

/** One value of the answer set. */
export interface AnswerValue {
  readonly node: TraceNode;
  /** ISO 8601; the interval in which the value holds, where its source states one. */
  readonly validFrom?: string | undefined;
  readonly validUntil?: string | undefined;
}

/** One of several answers that exclude one another, and what speaks for it. */
export interface AnswerConflict {
  readonly values: readonly AnswerValue[];
  /** True for the side that is the answer; false for all where none outweighs the others. */
  readonly taken: boolean;
  /**
   * 0 or more. Of sources that disagree: the trust of the distinct origins that say so. Of readings that fit equally
   * well: how well, 0–1.
   */
  readonly weight: number;
  readonly support: readonly SourceKind[];
  /** Ids of the evidence for it, as `evidence` of the result has them. */
  readonly evidence: readonly string[];
  /** Ids of the paths that lead to it, as `paths` of the result has them. */
  readonly paths: readonly string[];
}

/** What came of one of several things that a question asks. */
export interface AnswerPart {
  /** As a question that stands alone. */
  readonly question: string;
  readonly status: AnswerStatus;
  readonly text: string;
  readonly complete: boolean;
  /** As that of a result. */
  readonly confidence: number;
  readonly explanation: string;
  readonly reading?: string | undefined;
  readonly sparql?: string | undefined;
}

/** The outcome of a strategy: its answer with paths and evidence. */
/** A way in which a question was read first, and that came to nothing. */
export interface GivenUpReading {
  /** In plain English. */
  readonly statement: string;
  /** Why it was given up, as clauses. Never empty. */
  readonly reasons: readonly string[];
}

export interface StrategyResult {
  readonly strategy: StrategyName;
  readonly status: AnswerStatus;
  /**
   * The answer as a sentence fragment: labels joined, "Yes", a number with its unit; "Not known" otherwise. Of a
   * question that asks several things each with its answer.
   */
  readonly text: string;
  /** Where the status is NOT_KNOWN, none but those of parts that are known. */
  readonly values: readonly AnswerValue[];
  /**
   * What came of each thing, in order, of a question that asks several: it is answered where each of them is. `part` of
   * a value is the place in it. Absent for a question that asks one thing.
   */
  readonly parts?: readonly AnswerPart[] | undefined;
  /** Kinds of the sources that the answer rests on. */
  readonly support: readonly SourceKind[];
  /**
   * False when a budget ran out, a source failed, rows were cut off, something could not be checked, or something was
   * left untried that might have answered: all of it, where the question was not understood.
   */
  readonly complete: boolean;
  /**
   * What of the question was not held against the answer, where something else might be found that was: its words, of
   * which some were read as others that they are only like, or left aside; or a condition that nothing checks. Such an
   * answer is not complete. Absent where neither is so, and for a kind of things of which the graph tells none.
   */
  readonly unchecked?: Unchecked | undefined;
  /**
   * 0–1: how likely the answer is right, as often as answers like it were on development sets (`confidence/`), where it
   * was computed; a scale of its own where a model judged. 0 when not known.
   */
  readonly confidence: number;
  /** 0–1: score of the reading times the scores of its links. Absent where no reading was computed. */
  readonly score?: number | undefined;
  /** What may be amiss with the answer: what its confidence is made of. Absent where no reading was computed. */
  readonly signs?: Signs | undefined;
  /**
   * The ways in which the question was read before it was read anew, in the order in which they were given up, those
   * included that were not tried since they leave something out. Absent where it was not read anew.
   */
  readonly givenUp?: readonly GivenUpReading[] | undefined;
  /** Says in a sentence or two how the answer came about, or why there is none. */
  readonly explanation: string;
  readonly paths: readonly ReasoningPath[];
  readonly evidence: readonly Evidence[];
  /**
   * Where answers were found that exclude one another: all of them, the one that was taken included, at most ten, the
   * heaviest first. None is taken where the status is CONFLICTING. Absent or empty where nothing is contradicted.
   */
  readonly conflicts?: readonly AnswerConflict[] | undefined;
  /** The SELECT query whose rows hold the answer; absent when no graph was needed. */
  readonly sparql?: string | undefined;
  /** The logical form that was executed, as a sentence. */
  readonly reading?: string | undefined;
  /** Day on which the facts hold, `YYYY-MM-DD`: the oldest of the sources used. */
  readonly asOf?: string | undefined;
  /** The phase of the strategy that answered, in capitals; absent where it has none, or none did. */
  readonly phase?: string | undefined;
}
