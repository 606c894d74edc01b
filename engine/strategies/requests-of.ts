import type { CostEstimate, InvestigationParts } from "./strategy.ts";

/** The most requests to a model that so many tasks make; nothing for a reasoner that asks none. */
export function requestsOf(
  tasks: number,
  { reasoner }: Pick<InvestigationParts, "reasoner">,
): Pick<CostEstimate["upstream"], "MODEL"> {
  const MODEL = reasoner.mostRequests?.(tasks);
  return MODEL === undefined ? {} : { MODEL };
}
