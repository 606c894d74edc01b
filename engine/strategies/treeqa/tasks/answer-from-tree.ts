import { z } from "zod";
import { defineTask } from "../../../task.ts";

/** The golden tree: what was asked, what was validated, and the values that can be the answer. */
export interface AnswerFromTreeInput {
  readonly question: string;
  readonly nodes: readonly {
    readonly id: string;
    readonly parent: string | null;
    readonly question: string;
    readonly answer: string;
    readonly evidence: readonly string[];
  }[];
  readonly values: readonly { readonly id: string; readonly label: string; readonly node: string }[];
  /** True when the values were computed from the whole question: then they are its answer, or nothing is. */
  readonly computed: boolean;
}

export interface AnswerFromTreeOutput {
  /** Ids of the values that answer the question; empty when the tree does not. */
  readonly answers: readonly string[];
  readonly reason: string | null;
}

/** Final reasoning and answer generation (TreeQA, section 3.4). */
export const answerFromTree = defineTask<AnswerFromTreeInput, AnswerFromTreeOutput>({
  name: "answer-from-tree",
  version: 2,
  input: z.object({
    question: z.string(),
    nodes: z.array(
      z.object({
        id: z.string(),
        parent: z.string().nullable(),
        question: z.string(),
        answer: z.string(),
        evidence: z.array(z.string()),
      }),
    ),
    values: z.array(z.object({ id: z.string(), label: z.string(), node: z.string() })),
    computed: z.boolean(),
  }),
  output: z.object({
    answers: z.array(z.string()),
    reason: z
      .string()
      .nullish()
      .transform((reason) => reason ?? null),
  }),
});
