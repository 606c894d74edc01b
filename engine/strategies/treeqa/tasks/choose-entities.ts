import { z } from "zod";
import { defineTask } from "../../../task.ts";

/** The sub-questions of a level, each with what it may be about: found by search, or named by the reasoner. */
export interface ChooseEntitiesInput {
  readonly nodes: readonly {
    readonly id: string;
    readonly question: string;
    readonly hypothesis: string | null;
    readonly candidates: readonly EntityOption[];
  }[];
  /** How many to keep of what each mention may mean. */
  readonly keep: number;
}

export interface EntityOption {
  readonly id: string;
  readonly label: string;
  readonly description: string | null;
  /** The words that it was found by. */
  readonly mention: string;
  /** 0–1. */
  readonly score: number;
  /** True when the graph holds an answer to the whole question with it. */
  readonly fits: boolean;
}

export interface ChooseEntitiesOutput {
  /** For each sub-question the ids of those kept, best first. */
  readonly nodes: readonly { readonly id: string; readonly entities: readonly string[] }[];
}

/** The filter of entity linking (TreeQA, section 3.2, equation 3), for a whole level at once. */
export const chooseEntities = defineTask<ChooseEntitiesInput, ChooseEntitiesOutput>({
  name: "choose-entities",
  version: 1,
  input: z.object({
    nodes: z.array(
      z.object({
        id: z.string(),
        question: z.string(),
        hypothesis: z.string().nullable(),
        candidates: z.array(
          z.object({
            id: z.string(),
            label: z.string(),
            description: z.string().nullable(),
            mention: z.string(),
            score: z.number(),
            fits: z.boolean(),
          }),
        ),
      }),
    ),
    keep: z.number().int(),
  }),
  output: z.object({ nodes: z.array(z.object({ id: z.string(), entities: z.array(z.string()) })) }),
});
