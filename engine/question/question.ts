import type { StrategyName } from "../evidence/trace.ts";
import type { ParameterValues } from "./parameters.ts";

/** A client's wishes that change what is found; they are part of the question's id. */
export interface QuestionOptions {
  /** Ids of the sources to use; all when absent. */
  readonly sources?: readonly string[];
  /** Corrections of the linking: a mention as it stands in the question, and the entity that it means. */
  readonly topicEntities?: readonly TopicEntityChoice[];
  /** Which of its readings is used, in the words that the reading is shown in; the best that answers when absent. */
  readonly reading?: string;
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
  /** Of one of several things that a question asks: where it stands. Absent for a question that was asked as it is. */
  readonly within?: PartOfQuestion;
}

/** Which part of a question another is, and what is known of what the parts share. */
export interface PartOfQuestion {
  readonly question: Question;
  /** From 0. */
  readonly index: number;
  /** What an earlier part asks for was found to be, where this part speaks of it. */
  readonly answers?: readonly AnswerName[];
  /** What names mean in all parts, by the words of the question, as IRIs. */
  readonly meanings?: Readonly<Record<string, string>>;
}

/** An answer by its name; without an IRI where a document alone names it. */
export interface AnswerName {
  readonly iri?: string;
  readonly label: string;
}
