import type { UpstreamContext } from "../../../../sources/upstream.ts";
import type { Reasoner } from "../../../../task.ts";
import type { FusablePath } from "../fusable-path.ts";

/** Something that scores how good the answers of paths are (section 3.1.3). */
export interface OutcomeScorer {
  /** As scores tell it: `judge`, `reward-model`, `built-in`, or a third party's own. */
  readonly name: string;
  /** With everything that changes its scores; part of stage keys. */
  readonly id: string;
  /**
   * The reasoner that it asks, where it asks one. Where semantic scores are asked of the same, its scores are asked for
   * in the same replies, and `score` is not called: so a question's paths are scored in no more than 4 requests.
   */
  readonly reasoner?: Reasoner;
  /**
   * Scores in their order, in any range, the greater the better; null for a path that has none.
   * @throws Failure where it gives none at all
   */
  score(question: string, paths: readonly FusablePath[], context: UpstreamContext): Promise<readonly (number | null)[]>;
}
