import { z } from "zod";
import { SENTENCE_STARTERS } from "../text/abbreviations.ts";
import { normalise } from "../text/normalise.ts";

/** Sentences that stand beside one another in a passage, as somebody cites them. */
export interface CitedSentences {
  /** Id of the passage. */
  readonly passage: string;
  /** Verbatim. */
  readonly quote: string;
}

/** Sentences that state a fact together, and no more: what needs more is not stated but worked out. */
export const MOST_CITED = 4;

export const citedSentences: z.ZodType<CitedSentences> = z.object({ passage: z.string(), quote: z.string() });

/** What is quoted, with the title of the document that it stands in. */
export interface TitledQuote {
  readonly document: string;
  readonly title: string;
  readonly quote: string;
}

/**
 * Do two quotes speak of one thing, so that they may state a fact together? Those of one document do; those of two
 * where a name of the one, or of its title, stands in the other. Two sentences that share a year, or words of the
 * language alone ("the mill closed"), may speak of two things.
 */
export function speakOfOneThing(one: TitledQuote, other: TitledQuote): boolean {
  if (one.document === other.document) return true;
  const named = namesIn(other);
  return [...namesIn(one)].some((name) => named.has(name));
}

/** Words that are written as names are; every word where a script knows no capitals. */
function namesIn({ title, quote }: TitledQuote): ReadonlySet<string> {
  const words = `${title} ${quote}`.match(/[\p{L}\p{M}]{2,}/gu) ?? [];
  return new Set(
    words
      .filter((word) => /^[\p{Lu}\p{Lt}\p{Lo}]/u.test(word))
      .map(normalise)
      .filter((word) => word !== "" && !SENTENCE_STARTERS.has(word)),
  );
}
