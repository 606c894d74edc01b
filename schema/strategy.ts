import { registerEnumType } from "type-graphql";
import type { BuiltInStrategyName } from "../engine/evidence/trace.ts";

/** The built-in strategies. Those of an engine, and what each of them says of itself, take their place in its schema. */
export const Strategy = { QUERY: "QUERY", TREEQA: "TREEQA" } as const satisfies {
  readonly [Name in BuiltInStrategyName]: Name;
};

registerEnumType(Strategy, { name: "Strategy", description: "How the answer is looked for." });
