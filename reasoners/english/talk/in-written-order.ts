import type { AnalysisInput } from "../../../engine/question/analysis.ts";
import type { InOrdinaryWords } from "../ordinary-words/put-in-words.ts";
import { withoutGranted } from "./granted.ts";
import { whereIWouldBe } from "./if-i-were-there.ts";
import { asClaimed, withoutAsker } from "./reported-claims.ts";
import { withNameBehind } from "./names-behind.ts";
import { withTopicInPlace } from "./topics-first.ts";
import { whoseInFront } from "./whose-in-place.ts";

/** Each way in which a question may be put together as it is spoken. */
const WAYS = [asClaimed, withoutAsker, withoutGranted, whereIWouldBe, whoseInFront, withNameBehind, withTopicInPlace];

/**
 * A question that people put together as they speak, in the order in which it would be written: what it is about stands
 * before it or behind it, and in its place a pronoun; or who said so stands before what is to be confirmed. Undefined
 * where it is in that order already.
 */
export function inWrittenOrder<T extends AnalysisInput>(input: T): InOrdinaryWords<T> | undefined {
  for (const way of WAYS) {
    const found = way(input);
    if (found !== undefined) return found;
  }
  return undefined;
}
