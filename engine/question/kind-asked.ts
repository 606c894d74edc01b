import { z } from "zod";
import type { RelationCandidate } from "./form/logical-form.ts";

/**
 * The kind of thing that a question word asks for, and what a graph tells of it: "who" asks for a person, or a body
 * that acts. What is in neither list of classes may be of the kind or not.
 */
export interface KindAsked {
  /** The question word and what it asks for, as the beginning of a sentence: "“who” asks for a person". */
  readonly demand: string;
  /** True where it is somebody that is asked for: a person, or a body that acts. */
  readonly isSomebody?: boolean | undefined;
  /** IRIs of classes whose members are of the kind. */
  readonly classes: readonly string[];
  /** IRIs of classes whose members are not, unless they are of one of the others too. */
  readonly otherClasses: readonly string[];
  /** Relations to whose end nothing comes but what is of the kind: "directed by" leads to somebody. */
  readonly telling: readonly Pick<RelationCandidate, "iri" | "direction">[];
  /** Relations of which a text is none of the kind: what a boat is "made of" is no place. */
  readonly textless?: KindAsked["telling"] | undefined;
  /** What those that are asked for do, where the question says it and nothing in its reading does: "which singers". */
  readonly trades?: TradesAsked | undefined;
}

/** A trade by which people are asked for. */
export interface TradesAsked {
  /** The noun for one of them: "singer". */
  readonly noun: string;
  /** IRIs of what a graph calls so. */
  readonly values: readonly string[];
  /** IRIs of the relations by which it says what people do. */
  readonly relations: readonly string[];
  /** IRIs of the classes of those of whom it says so. */
  readonly kinds: readonly string[];
  /** Relations to whose end nobody comes but who is of the trade. */
  readonly telling: KindAsked["telling"];
}

const telling = z.array(z.object({ iri: z.string(), direction: z.enum(["FORWARD", "BACKWARD"]) }));

export const kindAsked: z.ZodType<KindAsked> = z.object({
  demand: z.string(),
  isSomebody: z.boolean().optional(),
  classes: z.array(z.string()),
  otherClasses: z.array(z.string()),
  telling,
  textless: telling.optional(),
  trades: z
    .object({
      noun: z.string(),
      values: z.array(z.string()),
      relations: z.array(z.string()),
      kinds: z.array(z.string()),
      telling,
    })
    .optional(),
});
