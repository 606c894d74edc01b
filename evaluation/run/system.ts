import type { Engine } from "../../engine/engine.ts";
import type { Stage } from "../../engine/investigation/stage.ts";
import type { Question } from "../../engine/question/question.ts";
import type { DocumentCollection } from "../../engine/sources/documents.ts";
import type { WholeParts } from "../../engine/sources/whole-parts.ts";
import type { StrategyName, StrategyResult } from "../../engine/evidence/trace.ts";

/** A way to answer that is evaluated: a strategy of the engine, or a baseline that it is compared with. */
export interface System {
  /** As reports and command lines name it. */
  readonly name: string;
  /** What it would need and there is not, with the remedy: completes "… can not be run: ". Nothing when absent. */
  lacks?(there: Available): string | undefined;
  /** @param choices what the question chooses from, for those that are told */
  result(question: Question, opened: OpenedKnowledge, choices?: readonly string[]): Stage<StrategyResult>;
}

/** What there is to answer with. */
interface Available {
  readonly hasModel: boolean;
  /** Undefined when each question brings its own. */
  readonly documents: readonly DocumentCollection[] | undefined;
}

/** What questions are asked of. */
export interface OpenedKnowledge {
  readonly engine: Engine;
  /** What the engine is made of: baselines use it without the engine's strategies. */
  readonly parts: WholeParts;
  close(): Promise<void>;
}

/** A strategy of the engine as a system. */
export function strategySystem(name: StrategyName): System {
  return {
    name,
    result: (question, { engine }) => engine.stages.result(question, name),
  };
}
