import type { AnswerPart as FoundPart } from "../engine/evidence/trace.ts";
import type { AnswerPart } from "../schema/answer-part.ts";

/** The parts of an answer to a question that asks several things; none where it asks one. */
export function shownParts(parts: readonly FoundPart[] = []): readonly AnswerPart[] {
  return parts.map((part, index) => ({ ...part, position: index + 1 }));
}
