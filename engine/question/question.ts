import type { StrategyName } from "../evidence/trace.ts";
import type { ParameterValues } from "./parameters.ts";

/** A client's wishes that change what is found; they are part of the question's id. */
export interface QuestionOptions {
  /** Ids of the sources to use; all when absent. */
  readonly sources?: readonly string[];
  /** Corrections of the linking: a mention as it stands in the question, and the entity that it means. */
  readonly topicEntities?: readonly TopicEntityChoice[];
  /** 0–1: answers that are less confident are not given. */
  readonly minConfidence?: number;
  /** Parameters of strategies that are not the default, by the strategy's name. */
  readonly parameters?: Readonly<Record<StrategyName, ParameterValues>>;
}

export interface TopicEntityChoice {
  readonly mention: string;
  readonly iri: string;
}

/** What is asked for: wishes for a question, and the strategy that is to answer it. */
export interface QuestionRequest extends QuestionOptions {
  /** The engine's default when absent. */
  readonly strategy?: StrategyName;
}

/** A question as a value: equal text, strategy and options make an equal id, everywhere and always. */
export interface Question {
  readonly id: string;
  readonly text: string;
  readonly strategy: StrategyName;
  readonly options: QuestionOptions;
  /** Names the investigation of the question: equal for questions that differ in nothing but their strategy. */
  readonly investigation: string;
}
