import { registerEnumType } from "type-graphql";
import type { StrategyName } from "../engine/evidence/trace.ts";

/** Asked where a client names none: the engine's default. */
export const DEFAULT_STRATEGY: StrategyName = "FUSION";

/** Those of an engine, and what each of them says of itself, take their place in its schema. */
export const Strategy: Readonly<Record<string, StrategyName>> = { [DEFAULT_STRATEGY]: DEFAULT_STRATEGY };

registerEnumType(Strategy, { name: "Strategy", description: "The strategy that looks for the answer." });
