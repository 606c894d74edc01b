import { z } from "zod";
import type { Searched } from "../../../evidence/exploration.ts";
import { defineTask } from "../../../task.ts";
import { said } from "../../../text/said.ts";

const searched: z.ZodType<Searched> = z.enum(["KG", "DOCUMENTS", "WEB"]);

/** What is known of each kind of source before any of it is searched. */
export interface SelectSourcesInput {
  readonly question: string;
  /** Those that are available, which are never none. */
  readonly available: readonly {
    readonly kind: Searched;
    /** Titles of the sources. */
    readonly titles: readonly string[];
    /** Topic entities that they know, each with how surely, 0–1. */
    readonly topics: readonly { readonly text: string; readonly score: number }[];
  }[];
  /** How many names of the question there are. */
  readonly topics: number;
  /** Relations of the skyline that the graphs have no name for, in the question's words. */
  readonly unknownRelations: readonly string[];
  /** Hops that the answer is away from what the question names. */
  readonly predictedDepth: number;
  /** Today, `YYYY-MM-DD`. */
  readonly today: string;
}

export interface SelectSourcesOutput {
  /** Kinds to search first, among those available. Never empty. */
  readonly kinds: readonly Searched[];
  readonly reason: string;
}

/** The agentic source selector (section 3.1): what is searched first, and why. */
export const selectSources = defineTask<SelectSourcesInput, SelectSourcesOutput>({
  name: "select-sources",
  version: 1,
  input: z.object({
    question: z.string(),
    available: z
      .array(
        z.object({
          kind: searched,
          titles: z.array(z.string()),
          topics: z.array(z.object({ text: z.string(), score: z.number().min(0).max(1) })),
        }),
      )
      .min(1),
    topics: z.number().int().min(0),
    unknownRelations: z.array(z.string()),
    predictedDepth: z.number().int().min(1),
    today: z.string(),
  }),
  output: z.object({ kinds: z.array(searched).min(1), reason: said(400) }),
});
