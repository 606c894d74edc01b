import type { AnalysisInput } from "../../../engine/question/analysis.ts";
import type { InOrdinaryWords } from "../ordinary-words/put-in-words.ts";
import { asClaimed } from "./reported-claims.ts";
import { withNameBehind } from "./names-behind.ts";
import { withTopicInPlace } from "./topics-first.ts";

/**
 * A question that people put together as they speak, in the order in which it would be written: what it is about stands
 * before it or behind it, and in its place a pronoun. Undefined where it is in that order already.
 */
export function inWrittenOrder<T extends AnalysisInput>(input: T): InOrdinaryWords<T> | undefined {
  return asClaimed(input) ?? withNameBehind(input) ?? withTopicInPlace(input);
}
