import { z } from "zod";
import type { RelationCandidate } from "./form/logical-form.ts";

/**
 * The kind of thing that a question word asks for, and what a graph tells of it: "who" asks for a person, or a body
 * that acts. What is in neither list of classes may be of the kind or not.
 */
export interface KindAsked {
  /** The question word and what it asks for, as the beginning of a sentence: "“who” asks for a person". */
  readonly demand: string;
  /** IRIs of classes whose members are of the kind. */
  readonly classes: readonly string[];
  /** IRIs of classes whose members are not, unless they are of one of the others too. */
  readonly otherClasses: readonly string[];
  /** Relations to whose end nothing comes but what is of the kind: "directed by" leads to somebody. */
  readonly telling: readonly Pick<RelationCandidate, "iri" | "direction">[];
}

export const kindAsked: z.ZodType<KindAsked> = z.object({
  demand: z.string(),
  classes: z.array(z.string()),
  otherClasses: z.array(z.string()),
  telling: z.array(z.object({ iri: z.string(), direction: z.enum(["FORWARD", "BACKWARD"]) })),
});
