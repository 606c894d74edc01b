import { z } from "zod";

/** The sub-questions of a level, each with what may be chosen for it. */
export interface ChoiceInput<Option extends ChoiceOption> {
  readonly nodes: readonly ToChooseFor<Option>[];
  /** How many to keep at most. */
  readonly keep: number;
}

/** A sub-question and its candidates. */
export interface ToChooseFor<Option extends ChoiceOption> {
  readonly id: string;
  readonly question: string;
  readonly hypothesis: string | null;
  readonly candidates: readonly Option[];
}

/** What is said of every candidate. */
export interface ChoiceOption {
  /** Good within its sub-question. */
  readonly id: string;
  readonly label: string;
  readonly description: string | null;
  /** 0–1: how well its names fit the words of the question. */
  readonly score: number;
  /** True when the graph holds an answer to the whole question with it. */
  readonly fits: boolean;
}

/** The schema of such an input; `own` are the properties that candidates have besides. */
export function choiceInput<Own extends z.ZodRawShape>(own: Own) {
  const option = z.object({
    id: z.string(),
    label: z.string(),
    description: z.string().nullable(),
    score: z.number(),
    fits: z.boolean(),
    ...own,
  });
  const node = z.object({
    id: z.string(),
    question: z.string(),
    hypothesis: z.string().nullable(),
    candidates: z.array(option),
  });
  return z.object({ nodes: z.array(node), keep: z.number().int() });
}

/** Sorts candidates: first what fits the whole question, then what is named most like its words. */
export function likelierFirst(a: ChoiceOption, b: ChoiceOption): number {
  return Number(b.fits) - Number(a.fits) || b.score - a.score;
}
