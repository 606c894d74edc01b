import { z } from "zod";
import { defineTask } from "../../../task.ts";

/** The sub-questions of a level, each with the relations that its entities have, in either direction. */
export interface ChooseRelationsInput {
  readonly nodes: readonly {
    readonly id: string;
    readonly question: string;
    readonly hypothesis: string | null;
    readonly candidates: readonly RelationOption[];
  }[];
  /** How many to keep for each sub-question. */
  readonly keep: number;
}

export interface RelationOption {
  readonly id: string;
  readonly label: string;
  readonly description: string | null;
  /** FORWARD: the entity is the subject. */
  readonly direction: "FORWARD" | "BACKWARD";
  /** 0–1: how well its names fit the words of the question. */
  readonly score: number;
  /** True when the graph holds an answer to the whole question by it. */
  readonly fits: boolean;
}

export interface ChooseRelationsOutput {
  /** For each sub-question the ids of those kept, best first. */
  readonly nodes: readonly { readonly id: string; readonly relations: readonly string[] }[];
}

/** The filter of relation linking (TreeQA, section 3.2, equation 4), for a whole level at once. */
export const chooseRelations = defineTask<ChooseRelationsInput, ChooseRelationsOutput>({
  name: "choose-relations",
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
            direction: z.enum(["FORWARD", "BACKWARD"]),
            score: z.number(),
            fits: z.boolean(),
          }),
        ),
      }),
    ),
    keep: z.number().int(),
  }),
  output: z.object({ nodes: z.array(z.object({ id: z.string(), relations: z.array(z.string()) })) }),
});
