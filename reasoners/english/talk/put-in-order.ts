import type { AnalysisInput } from "../../../engine/question/analysis.ts";
import type { InOrdinaryWords } from "../ordinary-words/put-in-words.ts";
import { inWrittenOrder } from "./in-written-order.ts";
import { withoutTalk } from "./without-talk.ts";

/** A question without the talk around it, in the order in which it would be written; undefined where it is so. */
export function putInOrder<T extends AnalysisInput>(asked: T): InOrdinaryWords<T> | undefined {
  const core = withoutTalk(asked);
  const put = inWrittenOrder(core?.input ?? asked);
  if (core === undefined || put === undefined) return core ?? put;
  return { input: put.input, readAs: [...core.readAs, ...put.readAs], doubts: [...core.doubts, ...put.doubts] };
}
