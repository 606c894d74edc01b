import { z } from "zod";
import { said } from "../../../text/said.ts";

/** A chain that is searched along, as a reasoner writes it: names and other places, and relations between them. */
export interface Steering {
  /** Two or more; a topic entity as the question writes it, "?" for what is asked for. */
  readonly places: readonly string[];
  /** One fewer than the places, in words. */
  readonly relations: readonly string[];
}

/** A longer chain is none that could be searched along. */
const MOST_PLACES = 17;

export const steering: z.ZodType<Steering> = z
  .object({ places: z.array(said(160)).min(2).max(MOST_PLACES), relations: z.array(said(160)).min(1).max(MOST_PLACES) })
  .refine(({ places, relations }) => places.length === relations.length + 1, {
    message: "A chain has one relation fewer than places.",
  });
