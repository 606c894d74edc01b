/** A question as the phrase book may have it, in the words of one that puts it otherwise. */
export interface Way {
  readonly words: readonly string[];
  /** The noun of what is asked for: "which firm", where the book has "who". */
  readonly kind?: string;
}
