import { z } from "zod";
import { cleanText } from "./clean-text.ts";

/**
 * What a reasoner says reaches searches, other tasks and what a client is shown: whatever it is, it is bounded, and has
 * nothing in it that is not seen.
 */

/** Words, of which the first `most` characters are kept. */
export function said(most: number): z.ZodType<string> {
  return z.string().transform((words) => cleanText(words, most));
}

/** Words, or nothing; a reply that leaves them out says nothing, and so do words that nobody sees. */
export const maybeSaid: z.ZodType<string | null> = z
  .string()
  .nullish()
  .transform((words) => (words === null || words === undefined ? null : cleanText(words, 400) || null));

/** A list of which the first `most` items are kept; the others are not looked at. */
export function fewOf<Item>(item: z.ZodType<Item>, most: number): z.ZodType<Item[]> {
  return z
    .array(z.unknown())
    .transform((all) => all.slice(0, most))
    .pipe(z.array(item));
}
