import { z } from "zod";
import { defineTask, type Task } from "../../engine/task.ts";

/** A question as a baseline puts it to a language model. */
export interface BaselineInput {
  readonly question: string;
  /** What it chooses from; empty for an open question. */
  readonly choices: readonly string[];
  /** Texts that it is to answer from; empty where it answers from what it knows. */
  readonly given: readonly string[];
}

export interface BaselineOutput {
  /** Best first; empty when it does not know. */
  readonly answers: readonly string[];
  /** How it came to think so, where it was asked to think. */
  readonly thought: string | null;
}

function answerTask(name: string): Task<BaselineInput, BaselineOutput> {
  return defineTask<BaselineInput, BaselineOutput>({
    name,
    version: 1,
    input: z.object({ question: z.string(), choices: z.array(z.string()), given: z.array(z.string()) }),
    output: z.object({ answers: z.array(z.string()), thought: z.string().nullable() }),
  });
}

/** From what the model knows, without an example. */
export const answerDirectly = answerTask("baseline-direct");
/** From what the model knows, with five examples. */
export const answerFromExamples = answerTask("baseline-few-shot");
/** After thinking step by step. */
export const answerAfterThinking = answerTask("baseline-chain-of-thought");
/** The same, as one of several samples: it needs a temperature above 0. */
export const sampleThought = answerTask("baseline-sampled-thought");
/** From passages. */
export const answerFromPassages = answerTask("baseline-from-passages");
/** From reasoning paths without weights. */
export const answerFromPaths = answerTask("baseline-from-paths");
