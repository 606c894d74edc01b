import { z } from "zod";
import { defineTask } from "../task.ts";
import { type CitedSentences, citedSentences, MOST_CITED } from "./cited-sentences.ts";

/** A whole question, put to the passages that it leads to. */
export interface ReadQuestionInput {
  readonly question: string;
  /** What was read before comes first, by its sentences alone; then what was found since. */
  readonly passages: readonly { readonly id: string; readonly title: string; readonly text: string }[];
}

/** A fact that a passage states: subject –relation→ object, in its words. */
export interface ReadStep {
  readonly subject: string;
  readonly relation: string;
  readonly object: string;
  /** Id of the passage. */
  readonly passage: string;
  /** A sentence of it, or some that follow one another, verbatim. */
  readonly quote: string;
  /** Sentences that state it together with those, of the same passage or of another; none when absent. */
  readonly beside?: readonly CitedSentences[] | undefined;
}

export interface ReadQuestionOutput {
  /** From what the question names to what it asks for; of an unanswered one as far as they lead. */
  readonly steps: readonly ReadStep[];
  /** Each is one end of a step, or "yes" or "no"; empty when the passages do not lead there. */
  readonly answers: readonly string[];
  /** What the question says beside, and no passage does; empty when all of it is stated. */
  readonly unsaid: readonly string[];
  /** Words by which what is missing may be found. */
  readonly search?: string | undefined;
  /** What the reasoner would answer of its own, where the passages do not. */
  readonly own?: string | undefined;
}

/**
 * Reads a question as a whole, as plain retrieval does, with the sentence for each step. A reasoner without a language
 * model does not answer it.
 */
export const readQuestion = defineTask<ReadQuestionInput, ReadQuestionOutput>({
  name: "read-question",
  version: 1,
  optional: true,
  input: z.object({
    question: z.string(),
    passages: z.array(z.object({ id: z.string(), title: z.string(), text: z.string() })),
  }),
  output: z.object({
    steps: z.array(
      z.object({
        subject: z.string(),
        relation: z.string(),
        object: z.string(),
        passage: z.string(),
        quote: z.string(),
        beside: z.array(citedSentences).max(MOST_CITED).optional(),
      }),
    ),
    answers: z.array(z.string().min(1)),
    unsaid: z.array(z.string()),
    search: z.string().optional(),
    own: z.string().optional(),
  }),
});
