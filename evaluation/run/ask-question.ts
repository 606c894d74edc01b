import type { Scope } from "../../engine/engine.ts";
import { Failure } from "../../engine/failure.ts";
import { type Cost, CostMeter } from "../../engine/investigation/cost.ts";
import type { Question, QuestionOptions } from "../../engine/question/question.ts";
import type { NeighbourhoodOf } from "../knowledge/neighbourhood.ts";
import type { GoldQuestion } from "../question-set.ts";
import type { System, OpenedKnowledge } from "./system.ts";
import { findings } from "./findings.ts";
import type { QuestionRecord, RecordedAnswer, RecordedCost } from "./record.ts";
import { recordedAnswer } from "./recorded-answer.ts";

const SCOPE: Scope = { tenant: "evaluation" };

/** The code of what failed by a defect, not by a source or a bound. */
const DEFECT = "INTERNAL_SERVER_ERROR";

export interface QuestionRun {
  readonly system: System;
  readonly opened: OpenedKnowledge;
  readonly options: QuestionOptions;
  readonly deadlineMs: number;
  /** What lies around entities of the graph that is asked, where that is known: for measuring. */
  readonly neighbourhoodOf?: NeighbourhoodOf | undefined;
  /** Ends the question at once; its record is then not to be kept. */
  readonly signal: AbortSignal;
  /** Told of what failed by a defect of ours. */
  readonly onDefect: (question: GoldQuestion, error: unknown) => void;
}

/**
 * Asks one question as if it were the first ever asked, and tells what became of it. A question that fails is recorded
 * too.
 * @throws the signal's reason when it is aborted
 */
export async function askQuestion(
  gold: GoldQuestion,
  repetition: number,
  asking: QuestionRun,
): Promise<QuestionRecord> {
  const { system, opened, options, deadlineMs, neighbourhoodOf, signal, onDefect } = asking;
  const { engine } = opened;
  const meter = new CostMeter();
  const record = (outcome: Pick<QuestionRecord, "answer" | "failure">, cost: Cost): QuestionRecord => ({
    id: gold.id,
    text: gold.text,
    repetition,
    ...outcome,
    cost: recordedCost(cost),
    ms: Math.round(cost.ms * 10) / 10,
  });
  signal.throwIfAborted();
  let question: Question | undefined;
  const cancel = (): void => void (question !== undefined && engine.cancel(question, SCOPE));
  signal.addEventListener("abort", cancel, { once: true });
  try {
    question = engine.question(gold.text, options);
    const lease = engine.attend(question, SCOPE, { listener: meter.listener, budget: { deadlineMs } });
    try {
      const result = await lease.get(system.result(question, opened, gold.choices));
      // What is looked at for measuring is no cost of the answer.
      const cost = meter.cost();
      // What is explored is a strategy's own.
      const found = await findings({ ...question, strategy: system.name }, opened, lease, neighbourhoodOf).catch(
        nothingFound,
      );
      return record({ answer: { ...recordedAnswer(result), ...found } }, cost);
    } finally {
      lease.leave();
    }
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof Failure)) onDefect(gold, error);
    const code = error instanceof Failure ? error.code : DEFECT;
    return record({ failure: { code, message: error instanceof Error ? error.message : String(error) } }, meter.cost());
  } finally {
    signal.removeEventListener("abort", cancel);
    // The same words may be asked again in a set: nothing is had from the first time.
    if (question !== undefined) await engine.forget(question, SCOPE);
  }
}

/** An answer that is there stays one when its deadline passes while it is looked at. */
function nothingFound(error: unknown): Pick<RecordedAnswer, "links"> {
  if (error instanceof Failure) return { links: [] };
  throw error;
}

function recordedCost({ upstream, models, stagesComputed }: Cost): RecordedCost {
  const { MODEL, ...others } = upstream;
  return {
    modelCalls: MODEL,
    inputTokens: models.inputTokens,
    outputTokens: models.outputTokens,
    ...(models.money === undefined ? {} : { money: models.money.amount }),
    upstreamQueries: Object.values(others).reduce((sum, calls) => sum + calls, 0),
    stages: stagesComputed,
  };
}
