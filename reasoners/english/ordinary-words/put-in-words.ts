import type { AnalysisInput } from "../../../engine/question/analysis.ts";
import { type Word, wordsOf } from "../language/words.ts";
import { reworded, type Piece } from "../plain-question/pieces.ts";

/** A question as it is put in the words of a graph, and what is told of that. */
export interface InOrdinaryWords<T extends AnalysisInput> {
  readonly input: T;
  /** What was read otherwise than it is said, and means the same. */
  readonly readAs: readonly string[];
  /** The same where something else may be meant. */
  readonly doubts: readonly string[];
  /** What is said of a thing beside its name, and may be so. Absent when nothing. */
  readonly untold?: readonly string[];
}

/**
 * The question put together of pieces of it, and the names that are kept where they stand then.
 * @param words those that the pieces count, where they are not all of the question
 */
export function withPieces<T extends AnalysisInput>(
  input: T,
  pieces: readonly Piece[],
  words: readonly Word[] = wordsOf(input.question),
): T {
  const { text, allMoved } = reworded(input.question, words, pieces);
  const mentions = input.mentions
    .flatMap((mention) => allMoved(mention.start, mention.end).map((place) => ({ ...mention, ...place })))
    .sort((one, other) => one.start - other.start);
  return { ...input, question: text, mentions };
}
