import type { StrategyName } from "./evidence/trace.ts";
import type { InvestigationParts } from "./investigation-parts.ts";
import type { CallCounts } from "./sources/upstream.ts";

/** What answering a question costs at most; nothing runs for it. */
export interface CostEstimate {
  readonly strategy: StrategyName;
  /** Most stages that can run. */
  readonly stages: number;
  /** Most upstream calls of each kind; a kind that is absent is not called. */
  readonly upstream: CallCounts;
  /** Names of the stages that would run, in the order in which they are first asked for. */
  readonly plan: readonly string[];
}

/** The most requests to a model that so many tasks make; nothing for a reasoner that asks none. */
export function requestsOf(
  tasks: number,
  { reasoner }: Pick<InvestigationParts, "reasoner">,
): Pick<CostEstimate["upstream"], "MODEL"> {
  const MODEL = reasoner.mostRequests?.(tasks);
  return MODEL === undefined ? {} : { MODEL };
}
