import { z } from "zod";
import { defineTask } from "../../../task.ts";
import { choiceInput, type ChoiceInput, type ChoiceOption } from "./choices.ts";

/**
 * The relations that the entities of each sub-question have, in either direction. So many are kept for each
 * sub-question.
 */
export type ChooseRelationsInput = ChoiceInput<RelationOption>;

export interface RelationOption extends ChoiceOption {
  /** FORWARD: the entity is the subject. */
  readonly direction: "FORWARD" | "BACKWARD";
  /** Kinds of its subjects; null where none is known. */
  readonly from: string | null;
  /** Kinds of its objects, or of its values; null where none is known. */
  readonly to: string | null;
  /** Some of its values, where it has a short list of them. */
  readonly values: readonly string[];
}

export interface ChooseRelationsOutput {
  /** For each sub-question the ids of those kept, best first. */
  readonly nodes: readonly { readonly id: string; readonly relations: readonly string[] }[];
}

/** The filter of relation linking (TreeQA, section 3.2, equation 4), for a whole level at once. */
export const chooseRelations = defineTask<ChooseRelationsInput, ChooseRelationsOutput>({
  name: "choose-relations",
  version: 2,
  input: choiceInput({
    direction: z.enum(["FORWARD", "BACKWARD"]),
    from: z.string().nullable(),
    to: z.string().nullable(),
    values: z.array(z.string()),
  }),
  output: z.object({ nodes: z.array(z.object({ id: z.string(), relations: z.array(z.string()) })) }),
});
