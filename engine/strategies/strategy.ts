import type { Stage } from "../investigation/stage.ts";
import type { Question } from "../question/question.ts";
import type { Reasoner } from "../task.ts";
import type { DocumentCollection } from "../sources/documents.ts";
import type { QueryGraph } from "../graph/fused-graph.ts";
import type { UpstreamKind } from "../sources/upstream.ts";
import type { Embedder } from "../text/embedder.ts";
import type { StrategyName, StrategyResult } from "../evidence/trace.ts";

/**
 * What the stages of one question may use: the sources that the question's options leave, and the reasoner. A stage
 * that reads a source puts its id and version into its inputs.
 */
export interface InvestigationParts {
  /** What forms are asked of: several graphs are read as one (`membersOf`), and without any it knows nothing. */
  readonly graph: QueryGraph;
  readonly documents: readonly DocumentCollection[];
  readonly reasoner: Reasoner;
  /** Tells texts of similar meaning; by their spelling when absent. */
  readonly embedder?: Embedder | undefined;
}

/** A way to answer questions. Both functions are pure: they make values, and nothing runs. */
export interface Strategy {
  /** Capitals, digits and underscores, a letter first. Its stages are named after it: `profile.result` of `PROFILE`. */
  readonly name: StrategyName;
  /** The stage that computes the strategy's result; it asks for the others as it goes. */
  result(question: Question, parts: InvestigationParts): Stage<StrategyResult>;
  /** An upper bound of what `result` costs when nothing is stored. */
  estimate(question: Question, parts: InvestigationParts): CostEstimate;
}

/** A strategy as it is registered with an engine: with what clients are told of it. */
export interface DescribedStrategy extends Strategy, StrategyDescription {}

/** What clients are told of a strategy. */
export interface StrategyDescription {
  readonly name: StrategyName;
  /** How it looks for the answer, in a sentence or two: shown beside the name in the schema. */
  readonly description: string;
}

export interface CostEstimate {
  readonly strategy: StrategyName;
  /** Most stages that can run. */
  readonly stages: number;
  /** Most upstream calls of each kind; a kind that is absent is not called. */
  readonly upstream: Readonly<Partial<Record<UpstreamKind, number>>>;
  /** Names of the stages that would run, in the order in which they are first asked for. */
  readonly plan: readonly string[];
}
