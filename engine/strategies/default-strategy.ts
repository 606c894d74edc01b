import type { StrategyName } from "../evidence/trace.ts";

/** Asked where nobody names another: the best there is so far. */
export const DEFAULT_STRATEGY: StrategyName = "FUSION";
