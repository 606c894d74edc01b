import type { AnalysisInput } from "../../../engine/question/analysis.ts";
import type { InOrdinaryWords } from "../ordinary-words/put-in-words.ts";
import { withDescribedInPlace } from "./described-first.ts";
import { withoutGranted } from "./granted.ts";
import { whereIWouldBe } from "./if-i-were-there.ts";
import { withOtherNamed } from "./one-more.ts";
import { asClaimed, withoutAsker } from "./reported-claims.ts";
import { withNameBehind } from "./names-behind.ts";
import { tellingWhich, withoutOtherName } from "./telling-which.ts";
import { withTopicInPlace } from "./topics-first.ts";
import { whereAndWhich } from "./where-and-which.ts";
import { whoseInFront } from "./whose-in-place.ts";

/** Each way in which a question may be put together as it is spoken. */
const WAYS = [
  asClaimed,
  withoutAsker,
  withoutGranted,
  whereIWouldBe,
  whoseInFront,
  whereAndWhich,
  withOtherNamed,
  withNameBehind,
  withTopicInPlace,
  withDescribedInPlace,
];

/**
 * A question that people put together as they speak, in the order in which it would be written: what it is about stands
 * before it or behind it, and in its place a pronoun; or who said so stands before what is to be confirmed. Undefined
 * where it is in that order already.
 */
export function inWrittenOrder<T extends AnalysisInput>(input: T): InOrdinaryWords<T> | undefined {
  const which = tellingWhich(input) ?? withoutOtherName(input);
  for (const way of WAYS) {
    const found = way(which?.input ?? input);
    if (found !== undefined) return { ...found, readAs: [...(which?.readAs ?? []), ...found.readAs] };
  }
  return which;
}
