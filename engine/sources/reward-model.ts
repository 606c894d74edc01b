import type { Checkable } from "./check.ts";
import type { UpstreamContext } from "./upstream.ts";

/** A model that tells how good answers to a question are, trained on what people prefer. */
export interface RewardModel extends Partial<Checkable> {
  /** The source's id, in cost, records and errors. */
  readonly id: string;
  /** With everything that changes its scores, never a key; part of stage keys. */
  readonly version: string;
  /**
   * One score for each text, in their order, in the model's own range: the greater the better.
   * @throws Failure `SOURCE_UNAVAILABLE`, `RATE_LIMITED` or `MODEL_REPLY_INVALID`
   */
  score(question: string, texts: readonly string[], context: UpstreamContext): Promise<readonly number[]>;
}
