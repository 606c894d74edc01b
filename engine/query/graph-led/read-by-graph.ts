import { z } from "zod";
import { type AnalysisInput, type Reading, readerSchemas } from "../../question/analysis.ts";
import { defineTask } from "../../task.ts";
import type { Direction } from "../../evidence/fact.ts";

/** The things that a name of a question may mean, with the relations of any of them. */
export interface NamedThings {
  /** IRIs. */
  readonly things: readonly string[];
  /** FORWARD: the thing is the subject. */
  readonly relations: readonly { readonly iri: string; readonly direction: Direction }[];
  /** True when there may be more of them. */
  readonly truncated: boolean;
}

export interface GraphLedInput extends AnalysisInput {
  /** What is known around the names of the question. Of what is not among them nothing is known. */
  readonly around: readonly NamedThings[];
}

export interface GraphLedReadings {
  /** Best first; empty where no query of what lies around the names says all that the question does. */
  readonly readings: readonly Reading[];
}

export const aroundSchema: z.ZodType<GraphLedInput> = z.object({
  ...readerSchemas.input,
  around: z.array(
    z.object({
      things: z.array(z.string()),
      relations: z.array(z.object({ iri: z.string(), direction: z.enum(["FORWARD", "BACKWARD"]) })),
      truncated: z.boolean(),
    }),
  ),
});

/**
 * The connected queries of what lies around the names of a question that say all of its words (QAnswer, Diefenbach et
 * al. 2018; STAGG, Yih et al. 2015): for wordings of which no grammar makes sense.
 */
export const readByGraph = defineTask<GraphLedInput, GraphLedReadings>({
  name: "read-by-graph",
  version: 4,
  lasting: ["catalogue"],
  optional: true,
  input: aroundSchema,
  output: z.object({ readings: readerSchemas.readings }),
});
