import { z } from "zod";
import { defineTask } from "../../../task.ts";
import { choiceInput, type ChoiceInput, type ChoiceOption } from "./choices.ts";

/**
 * What each sub-question may be about: found by search, or named by the reasoner. So many are kept for each mention.
 */
export type ChooseEntitiesInput = ChoiceInput<EntityOption>;

export interface EntityOption extends ChoiceOption {
  /** The words that it was found by. */
  readonly mention: string;
}

export interface ChooseEntitiesOutput {
  /** For each sub-question the ids of those kept, best first. */
  readonly nodes: readonly { readonly id: string; readonly entities: readonly string[] }[];
}

/** The filter of entity linking (TreeQA, section 3.2, equation 3), for a whole level at once. */
export const chooseEntities = defineTask<ChooseEntitiesInput, ChooseEntitiesOutput>({
  name: "choose-entities",
  version: 1,
  input: choiceInput({ mention: z.string() }),
  output: z.object({ nodes: z.array(z.object({ id: z.string(), entities: z.array(z.string()) })) }),
});
