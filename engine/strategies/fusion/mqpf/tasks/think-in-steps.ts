import { z } from "zod";
import { cleanText } from "../../../../text/clean-text.ts";
import { defineTask } from "../../../../task.ts";

export interface ThinkInStepsInput {
  readonly question: string;
  /** How many chains of thought are wanted at most, 1 or more. */
  readonly chains: number;
}

export interface ThinkInStepsOutput {
  readonly chains: readonly {
    /** Its steps, in words. */
    readonly text: string;
    /** What it comes to; never empty. */
    readonly answers: readonly string[];
  }[];
}

/** Characters of a chain, and of an answer; answers of one chain. */
const [LONGEST_CHAIN, LONGEST_ANSWER, MOST_ANSWERS] = [2_000, 160, 25];

const words = (most: number): z.ZodType<string> => z.string().transform((said) => cleanText(said, most));

/**
 * Chains of thought (section 3): ways to an answer by what the reasoner knows itself, all of them in one reply. Nothing
 * of it is from a source: what rests on it is the model's.
 */
export const thinkInSteps = defineTask<ThinkInStepsInput, ThinkInStepsOutput>({
  name: "think-in-steps",
  version: 1,
  input: z.object({ question: z.string(), chains: z.int().min(1) }),
  output: z.object({
    chains: z.array(
      z.object({
        text: words(LONGEST_CHAIN),
        answers: z
          .array(words(LONGEST_ANSWER))
          .transform((all) => all.filter((each) => each !== "").slice(0, MOST_ANSWERS)),
      }),
    ),
  }),
});
