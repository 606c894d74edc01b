import type { QuestionScore } from "../score/question-score.ts";
import { scoreQuestion } from "../score/score-question.ts";
import { summarise, type RunSummary } from "../statistics/summarise.ts";
import type { GoldQuestion, QuestionSet } from "../question-set.ts";
import type { RunHeader } from "./header.ts";
import { freshEngine, type Opening } from "./opening.ts";
import { type PreparedRun, titleOf } from "./prepare-runs.ts";
import { type ProgressOutput, RunProgress } from "./progress.ts";
import type { QuestionRecord } from "./record.ts";
import { keptOf, runSet, type RunOptions } from "./run-set.ts";

export interface MakeRunOptions extends Omit<RunOptions, "onStart" | "onRecord"> {
  readonly progress: ProgressOutput;
  readonly opening: Opening;
}

/** A run with its scores. */
export interface MadeRun {
  readonly set: QuestionSet;
  readonly strategy: string;
  readonly variant: string | undefined;
  /** `metaqa 2-hop, TREEQA (serial)`. */
  readonly title: string;
  readonly path: string;
  readonly header: RunHeader;
  readonly questions: readonly GoldQuestion[];
  readonly records: readonly QuestionRecord[];
  /** False when it was stopped before all questions were asked. */
  readonly complete: boolean;
  readonly asked: number;
  readonly scores: readonly QuestionScore[];
  /** Undefined when there is no answer yet. */
  readonly summary: RunSummary | undefined;
}

/**
 * Asks what has not been asked yet of a prepared run, tells how far it is, and scores what is there. Closes its file.
 */
export async function makeRun(run: PreparedRun, options: MakeRunOptions): Promise<MadeRun> {
  const { set, system, variant, questions, parts, file } = run;
  const { opening, repetitions } = options;
  const golds = new Map(questions.map((question) => [question.id, question]));
  const scored = (record: QuestionRecord): readonly QuestionScore[] => {
    const gold = golds.get(record.id);
    return gold === undefined ? [] : [scoreQuestion(gold, record)];
  };
  const isRight = (record: QuestionRecord): boolean => scored(record).some(({ answer }) => answer.hits1 === 1);
  const kept = keptOf(file, options);
  const progress = new RunProgress(options.progress, {
    title: titleOf(set, system, variant),
    total: questions.length * repetitions,
    done: kept.length,
    right: kept.filter(isRight).length,
    isRight,
  });
  const opened = parts === undefined ? undefined : freshEngine(parts);
  try {
    const outcome = await runSet(
      {
        questions,
        system,
        file,
        opened,
        knowledge: set.knowledge,
        questionOptions: (sources) => variant?.options(sources) ?? {},
        open: async (knowledge) => {
          const own = await opening.alone(knowledge, set.format);
          return freshEngine(own.parts, () => own.close());
        },
      },
      { ...options, onStart: ({ text }) => progress.asks(text), onRecord: (record) => progress.answered(record) },
    );
    const scores = outcome.records.flatMap(scored);
    return {
      ...outcome,
      set,
      strategy: system.name,
      variant: variant?.name,
      title: titleOf(set, system, variant),
      path: file.path,
      header: file.header,
      questions,
      scores,
      summary: scores.length === 0 ? undefined : summarise(scores, { strategy: system.name }),
    };
  } finally {
    progress.ends();
    file.close();
    await opened?.close();
  }
}
