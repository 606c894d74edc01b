import type { StrategyName } from "../evidence/trace.ts";
import type { ParameterValues } from "./parameters.ts";

/** A client's wishes that change what is found; they are part of the question's id. */
export interface QuestionOptions {
  /** Ids of the sources to use; all when absent. */
  readonly sources?: readonly string[];
  /** Corrections of the linking: a mention as it stands in the question, and the entity that it means. */
  readonly topicEntities?: readonly TopicEntityChoice[];
  /** Parameters of strategies that are not the default, by the strategy's name. */
  readonly parameters?: Readonly<Record<StrategyName, ParameterValues>>;
}

export interface TopicEntityChoice {
  readonly mention: string;
  readonly iri: string;
}

/** A question as a value: equal text and options make an equal id, everywhere and always. */
export interface Question {
  readonly id: string;
  readonly text: string;
  readonly options: QuestionOptions;
}
